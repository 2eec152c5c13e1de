package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceBTANR2YWing lists the pilots of the BTA-NR2 Y-Wing that fly for the Resistance.
func resistanceBTANR2YWing() []*xwing.Card {
	return []*xwing.Card{aftabAckbar(), caiThrenalli("caithrenalli-btanr2ywing"), corusKapellim(), shasaZaro(), tezaNasz()}
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

// aftabAckbar trades the stress of what is red for strain.
func aftabAckbar() *xwing.Card {
	shakes := func(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Red && f(m) && t.Ship(m.Owner).Has(board.Stress) == 1
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}
	}
	return pilot("aftabackbar", shakes(xwing.AfterManeuver, func(m xwing.Moment) bool { return xwing.Basic(m.Maneuver.Bearing) }),
		shakes(xwing.AfterAction, func(xwing.Moment) bool { return true }))
}

// corusKapellim takes a green token from a ship right before the guns.
func corusKapellim() *xwing.Card {
	return pilot("coruskapellim", chooses(xwing.BeforeEngaging, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if !you(m) {
			return nil
		}
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
			return t.InFiringArc(m.Owner, id) && t.CanShed(id, board.Green)
		})
	}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.Hand(m, id, m.Owner, board.Green)
	}))
}

// shasaZaro shares what she has defended with behind her.
func shasaZaro() *xwing.Card {
	return pilot("shasazaro", chooses(xwing.AfterDefending, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if !you(m) || len(greens(t, m.Owner)) == 0 {
			return nil
		}
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.FullRear) })
	}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.GainEither(m, id, greens(t, m.Owner)...)
	}))
}
