package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// rolls lets a ship barrel roll by an ability after flying a blue straight 2.
func rolls(pilot string) *xwing.Card {
	return pilotCard(pilot, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.BarrelRoll(id) }))
}

func TestBarrelRoll(t *testing.T) {

	for _, c := range []struct {
		ids, pilot, side, place string
		dx, dy                  float64
	}{
		{"X20-BRL-001 X20-BRL-002 X20-BRL-003", tie, "left", "front", -80, 10},
		{"X20-BRL-001 X20-BRL-002 X20-BRL-003", tie, "left", "middle", -80, 0},
		{"X20-BRL-001 X20-BRL-002 X20-BRL-003", tie, "left", "back", -80, -10},
		{"X20-BRL-016", tie, "right", "front", 80, 10},
		{"X20-BRL-016", tie, "right", "middle", 80, 0},
		{"X20-BRL-016", tie, "right", "back", 80, -10},
		{"X20-BRL-004 X20-BRL-017 X20-SIZ-003", kwing, "right", "front", 80, 20},
		{"X20-BRL-004 X20-BRL-017 X20-SIZ-003", kwing, "right", "middle", 80, 0},
		{"X20-BRL-004 X20-BRL-017 X20-SIZ-003", kwing, "left", "back", -80, -20},
		{"X20-BRL-004 X20-SIZ-003", lambda, "right", "back", 100, -20},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := rollFrom(t, ships(red(c.pilot, 400, 300, 0)))
			at := g.Ship(1).Pose.Point()
			want := []string{"left/front", "left/middle", "left/back", "right/front", "right/middle", "right/back"}
			if got := offered(g, askBarrelRoll); !slices.Equal(got, want) {
				t.Fatalf("positions %v, want %v", got, want)
			}
			g.Pick(askBarrelRoll, c.side+"/"+c.place)
			stands(g, 1, at.X+c.dx, at.Y+c.dy, 0)
		})
	}
	t.Run("X20-BRL-001 the action", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t), ships(red(tie, 400, 300, 0)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(askBarrelRoll, "right/middle")
		stands(g, 1, 480, 420, 0)
	})
	t.Run("X20-BRL-005", func(t *testing.T) {
		// Even a side on which the roll fails may be declared, and then it fails.
		g := rollFrom(t, ships(red(tie, 50, 300, 0)))
		if got, want := g.Legal(askBarrelRoll), []string{"left", "right/front", "right/middle", "right/back"}; !slices.Equal(got, want) {
			t.Fatalf("answers %v, want %v", got, want)
		}
		g.Pick(askBarrelRoll, "left")
		stands(g, 1, 50, 420, 0)
	})
	t.Run("X20-BRL-006", func(t *testing.T) {
		g := rollFrom(t, ships(red(tie, 400, 300, 0)))
		for id, y := range map[string]float64{"front": 430, "middle": 420, "back": 410} {
			if o, _ := g.Option(askBarrelRoll, "right/"+id); len(o.Places) != 1 || o.Places[0].Pose != physics.PoseAt(480, y, 0) {
				t.Errorf("%s shows the ship at %v, want (480, %v)", id, o.Places, y)
			}
		}
		var seen []string
		for _, s := range g.Now().PreviewBarrelRoll(1, gauge.RightSide) {
			seen = append(seen, s.ID)
		}
		if want := []string{"front", "middle", "back"}; !slices.Equal(seen, want) {
			t.Errorf("the preview shows %v, want %v", seen, want)
		}
	})
}

