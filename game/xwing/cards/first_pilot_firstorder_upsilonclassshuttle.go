package cards

import "xwing/game/xwing"

// firstFirstOrderUpsilonClassShuttle lists the pilots of the Upsilon-class Shuttle, first edition.
func firstFirstOrderUpsilonClassShuttle() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("kyloren-upsilonclassshuttle", showsDarkSide()),
	}
}
