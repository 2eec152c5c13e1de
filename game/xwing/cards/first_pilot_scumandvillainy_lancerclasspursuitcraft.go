package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumLancer lists the pilots of the Lancer-class Pursuit Craft, first edition.
func firstScumLancer() []*xwing.Card {
	mobile := func(t *xwing.Table, owner, id board.ShipID) bool { return t.InTurretArc(owner, id) }
	return []*xwing.Card{
		firstPilot("asajjventress", chooses(xwing.StartOfEngagement, nearIn(gauge.Range2, mobile),
			func(t *xwing.Table, _ xwing.Moment, id board.ShipID) { t.GainTokens(id, board.Stress, 1) })),
		firstPilot("ketsuonyo", chooses(xwing.StartOfEngagement, nearIn(gauge.Range1, func(t *xwing.Table, owner, id board.ShipID) bool {
			return t.InArc(owner, id, gauge.Front) && mobile(t, owner, id)
		}), tractors)),
		firstPilot("sabinewren-lancerclasspursuitcraft", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return defending(t, m) && t.InTurretArc(m.Owner, m.Other) &&
					t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range2)
			},
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.FocusResult) }}),
	}
}
