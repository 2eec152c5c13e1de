package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// resistanceBTANR2YWing lists the pilots of the BTA-NR2 Y-Wing that fly for the Resistance.
func resistanceBTANR2YWing() []*xwing.Card {
	return []*xwing.Card{tezaNasz()}
}

// tezaNasz helps whoever shoots at a ship that has friends of his on both sides.
func tezaNasz() *xwing.Card {
	return pilot("tezanasz", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		beside := func(arc gauge.Arc) bool {
			return slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Ship).Seat), func(id board.ShipID) bool {
				return t.Friendly(m.Ship, id) && t.InArc(m.Other, id, arc)
			})
		}
		return t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2) && beside(gauge.Left) && beside(gauge.Right)
	}))
}
