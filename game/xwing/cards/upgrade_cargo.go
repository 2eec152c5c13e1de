package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// cargoUpgrades lists the upgrades of the slot cargo.
func cargoUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("optimizedpowercore", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Blue && t.CanRecover(m.Owner, board.ShipCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }}),
		upgrade("tibannareserves", xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, board.ShipCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 2) }}),
	}
}
