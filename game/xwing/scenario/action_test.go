package scenario_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/scenario"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// flies puts ship 1 where a straight 2 takes it beside the middle.
func flies(m *xwing.Mission, others ...xwing.ScenarioShip) table {
	return table{mission: m, ships: append([]xwing.ScenarioShip{red(tie, 457.2, 265), blue(tie, 800, 850)}, others...)}
}

func TestScenarioActions(t *testing.T) {
	for _, m := range []*xwing.Mission{scenario.Salvage(), scenario.Scramble()} {
		action := m.Action.ID
		t.Run("X25-SCN-019/"+action, func(t *testing.T) {
			g := flies(m).acting(t)
			o, ok := g.Option(ask.ChooseAction, action)
			if !ok || !o.Legal() || o.Text.Arg("difficulty") != "white" {
				t.Errorf("in the Perform Action step: %v", o)
			}
			s := g.Now().Clone().(*xwing.State)
			granted := (&xwing.Table{State: s}).CanPerform(2, xwing.ActionGrant{Source: "test", Only: []catalog.BarAction{{Type: catalog.Focus}}})
			if !granted {
				t.Error("nothing can be granted at all")
			}
			c := flies(m)
			c.phase = board.Engagement
			c.does = func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: "pilot/academypilot"}) }
			if _, offered := c.start(t).Option(ask.ChooseAction, action); offered {
				t.Error("it can be granted")
			}
		})
		t.Run("X25-SCN-020/"+action, func(t *testing.T) {
			c := flies(m)
			c.change = func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 2 } // the blue maneuver takes one
			c.phase = board.Planning
			g := c.start(t)
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.SetDials, nil)
			for _, e := range g.Events {
				if e, ok := e.(board.ActionPerformed); ok && e.Ship == 1 {
					t.Errorf("stressed it performs %s", e.Action)
				}
			}
		})
		against := func(t *testing.T, change func(*xwing.State)) string {
			c := flies(m)
			c.phase = board.Activation
			c.change = func(s *xwing.State) {
				s.View.Ships[0].Dial.Assigned, s.Hidden.Dials[0] = true, catalog.Maneuver{Speed: 2, Difficulty: catalog.Blue}
				change(s)
			}
			g := c.start(t)
			g.Until(ask.ChooseAction, nil)
			o, _ := g.Option(ask.ChooseAction, action)
			if o.Refusal == nil {
				return "nothing"
			}
			return o.Refusal.Why.Key
		}
		t.Run("X25-SCN-020 ionized/"+action, func(t *testing.T) {
			want(t, against(t, func(s *xwing.State) { s.View.Ships[0].Tokens[board.Ion] = 1 }), "refusal.ionized-action")
		})
		t.Run("X25-SCN-020 once/"+action, func(t *testing.T) {
			want(t, against(t, func(*xwing.State) {}), "nothing")
			want(t, against(t, func(s *xwing.State) { s.Memory.Ships[0].Actions = []string{action} }), "refusal.action-done")
		})
		t.Run("X25-SCN-021/"+action, func(t *testing.T) {
			c := flies(m)
			c.round = 1
			c.phase = board.Activation
			c.change = func(s *xwing.State) {
				s.View.Ships[0].Dial.Assigned, s.Hidden.Dials[0] = true, catalog.Maneuver{Speed: 2, Difficulty: catalog.Blue}
			}
			g := c.start(t)
			g.Until(ask.ChooseAction, nil)
			if _, offered := g.Option(ask.ChooseAction, action); offered {
				t.Error("it is offered in round 1")
			}
		})
	}
	t.Run("X25-SCN-059", func(t *testing.T) {
		c := flies(scenario.Scramble())
		c.change = func(s *xwing.State) { s.View.Features[0].Marker = game.Blue }
		g := c.acting(t)
		g.Pick(ask.ChooseAction, "scramble")
		g.Pick(ask.ChooseFeature, "feature:1")
		want(t, state(g, 1), "towed by 0, marker of red")
		fails(t, scenario.Scramble(), "scramble")
	})
	t.Run("X25-SCN-059 one of two", func(t *testing.T) {
		c := flies(scenario.Scramble())
		c.features = []physics.Pose{middle, physics.PoseAt(400, 457.2, 0), physics.PoseAt(457.2, 600, 0)}
		g := c.acting(t)
		g.Pick(ask.ChooseAction, "scramble")
		want(t, fmt.Sprint(g.Legal(ask.ChooseFeature)), "[feature:1 feature:2]")
		g.Pick(ask.ChooseFeature, "feature:2")
		want(t, state(g, 1)+", "+state(g, 2), "towed by 0, marker of nobody, towed by 0, marker of red")
	})
	t.Run("X25-SCN-046", func(t *testing.T) {
		g := towing(t)
		want(t, state(g, 1), "towed by 1, marker of nobody")
		fails(t, scenario.Salvage(), "tow")
	})
}

