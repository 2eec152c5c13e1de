package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstBombUpgrades lists the bombs of first edition that a ship carries.
func firstBombUpgrades() []*xwing.Card {
	return []*xwing.Card{
		firstDropper("ionbombs", catalog.IonBomb, xwing.AfterRevealingDial),
		firstDropper("protonbombs", catalog.ProtonBomb, xwing.AfterRevealingDial),
		firstDropper("proximitymines", catalog.ProximityMine, xwing.AsAction),
		firstDropper("seismiccharges", catalog.SeismicCharge, xwing.AfterRevealingDial),
		firstDropper(catalog.ThermalDetonators, catalog.ThermalDetonators, xwing.AfterRevealingDial),
	}
}

// firstDropper is discarded to drop what it carries.
func firstDropper(xws, device string, when xwing.Timing) *xwing.Card {
	return firstUpgrade(xws, xwing.Ability{When: when, May: when != xwing.AsAction,
		Place: &xwing.Placing{Device: device, Ways: board.Drops(straight(1))},
		Do:    func(t *xwing.Table, m xwing.Moment) { t.DiscardUpgrade(m.Owner, xws) }})
}
