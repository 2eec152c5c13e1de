package armada

import (
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Allowance is how much a ship may have of what its cards have a say in.
type Allowance struct {
	Dials  int                     // facedown command dials
	Tokens int                     // command tokens, in all
	Alike  map[catalog.Command]int // and of each kind
	Zones  map[gauge.Zone]int      // shields, moved ones too
}

// Allowance is that of a ship.
func (s *State) Allowance(id board.ShipID) Allowance {
	t := &Table{State: s}
	a := Allowance{Dials: s.CommandValue(id), Alike: map[catalog.Command]int{}, Zones: map[gauge.Zone]int{}}
	a.Tokens = t.fold(CommandTokens, a.Dials, Moment{Ship: id})
	for _, c := range catalog.Commands() {
		a.Alike[c] = t.fold(CommandTokens, 1, Moment{Ship: id, Command: c})
	}
	for _, z := range t.Zones(id) {
		a.Zones[z] = t.movedShields(id, z)
	}
	return a
}

// shieldLimit is how many shields a hull zone may have when it gains one by a command, if by any.
func (s *State) shieldLimit(id board.ShipID, z gauge.Zone, by catalog.Command) int {
	printed := s.shipCard(id).Shields.Of(z)
	if by == 0 {
		return printed
	}
	return (&Table{State: s}).fold(MovedShields, printed, Moment{Ship: id, Zone: z, Command: by})
}

// repairing is the repair command, while a ship resolves it.
func (c *Command) repairing(id board.ShipID) catalog.Command {
	if c != nil && c.Ship == id && c.What == catalog.Repair {
		return catalog.Repair
	}
	return 0
}

// movedShields is how many shields a hull zone may have once they were moved there.
func (s *State) movedShields(id board.ShipID, z gauge.Zone) int {
	return (&Table{State: s}).fold(MovedShields, s.shieldLimit(id, z, catalog.Repair), Moment{Ship: id, Zone: z})
}

// trim takes from a ship, once a card of it is discarded, what is more than it may have without: shields at once, command tokens
// by its owner's choice.
func (t *Table) trim(id board.ShipID) {
	ship := t.Ship(id)
	if ship.Where != board.OnTable {
		return
	}
	for _, z := range t.Zones(id) {
		if most := t.movedShields(id, z); ship.Shields[z] > most {
			t.announce(board.ShieldsChanged{Ship: id, Zone: z, Shields: most})
		}
	}
	dropTokens(t, id)
}

// Over reports whether a hull zone of a ship has more shields than its maximum.
func (s *State) Over(id board.ShipID) bool {
	for _, z := range s.shipCard(id).Zones() {
		if s.View.Ship(id).Shields[z] > s.shipCard(id).Shields.Of(z) {
			return true
		}
	}
	return false
}

// CommandValue is the command value of a ship.
func (s *State) CommandValue(id board.ShipID) int {
	return (&Table{State: s}).fold(CommandValue, s.shipCard(id).Command, Moment{Ship: id})
}
