package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstResistanceYT1300 lists the pilots of the YT-1300 that fly for the Resistance, first edition.
func firstResistanceYT1300() []*xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) bool { return t.InFiringArc(m.Owner, m.Other) }
	return []*xwing.Card{
		firstPilot("rey", rerollsSome(board.AttackDice, board.Blank, 2, ahead), rerollsSome(board.DefenseDice, board.Blank, 2, ahead)),
	}
}
