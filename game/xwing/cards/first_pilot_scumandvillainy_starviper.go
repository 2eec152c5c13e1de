package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstScumStarViper lists the pilots of the StarViper, first edition.
func firstScumStarViper() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("guri", focusesNear()),
		firstPilot("princexizor", given(func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		}, chooses(xwing.AfterNeutralizing,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID { return othersAt(t, m, gauge.Range1, nil) }, takesFor))),
	}
}
