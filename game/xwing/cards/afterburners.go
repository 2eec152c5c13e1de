package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

func afterburners() *xwing.Card {
	return upgrade("afterburners", xwing.Ability{
		When: xwing.AfterManeuver, If: fully(3, 5), Cost: xwing.Cost{Charges: 1}, Act: stressedMay(catalog.Boost),
	})
}
