package xwing_test

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

func TestObstaclesAndAbilities(t *testing.T) {
	t.Run("X20-OBS-007", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(xwingT65, asking(xwing.IgnoringStress, 1)))
		g := through(t, rules, debris, board.Blank)
		if xwingtest.Has[board.ActionStepSkipped](g, nil) || !g.Asks(ask.ChooseAction) {
			t.Error("debris skipped the action step")
		}
		if g := through(t, rules, debris, board.Crit); xwingtest.Has[board.ActionStepSkipped](g, nil) {
			t.Error("debris that damages the ship skipped the action step")
		}
		g = fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), debris, 400, 435), codes{1: "2FB"}, rolling(board.Blank))
		if xwingtest.Has[board.ActionStepSkipped](g, nil) || !g.Asks(ask.ChooseAction) {
			t.Error("debris under the base skipped the action step")
		}
	})
	t.Run("X20-FAQ-012:through,onto", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(xwingT65, asking(xwing.IgnoringObstacles, 1)))
		for _, o := range []string{asteroid, debris, gas} {
			for _, y := range []float64{360, 425} { // under the template, under the base
				g := fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), o, 400, y), codes{1: "2FB"}, rolling(board.Crit))
				if damage(g) != "" || g.Ship(1).Stressed() || !g.Asks(ask.ChooseAction) {
					t.Errorf("%s at %v had an effect: %s", o, y, g.Kinds())
				}
			}
		}
	})
	t.Run("X20-QUE-007:obstacle", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
			t.GainTokens(id, board.Evade, 1)
		})))
		g := through(t, rules, asteroid, board.Blank)
		inOrder(g, "DiceRolled", "ActionStepSkipped", "AbilityUsed")
	})
}

