package cards

import "xwing/game/xwing"

// firstImperialGozanti lists the Gozanti-class cruiser of first edition.
func firstImperialGozanti() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("gozanticlasscruiser", launches(2, func(t *xwing.Table, m xwing.Moment) bool { return !t.Equips(m.Owner, "vector") })),
	}
}
