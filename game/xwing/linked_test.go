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

func TestLinkedActions(t *testing.T) {
	rules := xwingtest.Rules(t) // the TIE Advanced x1: focus > red barrel roll, lock, barrel roll

	t.Run("X20-LNK-001 X20-LNK-002:ship,upgrade X20-LNK-004:optional", func(t *testing.T) {
		g := acting(t, rules, advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		if d := g.Decision(ask.ChooseAction); d.About[0] != "ship:1" || d.Prompt.Arg("source") != xwing.LinkedAction {
			t.Fatalf("asked %v of %v, want the linked action", d.Prompt, d.About)
		}
		if got, want := g.Legal(ask.ChooseAction), []string{"barrelroll", "none"}; !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
		g.Pick(ask.ChooseAction, "none")
		holds(g, 1, board.Stress, 0)
		if got := performed(g); !slices.Equal(got, []string{"white focus"}) {
			t.Errorf("performed %v", got)
		}
		// The closed S-foils put a boost beside the X-wing's focus.
		g = acting(t, rules, xwingT65, "1FB", "servomotorsfoils")
		g.Pick(ask.ChooseAction, "focus")
		if got, want := g.Legal(ask.ChooseAction), []string{"boost", "none"}; !slices.Equal(got, want) {
			t.Errorf("an upgrade's link offers %v, want %v", got, want)
		}
	})
	t.Run("X20-LNK-003 X20-ACT-004", func(t *testing.T) {
		// The TIE Aggressor's evade is linked to its barrel roll alone.
		for pilot, action := range map[string]string{advanced: "barrelroll", xwingT65: "focus", "sienarspecialist": "focus"} {
			g := acting(t, rules, pilot, "2FB")
			g.Pick(ask.ChooseAction, action)
			if action == "barrelroll" {
				g.Pick(ask.ChooseBarrelRoll, "left/middle")
			}
			if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
				t.Errorf("%s: a linked action is offered after %s", pilot, action)
			}
		}
	})
	t.Run("X20-LNK-007 X20-ACT-006", func(t *testing.T) {
		g := acting(t, rules, advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		holds(g, 1, board.Stress, 1)
		if got := performed(g); !slices.Equal(got, []string{"white focus", "red barrelroll"}) {
			t.Errorf("performed %v", got)
		}
	})
	t.Run("X20-LNK-004:queue", func(t *testing.T) {
		// It waits among what else follows the action, in the order that its player picks.
		after := doing(xwing.AfterAction, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, board.Calculate, 1) })
		g := acting(t, xwingtest.Rules(t, pilotCard(advanced, after)), advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAbility, "pilot/"+advanced)
		holds(g, 1, board.Calculate, 1)
		if d := g.Decision(ask.ChooseAction); d.Prompt.Arg("source") != xwing.LinkedAction {
			t.Errorf("asked %v, want the linked action behind the ability", d.Prompt)
		}
	})
	t.Run("X20-LNK-005:card", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(advanced, granting(only("focus")))), advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		if d := g.Decision(ask.ChooseAction); d.Prompt.Arg("source") != xwing.LinkedAction {
			t.Errorf("asked for %v, want the linked action of a granted one", d.Prompt)
		}
		later := pilotCard(advanced, xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, only("focus")) }})
		g = fly(t, xwingtest.Rules(t, later), ships(red(advanced, 400, 300, 0), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		for g.Now().View.Phase != board.Engagement {
			g.Pick(ask.ChooseAction, "none")
		}
		g.Pick(ask.ChooseAction, "focus")
		if !g.Asks(ask.ChooseAction) || g.Decision(ask.ChooseAction).Prompt.Arg("source") != xwing.LinkedAction {
			t.Errorf("no linked action in another phase: %v", g.Open())
		}
	})
}

func TestLinkedByGrant(t *testing.T) {
	rules := xwingtest.Rules(t) // the TIE Advanced x1: focus > red barrel roll, lock, barrel roll
	t.Run("X20-LNK-005:coordinate", func(t *testing.T) {
		g := fly(t, rules, ships(red(lambda, 400, 300, 0), red(advanced, 400, 500, 0)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "coordinate")
		g.Pick(ask.ChooseCoordinateTarget, "ship:2")
		g.Pick(ask.ChooseAction, "focus")
		if d := g.Decision(ask.ChooseAction); d.About[0] != "ship:2" || d.Prompt.Arg("source") != xwing.LinkedAction {
			t.Errorf("asked %v of %v, want the linked action of the coordinated one", d.Prompt, d.About)
		}
	})
	t.Run("X20-ACT-011", func(t *testing.T) {
		// What is linked is an action like any other: not twice in a round.
		g := acting(t, xwingtest.Rules(t, pilotCard(advanced, granting(only("barrelroll"), only("focus")))), advanced, "2FB")
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		g.Pick(ask.ChooseAction, "focus")
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).Prompt.Arg("source") == xwing.LinkedAction &&
			slices.Contains(g.Legal(ask.ChooseAction), "barrelroll") {
			t.Error("the linked barrel roll is offered again in its round")
		}
	})
	t.Run("X20-LNK-006 X20-QUE-009 X20-ACT-002:linked", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(advanced, granting(only("red focus")))), advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Stress, 1)
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("a linked action is offered to a stressed ship")
		}
		// Not a white one either.
		bar := []catalog.BarAction{{Type: catalog.Calculate, Difficulty: catalog.Red, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}}}
		g = acting(t, xwingtest.Rules(t, pilotCard(xwingT65, xwing.Ability{Query: xwing.AddingActions, Bar: bar})), xwingT65, "1FB")
		g.Pick(ask.ChooseAction, "calculate")
		holds(g, 1, board.Stress, 1)
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Error("a white linked action is offered to a stressed ship")
		}
	})
	t.Run("X20-FAI-005 X20-LNK-001", func(t *testing.T) {
		// A failed boost of the StarViper kind: nothing linked follows.
		g := fly(t, rules, ships(red("inquisitor", 400, 700, 0), blue(jedi, 100, 500, 180)), codes{1: "3FB"}, nil)
		for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
			g.Pick(ask.ChooseAction, "none")
		}
		stands(g, 1, 400, 860, 0)
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "straight")
		if !xwingtest.Has[board.ActionFailed](g, nil) || xwingtest.Has[board.ActionPerformed](g, nil) || g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
			t.Errorf("after the failed boost: %s", g.Kinds())
		}
	})
	t.Run("X20-FAQ-037", func(t *testing.T) {
		easy := xwing.Ability{Query: xwing.ActionColor, By: func(_ *xwing.Table, m xwing.Moment) int {
			if m.Action == "barrelroll" {
				return 2 // white
			}
			return 0
		}}
		g := acting(t, xwingtest.Rules(t, pilotCard(advanced, easy)), advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		o, _ := g.Option(ask.ChooseAction, "barrelroll")
		if got := o.Text.Arg("difficulty"); got != "white" {
			t.Errorf("the linked action is %s, want white", got)
		}
	})
}
