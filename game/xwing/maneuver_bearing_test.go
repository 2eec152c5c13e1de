package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestBearingKinds(t *testing.T) {
	const left, right, none = gauge.LeftSide, gauge.RightSide, gauge.NoSide
	for _, c := range []struct {
		ids            string
		b              gauge.Bearing
		side           gauge.Side
		basic, reverse bool
	}{
		{"X20-BRG-001:straight X20-BRG-003:basic", gauge.StraightAhead, none, true, false},
		{"X20-BRG-001:left X20-BRG-003:basic", gauge.BankLeft, left, true, false},
		{"X20-BRG-001:right X20-BRG-003:basic", gauge.BankRight, right, true, false},
		{"X20-BRG-001:left X20-BRG-003:basic", gauge.TurnLeft, left, true, false},
		{"X20-BRG-001:right X20-BRG-003:basic", gauge.TurnRight, right, true, false},
		{"X20-BRG-003:others X20-BRG-007", gauge.KoiogranTurn, none, false, false},
		{"X20-BRG-007", gauge.SegnorsLoopLeft, left, false, false},
		{"X20-BRG-001:right X20-BRG-007", gauge.SegnorsLoopRight, right, false, false},
		{"X20-BRG-001:left X20-BRG-007", gauge.TallonRollLeft, left, false, false},
		{"X20-BRG-003:others X20-BRG-007", gauge.TallonRollRight, right, false, false},
		{"X20-BRG-003:others X20-BRG-007", gauge.Stationary, none, false, false},
		{"X20-BRG-026 X20-BRG-003:others X20-BRG-007", gauge.ReverseStraight, none, false, true},
		{"X20-BRG-028 X20-BRG-007", gauge.ReverseBankLeft, left, false, true},
		{"X20-BRG-028 X20-BRG-007", gauge.ReverseBankRight, right, false, true},
	} {
		t.Run(c.ids, func(t *testing.T) {
			if got := xwing.Direction(c.b); got != c.side {
				t.Errorf("Direction(%d) = %v, want %v", c.b, got, c.side)
			}
			if b, r := xwing.Basic(c.b), xwing.Reverse(c.b); b != c.basic || r != c.reverse {
				t.Errorf("bearing %d: basic %v, reverse %v; want %v, %v", c.b, b, r, c.basic, c.reverse)
			}
		})
	}
}

func TestDirections(t *testing.T) {
	t.Run("X20-BRG-001:straight,left,right", func(t *testing.T) {
		for b, want := range map[gauge.Bearing]gauge.Side{gauge.KoiogranTurn: gauge.NoSide, gauge.ReverseStraight: gauge.NoSide,
			gauge.SegnorsLoopLeft: gauge.LeftSide, gauge.TallonRollRight: gauge.RightSide,
			gauge.ReverseBankLeft: gauge.LeftSide, gauge.ReverseBankRight: gauge.RightSide} {
			if got := xwing.Direction(b); got != want {
				t.Errorf("Direction(%d) = %v, want %v", b, got, want)
			}
		}
	})
}

