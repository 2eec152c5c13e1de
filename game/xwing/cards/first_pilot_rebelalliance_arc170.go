package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelARC170 lists the pilots of the ARC-170, first edition.
func firstRebelARC170() []*xwing.Card {
	whichever := func(*xwing.Table) bool { return true }
	return []*xwing.Card{
		firstPilot("norrawexley", spendsLockFor(board.AttackDice, whichever), spendsLockFor(board.DefenseDice, whichever)),
	}
}
