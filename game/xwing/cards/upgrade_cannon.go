package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// cannonUpgrades lists the upgrades of the slot cannon.
func cannonUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("ancillaryionweapons-siegeofcoruscant", ionCrits()...),
		autoblasters(),
		weapon("flechettecannons-armedanddangerous", nothing, 0, xwing.Ability{When: xwing.IfAttackHits, Upon: theOther,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return withIt(t, m) && inOwnBullseye(t, m) && t.CanGain(m.Other, board.Strain)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1) }}),
		heavyLaserCannon(),
		weapon("ioncannon", nothing, 0, ionizes()),
		weapon("jammingbeam", nothing, 0, inflicts(board.Jam)),
		weapon("precisiontunedcannons-battleoverendor", nothing, 0, xwing.Ability{When: xwing.ModifyingAttackDice,
			If: func(t *xwing.Table, m xwing.Moment) bool { return withIt(t, m) && inOwnBullseye(t, m) },
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.FocusResult) }}),
		weapon("protoncannons", nothing, 2, xwing.Ability{When: xwing.ModifyingAttackDice,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
				return itself(m, a.Weapon) && t.Fight().CountResults(board.AttackDice, board.FocusResult, board.Hit) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Crit, board.FocusResult, board.Hit)
			}}),
		weapon("syncedlasercannons", nothing, 0, number(xwing.WithoutRangeBonus, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Side == board.DefenseDice && withIt(t, m) && t.Ship(m.Owner).Has(board.Calculate) > 0
		})),
		weapon("tractorbeam", nothing, 0, inflicts(board.Tractor)),
		weapon("underslungblastercannon", catalog.Lock, 0, ambush(false, xwing.Cost{}),
			fixing(func(t *xwing.Table, m xwing.Moment) bool { return firing(t, m) && !m.Is(catalog.Lock) })),
	}
}

func autoblasters() *xwing.Card {
	return weapon("autoblasters", nothing, 0,
		number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && t.InBullseye(m.Owner, m.Other)
		}),
		number(xwing.SureCrits, 99, func(t *xwing.Table, m xwing.Moment) bool {
			return withIt(t, m) && t.OutOfArc(m.Other, m.Owner, gauge.Front)
		}))
}

func heavyLaserCannon() *xwing.Card {
	return weapon("heavylasercannon", nothing, 0, xwing.Ability{When: xwing.AfterAttackStep, Of: board.ModifyAttackDice.String(),
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return itself(m, a.Weapon) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0 &&
				t.Fight().Modifiable(m, board.AttackDice)
		}),
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.Fight().ChangeResults(board.AttackDice, board.Crit, board.Hit, len(t.Fight().Dice(board.AttackDice)))
		}})
}

// inflicts turns all that hits into tokens.
func inflicts(k board.Token) xwing.Ability {
	return xwing.Ability{When: xwing.IfAttackHits, If: withIt, Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().InflictTokens(m, k) }}
}
