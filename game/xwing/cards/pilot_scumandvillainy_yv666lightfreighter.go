package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumYV666LightFreighter lists the pilots of the YV-666 Light Freighter that fly for Scum and Villainy.
func scumYV666LightFreighter() []*xwing.Card {
	return []*xwing.Card{bossk("bossk"), lattsRazzi()}
}

func lattsRazzi() *xwing.Card {
	return pilot("lattsrazzi", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
				return t.RangeBetween(m.Owner, id) >= gauge.Range1 && t.Ship(m.Owner).HasLocked(id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendLock(m.Owner, id.Piece())
			tractors(t, m, id)
		}))
}
