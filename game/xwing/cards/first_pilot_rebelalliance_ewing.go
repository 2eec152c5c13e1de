package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelEWing lists the pilots of the E-wing, first edition.
func firstRebelEWing() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("etahnabaht", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Ship, board.AttackDice) && aimsAt(t, m.Owner, m.Other) &&
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: changes(board.AttackDice, board.Hit, board.Crit, 1)}),
	}
}
