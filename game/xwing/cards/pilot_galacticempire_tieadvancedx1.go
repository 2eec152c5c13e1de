package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// imperialTIEAdvancedX1 lists the pilots of the TIE Advanced x1 that fly for the Galactic Empire.
func imperialTIEAdvancedX1() []*xwing.Card {
	return []*xwing.Card{darthVader(), zertikStrom()}
}

func darthVader() *xwing.Card {
	return pilot("darthvader", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Force: 1}, Act: &xwing.ActionGrant{}})
}

func zertikStrom() *xwing.Card {
	return pilot("zertikstrom", chooses(xwing.DuringEndPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), func(id board.ShipID) bool {
				return t.Ship(id).Facedown == 0 || !t.Ship(m.Owner).HasLocked(id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, id.Piece())
			t.ExposeDamage(id)
		}))
}
