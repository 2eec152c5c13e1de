package cards

import "xwing/game/xwing"

// firstFirstOrderTIESilencer lists the pilots of the TIE Silencer, first edition.
func firstFirstOrderTIESilencer() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("kyloren-tiesilencer", showsDarkSide()),
	}
}
