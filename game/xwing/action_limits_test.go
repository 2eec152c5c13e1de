package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestActionSteps(t *testing.T) {
	t.Run("X20-ACT-002:step,granted X20-STR-002", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(xwingT65, granting(only("focus"))))
		for stress, asked := range []bool{true, false} {
			g := fly(t, rules, ships(holding(red(xwingT65, 400, 300, 0), board.Stress, stress)), codes{1: "4FW"}, nil)
			if got := g.Asks(ask.ChooseAction); got != asked {
				t.Errorf("%d stress: a granted action asked %v, want %v", stress, got, asked)
			}
			if !asked && !xwingtest.Has(g, func(e board.ActionStepSkipped) bool { return e.Why.Key == "why.stressed" }) {
				t.Error("the stressed ship's own step was not skipped")
			}
		}
		rules = xwingtest.Rules(t, pilotCard(xwingT65, granting(xwing.ActionGrant{Only: only("focus").Only, Stressed: true})))
		g := fly(t, rules, ships(holding(red(xwingT65, 400, 300, 0), board.Stress, 1)), codes{1: "4FW"}, nil)
		g.Pick(ask.ChooseAction, "focus") // a grant that says so
		// Nor may it use the action of a card.
		rules = xwingtest.Rules(t, upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop}))
		g = fly(t, rules, ships(holding(red(xwingT65, 400, 300, 0, "elusive"), board.Stress, 1)), codes{1: "4FW"}, nil)
		if g.Asks(ask.ChooseAction) {
			t.Errorf("a stressed ship is offered %v", g.Legal(ask.ChooseAction))
		}
	})
	t.Run("X20-ACT-010", func(t *testing.T) {
		many := []string{"focus", "evade", "calculate", "cloak", "reinforce", "barrelroll"}
		var grants []xwing.ActionGrant
		for _, a := range many {
			grants = append(grants, only(a))
		}
		g := acting(t, xwingtest.Rules(t, pilotCard(awing, granting(grants...))), awing, "2FB")
		for _, a := range many {
			g.Pick(ask.ChooseAction, a)
			switch a {
			case "reinforce":
				g.Pick(ask.ChooseReinforceSide, "fore")
			case "barrelroll":
				g.Pick(ask.ChooseBarrelRoll, "left/middle")
			}
		}
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "straight")
		if got := len(performed(g)); got != len(many)+1 {
			t.Errorf("%d actions, want %d", got, len(many)+1)
		}
	})
	t.Run("X20-ACT-012 X20-FAI-004", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(lambda, granting(only("jam")))), lambda, "1FB")
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none")
		if !xwingtest.Has[board.ActionFailed](g, nil) {
			t.Fatal("the jam did not fail")
		}
		if got := rule(g, ask.ChooseAction, "jam"); got != "X20-ACT-011" {
			t.Errorf("the failed action again is refused by %q", got)
		}
		// A white action that fails: no stress keeps the shuttle from another one.
		g = acting(t, xwingtest.Rules(t), lambda, "1FB")
		g.Pick(ask.ChooseAction, "coordinate")
		holds(g, 1, board.Stress, 0)
		if !xwingtest.Has[board.ActionFailed](g, nil) {
			t.Fatal("the coordination did not fail")
		}
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("another action is offered in place of the failed one")
		}
	})
}

func TestActionOnceARound(t *testing.T) {
	t.Run("X20-ACT-011 X20-ACT-016:limit,stress", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only("focus")))), xwingT65, "1FB")
		g.Pick(ask.ChooseAction, "focus")
		if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("focus again is refused by %q, want X20-ACT-011", got)
		}
		if s := g.Refused(ask.ChooseAction, "focus"); s == "" {
			t.Error("focus again was taken")
		}
		// Another grant cannot repeat it, and stress forbids a granted action as any other.
		g = acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only("focus"), only("focus", "red evade"), only("calculate")))), xwingT65, "1FB")
		g.Pick(ask.ChooseAction, "focus")
		if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("focus in another grant is refused by %q, want X20-ACT-011", got)
		}
		any := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(xwing.ActionGrant{Source: "pilot/" + xwingT65}, xwing.ActionGrant{Source: "pilot/" + xwingT65}))), xwingT65, "1FB")
		any.Pick(ask.ChooseAction, "focus")
		if got := rule(any, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("focus in another grant of any action is refused by %q, want X20-ACT-011", got)
		}
		g.Pick(ask.ChooseAction, "evade")
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("stressed by a red action, the ship may perform another that is granted")
		}
		// Nor one that is granted of its action bar.
		bar := xwing.ActionGrant{Source: "pilot/" + xwingT65, OnBar: []catalog.ActionType{catalog.Focus, catalog.Lock}}
		g = acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(bar, bar))), xwingT65, "1FB")
		for range 2 {
			g.Pick(ask.ChooseAction, "focus")
			if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
				t.Errorf("focus of the bar again is refused by %q, want X20-ACT-011", got)
			}
			g = acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(bar))), xwingT65, "1FB")
		}
		g = acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only("red evade"), bar))), xwingT65, "1FB")
		g.Pick(ask.ChooseAction, "evade")
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("stressed, the ship may perform an action of its bar that is granted")
		}
	})
	t.Run("X20-ACT-011 in another phase", func(t *testing.T) {
		late := doing(xwing.StartOfEngagement, func(t *xwing.Table, id board.ShipID) { t.PerformAction(id, only("focus", "evade")) })
		late.If = func(*xwing.Table, xwing.Moment) bool { return true }
		g := fly(t, xwingtest.Rules(t, pilotCard(xwingT65, late)), ships(red(xwingT65, 400, 300, 0)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "focus")
		if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("in the Engagement Phase focus is refused by %q, want X20-ACT-011", got)
		}
	})
}

