package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstConditions lists the conditions of first edition.
func firstConditions() []*xwing.Card {
	return []*xwing.Card{
		firstCondition(debt, turnsAttack(board.FocusResult, board.Crit, xwing.Cost{}, func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.Ship(a.Defender).Equips("ascoretosettle")
		})),
	}
}

// debt is the condition by which ships settle a score.
const debt = "adebttopay"
