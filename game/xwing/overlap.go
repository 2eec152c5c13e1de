package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// others returns the other ships in play and their bases: what a moving ship can
// overlap (Overlap chapter).
func (s *State) others(id board.ShipID) ([]board.ShipID, []gauge.Base) {
	ids, bases := make([]board.ShipID, 0, len(s.View.Ships)), make([]gauge.Base, 0, len(s.View.Ships))
	for i := range s.View.Ships {
		if other := &s.View.Ships[i]; other.Where == board.InPlay && other.Remote == "" && other.ID != id {
			ids, bases = append(ids, other.ID), append(bases, other.Base())
		}
	}
	return ids, bases
}

// overlapped returns the first ship that a base standing there would overlap, 0
// if it overlaps none.
func (s *State) overlapped(id board.ShipID, base gauge.Base) board.ShipID {
	for i := range s.View.Ships {
		other := &s.View.Ships[i]
		if other.Where == board.InPlay && other.Remote == "" && other.ID != id && gauge.Overlap(base, other.Base()) {
			return other.ID
		}
	}
	return 0
}
