package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestSLAM(t *testing.T) {
	rules := xwingtest.Rules(t)
	const maneuver = "choose-slam-maneuver"
	slamming := func(t *testing.T, rules *xwing.Rules, x, y float64) *xwingtest.Game {
		t.Helper()
		g := fly(t, rules, ships(red(kwing, x, y, 0), blue(jedi, 100, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "slam")
		return g
	}
	t.Run("X20-MOV-001", func(t *testing.T) { // it meets a mine
		g := fly(t, xwingtest.Rules(t, mineCard()), mined(ships(red(kwing, 400, 300, 0), blue(jedi, 100, 850, 180)), 400, 570), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "slam")
		meetsMine(t, g, maneuver, "2FB")
	})
	t.Run("X20-SLM-001 X20-SLM-002 X20-SLM-003", func(t *testing.T) {
		g := slamming(t, rules, 400, 300)
		if got, want := g.Legal(maneuver), []string{"2TW", "2BW", "2FB", "2NW", "2YW"}; !slices.Equal(got, want) {
			t.Fatalf("offered %v, want %v", got, want)
		}
		g.Pick(maneuver, "2TW")
		stands(g, 1, 400-92.5, 440+92.5, 90)
		holds(g, 1, board.Disarm, 1)
		if e := xwingtest.All[board.ShipMoved](g); e[1].By != board.BySLAM {
			t.Errorf("moved by %s", e[1].By)
		}
		g = slamming(t, rules, 400, 300)
		g.Pick(maneuver, "2FB") // not the first of them
		stands(g, 1, 400, 580, 0)
		// Backed up by a ship in the way it is a SLAM all the same.
		g = fly(t, rules, ships(red(kwing, 400, 300, 0), blue(jedi, 400, 570, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "slam")
		g.Pick(maneuver, "2FB")
		if e := xwingtest.All[board.ShipMoved](g); e[1].Full {
			t.Fatal("nothing is in the way")
		}
		holds(g, 1, board.Disarm, 1)
		slams := pilotCard(xwingT65, xwing.Ability{Query: xwing.AddingActions, Bar: []catalog.BarAction{{Type: catalog.SLAM}}})
		g = fly(t, xwingtest.Rules(t, slams), ships(red(xwingT65, 400, 300, 0)), codes{1: "3FW"}, nil)
		g.Pick(ask.ChooseAction, "slam")
		eq(t, "a red one", slices.Contains(g.Legal(maneuver), "3ER"), true)
		// Red ones are there as well: the speed that was flown counts, not the one revealed.
		slows := xwingtest.Rules(t, pilotCard(kwing, doing(xwing.BeforeManeuver, func(t *xwing.Table, id board.ShipID) {
			m := t.Ship(id).Dial.Maneuver
			m.Speed = 3
			t.ChangeManeuver(id, m)
		})))
		g = slamming(t, slows, 400, 300)
		var want []string
		for _, m := range g.Now().Dial(1) {
			if m.Speed == 3 {
				want = append(want, m.Code())
			}
		}
		if got := g.Legal(maneuver); !slices.Equal(got, want) || len(want) == 0 {
			t.Errorf("offered %v, want %v", got, want)
		}
	})
	t.Run("X20-SLM-004 X20-SLM-005:card", func(t *testing.T) {
		granted := xwingtest.Rules(t, pilotCard(kwing, granting(xwing.ActionGrant{})))
		g := fly(t, granted, ships(red(kwing, 400, 300, 0)), codes{1: "2FB"}, nil)
		if got := rule(g, ask.ChooseAction, "slam"); got != "X20-SLM-005" {
			t.Errorf("a granted SLAM is refused by %q", got)
		}
		g.Pick(ask.ChooseAction, "focus")
		if got := rule(g, ask.ChooseAction, "slam"); got != "" {
			t.Errorf("in its own step SLAM is refused by %q", got)
		}
		for _, source := range []string{xwing.LinkedAction, xwing.Deployment, xwing.Coordination} {
			if grant := only("slam"); (&xwing.Table{State: g.Now()}).CanPerform(1, xwing.ActionGrant{Source: source, Only: grant.Only}) {
				t.Errorf("SLAM may be performed by %q", source)
			}
		}
	})
	t.Run("X20-SLM-006 X20-FLE-004:slam X20-FAI-002:slam", func(t *testing.T) {
		g := slamming(t, rules, 400, 700)
		g.Pick(maneuver, "2FB")
		stands(g, 1, 400, 840, 0)
		holds(g, 1, board.Disarm, 0)
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == "slam" }) || xwingtest.Has[board.ShipFled](g, nil) {
			t.Errorf("SLAM over the edge: %s", g.Kinds())
		}
	})
	t.Run("X20-SLM-007:action,maneuver", func(t *testing.T) {
		both := pilotCard(kwing, xwing.Ability{When: xwing.AfterManeuver, Do: noop}, xwing.Ability{When: xwing.AfterAction, Do: noop})
		g := slamming(t, xwingtest.Rules(t, both), 400, 300)
		g.Forget()
		g.Pick(maneuver, "2FB")
		if got := len(xwingtest.All[board.AbilityUsed](g)); got != 2 {
			t.Errorf("%d abilities triggered, want those after a maneuver and after an action", got)
		}
		inOrder(g, "ManeuverExecuted", "AbilityUsed", "ActionPerformed", "AbilityUsed")
		g = fly(t, rules, ships(red(kwing, 400, 300, 0), blue(jedi, 400, 570, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "slam")
		g.Pick(maneuver, "2FB")
		if (&xwing.Table{State: g.Now()}).FullyExecuted(1) {
			t.Error("the maneuver before it is still the last that the ship executed")
		}
		before := pilotCard(kwing, xwing.Ability{When: xwing.BeforeManeuver, Do: noop})
		g = slamming(t, xwingtest.Rules(t, before), 400, 300)
		g.Forget()
		g.Pick(maneuver, "2FB")
		inOrder(g, "AbilityUsed", "ManeuverExecuted")
	})
	t.Run("X20-SLM-008", func(t *testing.T) {
		g := fly(t, rules, ships(red(kwing, 400, 300, 0), blue(jedi, 400, 440, 180)), codes{1: "2FB"}, nil)
		if d := g.Decision(ask.ChooseAction); d.About[0] == "ship:1" {
			t.Error("a ship that overlapped may SLAM")
		}
	})
}
