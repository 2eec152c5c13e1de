package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelSheathipedeClassShuttle lists the pilots of the Sheathipede-class Shuttle, first edition.
func firstRebelSheathipedeClassShuttle() []*xwing.Card {
	aimed := func(t *xwing.Table, m xwing.Moment) bool { return aimsAt(t, m.Owner, m.Ship) }
	return []*xwing.Card{
		firstPilot("ap5", xwing.Ability{Query: xwing.CoordinatingMore, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Other != 0 && t.Ship(m.Other).Stressed() },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Other, board.Stress, 1) }}),
		firstPilot("ezrabridger-sheathipedeclassshuttle", evadesStressed()),
		firstPilot("fennrau-sheathipedeclassshuttle", confuses(aimed, board.AttackDice)...),
		firstPilot("zeborrelios-sheathipedeclassshuttle", critsGoFirst()),
	}
}
