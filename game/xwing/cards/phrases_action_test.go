package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestSquadronActions(t *testing.T) {
	g := duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, holding(redShip("turrphennir", 400, 300, 0), board.Stress), blueShip("jekporkins", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "boost") || !slices.Contains(got, "barrelroll") || slices.Contains(got, "evade") {
		t.Errorf("Turr Phennir may %v", got)
	}
	g = fly(t, "2FB", nil, redShip("sabinewren-tielnfighter", 400, 300, 0), blueShip("jekporkins", 800, 800, 180))
	if o := g.Decision(ask.ChooseAction); o.Prompt.Arg("source") == xwing.PerformActionStep || g.Ship(1).Dial.Revealed {
		t.Error("Sabine Wren acts before her dial is revealed")
	}
	g.Pick(ask.ChooseAction, "none")
	g.Pick(ask.ChooseAction, "barrelroll")
	g = fly(t, "2FB", nil, redShip("leevantenza", 400, 300, 0), blueShip("jekporkins", 800, 800, 180))
	g.Pick(ask.ChooseAction, "focus")
	if g.Asks(ask.ChooseAction) {
		t.Error("Leevan Tenza acts after a focus action")
	}
	g = fly(t, "2FB", nil, redShip("leevantenza", 400, 300, 0), blueShip("jekporkins", 800, 800, 180))
	g.Pick(ask.ChooseAction, "barrelroll")
	g.Until(ask.ChooseAction, nil)
	g.Pick(ask.ChooseAction, "evade")
	want(t, "stress", g.Ship(1).Has(board.Stress), 1)
	want(t, "evade", g.Ship(1).Has(board.Evade), 1)
}
