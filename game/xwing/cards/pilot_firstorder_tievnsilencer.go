package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstOrderTIEVnSilencer lists the pilots of the TIE/vn Silencer that fly for the First Order.
func firstOrderTIEVnSilencer() []*xwing.Card {
	return []*xwing.Card{
		pilot("avenger", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Act: &xwing.ActionGrant{Stressed: true},
			If: func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && t.Friendly(m.Owner, m.Ship) }}),
		blackout(),
		kyloRenPilot(),
		pilot("recoil", treating(xwing.AsInBullseye, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return stressed(t, m) && t.Enemy(m.Owner, m.Other) && t.InArc(m.Owner, m.Other, gauge.Front) &&
				t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1)
		})),
		rush(),
	}
}

func blackout() *xwing.Card {
	return pilot("blackout", number(xwing.DefenseDiceCount, -2, func(t *xwing.Table, m xwing.Moment) bool {
		return m.Other == m.Owner && len(t.View.Attack.Obstructed) > 0
	}))
}

func kyloRenPilot() *xwing.Card {
	return pilot("kyloren", xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Cost: xwing.Cost{Force: 1},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Other, "illshowyouthedarkside") }})
}

// rush is faster once he is hurt, whatever has changed his initiative before.
func rush() *xwing.Card {
	return pilot("rush", number(xwing.InitiativeValue, 6, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Damaged()
	}), xwing.Ability{When: xwing.AfterDealtCard,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.N == 1 && t.Initiative(m.Owner) != 6
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SetInitiative(m.Owner, m.Card, 6, board.End) }})
}
