package xwing_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestRedActions(t *testing.T) {
	colored := func(d catalog.Difficulty) xwing.Ability { return asking(xwing.ActionColor, int(d)) }

	t.Run("X20-ACT-006 X20-ACT-008", func(t *testing.T) {
		for action, stress := range map[string]int{"red focus": 1, "focus": 0} {
			g := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only(action)))), xwingT65, "1FB")
			g.Pick(ask.ChooseAction, "focus")
			holds(g, 1, board.Stress, stress)
			holds(g, 1, board.Focus, 1)
		}
		// As much where another ship's coordinate grants it.
		both := fly(t, xwingtest.Rules(t), ships(red(lambda, 400, 300, 0), red(lambda, 400, 560, 0)), codes{1: "1FB"}, nil)
		both.Pick(ask.ChooseShipToActivate, "ship:1")
		both.Pick(ask.ChooseAction, "coordinate")
		both.Pick(ask.ChooseCoordinateTarget, "ship:2")
		both.Pick(ask.ChooseAction, "jam")
		holds(both, 2, board.Stress, 1)
		// The action of a card states no color; where an effect makes it red it costs as much.
		does := upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop})
		for stress, cards := range [][]*xwing.Card{{does}, {does, pilotCard(xwingT65, colored(catalog.Red))}} {
			g := acting(t, xwingtest.Rules(t, cards...), xwingT65, "1FB", "elusive")
			g.Pick(ask.ChooseAction, "card:upgrade/elusive/0")
			holds(g, 1, board.Stress, stress)
		}
	})
	t.Run("X20-ACT-006 fails, or stressed already", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(lambda, granting(only("red jam")))), lambda, "1FB")
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none")
		holds(g, 1, board.Stress, 1)
		rules := xwingtest.Rules(t, pilotCard(xwingT65, granting(only("red focus"), only("red evade")), asking(xwing.IgnoringStress, 1)))
		g = acting(t, rules, xwingT65, "1FB")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "evade")
		holds(g, 1, board.Stress, 2)
	})
}

func TestPurpleActions(t *testing.T) {
	colored := func(d catalog.Difficulty) xwing.Ability { return asking(xwing.ActionColor, int(d)) }
	t.Run("X20-ACT-007 by an effect, or for nothing", func(t *testing.T) {
		for force, want := range []string{"X20-ACT-007", ""} {
			g := fly(t, xwingtest.Rules(t, pilotCard(jedi, granting(only("focus"), only("jam")), colored(catalog.Purple))),
				ships(red(jedi, 400, 300, 0), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, func(s *xwing.State) { s.View.Ships[0].Force.Active = force })
			if force == 0 {
				if g.Decision(ask.ChooseAction).About[0] == "ship:1" {
					t.Errorf("without Force an action made purple is offered: %v", g.Legal(ask.ChooseAction))
				}
				continue
			}
			if got := rule(g, ask.ChooseAction, "focus"); got != want {
				t.Fatalf("with %d Force a focus made purple is refused by %q, want %q", force, got, want)
			}
			g.Pick(ask.ChooseAction, "focus")
			if got := g.Ship(1).Force.Active; got != 0 {
				t.Errorf("%d Force left, want it spent", got)
			}
		}
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(only("purple jam")))), jedi, "2FB")
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none") // it fails
		if got := g.Ship(1).Force.Active; got != 0 {
			t.Errorf("%d Force left by one that fails, want it spent", got)
		}
	})
	t.Run("X20-ACT-007", func(t *testing.T) {
		for force, want := range []string{"X20-ACT-007", ""} {
			g := fly(t, xwingtest.Rules(t), ships(red(jedi, 400, 300, 0), blue(xwingT65, 800, 800, 180)), codes{1: "2FB"}, func(s *xwing.State) {
				s.View.Ships[0].Force.Active = force
			})
			g.Until(ask.ChooseAction, nil)
			for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
				g.Pick(ask.ChooseAction, "none")
			}
			if got := rule(g, ask.ChooseAction, "evade"); got != want {
				t.Fatalf("with %d Force evade is refused by %q, want %q", force, got, want)
			}
			if force > 0 {
				g.Pick(ask.ChooseAction, "evade")
				if !xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Card == "force" && e.Active == 0 && e.Spent > 0 }) {
					t.Error("no Force was spent")
				}
			}
		}
	})
}

