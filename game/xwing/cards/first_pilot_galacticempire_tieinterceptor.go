package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEInterceptor lists the pilots of the TIE Interceptor, first edition.
func firstImperialTIEInterceptor() []*xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1)
	}
	return []*xwing.Card{
		firstPilot("carnorjax",
			xwing.Ability{Query: xwing.PerformingAction, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Is(catalog.Focus, catalog.Evade) && near(t, m)
			}},
			xwing.Ability{Query: xwing.SpendingToken, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
				return (m.Token == board.Focus || m.Token == board.Evade) && near(t, m)
			}}),
		firstPilot("kirkanos", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Spend: board.Evade, SpendN: 1},
			If: whenAttacking(func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return a.Range >= gauge.Range2 }),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.Hit) }}),
		firstPilot("soontirfel", xwing.Ability{When: xwing.AfterGainingToken, May: true, If: gotStress, Do: focuses}),
		firstPilot("turrphennir", xwing.Ability{When: xwing.AfterAttacking, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
	}
}
