package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestJakeFarrell(t *testing.T) {
	g := fly(t, "3FB", nil, redShip("jakefarrell", 400, 300, 0), redShip("jekporkins", 470, 420, 0), blueShip("academypilot", 100, 850, 180))
	g.Pick(ask.ChooseAction, "boost")
	g.Until(ask.ChooseShip, nil)
	if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:1", "ship:2", "none"}) {
		t.Fatalf("he may choose %v", got)
	}
	g.Pick(ask.ChooseShip, "ship:2")
	g.Pick(ask.ChooseAction, "focus")
	want(t, "focus", g.Ship(2).Has(board.Focus), 1)
	g = fly(t, "3FB", nil, redShip("jakefarrell", 400, 300, 0), redShip("jekporkins", 470, 420, 0), blueShip("academypilot", 100, 850, 180))
	g.Pick(ask.ChooseAction, "evade")
	if g.Asks(ask.ChooseShip) {
		t.Error("he helps after an evade action")
	}
	t.Run("X20-EXA-004", func(t *testing.T) {
		g := fly(t, "3FB", nil, redShip("jakefarrell", 400, 300, 0), redShip("jekporkins", 470, 420, 0), blueShip("academypilot", 100, 850, 180))
		g.Pick(ask.ChooseAction, "focus")
		if g.Asks(ask.ChooseShip) || g.Asks(ask.ChooseAbility) {
			t.Error("he helps after a focus action")
		}
	})
}
