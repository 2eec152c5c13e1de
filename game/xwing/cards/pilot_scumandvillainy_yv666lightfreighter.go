package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumYV666LightFreighter lists the pilots of the YV-666 Light Freighter that fly for Scum and Villainy.
func scumYV666LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		bossk("bossk", primaryWeapon),
		bossk("bossk-armedanddangerous", anyWeapon),
		doctorAphra(),
		lattsRazzi(),
		moraloEval(),
	}
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

// doctorAphra makes others nervous, at the price of her own calm.
func doctorAphra() *xwing.Card {
	calm := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return id != m.Owner && !t.Ship(id).Stressed() })
	}
	return pilot("doctoraphra", xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Charges: 1, Green: true},
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(calm(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, calm(t, m), true); id != 0 {
				t.GainTokensFrom(t.Ship(m.Owner).Seat, id, board.Stress, 1)
			}
		}})
}

// moraloEval leaves, and comes back the way he went.
func moraloEval() *xwing.Card {
	return pilot("moraloeval", xwing.Ability{When: xwing.WouldFlee, Of: xwing.ByFleeing, May: true, Cost: xwing.Cost{Charges: 1},
		Do: func(t *xwing.Table, m xwing.Moment) { t.Withdraw(m.Owner, t.EdgeCrossed(m.Owner)) }})
}
