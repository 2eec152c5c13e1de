package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEFighter lists the pilots of the TIE fighter, first edition.
func firstImperialTIEFighter() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("backstabber", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.InFiringArc(m.Other, m.Owner)
		})),
		firstPilot("chaser", xwing.Ability{When: xwing.AfterSpendingToken,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && m.Token == board.Focus && friendlyAt(t, m, gauge.Range1)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}),
		firstPilot("darkcurse", number(xwing.MostRerolls, 0, func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner }),
			xwing.Ability{Query: xwing.SpendingToken, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Focus && t.Fight().Defends(m.Owner) && m.Ship == t.View.Attack.Attacker
			}}),
		firstPilot("howlrunner", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && howled(t, m) })),
		firstPilot("maulermithel", number(xwing.AttackDiceCount, 1, attackRange1)),
		firstPilot("nightbeast", xwing.Ability{When: xwing.AfterManeuver, If: ownColor(catalog.Blue), Act: may(white(catalog.Focus))}),
		firstPilot("scourge", number(xwing.AttackDiceCount, 1, againstDamaged)),
		firstPilot("wampa", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return t.Fight().Cancelable(m, board.AttackDice, board.Crit)
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().CancelAll(m, board.AttackDice)
				t.DealDamageCard(m.Other, false)
			}}),
		firstPilot("wingedgundark", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return a.Range == gauge.Range1
		})),
		firstPilot("youngster", xwing.Ability{Query: xwing.SharingPilot, Of: xwing.SharingTalents, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Ship).Chassis == "tiefighter" && friendlyAt(t, m, gauge.Range3)
			}}),
	}
}
