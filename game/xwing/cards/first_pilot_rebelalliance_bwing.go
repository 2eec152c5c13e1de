package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstRebelBWing lists the pilots of the B-wing, first edition.
func firstRebelBWing() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("ibtisam", rerollsBoth(func(t *xwing.Table, m xwing.Moment) int { return min(t.Ship(m.Owner).Has(board.Stress), 1) })...),
		firstPilot("keyanfarlander", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return t.Ship(m.Owner).Stressed() // all focus results may be none
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveTokens(m.Owner, board.Stress, 1)
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, len(t.Fight().Dice(board.AttackDice)))
			}}),
		firstPilot("tennumb", number(xwing.SureCrits, 1, mine)),
		firstPilot("neradantels", turningTo(catalog.AllRoundArc, "torpedo")),
	}
}
