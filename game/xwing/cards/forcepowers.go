package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// forcePowers lists Force powers, and what the Delta-7 and tech do to dice.
func forcePowers() []*xwing.Card {
	return []*xwing.Card{
		patience(), shatteringShot(), calibratedLaserTargeting(),
		upgrade("brilliantevasion", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && !t.InBullseye(m.Other, m.Owner) && t.CountResults(board.DefenseDice, board.FocusResult) > 0
			},
			Do: changes(board.DefenseDice, board.FocusResult, board.EvadeResult, 2)}),
		upgrade("hate", xwing.Ability{When: xwing.AfterSufferingDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanRecover(m.Owner, "force") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "force", m.N) }}),
		upgrade("advancedoptics", turnsAttack(board.Blank, board.Hit, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil)),
	}
}

func patience() *xwing.Card {
	return upgrade("patience", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Gain: board.Deplete, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.CanRecover(m.Owner, "force") &&
				len(enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InArc(m.Owner, id, physics.Front) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "force", 1) }})
}

func shatteringShot() *xwing.Card {
	return upgrade("shatteringshot", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return len(a.Obstructed) > 0 || len(t.ObstaclesUnder(a.Defender)) > 0
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.AttackDice, board.FocusResult) }})
}

// calibratedLaserTargeting leaves no choice.
func calibratedLaserTargeting() *xwing.Card {
	return upgrade("calibratedlasertargeting", xwing.Ability{When: xwing.ModifyingAttackDice,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.InBullseye(m.Owner, a.Defender)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.AttackDice, board.FocusResult) }})
}
