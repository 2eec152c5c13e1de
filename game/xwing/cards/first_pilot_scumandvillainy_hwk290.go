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
		firstPilot("palobgodalhi", pockets(near)),
		firstPilot("torkilmux", reskills(xwing.EndOfActivation, 0, near)),
	}
}
