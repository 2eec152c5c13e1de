package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumZ95Headhunter lists the pilots of the Z-95 Headhunter that fly for Scum, first edition.
func firstScumZ95Headhunter() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("kaatoleeachos", pockets(func(t *xwing.Table, m xwing.Moment) []board.ShipID { return othersAt(t, m, gauge.Range2, nil) })),
		firstPilot("nashtahpuppilot",
			xwing.Ability{When: xwing.BeforeEmergencyDeploy, Docked: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.TakeOver(m.Owner, m.Other) }}),
		firstPilot("ndrusuhlak", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && friendless(t, m, gauge.Range2)
		})),
	}
}