func TestActionColors(t *testing.T) {
	colored := func(d catalog.Difficulty) xwing.Ability { return asking(xwing.ActionColor, int(d)) }
	t.Run("X20-ACT-005 X20-ACT-009", func(t *testing.T) {
		const white, redColor, purple = catalog.White, catalog.Red, catalog.Purple
		for _, c := range []struct {
			printed string
			changes []catalog.Difficulty
			want    string
		}{
			{"focus", nil, "white"},
			{"red focus", nil, "red"},
			{"red focus", []catalog.Difficulty{white}, "white"},
			{"focus", []catalog.Difficulty{redColor}, "red"},
			{"red focus", []catalog.Difficulty{white, redColor}, "red"},
			{"focus", []catalog.Difficulty{redColor, purple}, "purple"},
			{"focus", []catalog.Difficulty{purple, white}, "purple"},
		} {
			abilities := []xwing.Ability{granting(only(c.printed))}
			for _, d := range c.changes {
				abilities = append(abilities, colored(d))
			}
			g := fly(t, xwingtest.Rules(t, pilotCard(jedi, abilities...)), ships(red(jedi, 400, 300, 0)), codes{1: "2FB"}, nil)
			o, _ := g.Option(ask.ChooseAction, "focus")
			if got := o.Text.Arg("difficulty"); got != c.want {
				t.Errorf("%s with %v: %s, want %s", c.printed, c.changes, got, c.want)
			}
		}
		// A bar that has an action twice offers it in the easier color.
		for want, bar := range map[string]xwing.ActionGrant{"white": only("red focus", "focus"), "red": only("purple focus", "red focus")} {
			g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(bar))), jedi, "2FB")
			o, _ := g.Option(ask.ChooseAction, "focus")
			if got := o.Text.Arg("difficulty"); got != want {
				t.Errorf("of %v: %s, want %s", bar.Only, got, want)
			}
		}
		// A purple icon stands beside a red one: one costs stress, the other Force.
		for _, bar := range []xwing.ActionGrant{only("purple focus", "red focus"), only("red focus", "purple focus")} {
			g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(bar))), jedi, "2FB")
			o, _ := g.Option(ask.ChooseAction, "focus-as-purple")
			if got := o.Text.Arg("difficulty"); got != "purple" {
				t.Errorf("of %v: %q, want purple, too", bar.Only, got)
			}
			bar.Color = redColor
			g = acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(bar))), jedi, "2FB")
			if _, ok := g.Option(ask.ChooseAction, "focus-as-purple"); ok {
				t.Errorf("of %v treated as red: a purple one, too", bar.Only)
			}
		}
		// What a grant treats as red an ability may make purple.
		as := only("focus")
		as.Color = redColor
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(as), colored(purple))), jedi, "2FB")
		o, _ := g.Option(ask.ChooseAction, "focus")
		if got := o.Text.Arg("difficulty"); got != "purple" {
			t.Errorf("treated as red, made purple: %s, want purple", got)
		}
	})
	t.Run("X20-QUE-008", func(t *testing.T) {
		after := xwing.Ability{When: xwing.AfterAction, Do: noop}
		g := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only("red barrelroll")), after)), xwingT65, "1FB")
		g.Forget()
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		inOrder(g, "TokenGained", "ActionPerformed", "AbilityUsed")
	})
}

func TestActionColorRulings(t *testing.T) {
	t.Run("X20-FAQ-024", func(t *testing.T) {
		// The jedi's own evade is purple.
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(only("evade"),
			xwing.ActionGrant{OnBar: []catalog.ActionType{catalog.Evade}}))), jedi, "2FB")
		o, _ := g.Option(ask.ChooseAction, "evade")
		if got := o.Text.Arg("difficulty"); got != "white" {
			t.Errorf("a named evade is %s, want white", got)
		}
		g.Pick(ask.ChooseAction, "none")
		o, _ = g.Option(ask.ChooseAction, "evade")
		if got := o.Text.Arg("difficulty"); got != "purple" {
			t.Errorf("the evade on its bar is %s, want purple", got)
		}
		g = acting(t, xwingtest.Rules(t, pilotCard(lambda, granting(xwing.ActionGrant{OnBar: []catalog.ActionType{catalog.Jam}}))), lambda, "1FB")
		o, _ = g.Option(ask.ChooseAction, "jam")
		if got := o.Text.Arg("difficulty"); got != "red" {
			t.Errorf("the jam on the bar is %s, want red", got)
		}
	})
	t.Run("X20-FAQ-029", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(xwing.ActionGrant{Color: catalog.Red}))), jedi, "2FB")
		if got := rule(g, ask.ChooseAction, "evade"); got != "X20-FAQ-029" {
			t.Errorf("purple as red is refused by %q", got)
		}
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Stress, 1)
		// What is red stays red.
		g = acting(t, xwingtest.Rules(t, pilotCard(lambda, granting(xwing.ActionGrant{Color: catalog.Red}))), lambda, "1FB")
		if got := rule(g, ask.ChooseAction, "jam"); got != "" {
			t.Errorf("red as red is refused by %q", got)
		}
		g.Pick(ask.ChooseAction, "jam")
		holds(g, 1, board.Stress, 1)
	})
}
