package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

const (
	asteroid = "coreasteroid0"
	debris   = "vt49decimatordebris2"
	gas      = "gascloud1"
)

// through flies an X-wing (2 shields) straight 2 over an obstacle that lies under
// the template, with the attack die showing face.
func through(t *testing.T, rules *xwing.Rules, obstacle string, face board.Face) *xwingtest.Game {
	t.Helper()
	return fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), obstacle, 400, 360), codes{1: "2FB"}, rolling(face))
}

// damage lists the damage suffered, by kind.
func damage(g *xwingtest.Game) string {
	s := ""
	for _, e := range xwingtest.All[board.DamageSuffered](g) {
		if e.Crit {
			s += "crit "
		} else {
			s += "hit "
		}
	}
	return s
}

func TestObstacles(t *testing.T) {
	rules := xwingtest.Rules(t)

	t.Run("X20-OBS-001:through,onto", func(t *testing.T) {
		for _, c := range []struct {
			y    float64
			meet bool
		}{{360, true}, {420, true}, {455, true}, {500, false}} { // under the template, under the base, out of the way
			g := fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), gas, 400, c.y), codes{1: "2FB"}, nil)
			if got := xwingtest.Has[board.ObstacleMet](g, nil); got != c.meet {
				t.Errorf("obstacle at %v: met %v, want %v", c.y, got, c.meet)
			}
		}
		// By a roll and a boost, of a ship that can cross them.
		cross := xwingtest.Rules(t, pilotCard("phoenixsquadronpilot", asking(xwing.CrossingObstacles, 1)))
		for _, c := range []struct {
			action, place string
			kind          game.Kind
			x, y          float64
		}{{"barrelroll", "left/middle", ask.ChooseBarrelRoll, 320, 380}, {"boost", "straight", ask.ChooseBoost, 400, 495}} {
			g := fly(t, cross, lying(ships(red("phoenixsquadronpilot", 400, 300, 0)), gas, c.x, c.y), codes{1: "2FB"}, nil)
			if xwingtest.Has[board.ObstacleMet](g, nil) {
				t.Fatalf("%s: the maneuver before met it", c.action)
			}
			g.Pick(ask.ChooseAction, c.action)
			g.Pick(c.kind, c.place)
			if !xwingtest.Has[board.ObstacleMet](g, nil) {
				t.Errorf("%s: nothing met: %s", c.action, g.Kinds())
			}
		}
	})
	t.Run("X20-OBS-003 X20-OBS-004", func(t *testing.T) {
		for _, c := range []struct {
			face board.Face
			want string
		}{{board.Hit, "hit "}, {board.Crit, "crit "}, {board.FocusResult, ""}, {board.Blank, ""}} {
			g := through(t, rules, asteroid, c.face)
			if got := damage(g); got != c.want {
				t.Errorf("%s: damage %q, want %q", c.face, got, c.want)
			}
			inOrder(g, "ManeuverExecuted", "ObstacleMet", "DiceRolled", "ActionStepSkipped")
			if g.Asks(ask.ChooseAction) {
				t.Errorf("%s: the ship may act", c.face)
			}
		}
	})
	t.Run("X20-OBS-004 X20-OBS-008", func(t *testing.T) {
		for _, o := range []string{asteroid, gas} { // under the base at its end
			g := fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), o, 400, 435), codes{1: "2FB"}, rolling(board.Blank))
			inOrder(g, "ObstacleMet", "ActionStepSkipped")
			if g.Asks(ask.ChooseAction) {
				t.Errorf("%s: the ship may act", o)
			}
		}
	})
	t.Run("X20-OBS-005", func(t *testing.T) {
		sc := lying(ships(holding(red(xwingT65, 400, 300, 0), board.Stress, 1)), debris, 400, 360)
		g := fly(t, rules, sc, codes{1: "2FB"}, rolling(board.Blank))
		inOrder(g, "ShipMoved", "TokenLost", "ManeuverExecuted", "TokenGained", "DiceRolled")
		holds(g, 1, board.Stress, 1)
		// Under the base or the template, and one more for a stressed ship.
		for _, y := range []float64{345, 425} {
			sc := lying(ships(holding(red(xwingT65, 400, 300, 0), board.Stress, 1)), debris, 400, y)
			holds(fly(t, rules, sc, codes{1: "3FW"}, rolling(board.Blank)), 1, board.Stress, 2)
			holds(fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), debris, 400, y), codes{1: "2FB"}, rolling(board.Blank)), 1, board.Stress, 1)
		}
	})
	t.Run("X20-OBS-003 X20-OBS-005 X20-OBS-006", func(t *testing.T) {
		// A maneuver outside the Execute Maneuver step does it, too.
		before := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			t.ExecuteManeuver(id, t.IonManeuver(), xwing.ManeuverOptions{})
		})))
		for o, stress := range map[string]int{asteroid: 0, debris: 1} {
			sc := lying(ships(red(xwingT65, 400, 300, 0)), o, 400, 345)
			g := xwingtest.Start(t, before, sc, rolling(board.Crit, board.Blank))
			g.Dials(codes{1: "4FW"})
			moved := slices.IndexFunc(g.Events, func(e game.Event) bool { _, ok := e.(board.DialRevealed); return ok })
			g.Events = g.Events[:moved]
			if got, n := damage(g), len(xwingtest.All[board.TokenGained](g)); got != "crit " || n != stress {
				t.Errorf("%s: damage %q, %d stress; want a crit, %d", o, got, n, stress)
			}
		}
	})
}