// fails: the action is attempted, and fails, where no feature is at range 0 to 1.
func fails(t *testing.T, m *xwing.Mission, action string) {
	t.Helper()
	c := flies(m)
	c.features = []physics.Pose{physics.PoseAt(457.2, 524, 0)} // the base ends at 405: beyond range 1
	g := c.acting(t)
	g.Pick(ask.ChooseAction, action)
	if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == action && e.Ship == 1 }) {
		t.Errorf("%s does not fail", action)
	}
}

// towing has ship 1 tow the cache in the middle.
func towing(t *testing.T) *xwingtest.Game {
	t.Helper()
	g := flies(scenario.Salvage()).acting(t)
	g.Pick(ask.ChooseAction, "tow")
	g.Pick(ask.ChooseFeature, "feature:1")
	return g
}

func TestTowing(t *testing.T) {
	towed := func(s *xwing.State) { s.View.Features[0].Towed = 1 }
	t.Run("X25-SCN-047 X25-SCN-049 X25-SCN-050", func(t *testing.T) {
		c := flies(scenario.Salvage())
		c.features = []physics.Pose{middle, middle}
		c.change = towed
		g := c.acting(t)
		for _, action := range []string{"tow", "barrelroll"} {
			o, there := g.Option(ask.ChooseAction, action)
			if !there || o.Legal() {
				t.Errorf("%s: %v", action, o)
			}
		}
		if !offers(g, ask.ChooseAction, "focus") {
			t.Error("no focus action")
		}
		s := g.Now().Clone().(*xwing.State)
		for _, k := range []catalog.ActionType{catalog.BarrelRoll, catalog.Boost, catalog.Cloak, catalog.SLAM} {
			if (&xwing.Table{State: s}).CanPerform(1, xwing.ActionGrant{Only: []catalog.BarAction{{Type: k}}}) {
				t.Errorf("%s while it tows", k)
			}
		}
	})
	t.Run("X25-SCN-048", func(t *testing.T) {
		c := flies(scenario.Salvage())
		c.change = func(s *xwing.State) { s.View.Ships[0].Tokens[board.Cloak] = 1 }
		c.phase = board.Planning
		g := c.start(t)
		g.Dials(map[board.ShipID]string{1: "2FB"})
		g.Until(ask.ChooseAction, map[game.Kind][]string{ask.SystemAbilities: {game.Done}})
		g.Pick(ask.ChooseAction, "tow")
		g.Pick(ask.ChooseFeature, "feature:1")
		want(t, fmt.Sprint(g.Ship(1).Has(board.Cloak)), "0")
	})
	t.Run("X25-SCN-049", func(t *testing.T) {
		c := table{mission: scenario.Salvage(), phase: board.Engagement, change: towed, ships: flies(nil).ships,
			does: func(t *xwing.Table) { t.GainTokens(1, board.Cloak, 1); t.GainTokens(2, board.Cloak, 1) }}
		g := c.start(t)
		want(t, fmt.Sprint(g.Ship(1).Has(board.Cloak), g.Ship(2).Has(board.Cloak)), "0 1")
	})
	t.Run("X25-SCN-051", func(t *testing.T) {
		c := flies(scenario.Salvage())
		c.phase, c.change = board.Engagement, func(s *xwing.State) { towed(s); s.View.Ships[0].Tokens[board.Tractor] = 0 }
		c.does = func(t *xwing.Table) { t.GainTokensFrom(game.Blue, 1, board.Tractor, 1) }
		if g := c.start(t); len(g.Legal(ask.ChooseTractorMove)) < 2 {
			t.Error("it cannot be moved by a tractor beam")
		}
	})
	t.Run("X25-SCN-051 granted moves", func(t *testing.T) {
		moves := func(does func(*xwing.Table), kind game.Kind, pick string) {
			c := flies(scenario.Salvage())
			c.phase, c.change, c.does = board.Engagement, towed, does
			g := c.start(t)
			g.Pick(kind, pick)
			if !xwingtest.Has(g, func(e board.ShipMoved) bool { return e.Ship == 1 }) {
				t.Errorf("%s: it does not move", kind)
			}
		}
		moves(func(t *xwing.Table) { t.Boost(1) }, ask.ChooseBoost, "straight")
		moves(func(t *xwing.Table) { t.BarrelRoll(1) }, ask.ChooseBarrelRoll, "left/middle")
		moves(func(t *xwing.Table) { t.GainTokensFrom(game.Blue, 1, board.Tractor, 1) }, ask.ChooseTractorMove, "roll-left/middle")
	})
	t.Run("X25-SCN-052", func(t *testing.T) {
		g := towing(t)
		g.Until(ask.Jettison, nil)
		g.Pick(ask.Jettison, game.No)
		want(t, state(g, 1), "towed by 1, marker of nobody")
		g = towing(t)
		g.Until(ask.Jettison, nil)
		g.Pick(ask.Jettison, game.Yes)
		d := g.Decision(ask.PlaceJettisoned)
		want(t, d.Seat.ID(), "blue")
		x, y := 457.2, 385.0
		want(t, against(g, ask.PlaceJettisoned, x, y), "refusal.jettison-range ")       // on the ship
		want(t, against(g, ask.PlaceJettisoned, x, y+137.9), "")                        // 99.9 from its base
		want(t, against(g, ask.PlaceJettisoned, x, y+138.1), "refusal.jettison-range ") // and 100.1
		put(g, ask.PlaceJettisoned, x, y+100)
		want(t, state(g, 1), "towed by 0, marker of nobody")
	})
}

