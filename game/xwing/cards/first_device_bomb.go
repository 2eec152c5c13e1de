package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstBombs lists the bombs of first edition that detonate as the Activation phase ends.
func firstBombs() []*xwing.Card {
	faceup := func(t *xwing.Table, m xwing.Moment, _ []board.Face) { t.DealDamageCard(m.Ship, true) }
	near := func(dice int, effect xwing.Effect) *xwing.Blast {
		return &xwing.Blast{Reach: gauge.Range1, Dice: dice, Ship: effect}
	}
	return []*xwing.Card{
		firstDevice(catalog.Bomblet, near(2, matching(0))),
		firstDevice(catalog.IonBomb, near(0, gains(board.Ion, 2))),
		firstDevice(catalog.ProtonBomb, near(0, faceup)),
		firstDevice(catalog.SeismicCharge, near(0, suffers(1, 0))),
		firstDevice(catalog.ThermalDetonators, near(0, each(suffers(1, 0), gains(board.Stress, 1)))),
	}
}
