package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstRebelEWing lists the pilots of the E-wing, first edition.
func firstRebelEWing() []*xwing.Card {
	return []*xwing.Card{
		corranOfFirst(),
		firstPilot("etahnabaht", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Ship, board.AttackDice) && aimsAt(t, m.Owner, m.Other) &&
					t.Fight().CountResults(board.AttackDice, board.Hit) > 0
			},
			Do: changes(board.AttackDice, board.Hit, board.Crit, 1)}),
	}
}

// corranOfFirst attacks once more as the round ends, and not in the next.
func corranOfFirst() *xwing.Card {
	const late, spent = "late", "spent"
	return firstPilot("corranhorn",
		xwing.Ability{When: xwing.StartOfEnd,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanAttack(m.Owner, xwing.AttackTerms{}) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.MakeAttack(m.Owner, xwing.AttackTerms{}) {
					t.NoteForPlanning(m, late)
				}
			}},
		xwing.Ability{When: xwing.StartOfPlanning,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedForPlanning(m, late) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, spent) }},
		xwing.Ability{Query: xwing.MakingAttack, Refuse: cardForbids,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, spent) }})
}
