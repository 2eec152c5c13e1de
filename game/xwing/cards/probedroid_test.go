package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestProbeDroid(t *testing.T) {
	t.Run("X20-DVC-021 X20-DVC-022", func(t *testing.T) {
		g := droid(t, board.System, "drk1probedroid", 400, 480, nil, two()...)
		if s := g.Ship(3); s.Initiative != 0 || s.Hull != 1 || g.Now().Profile(3).Stats.Agility != 3 {
			t.Errorf("%+v", s)
		}
		d := g.Decision(ask.SystemAbilities)
		if d.Seat != game.Blue || d.About[0] != "ship:3" {
			t.Fatalf("%+v", d)
		}
		g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
		if got := g.Legal(ask.ChooseRelocation); len(got) != 16 || !slices.Equal(got[:3], []string{"1:2B", "1:2F", "1:2N"}) {
			t.Errorf("places %v, want five sides by three templates, or none", got)
		}
		g.Pick(ask.ChooseRelocation, "none")
		if g.Ship(3).Pose != physics.PoseAt(400, 480, 180) {
			t.Error("it moved")
		}
	})
	t.Run("X20-DVC-023 X20-DVC-024", func(t *testing.T) {
		// Onto an enemy ship, which stays where it is.
		g := droid(t, board.System, "drk1probedroid", 400, 480, nil, append(two(), redShip("academypilot", 410, 600, 0))...)
		g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
		g.Pick(ask.ChooseRelocation, "1:2F")
		if g.Ship(3).Pose != physics.PoseAt(410, 600, 0) || !physics.ShapesOverlap(g.Now().ShipShape(3), g.Now().ShipShape(4)) {
			t.Errorf("ship at %v, droid at %v", g.Ship(3).Pose, g.Ship(4).Pose)
		}
		// Onto an obstacle.
		g = lay(t, xwing.Scenario{Phase: board.System, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Blue, "drk1probedroid", 400, 480, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(410, 600, 0)}}}, nil)
		g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
		g.Pick(ask.ChooseRelocation, "1:2F")
		if !physics.ShapesOverlap(g.Now().ShipShape(3), g.Now().ObstacleShape(1)) {
			t.Errorf("the droid lies at %v", g.Ship(3).Pose)
		}
		// It stops no ship that ends on it.
		g = onto(t, "drk1probedroid", "1FB", "b")
		if g.Ship(1).Pose != physics.PoseAt(400, 380, 0) {
			t.Errorf("the ship ended at %v", g.Ship(1).Pose)
		}
	})
	t.Run("X20-DVC-025:activation,engagement,end", func(t *testing.T) {
		g := droid(t, board.System, "drk1probedroid", 400, 340, nil, two()...)
		g.Pick(ask.SystemAbilities, "done")
		if done := doneBy(g, 3); len(done) != 0 {
			t.Errorf("after the System Phase: %v", done)
		}
		if p := g.Ship(3).Pose; p != physics.PoseAt(400, 340, 180) {
			t.Errorf("it has moved to %v", p)
		}
	})
	t.Run("X20-DVC-026:lock,jam,friendly", func(t *testing.T) {
		far := []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("idenversio", 600, 600, 180)}
		for seat, legal := range map[game.Seat]bool{game.Red: true, game.Blue: false} {
			g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: far, Devices: []xwing.ScenarioDevice{lies(seat, "drk1probedroid", 600, 450, 0)}},
				func(s *xwing.State) { dial(s, 1, "2FB"); s.View.Ship(2).Activated = true })
			g.Pick(ask.ChooseAction, "lock")
			got := g.Asks(ask.ChooseLockTarget) && slices.Contains(g.Legal(ask.ChooseLockTarget), "ship:2")
			if got != legal {
				t.Errorf("with a droid of seat %d the far ship can be locked: %v", seat, got)
			}
			g = lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("roarkgarnet", 100, 100, 0), blueShip("idenversio", 600, 600, 180)},
				Devices: []xwing.ScenarioDevice{lies(seat, "drk1probedroid", 600, 500, 0)}},
				func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true })
			g.Pick(ask.ChooseAction, "jam")
			if got := slices.Contains(g.Legal(ask.ChooseJamTarget), "ship:2"); got != legal {
				t.Errorf("with a droid of seat %d the far ship can be jammed: %v", seat, got)
			}
		}
	})
	t.Run("drk1probedroids", func(t *testing.T) {
		g := play(t, board.End, nil, redShip("jekporkins", 400, 400, 0, "drk1probedroids"), blueShip("idenversio", 850, 880, 180))
		if got := g.Legal(ask.ChooseDevicePlace); len(got) != 11 {
			t.Errorf("places %v, want drops and launches with the five templates of speed 3", got)
		}
		g.Pick(ask.ChooseDevicePlace, "launch:3F")
		if s := g.Ship(3); s == nil || s.Remote != "drk1probedroid" || s.Seat != game.Red {
			t.Errorf("placed %+v", s)
		}
		want(t, "charges", g.Ship(1).Upgrades[0].Charges.Active, 1)
	})
}

