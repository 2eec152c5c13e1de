package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumQuadrijetTransferSpacetug lists the pilots of the Quadrijet Transfer Spacetug that fly for Scum and Villainy.
func scumQuadrijetTransferSpacetug() []*xwing.Card {
	return []*xwing.Card{unkarPlutt()}
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
