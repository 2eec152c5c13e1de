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

func TestActionLimits(t *testing.T) {
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
	t.Run("X20-ACT-011 in another phase", func(t *testing.T) {
		late := doing(xwing.StartOfEngagement, func(t *xwing.Table, id board.ShipID) { t.PerformAction(id, only("focus", "evade")) })
		late.If = func(*xwing.Table, xwing.Moment) bool { return true }
		g := fly(t, xwingtest.Rules(t, pilotCard(xwingT65, late)), ships(red(xwingT65, 400, 300, 0)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "focus")
		if got := rule(g, ask.ChooseAction, "focus"); got != "X20-ACT-011" {
			t.Errorf("in the Engagement Phase focus is refused by %q, want X20-ACT-011", got)
		}
	})
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

func TestActionColors(t *testing.T) {
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
		// What a grant treats as red an ability may make purple.
		as := only("focus")
		as.Color = redColor
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(as), colored(purple))), jedi, "2FB")
		o, _ := g.Option(ask.ChooseAction, "focus")
		if got := o.Text.Arg("difficulty"); got != "purple" {
			t.Errorf("treated as red, made purple: %s, want purple", got)
		}
	})
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
	t.Run("X20-QUE-008", func(t *testing.T) {
		after := xwing.Ability{When: xwing.AfterAction, Do: noop}
		g := acting(t, xwingtest.Rules(t, pilotCard(xwingT65, granting(only("red barrelroll")), after)), xwingT65, "1FB")
		g.Forget()
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		inOrder(g, "TokenGained", "ActionPerformed", "AbilityUsed")
	})
}

func TestFailing(t *testing.T) {
	after := xwing.Ability{When: xwing.AfterAction, Do: noop}
	rules := xwingtest.Rules(t, pilotCard(lambda, granting(only("red jam"), only("purple jam")), after))

	t.Run("X20-FAI-001 X20-FAI-003 X20-FAI-006", func(t *testing.T) {
		g := acting(t, rules, lambda, "1FB")
		g.Forget()
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none")
		inOrder(g, "TokenGained", "ActionFailed")
		holds(g, 1, board.Stress, 1)
		if len(xwingtest.All[board.AbilityUsed](g)) > 1 || // the one that grants it
			xwingtest.Has[board.ActionPerformed](g, nil) {
			t.Errorf("a failed action triggered: %s", g.Kinds())
		}
	})
	t.Run("X20-FAI-007", func(t *testing.T) {
		g := acting(t, xwingtest.Rules(t, pilotCard(jedi, granting(only("purple jam")))), jedi, "2FB")
		g.Pick(ask.ChooseAction, "jam")
		g.Pick(ask.ChooseJamTarget, "none")
		if got := g.Ship(1).Force.Active; got != 0 {
			t.Errorf("%d Force left, want it spent", got)
		}
	})
	t.Run("X20-FAI-002", func(t *testing.T) {
		for action, kind := range map[string]game.Kind{"rotate": ask.ChooseTurretArc, "reload": ask.ChooseReload} {
			g := fly(t, rules, ships(red(kwing, 400, 300, 0, "protonbombs", "protontorpedoes"), blue(jedi, 500, 850, 180)), codes{1: "1FB"}, func(s *xwing.State) {
				s.View.Ships[0].Upgrades[0].Charges.Active, s.View.Ships[0].Upgrades[1].Charges.Active = 0, 0
				s.View.Ships[0].Turret = arcs("front rear")
			})
			g.Pick(ask.ChooseAction, action)
			if g.Asks(kind) {
				g.Pick(kind, g.Legal(kind)[0])
			}
			if xwingtest.Has[board.ActionFailed](g, nil) || !xwingtest.Has(g, func(e board.ActionPerformed) bool { return e.Action == action }) {
				t.Errorf("%s failed: %s", action, g.Kinds())
			}
		}
	})
	t.Run("X20-FAI-002:actions X20-FAI-001", func(t *testing.T) {
		// A shuttle in a corner, alone within range 3, tries everything it can.
		all := []string{"barrelroll", "boost", "coordinate", "jam", "lock", "focus", "evade", "calculate", "reinforce", "cloak"}
		var grants []xwing.ActionGrant
		for _, a := range all {
			grants = append(grants, only(a))
		}
		rules := xwingtest.Rules(t, pilotCard(lambda, granting(grants...), asking(xwing.IgnoringStress, 1)))
		g := fly(t, rules, ships(red(lambda, 40, 874.4, 0), blue(jedi, 800, 200, 0)), codes{1: "0OR"}, nil)
		for _, a := range all {
			g.Pick(ask.ChooseAction, a)
			for kind, answer := range map[game.Kind]string{ask.ChooseBarrelRoll: "left", ask.ChooseBoost: "left",
				ask.ChooseJamTarget: "none", ask.ChooseReinforceSide: "fore"} {
				if g.Asks(kind) {
					g.Pick(kind, answer)
				}
			}
		}
		var failed []string
		for _, e := range xwingtest.All[board.ActionFailed](g) {
			failed = append(failed, e.Action)
		}
		if want := all[:5]; !slices.Equal(failed, want) {
			t.Errorf("failed: %v, want %v", failed, want)
		}
		stands(g, 1, 40, 874.4, 0)
	})
}
