package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestTenNumb(t *testing.T) {
	g := duel(t, func(s *xwing.State) { faces(s, "ffb", "bbb") }, holding(redShip("tennumb", 400, 300, 0), board.Stress), blueShip("academypilot", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Pick(ask.ModifyAttackDice, "pilot/tennumb")
	want(t, "stress", g.Ship(1).Has(board.Stress), 0)
	want(t, "damage", hurt(g, 2), 2)
}

func TestGinaMoonsong(t *testing.T) {
	for x, passes := range map[float64]bool{560: true, 800: false} {
		g := engage(t, nil, holding(redShip("ginamoonsong", 400, 300, 0), board.Stress), redShip("jekporkins", x, 300, 0), blueShip("academypilot", 400, 800, 180))
		if g.Asks(ask.ChooseShip) != passes {
			t.Errorf("a friend at %v: asked %v", x, !passes)
		}
		if passes {
			g.Pick(ask.ChooseShip, "ship:2")
			want(t, "hers", g.Ship(1).Has(board.Stress), 0)
			want(t, "the friend's", g.Ship(2).Has(board.Stress), 1)
		}
	}
}
