package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumHWK290LightFreighter lists the pilots of the HWK-290 Light Freighter that fly for Scum and Villainy.
func scumHWK290LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("gamutkey", holds(board.ShipCharges, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return id == m.Owner || t.InTurretArc(m.Owner, id) })
		})...),
		pilot("kananjarrus-hwk290lightfreighter", wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner || t.InTurretArc(m.Owner, m.Other)
		}), xwing.Cost{Force: 1})),
		pilot("palobgodalhi", pockets(palobsMarks)),
		pilot("torkilmux", hastens(0)),
	}
}

func palobsMarks(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
}
