package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicGauntletFighter lists the pilots of the Gauntlet Fighter that fly for the Galactic Republic.
func republicGauntletFighter() []*xwing.Card {
	return []*xwing.Card{boKatanPointsOut()}
}

// boKatanPointsOut has another lock what is before her.
func boKatanPointsOut() *xwing.Card {
	lock := func(t *xwing.Table, m xwing.Moment, id board.ShipID) xwing.ActionGrant {
		return xwing.ActionGrant{Must: true, Only: white(catalog.Lock), Locks: slices.DeleteFunc(t.Lockable(id), func(o string) bool {
			return !t.ObjectInArc(m.Owner, o, gauge.Front, gauge.Range1, gauge.Range2)
		})}
	}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			g := lock(t, m, id)
			return id != m.Owner && len(g.Locks) > 0 && t.CanPerform(id, g)
		})
	}
	return pilot("bokatankryze", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Gain: board.Deplete, GainN: 1},
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Move.Full },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, able(t, m), false)
			t.GrantAction(m, id, lock(t, m, id))
		}})
}
