package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
)

// firstScumFirespray31 lists the pilots of the Firespray-31 that fly for Scum, first edition.
func firstScumFirespray31() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("bobafett-scumandvillainy", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return len(enemyAt(t, m, gauge.Range1, nil)) })...),
		firstPilot("emonazzameen", insteadOfDrop(turn(3, gauge.LeftSide), straight(3), turn(3, gauge.RightSide))),
		firstPilot("kathscarlet-scumandvillainy", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.InArc(m.Owner, m.Other, gauge.Rear)
		})),
	}
}
