package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// scumM12LKimogilaFighter lists the pilots of the M12-L Kimogila Fighter that fly for Scum and Villainy.
func scumM12LKimogilaFighter() []*xwing.Card {
	return []*xwing.Card{dalanOberos(), toraniKulda()}
}

func dalanOberos() *xwing.Card {
	return pilot("dalanoberos", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, board.ShipCharges) == 0 {
				return nil
			}
			return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && t.Ship(id).Shielded() })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, board.ShipCharges, 1)
			t.LoseShield(id)
			t.RecoverShield(m.Owner)
		}))
}

func toraniKulda() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("toranikulda", xwing.Ability{When: xwing.AfterAttacking,
		If:     mine,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range ahead(t, m) {
				orGreen(t, m, id, func() { t.SufferDamage(id, xwing.Damage{Hits: 1}) })
			}
		}})
}
