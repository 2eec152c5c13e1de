package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// TestTheCopyThatIsOffline: of two like hardpoints the one whose ability is used is turned back, not the first.
func TestTheCopyThatIsOffline(t *testing.T) {
	offline := func(copies ...int) *xwingtest.Game {
		g := play(t, board.Engagement, func(s *xwing.State) {
			for _, i := range copies {
				s.View.Ship(1).Upgrades[i].Side = 1
			}
		}, redShip("newrepublicvolunteers", 450, 300, 0, "turbolaserbattery", "turbolaserbattery"), blueShip("academypilot", 850, 850, 180))
		for g.Asks(ask.ChooseAttack) {
			g.Pick(ask.ChooseAttack, "none")
		}
		return g
	}
	g := offline(1)
	g.Pick(ask.UseAbility, "yes")
	if u := g.Ship(1).Upgrades; u[0].Side != 0 || u[1].Side != 0 {
		t.Errorf("the second is offline: they show the sides %d and %d", u[0].Side, u[1].Side)
	}
	g = offline(0, 1)
	g.Pick(ask.UseAbility, "no")
	g.Pick(ask.UseAbility, "yes")
	if u := g.Ship(1).Upgrades; u[0].Side != 1 || u[1].Side != 0 {
		t.Errorf("both are: they show the sides %d and %d", u[0].Side, u[1].Side)
	}
}
