package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestCoordinate(t *testing.T) {
	rules := xwingtest.Rules(t)
	const target = "choose-coordinate-target"
	// The shuttle ends at (400, 420) with its front edge at 460.
	coordinating := func(t *testing.T, rules *xwing.Rules, others ...xwing.ScenarioShip) *xwingtest.Game {
		t.Helper()
		g := fly(t, rules, ships(append([]xwing.ScenarioShip{red(lambda, 400, 300, 0)}, others...)...), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "coordinate")
		return g
	}
	t.Run("X20-COO-001 X20-COO-002:other,friendly,range", func(t *testing.T) {
		g := coordinating(t, rules, red(jedi, 460, 420, 0), red(jedi, 400, 500, 0), red(jedi, 375, 680, 0), red(jedi, 425, 681, 0), blue(phantom, 200, 420, 0))
		for id, want := range map[string]string{"ship:2": "X20-COO-002", "ship:3": "", "ship:4": "", "ship:5": "X20-COO-002"} {
			if got := rule(g, target, id); got != want {
				t.Errorf("%s is refused by %q, want %q", id, got, want)
			}
		}
		if got := offered(g, target); slices.Contains(got, "ship:1") || slices.Contains(got, "ship:6") || slices.Contains(got, "none") {
			t.Errorf("offered %v, want other friendly ships alone", got)
		}
	})
	t.Run("X20-COO-003:action,decline X20-ACT-018:granted", func(t *testing.T) {
		for _, pick := range []string{"focus", "none"} {
			g := coordinating(t, rules, red(jedi, 400, 500, 0))
			g.Pick(target, "ship:2")
			if d := g.Decision(ask.ChooseAction); d.About[0] != "ship:2" || d.Prompt.Arg("source") != xwing.Coordination {
				t.Fatalf("%v acts by %s, want ship 2, coordinated", d.About, d.Prompt.Arg("source"))
			}
			if got, want := g.Legal(ask.ChooseAction), []string{"focus", "evade", "barrelroll", "boost", "none"}; !slices.Contains(got, "evade") {
				t.Errorf("offered %v, want any action, its purple evade too: %v", got, want)
			}
			g.Pick(ask.ChooseAction, pick)
			holds(g, 2, board.Focus, map[string]int{"focus": 1}[pick])
			if want := "white coordinate"; !slices.Contains(performed(g), want) {
				t.Errorf("performed %v, want %s among them", performed(g), want)
			}
		}
	})
	t.Run("X20-COO-004", func(t *testing.T) {
		g := coordinating(t, rules, red(jedi, 400, 700, 0))
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == "coordinate" }) {
			t.Errorf("no failure: %s", g.Kinds())
		}
	})
	t.Run("X20-COO-005", func(t *testing.T) {
		g := coordinating(t, rules, red(jedi, 400, 500, 0), blue(phantom, 400, 580, 0))
		g.Pick(target, "ship:2")
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "straight")
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Ship == 2 }) {
			t.Fatalf("the boost did not fail: %s", g.Kinds())
		}
		if got := performed(g); !slices.Contains(got, "white coordinate") {
			t.Errorf("performed %v", got)
		}
	})
	t.Run("X20-COO-006", func(t *testing.T) {
		by := xwingtest.Rules(t, pilotCard(lambda, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Coordinate(id) })))
		g := fly(t, by, ships(red(lambda, 400, 300, 0), red(jedi, 400, 500, 0)), codes{1: "1FB"}, nil)
		g.Pick(target, "ship:2")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "coordinate")
	})
	t.Run("X20-COO-007:limit X20-ACT-011", func(t *testing.T) {
		g := fly(t, rules, ships(red(lambda, 400, 300, 0), red(tie, 400, 500, 0)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseShipToActivate, "ship:2")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "coordinate")
		g.Pick(target, "ship:2")
		if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("the action that it has performed is refused by %q", got)
		}
	})
	t.Run("X20-COO-007:stress X20-ACT-002:coordinated", func(t *testing.T) {
		g := coordinating(t, rules, holding(red(jedi, 400, 500, 0), board.Stress, 1))
		g.Pick(target, "ship:2")
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).Prompt.Arg("source") == xwing.Coordination {
			t.Error("a stressed ship may perform the coordinated action")
		}
	})
	t.Run("X20-COO-007:counts X20-SLM-005:coordinated", func(t *testing.T) {
		g := coordinating(t, rules, red(kwing, 400, 500, 0))
		g.Pick(target, "ship:2")
		if got := rule(g, ask.ChooseAction, "slam"); got != "X20-SLM-005" {
			t.Errorf("SLAM is refused by %q", got)
		}
		g.Pick(ask.ChooseAction, "focus")
		if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("its own focus is refused by %q", got)
		}
	})
	t.Run("X20-FAQ-028", func(t *testing.T) {
		// What the coordinated ship performs comes first, its linked action after it.
		sai := xwing.Ability{When: xwing.AfterAction, Do: noop, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == "coordinate" }}
		g := coordinating(t, xwingtest.Rules(t, pilotCard(lambda, sai)), red(advanced, 400, 500, 0))
		g.Pick(target, "ship:2")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "none") // the linked barrel roll
		inOrder(g, "ActionPerformed", "ActionPerformed", "AbilityUsed")
	})
}
