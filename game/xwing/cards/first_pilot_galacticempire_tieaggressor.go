package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstImperialTIEAggressor lists the pilots of the TIE Aggressor, first edition.
func firstImperialTIEAggressor() []*xwing.Card {
	other := func(t *xwing.Table, _ xwing.Moment) xwing.AttackTerms {
		fired := t.View.Attack.Weapon.ID
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.ID != fired }}
	}
	return []*xwing.Card{
		firstPilot("doubleedge", attacksOn(xwing.AfterAttacking,
			func(t *xwing.Table, m xwing.Moment) bool { return missedAll(t, m) && !inPrimary(t) }, other)),
		firstPilot("lieutenantkestal", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
			Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return t.Fight().Cancelable(m, board.DefenseDice, board.Blank, board.FocusResult)
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().CancelAll(m, board.DefenseDice, board.Blank, board.FocusResult)
			}}),
	}
}