func TestBarrelRollPlaces(t *testing.T) {
	rules := xwingtest.Rules(t, rolls(tie), rolls(kwing), rolls(lambda), mineCard())
	t.Run("X20-BRL-007", func(t *testing.T) {
		for _, other := range []xwing.ScenarioShip{blue(jedi, 480, 455, 0), red(jedi, 480, 455, 0)} {
			g := rollFrom(t, ships(red(tie, 400, 300, 0), other))
			for id, want := range map[string]string{"front": "X20-BRL-007", "middle": "X20-BRL-007", "back": ""} {
				if got := rule(g, askBarrelRoll, "right/"+id); got != want {
					t.Errorf("onto a ship of seat %d: %s is refused by %q, want %q", other.Seat, id, got, want)
				}
			}
		}
	})
	t.Run("X20-BRL-008:template", func(t *testing.T) {
		// Its far edge lies 1 mm short of where the base would stand.
		sc := lying(ships(red(tie, 400, 300, 0)), "core2asteroid0", 400, 420)
		_, hi := fly(t, rules, sc, codes{1: "2FB"}, nil).Now().ObstacleShape(1).Bounds()
		sc.Obstacles[0].Pose = poseAt(400+459-hi.X, 420, 0)
		g := rollFrom(t, sc)
		g.Pick(askBarrelRoll, "right") // with no position: none is legal
		stands(g, 1, 400, 420, 0)
	})
	t.Run("X20-BRL-008:base,template", func(t *testing.T) {
		for _, o := range []string{"coreasteroid0", "yt2400debris0", "gascloud1"} {
			g := rollFrom(t, lying(ships(red(tie, 400, 300, 0)), o, 440, 420))
			g.Pick(askBarrelRoll, "right") // with no position: none is legal
			stands(g, 1, 400, 420, 0)
		}
	})
	t.Run("X20-BRL-008:base", func(t *testing.T) {
		// A cloud ahead of the template blocks the front alone; one under the
		// template blocks all three.
		g := rollFrom(t, lying(ships(red(tie, 400, 300, 0)), "core2asteroid0", 480, 467))
		for id, want := range map[string]string{"front": "X20-BRL-008", "middle": "", "back": ""} {
			if got := rule(g, askBarrelRoll, "right/"+id); got != want {
				t.Errorf("%s is refused by %q, want %q", id, got, want)
			}
		}
		g = rollFrom(t, lying(ships(red(tie, 400, 300, 0)), "core2asteroid0", 440, 430))
		g.Pick(askBarrelRoll, "right")
		stands(g, 1, 400, 420, 0)
	})
	t.Run("X20-BRL-009", func(t *testing.T) {
		g := rollFrom(t, ships(red(tie, 400, 765, 0)))
		for id, want := range map[string]string{"front": "X20-BRL-009", "middle": "", "back": ""} {
			if got := rule(g, askBarrelRoll, "left/"+id); got != want {
				t.Errorf("%s is refused by %q, want %q", id, got, want)
			}
		}
		// Nor to the left or right of it, wholly or by an edge.
		for x, out := range map[float64]string{60: "left", 99: "left", 101: "", 813: "", 815: "right", 850: "right"} {
			g := rollFrom(t, ships(red(tie, x, 300, 0)))
			for _, side := range []string{"left", "right"} {
				if got := slices.Contains(g.Legal(askBarrelRoll), side+"/middle"); got == (side == out) {
					t.Errorf("from x = %v: rolling %s is legal %v", x, side, got)
				}
			}
		}
	})
	t.Run("X20-FLE-004:roll", func(t *testing.T) {
		g := rollFrom(t, ships(red(tie, 50, 300, 0)))
		g.Pick(askBarrelRoll, "left")
		stands(g, 1, 50, 420, 0)
		if xwingtest.Has[board.ShipFled](g, nil) {
			t.Error("the ship fled by a barrel roll")
		}
	})
}

