package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
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

// captainRex keeps whom he has attacked down, or whom he did before if this one is gone.
func captainRex() *xwing.Card {
	down := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool {
			return id != m.Other && t.ConditionBy(id, "suppressivefire") != m.Owner
		})
	}
	return pilot("captainrex", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(down(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Ship(m.Other).Present() {
				t.AssignCondition(m, m.Other, "suppressivefire")
			}
			for _, id := range down(t, m) {
				t.Note(xwing.Moment{Owner: id, Card: "condition/suppressivefire"}, "attacked")
			}
		}})
}

func ezraInTheTIE() *xwing.Card {
	return pilot("ezrabridger-tielnfighter", turnsFocus(2, xwing.Cost{Force: 1}, stressed)...)
}