func TestProbeDroidMoves(t *testing.T) {
	t.Run("X20-DVC-026 in place of itself or not", func(t *testing.T) {
		g := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("idenversio", 100, 300, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(700, 700, 0)}},
			Devices:   []xwing.ScenarioDevice{lies(game.Red, "drk1probedroid", 700, 550, 0)}}, func(s *xwing.State) {
			dial(s, 1, "2FB")
			s.View.Ship(2).Activated = true
		})
		g.Pick(ask.ChooseAction, "lock")
		if got := g.Legal(ask.ChooseLockTarget); !slices.Contains(got, "ship:2") || !slices.Contains(got, "obstacle:1") {
			t.Errorf("it can lock %v, want the ship near it and the obstacle near the droid", got)
		}
	})
	t.Run("X20-DVC-027:focus", func(t *testing.T) {
		for dice, gone := range map[string]bool{"f": true, "h": false, "c": false, "b": false} {
			g := onto(t, "drk1probedroid", "1FB", dice)
			if got := g.Ship(3).Where == board.Removed; got != gone {
				t.Errorf("%s: destroyed %v, want %v", dice, got, gone)
			}
			if rolls := xwingtest.All[board.DiceRolled](g); len(rolls) != 1 || rolls[0].Ship != 1 {
				t.Errorf("rolls %+v, want one of the ship's", rolls)
			}
		}
	})
	t.Run("X20-DVC-028:friendly,through,move X20-DVC-027:enemy", func(t *testing.T) {
		through := onto(t, "drk1probedroid", "3FW", "f")
		roll := droid(t, board.Activation, "drk1probedroid", 480, 340, func(s *xwing.State) {
			dial(s, 1, "1FB")
			s.View.Ship(2).Activated = true
			faces(s, "f", "")
		}, two()...)
		roll.Pick(ask.ChooseAction, "barrelroll")
		roll.Pick(ask.ChooseBarrelRoll, "right/back")
		if !physics.ShapesOverlap(roll.Now().ShipShape(1), roll.Now().ShipShape(3)) {
			t.Fatal("the roll does not end on the droid")
		}
		boost := droid(t, board.Activation, "drk1probedroid", 400, 520, func(s *xwing.State) {
			dial(s, 1, "2FB")
			s.View.Ship(2).Activated = true
			faces(s, "f", "")
		}, redShip("phoenixsquadronpilot", 400, 300, 0), blueShip("idenversio", 850, 880, 180))
		boost.Pick(ask.ChooseAction, "boost")
		boost.Pick(ask.ChooseBoost, "straight")
		if !physics.ShapesOverlap(boost.Now().ShipShape(1), boost.Now().ShipShape(3)) {
			t.Fatal("the boost does not end on the droid")
		}
		own := lay(t, xwing.Scenario{Phase: board.Activation, Ships: two(), Devices: []xwing.ScenarioDevice{lies(game.Red, "drk1probedroid", 400, 380, 0)}},
			func(s *xwing.State) { dial(s, 1, "1FB"); s.View.Ship(2).Activated = true; faces(s, "f", "") })
		for name, g := range map[string]*xwingtest.Game{"through": through, "barrel roll": roll, "boost": boost, "friendly": own} {
			if xwingtest.Has[board.DiceRolled](g, nil) || g.Ship(3).Where != board.InPlay {
				t.Errorf("%s: rolls %v, the droid is %v", name, xwingtest.All[board.DiceRolled](g), g.Ship(3).Where)
			}
		}
	})
}
