package script

import (
	"fmt"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/script"
)

// garrison makes an obstacle that lies on the table a station of the second player's, armed or not.
func garrison(f []string) func(*armada.State) error {
	return func(s *armada.State) error {
		for i := range s.View.Obstacles {
			if o := &s.View.Obstacles[i]; o.Card == f[0] {
				if o.Hull = 10; len(f) > 1 {
					o.Hull, o.Armed = 13, f[1] == "armed"
				}
				return nil
			}
		}
		return fmt.Errorf("there is no obstacle %q on the table", f[0])
	}
}

// struck deals damage cards to a station.
func struck(f []string) (func(*armada.State) error, error) {
	n, err := count(f[1])
	return func(s *armada.State) error {
		seat := board.Across(s.View.First)
		deck := s.Hidden.Decks[seat]
		for i := range s.View.Obstacles {
			if o := &s.View.Obstacles[i]; o.Card == f[0] && n <= len(deck) {
				s.Hidden.Station, s.Hidden.Decks[seat] = deck[len(deck)-n:], deck[:len(deck)-n]
				o.Damage, s.View.Sides[seat].Deck = n, len(deck)-n
				return nil
			}
		}
		return fmt.Errorf("there is no obstacle %q on the table", f[0])
	}, err
}

// targeting lays the targeting token of a ship.
func targeting(f []string) (func(*armada.State) error, error) {
	pose, err := script.Pose([]string{f[1], f[2], "0"})
	return func(s *armada.State) error {
		ship := s.View.Ship(board.ShipOf(f[0]))
		if ship == nil {
			return fmt.Errorf("there is no %q", f[0])
		}
		s.View.Markers = append(s.View.Markers, board.Marker{ID: board.MarkerID(len(s.View.Markers) + 1), Kind: board.TargetingToken,
			Seat: ship.Seat, Ship: ship.ID, Pose: pose})
		return nil
	}, err
}

// marked gives a ship or squadron an objective token, or another one that pieces carry.
func marked(s *armada.State, f []string) error {
	piece, token := f[0], string(board.ObjectiveToken)
	if len(f) > 1 {
		token = f[1]
	}
	ship, q := s.View.Ship(board.ShipOf(piece)), s.View.Squadron(board.SquadronOf(piece))
	switch {
	case ship != nil:
		ship.Carried = append(ship.Carried, token)
	case q != nil:
		q.Carried = append(q.Carried, token)
	default:
		return fmt.Errorf("there is no %q", piece)
	}
	return nil
}

// marker lays a round token on the table: an objective token, or one of another kind.
func marker(f []string) (func(*armada.State) error, error) {
	pose, err := script.Pose([]string{f[0], f[1], "0"})
	kind := board.ObjectiveToken
	if len(f) > 2 {
		kind = board.MarkerKind(f[2])
	}
	seat := game.NoSeat
	if len(f) > 3 && err == nil {
		seat, err = script.Seat(f[3], 2)
	}
	card := ""
	if len(f) > 4 {
		card = f[4]
	}
	return func(s *armada.State) error {
		s.View.Markers = append(s.View.Markers, board.Marker{ID: board.MarkerID(len(s.View.Markers) + 1), Kind: kind,
			Seat: seat, Pose: pose, Card: card})
		return nil
	}, err
}

// aside sets a piece aside.
func aside(s *armada.State, piece string) error {
	ship, q := s.View.Ship(board.ShipOf(piece)), s.View.Squadron(board.SquadronOf(piece))
	switch {
	case ship != nil:
		ship.Where = board.SetAside
	case q != nil:
		q.Where = board.SetAside
	default:
		return fmt.Errorf("there is no %q", piece)
	}
	return nil
}