func TestActionNeedsAPlace(t *testing.T) {
	t.Run("X20-ACT-015:token,boost,lock", func(t *testing.T) {
		rules := xwingtest.Rules(t, pilotCard(awing, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
			t.GainTokens(id, board.Focus, 1)
			t.GainTokens(id, board.Focus, 1)
			t.Boost(id)
			t.Boost(id)
			t.Lock(id)
			t.Lock(id)
		})))
		g := fly(t, rules, ships(red(awing, 400, 300, 0), blue(jedi, 400, 750, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseBoost, "straight")
		g.Pick(ask.ChooseBoost, "straight")
		g.Pick(ask.ChooseLockTarget, "ship:2")
		g.Pick(ask.ChooseLockTarget, "ship:2")
		holds(g, 1, board.Focus, 2)
		for _, action := range []string{"focus", "boost", "lock"} {
			if got := g.Legal(ask.ChooseAction); !slices.Contains(got, action) {
				t.Errorf("legal %v, want %s still", got, action)
			}
		}
	})
	t.Run("X20-ACT-015 after the action, and before it", func(t *testing.T) {
		more := xwing.Ability{When: xwing.AfterAction, Do: func(t *xwing.Table, m xwing.Moment) {
			switch m.Action {
			case "boost":
				t.Boost(m.Owner)
			case "focus":
				t.GainTokens(m.Owner, board.Focus, 1)
			}
		}}
		g := acting(t, xwingtest.Rules(t, pilotCard(awing, more)), awing, "2FB")
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "straight")
		g.Pick(ask.ChooseBoost, "straight")
		g = acting(t, xwingtest.Rules(t, pilotCard(awing, more)), awing, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Focus, 2)
		evades := doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, board.Evade, 1) })
		g = acting(t, xwingtest.Rules(t, pilotCard(awing, evades)), awing, "2FB")
		g.Pick(ask.ChooseAction, "evade")
		holds(g, 1, board.Evade, 2)
	})
}

func TestActionForbidden(t *testing.T) {
	t.Run("X20-ACT-018:granted", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only("focus")))), xwingT65, "1FB")
		g.Pick(ask.ChooseAction, "none")
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "focus") {
			t.Errorf("declining a granted action used it up: %v", got)
		}
		linked := acting(t, xwingtest.Rules(t), advanced, "2FB")
		linked.Pick(ask.ChooseAction, "focus")
		if got := linked.Legal(ask.ChooseAction); !slices.Contains(got, "none") {
			t.Errorf("the linked action may not be declined: %v", got)
		}
	})
	t.Run("X20-GLD-003:action", func(t *testing.T) {
		no := xwing.Ability{Query: xwing.PerformingAction, Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
			if m.Action != "focus" {
				return nil
			}
			return &game.Refusal{Rule: "card"}
		}}
		g := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, no)), xwingT65, "1FB")
		if got := rule(g, ask.ChooseAction, "focus"); got != "card" {
			t.Errorf("focus is refused by %q", got)
		}
		// No grant lifts it, not even one that must be taken.
		grant := only("focus", "evade")
		grant.Must, grant.Stressed = true, true
		g = acting(t, xwingtest.Rules(t, pilotCard(xwingT65, no, granting(grant))), xwingT65, "1FB")
		if got, want := g.Legal(ask.ChooseAction), []string{"evade"}; !slices.Equal(got, want) {
			t.Errorf("a grant of focus and evade offers %v, want %v", got, want)
		}
	})
}
