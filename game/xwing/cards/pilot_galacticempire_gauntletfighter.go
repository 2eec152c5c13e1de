package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// imperialGauntletFighter lists the pilots of the Gauntlet Fighter that fly for the Galactic Empire.
func imperialGauntletFighter() []*xwing.Card { return []*xwing.Card{garSaxon()} }

// garSaxon has them shoot into backs.
func garSaxon() *xwing.Card {
	return pilot("garsaxon", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return inPrimary(t) && friendlyAt(t, m, gauge.Range2) && t.InArc(m.Other, m.Ship, gauge.Rear)
	}), xwing.Cost{Charges: 1}))
}
