package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstOrderTIESeBomber lists the pilots of the TIE/se Bomber that fly for the First Order.
func firstOrderTIESeBomber() []*xwing.Card {
	return []*xwing.Card{dread()}
}

func dread() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("dread", xwing.Ability{When: xwing.AfterAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Reload) && len(ahead(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range ahead(t, m) {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Deplete, 1)
			}
		}})
}
