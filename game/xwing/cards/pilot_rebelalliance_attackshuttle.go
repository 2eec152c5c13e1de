package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// rebelAttackShuttle lists the pilots of the Attack Shuttle that fly for the Rebel Alliance.
func rebelAttackShuttle() []*xwing.Card {
	return []*xwing.Card{
		pilot("ezrabridger", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...),
		heraSyndulla("herasyndulla"),
		pilot("sabinewren", xwing.Ability{When: xwing.BeforeActivating, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
		zebOrrelios("zeborrelios"),
	}
}
