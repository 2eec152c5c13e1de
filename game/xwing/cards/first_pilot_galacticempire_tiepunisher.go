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
				if w.Launch {
					return nil
				}
				w.Launch = true
				return []board.Way{w}
			}},
			xwing.Ability{When: xwing.AfterPlacingDevice, If: placed, Act: may(white(catalog.BarrelRoll))}),
	}
}
