package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumQuadrijetTransferSpacetug lists the pilots of the Quadrijet Transfer Spacetug that fly for Scum and Villainy.
func scumQuadrijetTransferSpacetug() []*xwing.Card {
	return []*xwing.Card{constableZuvio(), pilot("sarcoplank", fliesForAgility()), unkarPlutt()}
}

func unkarPlutt() *xwing.Card {
	touching := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range0, func(id board.ShipID) bool { return id != m.Owner })
	}
	return pilot("unkarplutt", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(touching(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range append(touching(t, m), m.Owner) {
				tractors(t, m, id)
			}
		}})
}

// fliesForAgility is as hard to hit as the owner is fast. A slower speed than the agility helps nobody.
func fliesForAgility() xwing.Ability {
	faster := func(t *xwing.Table, m xwing.Moment) int { return t.Executed(m.Owner).Speed - t.Agility(m.Owner) }
	return xwing.Ability{Query: xwing.DefenseDiceCount, May: true, By: faster,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && faster(t, m) > 0 }}
}

// constableZuvio throws ahead what others drop behind.
func constableZuvio() *xwing.Card {
	return pilot("constablezuvio", xwing.Ability{Query: xwing.PlacingInstead, Instead: func(w board.Way) []board.Way {
		if w.Launch {
			return nil
		}
		return board.Launches(straight(1))
	}})
}
