package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

func elusive() *xwing.Card {
	return upgrade("elusive",
		xwing.Ability{
			When: xwing.ModifyingDefenseDice, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
			If: defending,
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, board.DefenseDice, 1, 1) },
		},
		xwing.Ability{
			When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Full && m.Difficulty == catalog.Red && t.CanRecover(m.Owner, "elusive")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "elusive", 1) },
		})
}
