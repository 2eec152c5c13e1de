package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// pilotDamageCards lists the damage cards with the trait Pilot.
func pilotDamageCards() []*xwing.Card {
	return []*xwing.Card{blindedPilot(), panickedPilot(), stunnedPilot(), woundedPilot()}
}

func blindedPilot() *xwing.Card {
	return damage("blindedpilot", xwing.Ability{
		Query: xwing.ModifyingDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return m.Ship == m.Owner && a.Attacker == m.Owner && m.Attack.Side == board.AttackDice
		},
		Refuse: func(t *xwing.Table, m xwing.Moment) *game.Refusal {
			if m.Action == board.ForceCharges {
				return nil
			}
			return t.Refuse(rule.CardBeatsRules, "refusal.card", "card", m.Card)
		},
	}, repairAction())
}

func panickedPilot() *xwing.Card {
	return damage("panickedpilot", xwing.Ability{
		When: xwing.WhenDealtFaceup,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Stress, 2)
			t.RepairThis(m)
		},
	})
}

func stunnedPilot() *xwing.Card {
	return damage("stunnedpilot", xwing.Ability{
		When: xwing.AfterManeuver,
		If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && len(m.Met.Obstacles) > 0 },
		Do:   sufferHit,
	})
}

func woundedPilot() *xwing.Card {
	return damage("woundedpilot", xwing.Ability{
		When: xwing.AfterAction,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if rollFor(t, m).Hurts() {
				t.GainTokens(m.Owner, board.Stress, 1)
			}
		},
	}, repairAction())
}
