package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEBomber lists the pilots of the TIE Bomber, first edition.
func firstImperialTIEBomber() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("captainjonus", rerolls(board.AttackDice, 2, func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range1) && !inPrimary(t)
		})),
	}
}
