package cards

import "xwing/game/xwing"

// firstRebelAttackShuttle lists the pilots of the Attack Shuttle, first edition.
func firstRebelAttackShuttle() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("ezrabridger-attackshuttle", evadesStressed()),
		firstPilot("herasyndulla-attackshuttle", turnsAlike()),
		firstPilot("sabinewren-attackshuttle", dodgesFirst()),
		firstPilot("zeborrelios-attackshuttle", critsGoFirst()),
	}
}
