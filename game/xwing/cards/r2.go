package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

func r2Astromech() *xwing.Card { return upgrade("r2astromech", recoverShield()) }

func r2d2() *xwing.Card { return upgrade("r2d2", recoverShield()) }

// recoverShield is the ability that both astromechs print.
func recoverShield() xwing.Ability {
	return xwing.Ability{
		When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 1, Gain: board.Disarm, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			shields := t.Ship(m.Owner).Shields
			return you(m) && shields.Active < shields.Limit
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) },
	}
}
