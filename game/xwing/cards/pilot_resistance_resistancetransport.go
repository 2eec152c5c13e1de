package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// resistanceResistanceTransport lists the pilots of the Resistance Transport that fly for the Resistance.
func resistanceResistanceTransport() []*xwing.Card {
	return []*xwing.Card{
		pilot("covanell", bothDice(1, 1, revealedRed)...),
		pilot("jannah-wat1", xwing.Ability{When: xwing.AfterAction, Act: may(white(catalog.Reinforce)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.AddedAction(m.Owner, m.Action, "crew") }}),
		nodinChavdri(),
		pammichNerroGoode(),
	}
}

func pammichNerroGoode() *xwing.Card {
	return pilot("pammichnerrogoode", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == xwing.ManeuverWhileStressed && t.Ship(m.Owner).Has(board.Stress) <= 2
		}})
}

func nodinChavdri() *xwing.Card {
	return pilot("nodinchavdri", xwing.Ability{When: xwing.AfterAction,
		Act: &xwing.ActionGrant{OnBar: catalog.ActionTypes(), Color: catalog.Red, Stressed: true},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Is(catalog.Coordinate) && (you(m) || m.Other == m.Owner) && t.Ship(m.Owner).Has(board.Stress) <= 2
		}})
}
