package xwing_test

import (
	"math"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestBoost(t *testing.T) {

	for _, c := range []struct {
		ids, pilot, pick string
		dx, dy, heading  float64
	}{
		{"X20-BST-001 X20-BST-002 X20-BST-003", awing, "left", -37.574, 90.711, 45},
		{"X20-BST-001 X20-BST-002 X20-BST-003", awing, "straight", 0, 80, 0},
		{"X20-BST-001 X20-BST-002 X20-BST-003", awing, "right", 37.574, 90.711, -45},
		{"X20-BST-003", lambda, "left", -51.716, 124.853, 45},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := boostFrom(t, ships(red(c.pilot, 400, 300, 0)))
			at := g.Ship(1).Pose.Point()
			g.Pick(askBoost, c.pick)
			stands(g, 1, at.X+c.dx, at.Y+c.dy, c.heading)
		})
	}
	t.Run("X20-BST-001 the action", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t), ships(red(awing, 400, 300, 0)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "boost")
		if got, want := g.Legal(askBoost), []string{"left", "straight", "right"}; !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
	})
}

func TestBoostFails(t *testing.T) {
	t.Run("X20-BST-013", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t, boostsAfterManeuver(xwingT65)), ships(red(xwingT65, 400, 300, 0)), codes{1: "2FB"}, nil)
		if got, want := g.Legal(askBoost), []string{"left", "straight", "right"}; !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
		for pick, to := range map[string]physics.Pose{"left": poseAt(400-37.574, 420+90.711, 45), "straight": poseAt(400, 500, 0), "right": poseAt(400+37.574, 420+90.711, -45)} {
			o, _ := g.Option(askBoost, pick)
			if at, _ := o.Pose(); math.Hypot(float64(at.X-to.X), float64(at.Y-to.Y)) > 10 || at.Heading != to.Heading {
				t.Errorf("%s leads to %v, want %v", pick, at, to)
			}
		}
	})
	t.Run("X20-BST-004", func(t *testing.T) {
		// The declared way is final, even where another would have been legal.
		g := boostFrom(t, ships(red(awing, 400, 300, 0), blue(jedi, 435, 520, 0)))
		if o, _ := g.Option(askBoost, "left"); o.Text.Key != "option.boost" {
			t.Fatalf("to the left: %s", o.Text.Key)
		}
		if got, want := g.Legal(askBoost), []string{"left", "straight", "right"}; !slices.Equal(got, want) {
			t.Fatalf("offered %v, want %v", got, want)
		}
		g.Pick(askBoost, "straight")
		wantBoostFailed(t, g, 400, 420)
		if g.Asks(askBoost) {
			t.Error("the way is asked again")
		}
	})
	t.Run("X20-BST-005 X20-BST-008", func(t *testing.T) {
		for _, other := range []xwing.ScenarioShip{blue(jedi, 400, 530, 0), red(jedi, 400, 530, 0)} {
			g := boostFrom(t, ships(red(awing, 400, 300, 0), other))
			g.Pick(askBoost, "straight")
			wantBoostFailed(t, g, 400, 420)
		}
		g := boostFrom(t, ships(red(awing, 400, 300, 0), blue(jedi, 362, 520, 0)))
		g.Pick(askBoost, "left")
		wantBoostFailed(t, g, 400, 420)
	})
	t.Run("X20-BST-007 X20-FLE-004:boost", func(t *testing.T) {
		for _, y := range []float64{720, 696} { // most of the base outside, a little of it
			g := boostFrom(t, ships(red(awing, 400, y, 0)))
			g.Pick(askBoost, "straight")
			wantBoostFailed(t, g, 400, y+120)
			if xwingtest.Has[board.ShipFled](g, nil) {
				t.Error("the ship fled by a boost")
			}
		}
		g := boostFrom(t, ships(red(awing, 400, 694, 0)))
		g.Pick(askBoost, "straight") // up to the edge
		stands(g, 1, 400, 894, 0)
		g = boostFrom(t, ships(red(lambda, 400, 605, 0)))
		g.Pick(askBoost, "straight") // no small base would be outside there
		wantBoostFailed(t, g, 400, 765)
	})
}

