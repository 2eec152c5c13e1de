package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/xwingtest"
)

func TestDarthVader(t *testing.T) {
	flies := func(t *testing.T, change func(*xwing.State)) *xwingtest.Game {
		g := fly(t, "2FB", change, blueShip("darthvader", 400, 300, 0), redShip("jekporkins", 100, 850, 180))
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		return g
	}
	t.Run("X20-ANA-005", func(t *testing.T) {
		g := flies(t, nil)
		force := g.Ship(1).Force.Active
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "none") || slices.Contains(got, "barrelroll") || !slices.Contains(got, "lock") {
			t.Errorf("actions %v: he may decline, and has rolled", got)
		}
		g.Pick(ask.ChooseAction, "focus")
		want(t, "Force", g.Ship(1).Force.Active, force-1)
	})
	t.Run("X20-ANA-005 a red action", func(t *testing.T) {
		g := fly(t, "2FB", nil, blueShip("darthvader", 400, 300, 0, "c3po-crew"), redShip("jekporkins", 100, 850, 180))
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "coordinate") {
			t.Errorf("actions %v, want the red coordinate of C-3PO among them", got)
		}
	})
	t.Run("without Force", func(t *testing.T) {
		if did(flies(t, func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }), "pilot/darthvader") {
			t.Error("he acts again without Force")
		}
	})
}
