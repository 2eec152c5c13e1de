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

func TestOverlap(t *testing.T) {
	rules := xwingtest.Rules(t)
	blocked := ships(red(tie, 400, 300, 0), blue(phantom, 400, 440, 0))

	t.Run("X20-OVL-001 X20-OVL-002", func(t *testing.T) {
		for _, c := range []struct {
			y    float64 // of the other ship; the final place is 400 to 440
			full bool
		}{{440, false}, {460, true}, {459.9, false}, {350, true}} {
			g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 400, c.y, 0)), codes{1: "2FB"}, nil)
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Full != c.full {
				t.Errorf("other ship at %v: full %v, want %v", c.y, e.Full, c.full)
			}
			if got := (&xwing.Table{State: g.Now()}).FullyExecuted(1); got != c.full {
				t.Errorf("other ship at %v: remembered as full %v, want %v", c.y, got, c.full)
			}
		}
		// A friend, too, and a base of its size.
		for y, full := range map[float64]bool{460: true, 450: false} {
			g := fly(t, rules, ships(red(tie, 400, 300, 0), red(jedi, 400, y, 0)), codes{1: "2FB"}, nil)
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Full != full {
				t.Errorf("friend at %v: full %v, want %v", y, e.Full, full)
			}
		}
		for y, full := range map[float64]bool{481: true, 479: false} {
			g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(upsilon, 400, y, 0)), codes{1: "2FB"}, nil)
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Full != full {
				t.Errorf("large ship at %v: full %v, want %v", y, e.Full, full)
			}
		}
	})
	t.Run("X20-OVL-003 X20-OVL-005 X20-RNG-011", func(t *testing.T) {
		g := fly(t, rules, blocked, codes{1: "2FB"}, nil)
		stands(g, 1, 400, 400, 0)
		e := xwingtest.All[board.ShipMoved](g)[0]
		if e.Touched != 2 || e.Blocked != 2 || e.Full {
			t.Errorf("moved %+v, want stopped by ship 2", e)
		}
		if a, b := (gauge.Base{Pose: e.To, Size: gauge.Small}), (gauge.Base{Pose: poseAt(400, 440, 0), Size: gauge.Small}); gauge.Overlap(a, b) || !gauge.InContact(a, b) {
			t.Error("the ship does not touch the one it backed over")
		}
	})
	t.Run("X20-OVL-003", func(t *testing.T) {
		// Whosever the ship in the way is, and whatever makes the ship execute the maneuver.
		g := fly(t, rules, ships(red(tie, 400, 300, 0), red(jedi, 400, 440, 0)), codes{1: "2FB"}, nil)
		stands(g, 1, 400, 400, 0)
		g = fly(t, rules, ships(holding(red(tie, 400, 300, 0), board.Ion, 1), blue(phantom, 400, 390, 0)), nil, nil)
		stands(g, 1, 400, 350, 0)
		aside := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			t.ExecuteManeuver(id, t.IonManeuver(), xwing.ManeuverOptions{})
		})))
		g = fly(t, aside, ships(red(tie, 400, 300, 0), blue(phantom, 400, 390, 0)), codes{1: "5FW"}, nil)
		if to := xwingtest.All[board.ShipMoved](g)[0].To.Point(); to.Y < 349.99 || to.Y > 350 {
			t.Errorf("moved to %v, want 350", to.Y)
		}
	})
	t.Run("X20-OVL-005", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 400, 340, 0), blue(phantom, 400, 390, 0)), codes{1: "2FB"}, nil)
		stands(g, 1, 400, 300, 0)
		if e := xwingtest.All[board.ShipMoved](g)[0]; e.Touched != 2 {
			t.Errorf("touched ship %d, want the last it backed over: 2", e.Touched)
		}
	})
}