func TestBearings(t *testing.T) {
	rules := xwingtest.Rules(t)
	for _, c := range []struct {
		ids, pilot, code string
		dx, dy, heading  float64
		tallon           string
	}{
		{"X20-BRG-004", tie, "3FB", 0, 160, 0, ""},
		{"X20-BRG-005:left", tie, "3BW", -66.863, 161.421, 45, ""},
		{"X20-BRG-005:right", tie, "3NW", 66.863, 161.421, -45, ""},
		{"X20-BRG-005:left", lambda, "1BB", -51.716, 124.853, 45, ""},
		{"X20-BRG-006:left", tie, "1TW", -55, 55, 90, ""},
		{"X20-BRG-006:right", tie, "3YW", 110, 110, -90, ""},
		{"X20-BRG-002 X20-BRG-008 X20-BRG-009", tie, "3KR", 0, 160, 180, ""},
		{"X20-BRG-002 X20-BRG-010:left X20-BRG-011", awing, "3LR", -66.863, 161.421, 225, ""},
		{"X20-BRG-002 X20-BRG-010:right X20-BRG-011", awing, "3PR", 66.863, 161.421, 135, ""},
		{"X20-BRG-012:left X20-BRG-013:left X20-BRG-014:middle", xwingT65, "3ER", -110, 110, 180, "middle"},
		{"X20-BRG-012:left X20-BRG-013:left X20-BRG-014:left", xwingT65, "3ER", -110, 100, 180, "left"},
		{"X20-BRG-012:left X20-BRG-013:left X20-BRG-014:right", xwingT65, "3ER", -110, 120, 180, "right"},
		{"X20-BRG-012:right X20-BRG-013:right X20-BRG-014:left", xwingT65, "3RR", 110, 120, 180, "left"},
		{"X20-BRG-021", lambda, "0OR", 0, 0, 0, ""},
		{"X20-BRG-023 X20-BRG-024 X20-BRG-025", quad, "2SR", 0, -120, 0, ""},
		{"X20-BRG-023 X20-BRG-024 X20-BRG-027:left", quad, "1AR", -37.574, -90.711, -45, ""},
		{"X20-BRG-023 X20-BRG-024 X20-BRG-027:right", quad, "1DR", 37.574, -90.711, 45, ""},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := fly(t, rules, ships(red(c.pilot, 400, 400, 0)), codes{1: c.code}, nil)
			if c.tallon != "" {
				g.Pick(ask.ChooseTallonRollPosition, c.tallon)
			}
			stands(g, 1, 400+c.dx, 400+c.dy, c.heading)
		})
	}
	t.Run("X20-BRG-021", func(t *testing.T) {
		eq(t, "to stay is basic", xwing.Basic(gauge.Stationary), false)
		eq(t, "to stay is to go back", xwing.Reverse(gauge.Stationary), false)
	})
}

// Where the template of a reverse maneuver lies.
func TestReverseTemplate(t *testing.T) {
	t.Run("X20-BRG-023", func(t *testing.T) {
		for _, b := range []gauge.Bearing{gauge.ReverseStraight, gauge.ReverseBankLeft, gauge.ReverseBankRight} {
			for y, want := range map[float64]int{360: 1, 440: 0} { // astern, ahead
				sc := lying(ships(red(quad, 400, 400, 0)), "core2asteroid0", 400, y)
				p := xwingtest.Start(t, xwingtest.Rules(t), sc, nil).Now().PreviewMove(1, gauge.Move{Bearing: b, Speed: 1})
				if len(p.Obstacles) != want {
					t.Errorf("bearing %d: an asteroid at y = %v is met %d times, want %d", b, y, len(p.Obstacles), want)
				}
				if lo, hi := p.Template.Bounds(); hi.Y > 380.01 || lo.Y > 345 {
					t.Errorf("bearing %d: the template reaches from y = %v to %v, want back from the rear edge", b, lo.Y, hi.Y)
				}
			}
		}
	})
}

func TestTallonRollPositions(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-BRG-014", func(t *testing.T) {
		// A ship below the end of the template leaves only the upper position.
		g := fly(t, rules, ships(red(xwingT65, 400, 400, 0), blue(phantom, 290, 475, 0)), codes{1: "3ER"}, nil)
		if got, want := g.Legal(ask.ChooseTallonRollPosition), []string{"right"}; !slices.Equal(got, want) {
			t.Errorf("legal %v, want %v", got, want)
		}
		if got := rule(g, ask.ChooseTallonRollPosition, "middle"); got != "X20-OVL-003" {
			t.Errorf("middle is refused by %q", got)
		}
	})
}

