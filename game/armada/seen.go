package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Seen is the table as the player of a seat may look at it: what everybody sees, what lies behind his curtain, what is
// printed, and, while he is asked, games that he may try. It is all that a player that is no person gets: what is hidden
// from him cannot be reached from it, and nothing that he does to what it hands out changes the game. It is of use until
// the next answer.
type Seen struct {
	state   *State
	seat    game.Seat
	session *game.Session // nil: without games to try
	turn    *game.Turn    // once one is tried
}

// Sit returns the table as a seat of a game sees it.
func Sit(s *game.Session, seat game.Seat) *Seen {
	return &Seen{state: s.State().(*State), seat: seat, session: s}
}

// Seen returns the table as a seat sees it, without games to try.
func (s *State) Seen(seat game.Seat) *Seen { return &Seen{state: s, seat: seat} }

// Seat is whose view it is.
func (s *Seen) Seat() game.Seat { return s.seat }

// Look returns the table as everybody sees it.
func (s *Seen) Look() board.View { return s.state.View.Clone() }

// Stack are the facedown dials of a ship, the top one first: its owner may look at them, nobody else (ARM-DIA-005).
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

// Chassis is the token of a kind of ship, to be read only.
func (s *Seen) Chassis(id string) *gauge.Chassis { return s.state.rules.hulls[id] }

// Fork returns a game that the player may try, by game.Turn's Fork; false while he is not asked. It is the caller's to close.
func (s *Seen) Fork(seed uint64) (*game.Session, bool) {
	if s.turn == nil && s.session != nil {
		s.turn, _ = s.session.Turn(s.seat)
	}
	if s.turn == nil {
		return nil, false
	}
	return s.turn.Fork(seed, nil), true
}
