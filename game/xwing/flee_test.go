package xwing_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestFlee(t *testing.T) {
	rules := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
		t.GainTokens(id, board.Evade, 1)
	})))
	fled := func(g *xwingtest.Game) bool {
		return xwingtest.Has(g, func(e board.ShipFled) bool { return e.Ship == 1 })
	}
	t.Run("X20-FLE-001", func(t *testing.T) {
		for _, c := range []struct {
			y    float64
			flee bool
		}{{734.5, true}, {734.4, false}} { // the base ends 180 mm on, the area at 914.4
			g := fly(t, rules, ships(red(tie, 400, c.y, 0), blue(phantom, 100, 700, 180)), codes{1: "3FB"}, nil)
			if got := fled(g); got != c.flee {
				t.Errorf("from %v: fled %v, want %v", c.y, got, c.flee)
			}
			if c.flee && g.Ship(1).Where != board.Removed {
				t.Error("the ship is still there")
			}
		}
		g := fly(t, rules, ships(red(tie, 400, 850, 0), blue(phantom, 100, 700, 180)), codes{1: "5FW"}, nil)
		if !fled(g) || g.Ship(1).Where != board.Removed {
			t.Error("a ship outside did not flee")
		}
	})
	t.Run("X20-FLE-001 outside the step", func(t *testing.T) {
		aside := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			t.ExecuteManeuver(id, catalog.Maneuver{Speed: 3, Bearing: gauge.StraightAhead, Difficulty: catalog.White}, xwing.ManeuverOptions{})
		})))
		g := fly(t, aside, ships(red(tie, 400, 734.5, 0), blue(phantom, 100, 700, 180)), codes{1: "3FB"}, nil)
		if n := len(xwingtest.All[board.ManeuverExecuted](g)); !fled(g) || g.Ship(1).Where != board.Removed || n != 2 { // the other ship's, too
			t.Errorf("a maneuver by an ability over the edge did not make it flee: %d executed", n)
		}
	})
	t.Run("X20-CON-006", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t), ships(red(tie, 400, 860, 0), blue(jedi, 100, 100, 0)), codes{1: "3FB"}, func(s *xwing.State) {
			s.View.Ships[0].Conditions = []board.Condition{{Card: "hunted"}}
		})
		if s := g.Ship(1); !s.Fled || !s.HasCondition("hunted") {
			t.Errorf("fled %v, hunted %v", s.Fled, s.HasCondition("hunted"))
		}
	})
	t.Run("X20-FLE-002", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 500, 874.4, 45)), codes{1: "3TW"}, nil)
		if fled(g) {
			t.Error("the ship fled for its template")
		}
	})
	t.Run("X20-FLE-003:mine", func(t *testing.T) {
		for y, flee := range map[float64]bool{850: true, 750: false} {
			sc := mined(ships(red(tie, 400, y, 0), blue(phantom, 100, 700, 180)), 400, y+50)
			g := fly(t, xwingtest.Rules(t, mineCard()), sc, codes{1: "2FB"}, nil)
			if set := xwingtest.Has[board.DeviceDetonated](g, nil); fled(g) != flee || set == flee {
				t.Errorf("from %v: fled %v, set the mine off %v", y, fled(g), set)
			}
		}
	})
	t.Run("X20-FLE-003:abilities,obstacle", func(t *testing.T) {
		g := fly(t, rules, lying(ships(red(tie, 400, 850, 0), blue(phantom, 100, 700, 180)), "coreasteroid0", 400, 890), codes{1: "2FB"}, nil)
		if !fled(g) || xwingtest.Has[board.AbilityUsed](g, nil) || xwingtest.Has[board.DiceRolled](g, nil) {
			t.Errorf("a fleeing ship resolved other effects: %s", g.Kinds())
		}
	})
	t.Run("X20-FLE-003 before the difficulty", func(t *testing.T) {
		for y, want := range map[float64]int{850: 0, 500: 1} {
			n := 0
			watch := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeChecking, func(*xwing.Table, board.ShipID) { n++ })))
			fly(t, watch, ships(red(tie, 400, y, 0), blue(phantom, 100, 700, 180)), codes{1: "2FB"}, nil)
			if n != want {
				t.Errorf("from %v: %d effects before the difficulty, want %d", y, n, want)
			}
		}
	})
	t.Run("X20-FLE-003:difficulty red maneuver", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterGainingToken, func(t *xwing.Table, id board.ShipID) {
			t.SufferDamage(id, xwing.Damage{Hits: 3})
		})))
		g := fly(t, rules, ships(red(tie, 400, 850, 0), blue(phantom, 100, 700, 180)), codes{1: "3KR"}, nil)
		if !fled(g) || g.Ship(1).Destroyed {
			t.Errorf("a fleeing ship resolved other effects: %s", g.Kinds())
		}
	})
	t.Run("X20-FLE-005", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 500, 880, 80), blue(phantom, 303, 890, 0)), codes{1: "4FW"}, nil)
		if e := xwingtest.All[board.ShipMoved](g)[0]; e.Full {
			t.Fatal("the maneuver was not partial")
		}
		if !fled(g) {
			t.Errorf("a partial maneuver over the edge did not make it flee: it stands at %v", g.Ship(1).Pose)
		}
		// One that ends before the edge does not, wherever the whole would have ended.
		g = fly(t, rules, ships(red(tie, 500, 780, 0), blue(phantom, 500, 893, 0)), codes{1: "2FB"}, nil)
		if e := xwingtest.All[board.ShipMoved](g)[0]; e.Full || fled(g) {
			t.Errorf("stopped by a ship: executed fully %v, fled %v", e.Full, fled(g))
		}
	})
}
