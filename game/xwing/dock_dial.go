package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// SharingDial is what SharingPilot is asked about where it is about the dial.
const SharingDial = "dial"

// Dial returns the maneuvers on the dial of the ship's type (Dial chapter), or, where that has none, on that of the ship docked
// with it by which its cards let it fly; none where there is no such ship.
func (s *State) Dial(id board.ShipID) []catalog.Maneuver {
	if dial := s.profile(id).Ship.Dial; len(dial) > 0 {
		return dial
	}
	if from := s.dialFrom(id); from != 0 {
		return s.profile(from).Ship.Dial
	}
	return nil
}

// dialFrom returns the ship docked with a ship that has the dial by which that flies; 0 if none has.
func (s *State) dialFrom(id board.ShipID) board.ShipID {
	for _, from := range s.View.DockedWith(id) {
		if s.sharesOf(s.View.Ship(id), id, from, SharingDial) {
			return from
		}
	}
	return 0
}

// idle reports whether a ship flies by another's dial alone, and has none now: it neither activates nor engages.
func (s *State) idle(ship *board.Ship) bool {
	return ship.Remote == "" && s.printedOn(ship).shares && len(s.Dial(ship.ID)) == 0
}

// idles is idle for what is deleted of lists.
func (s *State) idles(id board.ShipID) bool { return s.idle(s.View.Ship(id)) }

// passDial has a ship that flies by the dial of one that has just docked with it be assigned that, as it was set.
func (t *Table) passDial(from, to board.ShipID, set catalog.Maneuver) {
	if set.IsZero() || t.memory(to).NoDial || t.dialFrom(to) != from {
		return
	}
	t.Hidden.Dials[to-1] = set
	for seat, looked := range t.Hidden.Looked {
		if slices.Contains(looked, from) {
			t.Hidden.Looked[seat] = append(slices.Clone(looked), to)
		}
	}
	t.announce(board.DialPassed{From: from, Ship: to})
}

// dropDial takes the dial of a ship that it no longer flies by.
func (t *Table) dropDial(id board.ShipID) {
	if s := t.Ship(id); s.Dial.Assigned && t.idle(s) {
		t.Hidden.Dials[id-1] = catalog.Maneuver{}
		t.announce(board.DialPassed{From: id})
	}
}
