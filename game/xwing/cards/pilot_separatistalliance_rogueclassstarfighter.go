package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// separatistRogueClassStarfighter lists the pilots of the Rogue-class Starfighter that fly for the Separatist Alliance.
func separatistRogueClassStarfighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("ig102", turnsOwn(board.DefenseDice, board.Blank, board.FocusResult, 1, xwing.Cost{}, foeNoSlower)),
		magnaGuardProtector(),
	}
}

func magnaGuardProtector() *xwing.Card {
	return pilot("magnaguardprotector", assignsFriend("guarded", notThe("magnaguardprotector")))
}
