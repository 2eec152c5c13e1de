package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelSheathipedeClassShuttle lists the pilots of the Sheathipede-class Shuttle, first edition.
func firstRebelSheathipedeClassShuttle() []*xwing.Card {
	aimed := func(t *xwing.Table, m xwing.Moment) bool { return aimsAt(t, m.Owner, m.Ship) }
	return []*xwing.Card{
		firstPilot("ezrabridger-sheathipedeclassshuttle", evadesStressed()),
		firstPilot("fennrau-sheathipedeclassshuttle", confuses(aimed, board.AttackDice)...),
		firstPilot("zeborrelios-sheathipedeclassshuttle", critsGoFirst()),
	}
}
