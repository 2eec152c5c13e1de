package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumHWK290 lists the pilots of the HWK-290 that fly for Scum, first edition.
func firstScumHWK290() []*xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return enemyAt(t, m, gauge.Range2, nil) }
	return []*xwing.Card{
		firstPilot("dacebonearm", xwing.Ability{When: xwing.AfterGainingToken, Upon: theShip, May: true,
			Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Token == board.Ion && m.N == 1 && t.Enemy(m.Owner, m.Ship) && !t.Ship(m.Owner).Stressed() &&
					t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range3)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Ship, xwing.Damage{Hits: 1}) }}),
		firstPilot("palobgodalhi", pockets(near)),
		firstPilot("torkilmux", reskills(xwing.EndOfActivation, 0, near)),
	}
}