func TestObstaclesHarm(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-OBS-006", func(t *testing.T) {
		for _, c := range []struct {
			face board.Face
			want string
		}{{board.Hit, ""}, {board.Crit, "crit "}, {board.FocusResult, ""}, {board.Blank, ""}} {
			if got := damage(through(t, rules, debris, c.face)); got != c.want {
				t.Errorf("%s: damage %q, want %q", c.face, got, c.want)
			}
			onto := fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), debris, 400, 425), codes{1: "2FB"}, rolling(c.face))
			if got := damage(onto); got != c.want {
				t.Errorf("%s onto it: damage %q, want %q", c.face, got, c.want)
			}
		}
	})
	t.Run("X20-OBS-008", func(t *testing.T) {
		g := through(t, rules, gas, board.Crit)
		if xwingtest.Has[board.DiceRolled](g, nil) || damage(g) != "" || g.Asks(ask.ChooseAction) {
			t.Errorf("a gas cloud did more than skip the action: %s", g.Kinds())
		}
		if xwingtest.Has[board.TokenGained](g, nil) {
			t.Errorf("a gas cloud gives tokens: %s", g.Kinds())
		}
		inOrder(g, "ObstacleMet", "ActionStepSkipped")
	})
	t.Run("X20-OBS-016", func(t *testing.T) {
		lo, _ := fly(t, rules, lying(ships(red(tie, 400, 300, 0)), "core2asteroid0", 400, 490), codes{1: "2FB"}, nil).Now().ObstacleShape(1).Bounds()
		ahead := 490 + 460.5 - lo.Y // half a millimetre ahead of a base at 440
		for _, c := range []struct {
			shuttle float64 // x of the ship that may be in the way
			rock    float64
			y       float64
			meet    bool
		}{{400, 490, 440, false}, {400, ahead, 440, false}, {600, 490, 540, true}, {400, 365, 440, true}} {
			// Backed up to 440, the template from 420 to 520 does not count.
			sc := lying(ships(red(tie, 400, 300, 0), blue(upsilon, c.shuttle, 500, 0)), "core2asteroid0", 400, c.rock)
			g := fly(t, rules, sc, codes{1: "5FW"}, nil)
			if to := xwingtest.All[board.ShipMoved](g)[0].To.Point(); to.Y < c.y-0.01 || to.Y > c.y+0.01 {
				t.Fatalf("moved to %v, want %v", to.Y, c.y)
			}
			if got := xwingtest.Has(g, func(e board.ObstacleMet) bool { return e.Ship == 1 }); got != c.meet {
				t.Errorf("met %v, want %v", got, c.meet)
			}
		}
	})
	t.Run("X20-OBS-017", func(t *testing.T) {
		for _, c := range []struct {
			first, second float64
			want          []board.ObstacleID
		}{{360, 430, []board.ObstacleID{1, 2}}, {430, 360, []board.ObstacleID{2, 1}},
			{510, 360, []board.ObstacleID{2, 1}}} { // the first under the base at its end alone
			sc := lying(lying(ships(red(xwingT65, 400, 300, 0)), "coreasteroid0", 400, c.first), "gascloud3", 400, c.second)
			g := fly(t, rules, sc, codes{1: "4FW"}, rolling(board.Blank))
			var got []board.ObstacleID
			for _, e := range xwingtest.All[board.ObstacleMet](g) {
				got = append(got, e.Obstacle)
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("met %v, want %v", got, c.want)
			}
		}
	})
	t.Run("X20-OBS-018", func(t *testing.T) {
		g := fly(t, rules, lying(ships(red(xwingT65, 400, 300, 0)), "core2asteroid0", 400, 290), codes{1: "2FB"}, nil)
		if xwingtest.Has[board.ObstacleMet](g, nil) {
			t.Error("the obstacle under its start counts")
		}
	})
}
