package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumBTLA4YWing lists the pilots of the BTL-A4 Y-wing that fly for Scum and Villainy.
func scumBTLA4YWing() []*xwing.Card {
	return []*xwing.Card{dreaRenthal(), kavil(), leemaKai()}
}

func dreaRenthal() *xwing.Card {
	return pilot("drearenthal", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		return t.Pilot(m.Ship).Limited == 0 && t.InFiringArc(m.Owner, m.Other)
	}))
}

// Kavil counts the icon on the weapon: turrets, wherever they point, and the
// bullseye are not the front arc (X20-FAQ-026, X20-FAQ-027).
func kavil() *xwing.Card {
	return pilot("kavil", number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.View.Attack.Weapon.Arc != catalog.FrontArc
	}))
}

func leemaKai() *xwing.Card {
	seen := func(t *xwing.Table, m xwing.Moment) bool {
		return slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), func(id board.ShipID) bool { return t.InArc(id, m.Owner, gauge.Front) })
	}
	return pilot("leemakai", chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) || seen(t, m) {
				return nil
			}
			return enemyAt(t, m, arcReach, func(id board.ShipID) bool {
				return t.InArc(m.Owner, id, gauge.FullFront) && t.CanLock(m.Owner, id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) }))
}
