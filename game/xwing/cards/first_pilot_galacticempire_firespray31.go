package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstImperialFirespray31 lists the pilots of the Firespray-31 that fly for the Empire, first edition.
func firstImperialFirespray31() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("krassistrelix", rerolls(board.AttackDice, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !inPrimary(t) })),
	}
}
