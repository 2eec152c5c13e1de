package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Seen is the table as the player of a seat may look at it: what everybody sees, what lies behind his curtain, and what is
// printed. It is all that a player that is no person gets: what is hidden from him cannot be reached from it, and nothing
// that he does to what it hands out changes the game. It is of use until the next answer.
type Seen struct {
	state *State
	seat  game.Seat
}

// Seen returns the table as a seat sees it.
func (s *State) Seen(seat game.Seat) *Seen { return &Seen{s, seat} }

// Look copies the table as everybody sees it to v, in the room that this has.
func (s *Seen) Look(v *board.View) { s.state.View.CopyTo(v) }

// Stack are the facedown dials of a ship, the top one first: its owner may look at them, nobody else.
func (s *Seen) Stack(id board.ShipID) []catalog.Command {
	if ship := s.state.View.Ship(id); ship == nil || ship.Seat != s.seat {
		return nil
	}
	return slices.Clone(s.state.Hidden.Stacks[id-1])
}

// Catalog is what is printed, to be read only.
func (s *Seen) Catalog() *catalog.Catalog { return s.state.rules.Catalog }

// Rounds is how many rounds are played; 0: until one fleet is gone.
func (s *Seen) Rounds() int { return s.state.rules.Rounds }

// Chassis is the token of a chassis, to be read only.
func (s *Seen) Chassis(id string) *gauge.Chassis { return s.state.rules.hulls[id] }