func TestAdvancedBearingsPartial(t *testing.T) {
	rules := xwingtest.Rules(t)
	for _, c := range []struct {
		ids, pilot, code string
		x, y             float64 // of the ship in the way
		heading          float64 // of the basic maneuver, at its end
	}{
		{"X20-BRG-015:koiogran", tie, "3KR", 400, 560, 0},
		{"X20-BRG-015:segnor", awing, "3LR", 333, 561, 45},
		{"X20-BRG-002 X20-BRG-015:tallon", xwingT65, "3ER", 290, 510, 90},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := fly(t, rules, ships(red(c.pilot, 400, 400, 0), blue(phantom, c.x, c.y, 0)), codes{1: c.code}, nil)
			if g.Asks(ask.ChooseTallonRollPosition) {
				t.Fatal("a position is asked for a partial Tallon roll")
			}
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Full {
				t.Fatal("fully executed onto a ship")
			}
			if got := g.Ship(1).Pose.Degrees(); got > c.heading+0.01 || got > 180 {
				t.Errorf("heading %.2f, want none past the basic maneuver's %.0f", got, c.heading)
			}
		})
	}
}

func TestStationary(t *testing.T) {
	after := pilotCard(lambda, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, board.Evade, 1) }),
		asking(xwing.IgnoringStress, 1))
	rules := xwingtest.Rules(t, after)
	touching := ships(red(lambda, 400, 400, 0), blue(phantom, 400, 460, 0))

	t.Run("X20-BRG-016 X20-BRG-017", func(t *testing.T) {
		g := fly(t, rules, touching, codes{1: "0OR"}, nil)
		stands(g, 1, 400, 400, 0)
		holds(g, 1, board.Stress, 1)
		holds(g, 1, board.Evade, 1)
		p := g.Now().PreviewMove(1, gauge.Move{Bearing: gauge.Stationary})
		if len(p.Template.Outline(1)) != 0 {
			t.Error("a stationary maneuver uses a template")
		}
		if !(&xwing.Table{State: g.Now()}).HasMoved(1) {
			t.Error("it does not count as a maneuver")
		}
	})
	t.Run("X20-BRG-018 X20-BRG-020 X20-BRG-022", func(t *testing.T) {
		g := fly(t, rules, touching, codes{1: "0OR"}, nil)
		if e := xwingtest.All[board.ManeuverExecuted](g)[0]; !e.Full {
			t.Error("not fully executed")
		}
		if got := g.Now().RangeBetween(1, 2); got != gauge.Range0 {
			t.Errorf("range %d to the ship it touched, want 0", got)
		}
	})
	t.Run("X20-BRG-019", func(t *testing.T) {
		sc := lying(lying(lying(ships(red(lambda, 400, 400, 0)), "gascloud1", 400, 420), "gascloud2", 380, 400), "gascloud3", 600, 600)
		g := fly(t, rules, sc, codes{1: "0OR"}, nil)
		if got := xwingtest.All[board.ObstacleMet](g); len(got) != 2 {
			t.Errorf("met %v, want the two obstacles under it", got)
		}
		for _, kind := range []string{"coreasteroid0", "yt2400debris0"} {
			g := fly(t, rules, lying(ships(red(lambda, 400, 400, 0)), kind, 400, 420), codes{1: "0OR"}, nil)
			if got := xwingtest.All[board.ObstacleMet](g); len(got) != 1 {
				t.Errorf("met %v, want the %s under it", got, kind)
			}
		}
		// The leftmost corner of the cloud touches the side of the base, or lies under it (X20-RNG-012).
		for x, want := range map[float64]int{464.6: 0, 464.5: 1} {
			g = fly(t, rules, lying(ships(red(lambda, 400, 400, 0)), "gascloud1", x, 400), codes{1: "0OR"}, nil)
			if got := xwingtest.All[board.ObstacleMet](g); len(got) != want {
				t.Errorf("with the cloud at %v it met %v, want %d", x, got, want)
			}
		}
	})
}
