package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// resistanceResistanceTransport lists the pilots of the Resistance Transport that fly for the Resistance.
func resistanceResistanceTransport() []*xwing.Card {
	return []*xwing.Card{pilot("covanell", bothDice(1, 1, revealedRed)...), pammichNerroGoode()}
}

func pammichNerroGoode() *xwing.Card {
	return pilot("pammichnerrogoode", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == xwing.ManeuverWhileStressed && t.Ship(m.Owner).Has(board.Stress) <= 2
		}})
}
