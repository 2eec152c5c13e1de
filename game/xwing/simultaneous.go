package xwing

import (
	"slices"
	"xwing/game/xwing/board"
)

// Simultaneous Fire: ships of one initiative attack as if at the same time.

// removeDestroyed removes all ships that were destroyed, once every ship of the
// initiative has engaged (X20-SIM-001, X20-SIM-002), in player order; and those
// that are destroyed on the way, for the initiative is over for them as well.
func (t *Table) removeDestroyed() {
	for id := t.nextDestroyed(); id != 0; id = t.nextDestroyed() {
		t.removeAsDestroyed(id)
	}
}

// nextDestroyed returns a destroyed ship that is still to be removed, 0 if there is
// none.
func (t *Table) nextDestroyed() board.ShipID {
	for _, seat := range t.playerOrder() {
		for _, id := range t.View.Targets() {
			if s := t.Ship(id); s.Destroyed && s.Seat == seat && !slices.Contains(t.removing, id) {
				return id
			}
		}
	}
	return 0
}
