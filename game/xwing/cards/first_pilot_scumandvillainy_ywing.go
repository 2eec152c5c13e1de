package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// firstScumYWing lists the pilots of the Y-wing that fly for Scum, first edition.
func firstScumYWing() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("drearenthal", xwing.Ability{When: xwing.AfterSpendingLock, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.Lockable(m.Owner)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }}),
		firstPilot("kavil", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.InFiringArc(m.Owner, m.Other)
		})),
	}
}
