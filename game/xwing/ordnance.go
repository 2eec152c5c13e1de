package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// Ordnance tokens lie on first edition's torpedoes, missiles and bombs, to be given up in their place.

// PlaceOrdnance places so many ordnance tokens on every upgrade of the moment's owner for which f holds.
func (t *Table) PlaceOrdnance(m Moment, n int, f func(board.Upgrade) bool) {
	for at, u := range t.Ship(m.Owner).Upgrades {
		if f(u) {
			t.announce(board.OrdnanceChanged{Ship: m.Owner, XWS: u.XWS, At: at, Ordnance: u.Ordnance + n})
		}
	}
}

// Ordnance returns how many ordnance tokens lie on a ship's upgrade, and on its copies.
func (t *Table) Ordnance(id board.ShipID, xws string) (n int) {
	for _, u := range t.Ship(id).Upgrades {
		if u.XWS == xws && !u.Discarded {
			n += u.Ordnance
		}
	}
	return n
}

// DiscardOrdnance discards one of them, and reports whether there was one.
func (t *Table) DiscardOrdnance(id board.ShipID, xws string) bool {
	ship := t.Ship(id)
	at := slices.IndexFunc(ship.Upgrades, func(u board.Upgrade) bool { return u.XWS == xws && !u.Discarded && u.Ordnance > 0 })
	if at >= 0 {
		t.announce(board.OrdnanceChanged{Ship: id, XWS: xws, At: at, Ordnance: ship.Upgrades[at].Ordnance - 1})
	}
	return at >= 0
}
