package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumHWK290LightFreighter lists the pilots of the HWK-290 Light Freighter that fly for Scum and Villainy.
func scumHWK290LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		daceBonearm(),
		pilot("gamutkey", holds(board.ShipCharges, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return id == m.Owner || t.InTurretArc(m.Owner, id) })
		})...),
		pilot("januskasmir-wat1", xwing.Ability{When: xwing.StartOfEngagement, If: always, Cost: xwing.Cost{Green: true}, Act: stressedMay(catalog.Jam)}),
		pilot("kananjarrus-hwk290lightfreighter", wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner || t.InTurretArc(m.Owner, m.Other)
		}), xwing.Cost{Force: 1})),
		pilot("palobgodalhi", pockets(palobsMarks)),
		tapusk(),
		pilot("torkilmux", hastens(0)),
	}
}

func palobsMarks(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
}

// daceBonearm adds to the ion tokens of an enemy, once however many it gains at once.
func daceBonearm() *xwing.Card {
	return pilot("dacebonearm", xwing.Ability{When: xwing.AfterGainingToken, Upon: theShip, May: true, Cost: xwing.Cost{Charges: 3},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Ion && m.N == 1 && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, board.Ion, 2)
		}})
}

// tapusk tells on whoever gathers strength.
func tapusk() *xwing.Card {
	a := chooses(xwing.BeforeRecovering,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, board.ShipCharges) < 2 {
				return nil
			}
			return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InTurretArc(m.Owner, id) && len(t.Recovering(id)) > 0 })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			card := t.ChooseRecovering(m, id, t.Recovering(id))
			t.SpendCharges(m.Owner, board.ShipCharges, 2)
			t.Note(m, id.Piece()+"/"+card)
		})
	return pilot("tapusk", a, number(xwing.RecoveringLess, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Noted(m, m.Ship.Piece()+"/"+m.Action)
	}))
}
