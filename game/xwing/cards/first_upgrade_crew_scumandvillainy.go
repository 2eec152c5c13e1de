package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// firstScumCrew lists the crew of first edition that serves scum and villainy.
func firstScumCrew() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("azmorigan", xwing.Ability{When: xwing.StartOfEnd, May: true, Cost: xwing.Cost{Energy: 1},
			If: always,
			Choice: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanReplaceUpgrade(m, catalog.CrewSlot, catalog.TeamSlot)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.ReplaceUpgrade(m, catalog.CrewSlot, catalog.TeamSlot) }}),
	}
}
