package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestKavil(t *testing.T) {
	attack := func(weapon string, arc gauge.Arc, upgrades ...string) int {
		g := duel(t, func(s *xwing.State) { s.View.Ship(1).Locks = []string{"ship:2"} },
			turned(redShip("kavil", 450, 300, 0, upgrades...), arc), blueShip("academypilot", 450, 490, 180))
		fight(g, weapon, nil)
		return rolled(g, board.AttackDice)
	}
	want(t, "front arc", attack("primary:0", gauge.Front), 2)
	t.Run("X20-FAQ-026", func(t *testing.T) {
		want(t, "turret turned forward", attack("upgrade:dorsalturret", gauge.Front, "dorsalturret"), 3)
	})
	t.Run("X20-FAQ-027", func(t *testing.T) {
		// No declared weapon of a Y-wing asks for the bullseye: the declaration counts
		// the icon alone, shown by one made for this test.
		a := slices.IndexFunc(declared(), func(c *xwing.Card) bool { return c.ID == card("kavil") })
		query := declared()[a].Abilities[0]
		for arc, more := range bullseyeAndFront() {
			s := state(t, redShip("kavil", 450, 300, 0), blueShip("academypilot", 450, 490, 180))
			s.View.Attack = &board.Attack{Attacker: 1, Defender: 2, Weapon: board.Weapon{Arc: arc}}
			if got := query.If(&xwing.Table{State: s}, xwing.Moment{Ship: 1, Owner: 1, Other: 2}); got != more {
				t.Errorf("%v: one die more %v, want %v", arc, got, more)
			}
		}
	})
}

func TestDreaRenthal(t *testing.T) {
	attack := func(pilot, target string, drea xwing.ScenarioShip) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { faces(s, "bbb", "") }, redShip(pilot, 450, 300, 0), blueShip(target, 450, 490, 180), drea)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	drea := redShip("drearenthal", 550, 300, 0)
	g := attack("academypilot", "jekporkins", drea)
	g.Pick(ask.ModifyAttackDice, "pilot/drearenthal@ship:3")
	g.Pick(ask.ChooseDice, "die:0")
	if !xwingtest.Has(g, func(e board.DiceModified) bool { return e.Dice[0].Rerolled }) {
		t.Error("no die was rerolled")
	}
	if g := attack("idenversio", "jekporkins", drea); g.Asks(ask.ModifyAttackDice) {
		t.Error("limited ships reroll")
	}
	if g := attack("academypilot", "jekporkins", redShip("drearenthal", 550, 300, 180)); g.Asks(ask.ModifyAttackDice) {
		t.Error("the defender is not in her arc")
	}
	t.Run("X20-FAQ-007", func(t *testing.T) {
		// Her dorsal turret reaches range 2, its arc range 3.
		turret := turned(redShip("drearenthal", 720, 490, 0, "dorsalturret"), gauge.Left)
		if g := attack("academypilot", "jekporkins", turret); !g.Asks(ask.ModifyAttackDice) {
			t.Error("a ship at range 3 in her turret arc")
		}
		if g := attack("academypilot", "jekporkins", turned(turret, gauge.Right)); g.Asks(ask.ModifyAttackDice) {
			t.Error("a ship outside her turret arc")
		}
	})
}

// state is a table in the Engagement Phase that nobody plays.
func state(t *testing.T, ships ...xwing.ScenarioShip) *xwing.State {
	t.Helper()
	s, err := xwing.NewScenario(xwingtest.Rules(t, declared()...), xwing.Scenario{Phase: board.Engagement, Ships: ships})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// bullseyeAndFront tells which icon lets Kavil roll more.
func bullseyeAndFront() map[catalog.ArcKind]bool {
	return map[catalog.ArcKind]bool{catalog.BullseyeArc: true, catalog.FrontArc: false}
}
