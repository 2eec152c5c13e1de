package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/xwing/pieces"
)

// A lock is told on both ships: whose it is, and on whom.

// lockedBy lists the ships that have locked a ship.
func (p *play) lockedBy(s *board.Ship) []*board.Ship {
	var out []*board.Ship
	ships := p.board.view.Ships
	for i := range ships {
		if ships[i].Where == board.InPlay && ships[i].HasLocked(s.ID.Piece()) {
			out = append(out, &ships[i])
		}
	}
	return out
}

// lockToken is the token of a lock: with whoever has it, or on what is locked.
func (a *desk) lockToken(by *board.Ship, on bool) pieces.Lock {
	l := pieces.Lock{Color: art.SeatColor(by.Seat), On: on}
	if a.facts.Lettered() {
		l.Letter = letterOf(by.ID)
	}
	return l
}

// letterOf is the letter of a ship's locks: the place of its number in the alphabet, behind that the number.
func letterOf(id board.ShipID) string {
	if n := int(id); n <= 26 {
		return string(rune('A' + n - 1))
	}
	return strconv.Itoa(int(id))
}

// lockWords names the locks of a ship and those on it, a line each.
func (t *cards) lockWords(a *desk, s *board.Ship) []string {
	var out []string
	for _, target := range s.Locks {
		out = append(out, a.Say("locked", "target", target))
	}
	for _, by := range t.play.lockedBy(s) {
		out = append(out, a.Say("locked-by", "ship", by.ID.Piece()))
	}
	return out
}