func TestOverlapped(t *testing.T) {
	rules := xwingtest.Rules(t)
	blocked := ships(red(tie, 400, 300, 0), blue(phantom, 400, 440, 0))
	t.Run("X20-OVL-004", func(t *testing.T) {
		// Backing along a turn keeps both hashmarks on the template's middle line.
		g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 310, 430, 0)), codes{1: "3TW"}, nil)
		e := xwingtest.All[board.ShipMoved](g)[0]
		f := e.To.Frame()
		centre := physics.Vec{X: 400 - 90, Y: 320} // of the turn
		if r := f.Out(physics.Vec{Y: -20}).Sub(centre).Len(); r < 89.9 || r > 90.1 {
			t.Errorf("the rear hashmark is %.2f mm from the centre of the turn, want 90", r)
		}
		g = fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 490, 430, 0)), codes{1: "3YW"}, nil) // and to the right
		f = xwingtest.All[board.ShipMoved](g)[0].To.Frame()
		if r := f.Out(physics.Vec{Y: -20}).Sub(physics.Vec{X: 400 + 90, Y: 320}).Len(); r < 89.9 || r > 90.1 {
			t.Errorf("the rear hashmark is %.2f mm from the centre of the turn, want 90", r)
		}
		// It backs on until it is on top of no ship, whichever it meets first.
		for _, x := range []float64{399, 401} {
			g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, x, 460, 0), blue(phantom, 400, 420, 0)), codes{1: "3FB"}, nil)
			stands(g, 1, 400, 380, 0)
		}
	})
	t.Run("X20-OVL-006", func(t *testing.T) {
		g := fly(t, rules, blocked, codes{1: "2FB"}, nil)
		if e := xwingtest.All[board.ActionStepSkipped](g); len(e) != 1 || e[0].Ship != 1 || e[0].Why.Key != "why.overlapped" {
			t.Errorf("skipped %v, want ship 1 for overlapping", e)
		}
		if d := g.Decision(ask.ChooseAction); d.About[0] != "ship:2" {
			t.Errorf("%v is asked for an action, want ship 2", d.About)
		}
		// So does a reverse maneuver; to stay beside a ship is no overlap.
		g = fly(t, rules, ships(red(quad, 400, 400, 0), blue(phantom, 400, 270, 0)), codes{1: "2SR"}, nil)
		eq(t, "skipped, going back", xwingtest.Has(g, func(e board.ActionStepSkipped) bool { return e.Ship == 1 && e.Why.Key == "why.overlapped" }), true)
		calm := xwingtest.Rules(t, pilotCard(lambda, asking(xwing.IgnoringStress, 1)))
		g = fly(t, calm, ships(red(lambda, 400, 400, 0), blue(phantom, 400, 470, 0)), codes{1: "0OR"}, nil)
		eq(t, "acts after staying", g.Decision(ask.ChooseAction).About[0], "ship:1")
		// Ionized, or backed up to where it was, likewise.
		for _, sc := range []xwing.Scenario{
			ships(holding(red(tie, 400, 300, 0), board.Ion, 1), blue(phantom, 400, 390, 0)),
			ships(red(tie, 400, 300, 0), blue(phantom, 400, 340, 0), blue(phantom, 400, 390, 0)),
		} {
			g := fly(t, rules, sc, codes{1: "2FB"}, nil)
			g.Until(ask.ChooseAction, nil)
			if d := g.Decision(ask.ChooseAction); d.About[0] == "ship:1" || !xwingtest.Has(g, func(e board.ActionStepSkipped) bool { return e.Ship == 1 }) {
				t.Errorf("%v is asked for an action: %s", d.About, g.Kinds())
			}
		}
	})
	t.Run("X20-OVL-008", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 400, 480, 0)), codes{1: "3KR"}, nil)
		holds(g, 1, board.Stress, 1)
		if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Maneuver.Code() != "3KR" || e.Full {
			t.Errorf("executed %s, full %v; want 3KR in part", e.Maneuver.Code(), e.Full)
		}
		if !(&xwing.Table{State: g.Now()}).HasMoved(1) {
			t.Error("it does not count as a maneuver of this round")
		}
		g = fly(t, rules, ships(holding(red(tie, 400, 300, 0), board.Stress, 2), blue(phantom, 400, 440, 0)), codes{1: "2FB"}, nil)
		holds(g, 1, board.Stress, 1)
	})
}

