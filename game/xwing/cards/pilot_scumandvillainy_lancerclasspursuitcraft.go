package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumLancerClassPursuitCraft lists the pilots of the Lancer-class Pursuit Craft that fly for Scum and Villainy.
func scumLancerClassPursuitCraft() []*xwing.Card {
	return []*xwing.Card{asajjVentress(), ketsuOnyo(), sabineTheArtist()}
}

func asajjVentress() *xwing.Card {
	return pilot("asajjventress", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, board.ForceCharges) == 0 {
				return nil
			}
			return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.InTurretArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, board.ForceCharges, 1)
			orGreen(t, m, id, func() { t.GainTokens(id, board.Stress, 1) })
		}))
}

func ketsuOnyo() *xwing.Card {
	return pilot("ketsuonyo", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
				return t.InArc(m.Owner, id, gauge.Front) && t.InTurretArc(m.Owner, id)
			})
		}, tractors))
}

func sabineTheArtist() *xwing.Card {
	return pilot("sabinewren-lancerclasspursuitcraft", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.InTurretArc(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2)
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.FocusResult) }})
}
