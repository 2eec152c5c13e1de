package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

func predator() *xwing.Card {
	return upgrade("predator", xwing.Ability{
		When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			a := t.View.Attack
			return a.Attacker == m.Owner && !a.Weapon.Special &&
				t.InBullseye(a.Attacker, a.Defender)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.AttackDice, 1, 1) },
	})
}
