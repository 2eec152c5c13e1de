package board

import "xwing/game"

// Pile is a damage deck. They come by pairs of seats: both players' own, then those of their huge ships (X25-HUG-018).
type Pile uint8

// Piles is how many damage decks there can be.
const Piles = 2 * MaxSeats

// PileOf is a player's own damage deck, or that of his huge ships.
func PileOf(seat game.Seat, huge bool) Pile {
	p := Pile(seat/2*4 + seat%2)
	if huge {
		p += 2
	}
	return p
}

// Seat is whose damage deck it is.
func (p Pile) Seat() game.Seat { return game.Seat(p/4*2 + p%2) }

// Huge reports whether it is the damage deck of a player's huge ships.
func (p Pile) Huge() bool { return p%4 >= 2 }

// Pile is the damage deck from which the ship is dealt its cards.
func (s *Ship) Pile() Pile { return PileOf(s.Seat, s.HugeDeck) }

// Uses reports whether a damage deck is played with: one of huge ships if its player has any.
func (v *View) Uses(p Pile) bool {
	for i := range v.Ships {
		if v.Ships[i].Pile() == p {
			return true
		}
	}
	return !p.Huge() && int(p.Seat()) < v.Seats()
}
