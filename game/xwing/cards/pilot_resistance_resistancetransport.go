package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceResistanceTransport lists the pilots of the Resistance Transport that fly for the Resistance.
func resistanceResistanceTransport() []*xwing.Card {
	return []*xwing.Card{
		pilot("covanell", bothDice(1, 1, revealedRed)...),
		pilot("jannah-wat1", xwing.Ability{When: xwing.AfterAction, Act: may(white(catalog.Reinforce)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.AddedAction(m.Owner, m.Action, "crew") }}),
		nodinChavdri(),
		also(pammichNerroGoode(), "pammichnerrogoode-evacuationofdqar"),
		takaJamoreesa(),
	}
}

func pammichNerroGoode() *xwing.Card {
	return pilot("pammichnerrogoode", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == xwing.ManeuverWhileStressed && t.Ship(m.Owner).Has(board.Stress) <= 2
		}})
}

func nodinChavdri() *xwing.Card {
	return pilot("nodinchavdri", xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Coordinate.String(),
		Act: &xwing.ActionGrant{OnBar: catalog.ActionTypes(), Color: catalog.Red, Stressed: true},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return (you(m) || m.Other == m.Owner) && t.Ship(m.Owner).Has(board.Stress) <= 2
		}})
}

// takaJamoreesa jams more than he wanted to.
func takaJamoreesa() *xwing.Card {
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool { return id != m.Other })
	}
	return pilot("takajamoreesa", xwing.Ability{When: xwing.AfterActingOn, Of: catalog.Jam.String(),
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(beside(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, t.ChooseShip(m, beside(t, m), false), board.Jam, 1)
		}})
}
