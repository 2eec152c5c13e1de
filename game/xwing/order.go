package xwing

import "xwing/game"

// playerOrder returns the seats, the first player first.
func (t *Table) playerOrder() [2]game.Seat {
	return [2]game.Seat{t.View.First, t.View.First.Other()}
}

// Initiative returns the ship's initiative: the most recent change still
// active, else the printed value (Initiative chapter).
func (s *State) Initiative(id ShipID) int {
	if c := s.Memory.Ships[id-1].Initiative; len(c) > 0 {
		return c[len(c)-1].Value
	}
	return s.View.Ship(id).Initiative
}

// friendly reports whether two ships are controlled by one player; a ship is
// friendly to itself.
func (t *Table) friendly(a, b ShipID) bool { return t.Ship(a).Seat == t.Ship(b).Seat }
