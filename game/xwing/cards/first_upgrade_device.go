package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstBombUpgrades lists the bombs of first edition that a ship carries.
func firstBombUpgrades() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("bombletgenerator", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
			Place: &xwing.Placing{Device: catalog.Bomblet, Ways: board.Drops(straight(1))}}),
		firstSet(firstDropper("clustermines", catalog.ClusterMine, xwing.AsAction), -40, 40),
		firstDropper(catalog.ConnerNet, catalog.ConnerNet, xwing.AsAction),
		firstDropper("ionbombs", catalog.IonBomb, xwing.AfterRevealingDial),
		firstUpgrade("ordnancesilos", spares(3, true, "device")...),
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

// firstSet has further tokens lie beside the one that is dropped, so many mm to its right.
func firstSet(c *xwing.Card, beside ...int) *xwing.Card {
	c.Abilities[0].Place.Beside = beside
	return c
}
