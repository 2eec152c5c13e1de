package script

import (
	"fmt"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/script"
)

// marked gives a ship or squadron an objective token.
func marked(s *armada.State, piece string) error {
	ship, q := s.View.Ship(board.ShipOf(piece)), s.View.Squadron(board.SquadronOf(piece))
	switch {
	case ship != nil:
		ship.Carried = append(ship.Carried, string(board.ObjectiveToken))
	case q != nil:
		q.Carried = append(q.Carried, string(board.ObjectiveToken))
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
	return func(s *armada.State) error {
		s.View.Markers = append(s.View.Markers, board.Marker{ID: board.MarkerID(len(s.View.Markers) + 1), Kind: kind,
			Seat: game.NoSeat, Pose: pose})
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