// TestObstaclesOnOtherMoves drags ships onto obstacles: a move, but no maneuver.
func TestObstaclesOnOtherMoves(t *testing.T) {
	drag := pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Tractor(game.Blue, id, 1) }))
	rules := xwingtest.Rules(t, drag)
	onto := func(t *testing.T, obstacle string, face board.Face) *xwingtest.Game {
		t.Helper()
		g := fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), obstacle, 400, 480), codes{1: "1FB"}, rolling(face))
		g.Pick(ask.ChooseTractorMove, "boost-straight")
		return g
	}
	// over boosts an X-wing over an obstacle that lies under the template alone.
	over := func(t *testing.T, obstacle string, turned float64, face board.Face) *xwingtest.Game {
		t.Helper()
		sc := ships(red(xwingT65, 400, 300, 0))
		sc.Obstacles = []xwing.ScenarioObstacle{{XWS: obstacle, Pose: poseAt(400, 420, turned)}}
		g := fly(t, rules, sc, codes{1: "1FB"}, rolling(face))
		if xwingtest.Has[board.ObstacleMet](g, nil) {
			t.Fatal("the maneuver before met it")
		}
		g.Pick(ask.ChooseTractorMove, "boost-straight")
		stands(g, 1, 400, 460, 0)
		if n := len(xwingtest.All[board.ObstacleMet](g)); n != 1 {
			t.Fatalf("met %d obstacles, want the one under the template", n)
		}
		return g
	}
	t.Run("X20-OBS-009:through X20-OBS-010:through X20-OBS-001:through", func(t *testing.T) {
		for face, want := range map[board.Face]string{board.Hit: "hit ", board.Crit: "crit ", board.FocusResult: "", board.Blank: ""} {
			g := over(t, asteroid, 13, face)
			if got := damage(g); got != want || xwingtest.Has[board.ActionStepSkipped](g, nil) || !g.Asks(ask.ChooseAction) {
				t.Errorf("%s: damage %q, want %q and no step skipped: %s", face, got, want, g.Kinds())
			}
		}
	})
	t.Run("X20-OBS-011:through", func(t *testing.T) {
		for face, want := range map[board.Face]string{board.Hit: "", board.Crit: "crit "} {
			g := over(t, debris, 15, face)
			inOrder(g, "ObstacleMet", "TokenGained", "DiceRolled")
			if got := damage(g); got != want || g.Ship(1).Has(board.Stress) != 1 {
				t.Errorf("%s: damage %q, %d stress; want %q, 1", face, got, g.Ship(1).Has(board.Stress), want)
			}
		}
	})
	t.Run("X20-OBS-012:through", func(t *testing.T) {
		if g := over(t, "gascloud3", 4, board.Crit); damage(g) != "" || xwingtest.Has[board.DiceRolled](g, nil) ||
			!g.Asks(ask.ChooseAction) {
			t.Errorf("a gas cloud had an effect: %s", g.Kinds())
		}
	})
	t.Run("X20-OBS-009:onto,through rolled", func(t *testing.T) {
		for _, x := range []float64{460, 480} { // under the template, under the base
			sc := lying(ships(red(xwingT65, 400, 300, 0)), "core2asteroid0", x, 380)
			g := fly(t, rules, sc, codes{1: "1FB"}, rolling(board.Hit))
			g.Pick(ask.ChooseTractorMove, "roll-right/middle")
			if damage(g) != "hit " {
				t.Errorf("rolled onto an asteroid at %v: %s", x, g.Kinds())
			}
		}
	})
	t.Run("X20-OBS-009:onto,through crossed", func(t *testing.T) {
		// A boost of the ship's own, which an ability permits.
		crosses := xwingtest.Rules(t, pilotCard(awing, asking(xwing.CrossingObstacles, 1)))
		for _, at := range []physics.Pose{poseAt(400, 420, 13), poseAt(400, 490, 0)} {
			sc := ships(red(awing, 400, 260, 0))
			sc.Obstacles = []xwing.ScenarioObstacle{{XWS: asteroid, Pose: at}}
			g := fly(t, crosses, sc, codes{1: "2FB"}, rolling(board.Hit))
			g.Pick(ask.ChooseAction, "boost")
			g.Pick(ask.ChooseBoost, "straight")
			stands(g, 1, 400, 460, 0)
			if damage(g) != "hit " {
				t.Errorf("boosted onto an asteroid at %v: %s", at, g.Kinds())
			}
		}
	})
	t.Run("X20-OBS-017 X20-OBS-018", func(t *testing.T) {
		// What lies nearest comes first, and what the ship only leaves does not come.
		sc := lying(lying(lying(ships(red(xwingT65, 400, 300, 0)), "core2asteroid0", 400, 379), "gascloud3", 400, 490), asteroid, 400, 430)
		g := fly(t, rules, sc, codes{1: "1FB"}, rolling(board.Blank, board.Blank))
		g.Forget()
		g.Pick(ask.ChooseTractorMove, "boost-straight")
		var got []board.ObstacleID
		for _, e := range xwingtest.All[board.ObstacleMet](g) {
			got = append(got, e.Obstacle)
		}
		if !slices.Equal(got, []board.ObstacleID{3, 2}) {
			t.Errorf("met %v, want 3 and 2", got)
		}
	})
	t.Run("X20-OBS-009:onto X20-OBS-010:onto", func(t *testing.T) {
		for face, want := range map[board.Face]string{board.Hit: "hit ", board.Crit: "crit ", board.Blank: ""} {
			g := onto(t, asteroid, face)
			stands(g, 1, 400, 460, 0)
			inOrder(g, "ShipMoved", "ShipMoved", "ObstacleMet", "DiceRolled")
			if got := damage(g); got != want || xwingtest.Has[board.ActionStepSkipped](g, nil) || !g.Asks(ask.ChooseAction) {
				t.Errorf("%s: damage %q, want %q and no step skipped: %s", face, got, want, g.Kinds())
			}
		}
	})
	t.Run("X20-OBS-011:onto", func(t *testing.T) {
		for face, want := range map[board.Face]string{board.Hit: "", board.Crit: "crit "} {
			g := onto(t, debris, face)
			if xwingtest.Has(g, func(e board.ActionStepSkipped) bool { return e.Why.Key == "why.obstacle" }) {
				t.Error("debris skipped the action step")
			}
			if got := damage(g); got != want || g.Ship(1).Has(board.Stress) != 1 {
				t.Errorf("%s: damage %q, %d stress; want %q, 1", face, got, g.Ship(1).Has(board.Stress), want)
			}
		}
		// One more for a stressed ship.
		g := fly(t, rules, lying(ships(holding(red(xwingT65, 400, 300, 0), board.Stress, 2)), debris, 400, 480), codes{1: "1FB"},
			rolling(board.Blank))
		g.Pick(ask.ChooseTractorMove, "boost-straight")
		holds(g, 1, board.Stress, 2)
	})
	t.Run("X20-OBS-012:onto", func(t *testing.T) {
		g := onto(t, gas, board.Crit)
		if damage(g) != "" || g.Ship(1).Has(board.Strain) != 0 || xwingtest.Has[board.DiceRolled](g, nil) || !g.Asks(ask.ChooseAction) {
			t.Errorf("a gas cloud had an effect: %s", g.Kinds())
		}
	})
}
