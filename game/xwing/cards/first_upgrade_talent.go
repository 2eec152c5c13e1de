package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstTalents lists the elite upgrades of first edition.
func firstTalents() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("determination", discardsDealt(catalog.PilotTrait)),
		firstUpgrade("marksmanship", marksman()...),
	}
}

// discardsDealt discards faceup damage cards of a trait as they are dealt.
func discardsDealt(trait catalog.Trait) xwing.Ability {
	return xwing.Ability{When: xwing.WouldBeDealtFaceup,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.DamageTrait(m.Dealt.Card) == trait },
		Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardDealt(m) }}
}

// marksman turns focus results of the round's attacks.
func marksman() []xwing.Ability {
	return []xwing.Ability{
		{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, noteUsed) }},
		{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return t.Noted(m, noteUsed) && t.CountResults(board.AttackDice, board.FocusResult) > 0
			}),
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.ChangeResults(board.AttackDice, board.FocusResult, board.Crit, 1)
				t.ChangeResults(board.AttackDice, board.FocusResult, board.Hit, len(t.Dice(board.AttackDice)))
			}},
	}
}
