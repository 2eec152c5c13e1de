package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// rebelTIELnFighter lists the pilots of the TIE/ln Fighter that fly for the Rebel Alliance.
func rebelTIELnFighter() []*xwing.Card {
	return []*xwing.Card{
		captainRex(),
		ezraInTheTIE(),
		pilot("sabinewren-tielnfighter", xwing.Ability{When: xwing.BeforeActivating, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
		zebOrrelios("zeborrelios-tielnfighter"),
	}
}

func captainRex() *xwing.Card {
	return pilot("captainrex", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, m.Other, "suppressivefire")
			m.Owner, m.Card = m.Other, "condition/suppressivefire"
			t.Note(m, "attacked")
		}})
}

func ezraInTheTIE() *xwing.Card {
	return pilot("ezrabridger-tielnfighter", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...)
}
