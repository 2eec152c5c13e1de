package cards

import "xwing/game/xwing"

// firstFirstOrderTIESilencer lists the pilots of the TIE Silencer, first edition.
func firstFirstOrderTIESilencer() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("kyloren-tiesilencer", showsDarkSide()),
		firstPilot("testpilotblackout", number(xwing.DefenseDiceCount, -2, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.View.Attack.IsObstructed()
		})),
	}
}
