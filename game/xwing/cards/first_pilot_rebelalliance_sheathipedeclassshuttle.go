package cards

import (
	"xwing/game/xwing"
)

// firstRebelSheathipedeClassShuttle lists the pilots of the Sheathipede-class Shuttle, first edition.
func firstRebelSheathipedeClassShuttle() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("ezrabridger-sheathipedeclassshuttle", evadesStressed()),
	}
}
