package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestClouds(t *testing.T) {
	act := func(t *testing.T, upgrade string, ships ...xwing.ScenarioShip) *xwingtest.Game {
		return fly(t, "2FW", nil, append([]xwing.ScenarioShip{redShip("hansolo", 400, 400, 0, upgrade), blueShip("idenversio", 850, 880, 180)}, ships...)...)
	}
	behind := func(t *testing.T, g *xwingtest.Game) float64 { // how far the debris lies from ship 1
		t.Helper()
		o := g.Now().View.Obstacles
		if len(o) != 1 || o[0].Type.String() != "debris" {
			t.Fatalf("obstacles %+v, want a debris cloud", o)
		}
		return physics.Distance(g.Now().ObstacleShape(1), g.Ship(1).Base().Shape()).Distance
	}
	t.Run("X20-DVC-018 X20-FAQ-018 X20-DVC-020", func(t *testing.T) {
		// Ship 3 stands where the cargo goes: 400 + 160 + the drop.
		g := act(t, "riggedcargochute", blueShip("academypilot", 400, 450, 180))
		g.Pick(ask.ChooseAction, "card:upgrade/riggedcargochute/0")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		gap := behind(t, g)
		if gap < 35 || gap > 40 { // the straight 1, less the tab
			t.Errorf("it lies %.2f mm from the rear edge", gap)
		}
		if g.Ship(3).Pose != physics.PoseAt(400, 450, 180) || !g.Ship(3).Stressed() {
			t.Errorf("ship 3 at %v, stressed %v, want it in place and meeting the debris", g.Ship(3).Pose, g.Ship(3).Stressed())
		}
	})
	t.Run("X20-DVC-019 X20-DVC-020", func(t *testing.T) {
		g := fly(t, "2FB", func(s *xwing.State) { s.View.Ship(2).Locks = []string{"ship:1"} },
			redShip("lukeskywalker", 400, 400, 0, "r2d2", "sparepartscanisters"), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.ChooseAction, "card:upgrade/sparepartscanisters/1")
		g.Pick(ask.ChooseDevicePlace, "drop")
		gap := behind(t, g)
		if gap > 2.5 || physics.ShapesOverlap(g.Now().ObstacleShape(1), g.Ship(1).Base().Shape()) {
			t.Errorf("it lies %.2f mm from the rear edge", gap)
		}
		if len(g.Ship(2).Locks) != 0 {
			t.Error("the lock on the ship is not broken")
		}
	})
	for fuses, g := range []*xwingtest.Game{
		system(t, "jekporkins", 400, 400, "electrochaffmissiles"),
		later(t, board.System, nil, redShip("jekporkins", 400, 400, 0, "electrochaffmissiles"), blueShip("idenversio", 850, 880, 180)), // 2.0 Legacy
	} {
		t.Run("electrochaff", func(t *testing.T) {
			g.Pick(ask.SystemAbilities, "upgrade/electrochaffmissiles/0")
			if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"launch:3B", "launch:3N", "launch:4F", "none"}) {
				t.Errorf("places %v", got)
			}
			g.Pick(ask.ChooseDevicePlace, "launch:4F")
			for left := fuses; left >= 0; left-- {
				want(t, "fuses", g.Now().View.Obstacles[0].Fuses, left)
				g.Until(ask.SetDials, nil)
				g.Dials(nil)
			}
			if !g.Now().View.Obstacles[0].Gone {
				t.Error("it stays without a fuse")
			}
		})
	}
	t.Run("into the chaff", func(t *testing.T) {
		sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 430, 500, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "electrochaffcloud", Pose: physics.PoseAt(400, 380, 0)}}}
		g := lay(t, sc, func(s *xwing.State) {
			s.View.Ship(1).Locks, s.View.Ship(2).Locks, s.View.Ship(2).Activated = []string{"ship:2"}, []string{"ship:1"}, true
			dial(s, 1, "1FB")
			faces(s, "f", "")
		})
		want(t, "locks", len(g.Ship(1).Locks)+len(g.Ship(2).Locks), 0)
		want(t, "jam", g.Ship(1).Has(board.Jam), 1)
		g.Pick(ask.ChooseAction, "lock")
		if g.Asks(ask.ChooseLockTarget) {
			t.Errorf("from the cloud it may lock %v", g.Legal(ask.ChooseLockTarget))
		}
	})
}
