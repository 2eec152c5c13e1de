package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// firstScumFirespray31 lists the pilots of the Firespray-31 that fly for Scum, first edition.
func firstScumFirespray31() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("bobafett-scumandvillainy", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return len(enemyAt(t, m, gauge.Range1, nil)) })...),
	}
}
