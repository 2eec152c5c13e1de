package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// republicNimbusClassVWing lists the pilots of the Nimbus-class V-wing that fly for the Galactic Republic.
func republicNimbusClassVWing() []*xwing.Card {
	return []*xwing.Card{
		also(contrail(), "contrail-siegeofcoruscant", "contrail-siegeofcoruscant-lsl"),
		also(klick(), "klick-siegeofcoruscant", "klick-siegeofcoruscant-lsl"),
		oddball("oddball-nimbusclassvwing"),
		wilhuffTarkin(),
	}
}

// wilhuffTarkin names what he has locked to a friend.
func wilhuffTarkin() *xwing.Card {
	hears := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
			return t.AtRange(m.Owner, id, gauge.Range1, gauge.Range3) && len(named(t, m, id)) > 0
		})
	}
	return pilot("wilhufftarkin", xwing.Ability{When: xwing.DuringSystemPhase, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(hears(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, hears(t, m), false)
			t.LockOneOf(id, named(t, m, id))
		}})
}

// named are the objects that the owner has locked at range 1-3 and that a friend can lock.
func named(t *xwing.Table, m xwing.Moment, id board.ShipID) []string {
	return slices.DeleteFunc(slices.Clone(t.Ship(m.Owner).Locks), func(object string) bool {
		r := t.RangeTo(m.Owner, object)
		return t.Ship(id).HasLocked(object) || r < gauge.Range1 || r > gauge.Range3 || !t.CanLock(id, object)
	})
}

func contrail() *xwing.Card {
	return pilot("contrail", spoils(board.AttackDice, sameBearing), spoils(board.DefenseDice, sameBearing))
}

// sameBearing compares the bearings that were revealed; a dial that was not has none.
func sameBearing(t *xwing.Table, m xwing.Moment) bool {
	me, he := t.Ship(m.Owner).Dial, t.Ship(m.Other).Dial
	return he.Revealed && xwing.SameBearing(me.Maneuver.Bearing, he.Maneuver.Bearing)
}

// klick takes the range bonuses out of a fight with a ship that is locked.
func klick() *xwing.Card {
	return pilot("klick", deniesRange(xwing.Cost{Charges: 1}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
		return t.Ship(m.Owner).HasLocked(id.Piece()) && t.AtRange(m.Owner, id, gauge.Range1, gauge.Range3)
	})...)
}
