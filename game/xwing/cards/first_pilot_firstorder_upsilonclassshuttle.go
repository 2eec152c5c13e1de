package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// firstFirstOrderUpsilonClassShuttle lists the pilots of the Upsilon-class Shuttle, first edition.
func firstFirstOrderUpsilonClassShuttle() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("kyloren-upsilonclassshuttle", showsDarkSide()),
		firstPilot("lieutenantdormitz", number(xwing.SettingUp, int(gauge.Range2), func(t *xwing.Table, m xwing.Moment) bool {
			return slices.Contains(t.MusteredWith(m.Owner), m.Ship)
		})),
		firstPilot("majorstridan", drawsFriendsNear()),
	}
}
