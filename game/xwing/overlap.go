package xwing

import "xwing/physics"

// others returns the other ships in play and their bases: what a moving ship can
// overlap (Overlap chapter).
func (s *State) others(id ShipID) ([]ShipID, []physics.Base) {
	var ids []ShipID
	var bases []physics.Base
	for _, other := range s.View.inPlay() {
		if other != id {
			ids = append(ids, other)
			bases = append(bases, s.View.Ship(other).Base())
		}
	}
	return ids, bases
}

// overlapped returns the first ship that a base standing there would overlap, 0
// if it overlaps none.
func (s *State) overlapped(id ShipID, base physics.Base) ShipID {
	ids, bases := s.others(id)
	for i, b := range bases {
		if physics.Overlap(base, b) {
			return ids[i]
		}
	}
	return 0
}
