package cards

import "xwing/game/xwing"

// firstRebelYT2400 lists the pilots of the YT-2400, first edition.
func firstRebelYT2400() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("dashrendar", fliesOverAll()),
		firstPilot("eadenvrill", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return inPrimary(t) && foeStressed(t, m)
		})),
		firstPilot("leebo", xwing.Ability{When: xwing.WouldBeDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) { t.DealOneOf(m, 2) }}),
	}
}