func TestBarrelRollChosen(t *testing.T) {
	t.Run("X20-BRL-010:all X20-BRL-011", func(t *testing.T) {
		// A ship bars the front and the middle, an asteroid the back.
		sc := lying(ships(red(tie, 400, 300, 0), blue(jedi, 480, 455, 0)), "core2asteroid0", 505, 395)
		g := rollFrom(t, sc)
		g.Pick(askBarrelRoll, "right")
		stands(g, 1, 400, 420, 0)
		if got := len(xwingtest.All[board.ShipMoved](g)); got != 1 {
			t.Errorf("%d moves, want the maneuver alone", got)
		}
	})
	t.Run("X20-BRL-012 X20-BRL-010:only", func(t *testing.T) {
		g := rollFrom(t, ships(red(tie, 400, 300, 0), blue(jedi, 480, 455, 0)))
		if got, want := g.Legal(askBarrelRoll), []string{"left/front", "left/middle", "left/back", "right/back"}; !slices.Equal(got, want) {
			t.Errorf("legal %v, want %v: no failing on purpose", got, want)
		}
	})
	t.Run("X20-BRL-013 X20-MOV-001", func(t *testing.T) {
		g := rollFrom(t, ships(red(tie, 400, 300, 0)))
		g.Forget()
		g.Pick(askBarrelRoll, "right/front")
		if e := xwingtest.All[board.ShipMoved](g); len(e) != 1 || e[0].By != board.ByBarrelRoll {
			t.Errorf("moved %v, want once by barrel roll", e)
		}
		if xwingtest.Has[board.ManeuverExecuted](g, nil) || xwingtest.Has[board.AbilityUsed](g, nil) {
			t.Error("it counts as a maneuver")
		}
		// Only a move meets a mine that lies in its way.
		meetsMine(t, rollFrom(t, mined(ships(red(tie, 400, 300, 0)), 480, 420)), askBarrelRoll, "right/middle")
		moved := true
		before := pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			t.BarrelRoll(id)
			moved = t.Memory.Ships[0].Moved
		}))
		g = fly(t, xwingtest.Rules(t, before), ships(red(tie, 400, 300, 0)), codes{1: "2FB"}, nil)
		g.Pick(askBarrelRoll, "right/middle")
		eq(t, "has executed a maneuver", moved, false)
	})
}

func TestBarrelRollOver(t *testing.T) {
	t.Run("X20-BRL-014", func(t *testing.T) {
		g := rollFrom(t, ships(red(tie, 400, 300, 0)))
		g.Pick(askBarrelRoll, "right/front")
		if got := performed(g); len(got) != 0 {
			t.Errorf("performed %v, want a roll that is no action", got)
		}
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(askBarrelRoll, "left/middle")
	})
	t.Run("X20-BRL-015:device X20-DEV-009", func(t *testing.T) {
		sc := ships(red(tie, 400, 300, 0))
		for _, x := range []float64{440, 480} { // under the template, under the base
			sc = mined(sc, x, 420)
		}
		want := []string{"left/front", "left/middle", "left/back", "right/front", "right/middle", "right/back"}
		if got := rollFrom(t, sc).Legal(askBarrelRoll); !slices.Equal(got, want) {
			t.Errorf("legal %v, want %v", got, want)
		}
	})
	t.Run("X20-BRL-015:device one that flies", func(t *testing.T) {
		for _, x := range []float64{440, 480} {
			sc := ships(red(tie, 400, 300, 0))
			sc.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "buzzdroidswarm", Pose: poseAt(x, 420, 0)}}
			if got := len(rollFrom(t, sc).Legal(askBarrelRoll)); got != 6 {
				t.Errorf("with a remote at x = %v %d positions are legal, want 6", x, got)
			}
		}
	})
	t.Run("X20-BRL-015:ship", func(t *testing.T) {
		// A ship stands under the template, touching the bases on both sides.
		g := rollFrom(t, ships(red(tie, 400, 300, 0), blue(jedi, 440, 420, 0)))
		want := []string{"left/front", "left/middle", "left/back", "right/front", "right/middle", "right/back"}
		if got := g.Legal(askBarrelRoll); !slices.Equal(got, want) {
			t.Errorf("legal %v, want %v", got, want)
		}
	})
}

// askBarrelRoll is the question where a barrel roll ends.
const askBarrelRoll = "choose-barrel-roll"

// rollFrom flies the first ship straight ahead, after which its card has it roll.
func rollFrom(t *testing.T, sc xwing.Scenario) *xwingtest.Game {
	t.Helper()
	rules := xwingtest.Rules(t, rolls(tie), rolls(kwing), rolls(lambda), mineCard())
	return fly(t, rules, sc, codes{1: "2FB"}, nil)
}
