package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// The example cards of the rulebook's card anatomies, declared for these tests
// to show that the vocabulary holds them.

func darthVader() *xwing.Card {
	any := xwing.ActionGrant{Source: "pilot/darthvader", Must: true}
	return testCard(catalog.PilotCard, "darthvader", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && t.CanPerform(m.Owner, any) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, any) }})
}

func advancedTargetingComputer() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) bool {
		a := t.View.Attack
		return m.Ship == m.Owner && a.Attacker == m.Owner && !a.Weapon.Special && t.Ship(m.Owner).HasLocked(a.Defender.Piece())
	}
	return testCard(catalog.ShipAbility, "advancedtargetingcomputer",
		xwing.Ability{Query: xwing.AttackDiceCount, If: locked, By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.ModifyingAttackDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return locked(t, m) && t.CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeResults(board.AttackDice, board.Hit, board.Crit, 1) }})
}

func ionTorpedoes() *xwing.Card {
	card := testCard(catalog.UpgradeCard, "iontorpedoes", xwing.Ability{When: xwing.IfAttackHits,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Ship == m.Owner && t.View.Attack.Weapon.Upgrade == "iontorpedoes"
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if !t.SpendResult(m.Owner, board.AttackDice, board.Hit) {
				t.SpendResult(m.Owner, board.AttackDice, board.Crit)
			}
			t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
			t.InflictTokens(m, board.Ion)
		}})
	card.Requires, card.Spend = "lock", 1
	return card
}

func kullbeeSperado() *xwing.Card {
	return testCard(catalog.PilotCard, "kullbeesperado", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return m.Ship == m.Owner && (m.Action == "barrelroll" || m.Action == "boost")
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, "servomotorsfoils") }})
}

func TestAnatomies(t *testing.T) {
	t.Run("X20-ANA-001 X20-ABL-007", func(t *testing.T) {
		for _, p := range xwingtest.Rules(t).Catalog.Pilots() {
			if _, ok := p.Rules(catalog.FFG20); ok && p.Limited > 0 && !p.HasAbility && p.XWS != "autopilotdrone" { // it has a ship ability alone
				t.Errorf("%s is limited and has no pilot ability", p.XWS)
			}
		}
	})
	t.Run("X20-ANA-005", func(t *testing.T) {
		ships := apart("darthvader", "academypilot")
		g := activate(t, []*xwing.Card{darthVader()}, "2FB", nil, ships...)
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAbility, "pilot/darthvader")
		if got := g.Ship(1).Force.Active; got != 2 {
			t.Errorf("Force = %d, want 2", got)
		}
		if o, ok := g.Option(ask.ChooseAction, "lock"); !ok || o.Refusal != nil {
			t.Errorf("no second action is offered: %+v", g.Decision(ask.ChooseAction).Options)
		}
	})
	vaderAttacks := func(t *testing.T, faces string) *xwingtest.Game {
		g := faceOff(t, []*xwing.Card{advancedTargetingComputer()}, func(s *xwing.State) {
			s.View.Ships[0].Locks = []string{"ship:2"}
			load(s, board.AttackDice, faces)
		}, xwingtest.Ship(0, "darthvader", 0, 0, 0), xwingtest.Ship(0, "academypilot", 0, 0, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	const computer = "ship/advancedtargetingcomputer"
	t.Run("X20-ANA-006 X20-FAQ-033 X20-FAQ-034", func(t *testing.T) {
		g := vaderAttacks(t, "hbbhh")
		if got := len(g.Now().View.Attack.Dice[board.AttackDice]); got != 3 {
			t.Errorf("%d attack dice, want 2 and 1 more", got)
		}
		g.Pick(ask.ModifyAttackDice, computer)
		g.Pick(ask.ModifyAttackDice, "lock") // still there to be spent
		g.Pick(ask.ChooseDice, "die:1", "die:2")
		changes := xwingtest.All[board.DiceModified](g)
		if got := pool(changes[len(changes)-1].Dice); got != "chh" {
			t.Errorf("dice %s, want chh", got)
		}
		// The lock spent first leaves nothing to change by.
		g = vaderAttacks(t, "hbbhh")
		g.Pick(ask.ModifyAttackDice, "lock")
		g.Pick(ask.ChooseDice, "die:1", "die:2")
		if g.Asks(ask.ModifyAttackDice) {
			if _, ok := g.Option(ask.ModifyAttackDice, computer); ok {
				t.Error("the change is offered without the lock")
			}
		}
	})
	t.Run("X20-ANA-009", func(t *testing.T) {
		g := faceOff(t, []*xwing.Card{ionTorpedoes()}, func(s *xwing.State) {
			s.View.Ships[0].Locks = []string{"ship:2"}
			load(s, board.AttackDice, "hhcb")
			load(s, board.DefenseDice, "bbb")
		}, xwingtest.Ship(0, "jekporkins", 0, 0, 0, "iontorpedoes"), xwingtest.Ship(0, "academypilot", 0, 0, 0))
		g.Pick(ask.ChooseAttack, "upgrade:iontorpedoes>ship:2")
		g.Until("", nil)
		if !xwingtest.Has(g, func(e board.TokenGained) bool { return e == board.TokenGained{Ship: 2, Token: board.Ion, N: 2} }) {
			t.Errorf("events %s, want 2 ion tokens for the other two results", g.Kinds())
		}
		if got := len(xwingtest.All[board.DamageSuffered](g)); got != 1 {
			t.Errorf("%d damage suffered, want 1", got)
		}
	})
	t.Run("X20-ANA-010", func(t *testing.T) {
		red := xwingtest.Ship(game.Red, "kullbeesperado", 100, 100, 0, "servomotorsfoils")
		g := activate(t, []*xwing.Card{kullbeeSperado()}, "2FB", nil, red, apart("", "academypilot")[1])
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "right/middle")
		g.Pick(ask.UseAbility, "yes")
		if got := g.Ship(1).Upgrades[0].Side; got != 1 {
			t.Errorf("the configuration lies on side %d, want 2", got+1)
		}
	})
}
