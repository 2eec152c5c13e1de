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

// acting puts a lone pilot into its Perform Action step, in the middle of the
// table, an enemy far away.
func acting(t testing.TB, rules *xwing.Rules, pilot, dial string, upgrades ...string) *xwingtest.Game {
	t.Helper()
	return fly(t, rules, ships(red(pilot, 400, 300, 0, upgrades...), blue(jedi, 500, 850, 180)), codes{1: dial}, nil)
}

// granting is an ability by which a ship performs an action after its maneuver.
func granting(grants ...xwing.ActionGrant) xwing.Ability {
	return doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
		for _, g := range grants {
			t.PerformAction(id, g)
		}
	})
}

// only grants named actions.
func only(actions ...string) xwing.ActionGrant {
	g := xwing.ActionGrant{Source: "upgrade/elusive"}
	for _, code := range actions {
		a, err := catalog.ParseBarAction(code)
		if err != nil {
			panic(err)
		}
		if a.Difficulty == catalog.White {
			a.Difficulty = 0 // not stated
		}
		g.Only = append(g.Only, a)
	}
	return g
}

func performed(g *xwingtest.Game) []string {
	var ids []string
	for _, e := range xwingtest.All[board.ActionPerformed](g) {
		ids = append(ids, e.Difficulty.String()+" "+e.Action)
	}
	return ids
}

func noop(*xwing.Table, xwing.Moment) {}

// The cost of an action may be the end of the ship: then nobody is asked about
// it any more.
func TestDeadlyCost(t *testing.T) {
	rules := xwingtest.Rules(t, pilotCard(lambda, doing(xwing.AfterGainingToken, func(t *xwing.Table, id board.ShipID) {
		t.SufferDamage(id, xwing.Damage{Hits: 12})
	})))
	g := acting(t, rules, lambda, "1FB")
	g.Pick(ask.ChooseAction, "jam")
	if g.Ship(1).Where != board.Removed || g.Asks(ask.ChooseJamTarget) || xwingtest.Has[board.ActionPerformed](g, nil) {
		t.Errorf("the ship is %+v; open: %v", g.Ship(1), g.Open())
	}
}

