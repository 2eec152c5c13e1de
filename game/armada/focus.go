package armada

import (
	"strings"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// FocusToken is what a focus token on a hull zone is called among what a ship carries.
func FocusToken(z gauge.Zone) string { return focus + z.String() }

const focus = "focus/"

// Focus is the hull zone of a ship on which a focus token lies; 0 for none.
func (s *State) Focus(id board.ShipID) gauge.Zone {
	for _, token := range s.View.Ship(id).Carried {
		for _, z := range s.shipCard(id).Zones() {
			if name, ok := strings.CutPrefix(token, focus); ok && name == z.String() {
				return z
			}
		}
	}
	return 0
}

// Beside are the dice in the battery armaments of the hull zones adjacent to one.
func (s *State) Beside(id board.ShipID, z gauge.Zone) (dice catalog.Dice) {
	zones := s.shipCard(id).Zones()
	for _, other := range zones {
		if gauge.Adjacent(z, other, len(zones)) {
			for c, n := range s.battery(id, other) {
				dice[c] += n
			}
		}
	}
	return dice
}
