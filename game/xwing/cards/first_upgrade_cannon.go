package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstCannons lists the cannons of first edition.
func firstCannons() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("arccaster", arcsOver()...),
		firstUpgrade("autoblaster", sureHits()),
		firstUpgrade("flechettecannon", instead(func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
			if !t.Ship(m.Other).Stressed() {
				t.GainTokens(m.Other, board.Stress, 1)
			}
		})),
		firstUpgrade("heavylasercannon", xwing.Ability{When: xwing.AfterRolling,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Attack.Pool && withIt(t, m) && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
			},
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.Crit, board.Hit, len(t.Fight().Dice(board.AttackDice)))
			}}),
		firstUpgrade("ioncannon", ionizesInstead()),
		firstUpgrade("jammingbeam", instead(func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Jam, 1) })),
		firstUpgrade("linkedbattery", rerolls(board.AttackDice, 1, whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special || t.WeaponIn(m.Owner, a.Weapon, "cannon")
		}))),
		firstUpgrade("manglercannon", turnsWithIt(board.Hit, board.Crit, 1)),
		firstUpgrade("tractorbeam", instead(func(t *xwing.Table, m xwing.Moment) { tractors(t, m, m.Other) })),
	}
}