func TestBoostPlaces(t *testing.T) {
	rules := xwingtest.Rules(t, boostsAfterManeuver(awing), boostsAfterManeuver(lambda), mineCard())
	t.Run("X20-BST-006:template,base", func(t *testing.T) {
		for _, kind := range []string{"gascloud1", "yt2400debris0", "coreasteroid0"} {
			for _, y := range []float64{455, 505} { // under the template, under the base
				g := boostFrom(t, lying(ships(red(awing, 400, 300, 0)), kind, 400, y+13))
				g.Pick(askBoost, "straight")
				wantBoostFailed(t, g, 400, 420)
			}
		}
		// One whose far edge lies 1 mm short of where the base would stand.
		sc := lying(ships(red(awing, 400, 300, 0)), "core2asteroid0", 400, 420)
		_, hi := fly(t, rules, sc, codes{1: "2FB"}, nil).Now().ObstacleShape(1).Bounds()
		sc.Obstacles[0].Pose = poseAt(400, 420+479-hi.Y, 0)
		g := boostFrom(t, sc)
		g.Pick(askBoost, "straight")
		wantBoostFailed(t, g, 400, 420)
	})
	t.Run("X20-BST-009", func(t *testing.T) {
		g := boostFrom(t, ships(red(awing, 400, 300, 0)))
		if slices.Contains(offered(g, askBoost), "none") {
			t.Error("the boost may be failed on purpose")
		}
		g.Pick(askBoost, "left")
		if got := len(xwingtest.All[board.ShipMoved](g)); got != 2 {
			t.Errorf("%d moves, want the maneuver and the boost", got)
		}
	})
	t.Run("X20-BST-010 X20-MOV-001 X20-OBJ-002", func(t *testing.T) {
		g := boostFrom(t, ships(red(awing, 400, 300, 0)))
		g.Forget()
		g.Pick(askBoost, "left")
		if e := xwingtest.All[board.ShipMoved](g); len(e) != 1 || e[0].By != board.ByBoost {
			t.Errorf("moved %v, want once by boost", e)
		}
		if xwingtest.Has[board.ManeuverExecuted](g, nil) || xwingtest.Has[board.AbilityUsed](g, nil) {
			t.Error("it counts as a maneuver")
		}
		// Only a move meets a mine that lies in its way.
		meetsMine(t, boostFrom(t, mined(ships(red(awing, 400, 300, 0)), 400, 500)), askBoost, "straight")
	})
	t.Run("X20-RNG-015", func(t *testing.T) {
		g := boostFrom(t, ships(red(awing, 400, 300, 0), blue(jedi, 400, 540, 0)))
		g.Pick(askBoost, "straight") // up to the other base, onto none
		stands(g, 1, 400, 500, 0)
	})
	t.Run("X20-BST-011", func(t *testing.T) {
		g := boostFrom(t, ships(red(awing, 400, 300, 0)))
		g.Pick(askBoost, "left")
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(askBoost, "right")
	})
}

func TestBoostOver(t *testing.T) {
	t.Run("X20-BST-012:device", func(t *testing.T) {
		sc := ships(red(awing, 400, 300, 0))
		for _, y := range []float64{460, 500} { // under the template, under the base
			sc = mined(sc, 400, y)
		}
		g := boostFrom(t, sc)
		g.Pick(askBoost, "straight")
		stands(g, 1, 400, 500, 0)
	})
	t.Run("X20-BST-012:device one that flies", func(t *testing.T) {
		for _, y := range []float64{460, 500} {
			sc := ships(red(awing, 400, 300, 0))
			sc.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "buzzdroidswarm", Pose: poseAt(400, y, 0)}}
			g := boostFrom(t, sc)
			g.Pick(askBoost, "straight")
			stands(g, 1, 400, 500, 0)
		}
	})
	t.Run("X20-BST-012:ship", func(t *testing.T) {
		g := boostFrom(t, ships(red(awing, 400, 300, 0), blue(jedi, 400, 460, 90)))
		g.Pick(askBoost, "straight")
		stands(g, 1, 400, 500, 0)
	})
}

// boostsAfterManeuver is a pilot whose card has it boost after a maneuver.
func boostsAfterManeuver(pilot string) *xwing.Card {
	return pilotCard(pilot, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Boost(id) }))
}

// askBoost is the question where a boost ends.
const askBoost = "choose-boost"

// boostFrom flies the first ship straight ahead, after which its card has it boost.
func boostFrom(t *testing.T, sc xwing.Scenario) *xwingtest.Game {
	t.Helper()
	rules := xwingtest.Rules(t, boostsAfterManeuver(awing), boostsAfterManeuver(lambda), mineCard())
	return fly(t, rules, sc, codes{1: "2FB"}, nil)
}

// wantBoostFailed wants the ship to stand where its maneuver ended.
func wantBoostFailed(t *testing.T, g *xwingtest.Game, x, y float64) {
	t.Helper()
	stands(g, 1, x, y, 0)
	if got := len(xwingtest.All[board.ShipMoved](g)); got != 1 {
		t.Errorf("%d moves, want the maneuver alone", got)
	}
}