func TestOverlapPieces(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-OVL-009:device", func(t *testing.T) {
		sc := ships(red(tie, 400, 300, 0))
		for _, kind := range []string{"proximitymine", "drk1probedroid"} {
			sc.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: kind, Pose: poseAt(400, 420, 0)}}
			g := fly(t, rules, sc, codes{1: "2FB"}, nil)
			stands(g, 1, 400, 420, 0)
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; !e.Full {
				t.Errorf("%s made the maneuver partial", kind)
			}
			eq(t, kind+" costs the action", xwingtest.Has[board.ActionStepSkipped](g, nil), false)
		}
	})
	t.Run("X20-OVL-009:obstacle X20-OBS-002", func(t *testing.T) {
		for _, xws := range []string{asteroid, debris, gas} {
			g := fly(t, rules, lying(ships(red(tie, 400, 300, 0)), xws, 400, 420), codes{1: "2FB"}, rolling(board.Blank))
			stands(g, 1, 400, 420, 0)
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; !e.Full {
				t.Errorf("%s made the maneuver partial", xws)
			}
			eq(t, xws+" costs the action as a ship would", xwingtest.Has(g, func(e board.ActionStepSkipped) bool { return e.Why.Key == "why.overlapped" }), false)
			at := func(is func(game.Event) bool) int { return slices.IndexFunc(g.Events, is) }
			met := at(func(e game.Event) bool { o, ok := e.(board.ObstacleMet); return ok && o.Ship == 1 && o.Obstacle == 1 })
			executed := at(func(e game.Event) bool { _, ok := e.(board.ManeuverExecuted); return ok })
			if met < executed {
				t.Errorf("%s: executed at %d, the obstacle met at %d; want its effect behind the whole maneuver", xws, executed, met)
			}
		}
	})
	t.Run("X20-RNG-015", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 400, 460, 0)), codes{1: "2FB"}, nil)
		if got := g.Now().RangeBetween(1, 2); got != gauge.Range0 {
			t.Errorf("range %d, want 0", got)
		}
	})
}

func TestOverlapGrantedAction(t *testing.T) {
	grant := pilotCard(tie, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
		t.PerformAction(id, xwing.ActionGrant{Source: "pilot/" + tie, Stressed: true})
	}))
	rules := xwingtest.Rules(t, grant)
	t.Run("X20-OVL-007", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 300, 0), blue(phantom, 400, 440, 0)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Focus, 1)
		// Or coordinated by another ship.
		g = fly(t, xwingtest.Rules(t), ships(red(tie, 400, 300, 0), red(lambda, 550, 300, 0), blue(phantom, 400, 440, 0)), codes{1: "2FB", 2: "1FB"}, nil)
		g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseShipToActivate: {"ship:1"}})
		g.Pick(ask.ChooseAction, "coordinate")
		g.Pick(ask.ChooseCoordinateTarget, "ship:1")
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Focus, 1)
	})
	t.Run("X20-OBS-015", func(t *testing.T) {
		for _, xws := range []string{asteroid, debris, gas} {
			g := fly(t, rules, lying(ships(red(tie, 400, 300, 0), blue(phantom, 100, 700, 180)), xws, 400, 420),
				codes{1: "2FB"}, rolling(board.Blank))
			g.Pick(ask.ChooseAction, "focus")
			holds(g, 1, board.Focus, 1)
		}
	})
}

func TestAilerons(t *testing.T) {
	ailerons := pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
		t.ExecuteManeuver(id, t.IonManeuver(), xwing.ManeuverOptions{})
	}))
	rules := xwingtest.Rules(t, ailerons)
	t.Run("X20-FAQ-031", func(t *testing.T) {
		sc := lying(ships(red(tie, 400, 300, 0), blue(phantom, 400, 390, 0)), "gascloud1", 400, 330)
		g := fly(t, rules, sc, codes{1: "5FW"}, nil)
		if e := xwingtest.All[board.ManeuverExecuted](g)[0]; e.Full {
			t.Fatal("the first maneuver did not overlap")
		}
		if d := g.Decision(ask.ChooseAction); d.About[0] != "ship:1" {
			t.Errorf("%v acts, want ship 1", d.About)
		}
	})
}
