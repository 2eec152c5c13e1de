package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// scumGauntletFighter lists the pilots of the Gauntlet Fighter that fly for Scum and Villainy.
func scumGauntletFighter() []*xwing.Card {
	return []*xwing.Card{rookKast()}
}

func rookKast() *xwing.Card {
	return pilot("rookkast",
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }},
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: primary(func(t *xwing.Table, a *board.Attack) bool {
				return t.Ship(a.Attacker).Strained() && t.CountResults(board.AttackDice, board.Blank, board.FocusResult) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult)
			}})
}