func TestTowedLost(t *testing.T) {
	towed := func(s *xwing.State) { s.View.Features[0].Towed = 1 }
	loses := func(t *testing.T, does func(*xwing.Table), pilot string) string {
		t.Helper()
		c := table{mission: scenario.Salvage(), phase: board.Engagement, does: does,
			ships:  []xwing.ScenarioShip{red(tie, 457.2, 265), red(pilot, 300, 265), blue(tie, 800, 850)},
			change: func(s *xwing.State) { s.View.Features[0].Towed = 2 }}
		g := c.start(t)
		if !g.Asks(ask.PlaceJettisoned) {
			return "keeps it"
		}
		d := g.Decision(ask.PlaceJettisoned)
		return d.Seat.ID() + fmt.Sprint(d.Placement.Near.IDs)
	}
	t.Run("X25-SCN-053", func(t *testing.T) {
		want(t, loses(t, func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Crits: 1}) }, tie), "blue[ship:2]")
		want(t, loses(t, func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 1}) }, tie), "keeps it")
		want(t, loses(t, func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 3}) }, tie), "blue[ship:2]")
		want(t, loses(t, func(t *xwing.Table) { t.Destroy(2) }, tie), "blue[ship:2]")
	})
	t.Run("X25-SCN-056", func(t *testing.T) {
		want(t, loses(t, func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Crits: 1}) }, fighter), "blue[ship:2]")
	})
	t.Run("X25-SCN-054", func(t *testing.T) {
		want(t, loses(t, func(t *xwing.Table) { t.Dock(2, 1) }, tie), "blue[ship:2]")
	})
	t.Run("X25-SCN-055", func(t *testing.T) {
		c := table{mission: scenario.Salvage(), phase: board.Planning, change: towed,
			ships: []xwing.ScenarioShip{ship(game.Red, tie, 100, 880, 0, 5), red(tie, 300, 100), blue(tie, 800, 850)}}
		g := c.start(t)
		g.Dials(map[board.ShipID]string{1: "5FW"})
		g.Until(ask.PlaceJettisoned, nil)
		p := g.Decision(ask.PlaceJettisoned).Placement
		if len(p.Check("feature:1", physics.PoseAt(100, 800, 0))) > 0 { // below where it stood before
			t.Error("it does not stay where the ship came from")
		}
		put(g, ask.PlaceJettisoned, 100, 800)
		g.Until(ask.SetDials, nil)
		if i := slices.IndexFunc(g.Events, func(e game.Event) bool { _, ok := e.(board.ShipRemoved); return ok }); i < 0 {
			t.Error("the ship is still there")
		}
		want(t, scored(g), "blue 5 ship-lost ship:1")
	})
}
