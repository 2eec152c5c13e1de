package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// separatistSithInfiltrator lists the pilots of the Sith Infiltrator that fly for the Separatist Alliance.
func separatistSithInfiltrator() []*xwing.Card {
	return []*xwing.Card{
		pilot("066", xwing.Ability{When: xwing.AfterDefending, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1}, Act: &xwing.ActionGrant{}}),
		countDooku(),
		also(pilot("countdooku-siegeofcoruscant", foresees(duringAttack)), "countdooku-siegeofcoruscant-lsl"),
		darthMaul(),
	}
}

func countDooku() *xwing.Card {
	force := xwing.Cost{Force: 1}
	return pilot("countdooku",
		xwing.Ability{When: xwing.AfterDefending, May: true, Cost: force,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.InFiringArc(m.Owner, m.Other) && t.CanShed(m.Owner, board.BlueColor, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.BlueColor, board.RedColor) }},
		xwing.Ability{When: xwing.AfterAttacking, If: hasHit, Cost: force, Act: &xwing.ActionGrant{}})
}

// darthMaul strikes twice.
func darthMaul() *xwing.Card {
	again := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		missed := !t.View.Attack.Hit
		return xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return missed || id != m.Other }}
	}
	return pilot("darthmaul", xwing.Ability{When: xwing.AfterAttacking, May: true, Bonus: true, Cost: xwing.Cost{Force: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanBonusAttack(m.Owner, again(t, m)) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(t, m)) }})
}
