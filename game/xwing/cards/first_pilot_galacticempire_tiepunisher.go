package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstImperialTIEPunisher lists the pilots of the TIE Punisher, first edition.
func firstImperialTIEPunisher() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("deathrain",
			xwing.Ability{Query: xwing.PlacingInstead, Instead: func(w board.Way) []board.Way {
				w.Launch = true
				return []board.Way{w}
			}},
			xwing.Ability{When: xwing.AfterPlacingDevice, If: placed, Act: may(white(catalog.BarrelRoll))}),
		firstPilot("redline",
			xwing.Ability{Query: xwing.LockLimit, Of: xwing.OnOneObject, By: plus(2)},
			xwing.Ability{When: xwing.AfterLocking, May: true, Upon: theLocked,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return you(m) && t.Ship(m.Owner).LocksOn(m.Answer) == 1
				},
				Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Answer) }}),
	}
}
