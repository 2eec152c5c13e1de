package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// imperialVT49Decimator lists the pilots of the VT-49 Decimator that fly for the Galactic Empire.
func imperialVT49Decimator() []*xwing.Card {
	return []*xwing.Card{
		pilot("captainoicunn", xwing.Ability{Query: xwing.AttackingTouched, By: one}),
		later(pilot("captainoicunn", xwing.Ability{Query: xwing.ClosingIn, By: one})),
		chiraneau(),
	}
}

// chiraneau fires from behind his reinforced side.
func chiraneau() *xwing.Card {
	sides := map[board.Token]gauge.Arc{board.ReinforceFore: gauge.FullFront, board.ReinforceAft: gauge.FullRear}
	return pilot("rearadmiralchiraneau", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			for _, k := range [...]board.Token{board.ReinforceFore, board.ReinforceAft} {
				if t.Ship(m.Owner).Has(k) > 0 && t.InArc(m.Owner, a.Defender, sides[k]) {
					return t.CountResults(board.AttackDice, board.FocusResult) > 0
				}
			}
			return false
		}),
		Do: changes(board.AttackDice, board.FocusResult, board.Crit, 1)})
}
