package xwing

import (
	"xwing/game/xwing/board"
)

// A lock is told on both ships: whose it is, and on whom.

// lockedBy lists the ships that have locked a ship.
func (t *onTable) lockedBy(s *board.Ship) []*board.Ship {
	var out []*board.Ship
	ships := t.play.board.view.Ships
	for i := range ships {
		if ships[i].Where == board.InPlay && ships[i].HasLocked(s.ID.Piece()) {
			out = append(out, &ships[i])
		}
	}
	return out
}

// lockWords names the locks of a ship and those on it, a line each.
func (t *cards) lockWords(a *desk, s *board.Ship) []string {
	var out []string
	for _, target := range s.Locks {
		out = append(out, a.Say("locked", "target", target))
	}
	for _, by := range t.pieces.lockedBy(s) {
		out = append(out, a.Say("locked-by", "ship", by.ID.Piece()))
	}
	return out
}
