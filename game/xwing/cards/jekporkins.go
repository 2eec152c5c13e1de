package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

func jekPorkins() *xwing.Card {
	return pilot("jekporkins", xwing.Ability{
		When: xwing.AfterGainingToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Stress
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			face := t.RollAttackDie(m.Owner, because(m))
			t.RemoveTokens(m.Owner, board.Stress, 1)
			if face == board.Hit {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
			}
		},
	})
}
