package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// rebelTIELnFighter lists the pilots of the TIE/ln Fighter that fly for the Rebel Alliance.
func rebelTIELnFighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("captainrex", pinsDown()),
		ezraInTheTIE(),
		pilot("sabinewren-tielnfighter", xwing.Ability{When: xwing.BeforeActivating, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
		zebOrrelios("zeborrelios-tielnfighter"),
	}
}

func ezraInTheTIE() *xwing.Card {
	return pilot("ezrabridger-tielnfighter", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...)
}
