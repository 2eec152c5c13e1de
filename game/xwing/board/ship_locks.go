package board

import "slices"

// HasLocked reports whether the ship has a lock on the piece.
func (s *Ship) HasLocked(piece string) bool {
	for _, l := range s.Locks {
		if l == piece {
			return true
		}
	}
	return false
}

// LocksOn counts the locks that the ship has on a piece.
func (s *Ship) LocksOn(piece string) (n int) {
	for _, l := range s.Locks {
		if l == piece {
			n++
		}
	}
	return n
}

// LockedBut lists the pieces that the ship has locked, each once, but one ("": none).
func (s *Ship) LockedBut(piece string) (pieces []string) {
	for _, l := range s.Locks {
		if l != piece && !slices.Contains(pieces, l) {
			pieces = append(pieces, l)
		}
	}
	return pieces
}
