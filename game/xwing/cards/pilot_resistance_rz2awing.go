package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceRZ2AWing lists the pilots of the RZ-2 A-wing that fly for the Resistance.
func resistanceRZ2AWing() []*xwing.Card {
	return []*xwing.Card{
		pilot("greersonnel", xwing.Ability{When: xwing.AfterManeuver, May: true, If: fully(0, 5),
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		pilot("lulolampar", bothDice(1, -1, stressed)...),
		merlCobben(),
		also(ronithBlario(), "ronithblario-evacuationofdqar"),
		seftinVanik(),
		pilot("suralindajavos", xwing.Ability{When: xwing.AfterManeuver, May: true, If: partly, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Pivot(m.Owner, t.AskPivot(m, 90, -90, 180)) }}),
		also(tallissanLintra(), "tallissanlintra-evacuationofdqar"),
		wrobieTyce(),
		pilot("zaribangel", xwing.Ability{Query: xwing.KeepingActionStep, By: one}),
		also(ziziTlo(), "zizitlo-evacuationofdqar"),
	}
}

// merlCobben distracts whom he flies in front of.
func merlCobben() *xwing.Card {
	return pilot("merlcobben", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return inPrimary(t) && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2) &&
			t.InTrueBullseye(m.Ship, m.Owner)
	}))
}

func seftinVanik() *xwing.Card {
	boosted := func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Is(catalog.Boost) && t.Ship(m.Owner).Has(board.Evade) > 0
	}
	return pilot("seftinvanik", given(boosted, passes(xwing.AfterAction, board.Evade, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= gauge.Range1 })
	})))
}

func tallissanLintra() *xwing.Card {
	return pilot("tallissanlintra", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Enemy(m.Owner, m.Other) && t.InBullseye(m.Owner, m.Other)
	}), xwing.Cost{Charges: 1}))
}

func ziziTlo() *xwing.Card {
	gains := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := board.Focus
				if !t.AskRather(m, m.Owner, "focus", "evade") {
					k = board.Evade
				}
				t.GainTokens(m.Owner, k, 1)
			}}
	}
	return pilot("zizitlo", gains(xwing.AfterDefending), gains(xwing.AfterAttacking))
}

// wrobieTyce tires whoever modifies his dice against her up close.
func wrobieTyce() *xwing.Card {
	return pilot("wrobietyce", xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attackRange1(t, m) && t.Fight().Modified(m.Other, board.AttackDice) && t.CanGain(m.Other, board.Deplete)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Deplete, 1) }})
}

// ronithBlario aims by others who have the enemy in their turrets.
func ronithBlario() *xwing.Card {
	aiming := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return id != m.Owner && t.CanSpendOf(m.Owner, id, board.Focus) && t.InTurretArc(id, m.Other)
		})
	}
	aims := turnsFocus(1, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) bool { return len(aiming(t, m)) > 0 })
	for i := range aims {
		turn := aims[i].Do
		aims[i].Do = func(t *xwing.Table, m xwing.Moment) {
			t.SpendOf(m.Owner, t.ChooseShip(m, aiming(t, m), false), board.Focus)
			turn(t, m)
		}
	}
	return pilot("ronithblario", aims...)
}