func TestStandardActions(t *testing.T) {
	repair := damageCard("hullbreach", xwing.Ability{When: xwing.AsAction, Do: noop})
	rules := xwingtest.Rules(t, repair, upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop},
		xwing.Ability{When: xwing.AsAction, Do: noop}))
	plain := xwingtest.Rules(t)

	t.Run("X20-ACT-001:bar,upgrade,damage", func(t *testing.T) {
		g := fly(t, rules, ships(red(xwingT65, 400, 300, 0, "elusive"), blue(jedi, 500, 850, 180)), codes{1: "1FB"}, func(s *xwing.State) {
			s.View.Ships[0].Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}}
		})
		want := []string{"focus", "lock", "barrelroll", "card:upgrade/elusive/0", "card:upgrade/elusive/1", "card:damage/hullbreach/0#1", "none"}
		if got := g.Legal(ask.ChooseAction); !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
		for id, want := range map[string]string{"card:upgrade/elusive/0": "1", "card:upgrade/elusive/1": "2",
			"card:damage/hullbreach/0#1": ""} {
			if o, _ := g.Option(ask.ChooseAction, id); o.Text.Arg("n") != want {
				t.Errorf("%s is told as %v, want which of its card's actions it is where that offers two", id, o.Text)
			}
		}
	})
	t.Run("X20-ACT-001:ship,condition X20-ABL-010:standard", func(t *testing.T) {
		does := xwing.Ability{When: xwing.AsAction, Do: noop}
		printed := xwingtest.Rules(t, card("ship/vectoredthrusters", does), card("condition/hunted", does))
		g := fly(t, printed, ships(red(awing, 400, 300, 0), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, func(s *xwing.State) {
			s.View.Ships[0].Conditions = []board.Condition{{Card: "hunted"}}
		})
		wanted := []string{"card:ship/vectoredthrusters/0", "card:condition/hunted/0"}
		for _, action := range wanted {
			if got := g.Legal(ask.ChooseAction); !slices.Contains(got, action) {
				t.Errorf("offered %v, want %s among them", got, action)
			}
		}
		// So they are where a card says to perform an action.
		printed = xwingtest.Rules(t, card("ship/vectoredthrusters", does), pilotCard(awing, granting(xwing.ActionGrant{Source: "pilot/" + awing})))
		g = acting(t, printed, awing, "2FB")
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, wanted[0]) {
			t.Errorf("a card that grants any action offers %v, want %s among them", got, wanted[0])
		}
	})
	t.Run("X20-ACT-003", func(t *testing.T) {
		if got := offered(acting(t, plain, quad, "1FW"), ask.ChooseAction); slices.Contains(got, "boost") {
			t.Fatalf("offered %v without an upgrade", got)
		}
		g := acting(t, plain, tie, "2FB", "engineupgrade")
		if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "boost") {
			t.Errorf("offered %v, want the boost of the upgrade", got)
		}
		// It is on the bar for whatever asks for an action of that, in the color that the upgrade prints.
		boosts := xwingtest.Rules(t, pilotCard(tie, granting(xwing.ActionGrant{Source: "pilot/" + tie, OnBar: []catalog.ActionType{catalog.Boost}})))
		g = acting(t, boosts, tie, "2FB", "engineupgrade")
		if got, want := offered(g, ask.ChooseAction), []string{"boost", "none"}; !slices.Equal(got, want) {
			t.Errorf("a boost on its bar: offered %v, want %v", got, want)
		}
		for upgrade, want := range map[string]string{"carlistrieekan": "evade red", "hondoohnakacommand": "coordinate white > jam red"} {
			g = fly(t, plain, ships(red(tie, 400, 300, 0)), codes{1: "2FB"}, func(s *xwing.State) {
				s.View.Ships[0].Upgrades = []board.Upgrade{{XWS: upgrade, Kind: "command"}}
			})
			bar := g.Now().ActionBar(1)
			last := bar[len(bar)-1]
			got := last.Type.String() + " " + last.Difficulty.String()
			if last.Linked != nil {
				got += " > " + last.Linked.Type.String() + " " + last.Linked.Difficulty.String()
			}
			if got != want {
				t.Errorf("%s adds %s, want %s", upgrade, got, want)
			}
		}
	})
	t.Run("X20-ACT-014", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t, upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop},
			xwing.Ability{When: xwing.AsAction, Do: noop}), pilotCard(xwingT65, granting(xwing.ActionGrant{}))),
			ships(red(xwingT65, 400, 300, 0, "elusive")), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "card:upgrade/elusive/0")
		if got := rule(g, ask.ChooseAction, "card:upgrade/elusive/0"); got != "X20-ACT-011" {
			t.Errorf("the same header again is refused by %q", got)
		}
		g.Pick(ask.ChooseAction, "card:upgrade/elusive/1")
	})
	t.Run("X20-ACT-013", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t, repair, pilotCard(xwingT65, granting(xwing.ActionGrant{}))),
			ships(red(xwingT65, 400, 300, 0)), codes{1: "1FB"}, func(s *xwing.State) {
				s.View.Ships[0].Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}, {Card: "hullbreach", N: 2}}
			})
		g.Pick(ask.ChooseAction, "card:damage/hullbreach/0#1")
		if got := rule(g, ask.ChooseAction, "card:damage/hullbreach/0#1"); got != "X20-ACT-011" {
			t.Errorf("the same copy again is refused by %q", got)
		}
		g.Pick(ask.ChooseAction, "card:damage/hullbreach/0#2")
	})
	t.Run("X20-ABL-010:bar", func(t *testing.T) {
		g := fly(t, xwingtest.Rules(t, upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop}, granting(xwing.ActionGrant{
			OnBar: []catalog.ActionType{catalog.Focus, catalog.Lock}}))), ships(red(xwingT65, 400, 300, 0, "elusive")), codes{1: "1FB"}, nil)
		if got, want := offered(g, ask.ChooseAction), []string{"focus", "lock", "none"}; !slices.Equal(got, want) {
			t.Errorf("on its action bar: %v, want %v", got, want)
		}
	})
	t.Run("X20-CST-001:resolved", func(t *testing.T) {
		idle := upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop, Cost: xwing.Cost{Charges: 1},
			If: func(*xwing.Table, xwing.Moment) bool { return false }})
		g := fly(t, xwingtest.Rules(t, idle), ships(red(xwingT65, 400, 300, 0, "elusive")), codes{1: "1FB"}, nil)
		if got := offered(g, ask.ChooseAction); slices.Contains(got, "card:upgrade/elusive/0") {
			t.Errorf("an action that would do nothing is offered: %v", got)
		}
	})
	t.Run("X20-CST-001:paid", func(t *testing.T) {
		costly := upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop, Cost: xwing.Cost{Charges: 1}})
		for charges, want := range []bool{false, true} {
			g := fly(t, xwingtest.Rules(t, costly), ships(red(xwingT65, 400, 300, 0, "elusive")), codes{1: "1FB"}, func(s *xwing.State) {
				s.View.Ships[0].Upgrades[0].Charges = board.Charges{Active: charges, Limit: 1}
			})
			if _, ok := g.Option(ask.ChooseAction, "card:upgrade/elusive/0"); ok != want {
				t.Errorf("%d charges: offered %v, want %v", charges, ok, want)
			}
		}
	})
}
