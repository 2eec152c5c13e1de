package armada

import (
	"strings"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// minesNear are the proximity mines at distance 1 of a base.
func (s *State) minesNear(base gauge.Base) (ids []board.MarkerID) {
	for i := range s.View.Markers {
		m := &s.View.Markers[i]
		if m.Kind == board.ProximityMine && !m.Gone && gauge.At(gauge.Token(m.Pose), base.Shape(), gauge.Distance1, gauge.Distance1) {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// mines sets off the proximity mines at distance 1 of a ship that has ended a maneuver: two blue dice for each, and a facedown
// damage card for each die with a hit or critical icon; those of a ship that its overlaps have destroyed, too (ARM-TKN-007,
// -008, -016, -022).
func (t *Table) mines(id board.ShipID) {
	for _, mine := range t.minesNear(t.Ship(id).Base()) {
		t.RemoveMarker(mine)
		n := 0
		for _, d := range t.RollDice(mine.Piece(), catalog.Blue, 2) {
			n += d.Face.Hits() + d.Face.Crits()
		}
		t.Deal(id, n, false)
	}
}

// HitToken is what damage does to what is neither ship nor squadron: a mine is removed, a station dealt cards (ARM-TKN-011,
// ARM-STN-004).
func (t *Table) HitToken(piece string, n int) {
	if m := board.MarkerOf(piece); m != 0 {
		t.RemoveMarker(m)
	}
	if o := board.ObstacleOf(piece); o != 0 {
		t.hitStation(o, n)
	}
}

// ChaffToken is what a chaff token on a hull zone is called among what a ship carries.
func ChaffToken(z gauge.Zone) string { return chaff + z.String() }

const chaff = "chaff/"

// chaffed reports whether a chaff token lies on a hull zone (ARM-TKN-003, -024).
func (s *State) chaffed(piece string, at gauge.Zone) bool {
	ship := s.View.Ship(board.ShipOf(piece))
	return ship != nil && contains(ship.Carried, ChaffToken(at))
}

// clearChaff takes chaff tokens away at the end of the Status Phase.
func (t *Table) clearChaff() {
	for i := range t.View.Ships {
		s := &t.View.Ships[i]
		for _, token := range append([]string(nil), s.Carried...) {
			if strings.HasPrefix(token, chaff) {
				t.Assign(s.ID.Piece(), token, true)
			}
		}
	}
}
