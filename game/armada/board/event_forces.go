package board

import (
	"slices"
	"strings"

	"xwing/game"
)

// ForcesReserved keeps cards of forces that an objective brings beside the table: they are nobody's yet.
type ForcesReserved struct {
	Seat  game.Seat // who has chosen them
	Cards []string
	By    string // the objective
}

// Change changes nothing: no piece is in the game yet.
func (e ForcesReserved) Change(*View) {}

// Phrase says which.
func (e ForcesReserved) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "card", e.By, "pieces", strings.Join(e.Cards, " "))
}

// SquadronAdded brings one squadron more into the game.
type SquadronAdded struct{ Squadron Squadron }

// Change adds it.
func (e SquadronAdded) Change(v *View) {
	q := e.Squadron
	q.Tokens, q.Carried = slices.Clone(q.Tokens), slices.Clone(q.Carried)
	v.Squadrons = append(v.Squadrons, q)
}

// Phrase says whose it is.
func (e SquadronAdded) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Squadron.Seat.ID(), "squadron", e.Squadron.ID.Piece())
}

// ShipAdded brings one ship more into the game.
type ShipAdded struct{ Ship Ship }

// Change adds it.
func (e ShipAdded) Change(v *View) {
	s := e.Ship
	s.Tokens = slices.Clone(s.Tokens)
	v.Ships = append(v.Ships, s)
}

// Phrase says whose it is.
func (e ShipAdded) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Ship.Seat.ID(), "ship", e.Ship.ID.Piece())
}

// SquadronTurned gives a squadron to the other player.
type SquadronTurned struct {
	Squadron SquadronID
	Seat     game.Seat // whose it is now
}

// Change gives it to him.
func (e SquadronTurned) Change(v *View) {
	if q := v.Squadron(e.Squadron); q != nil {
		q.Seat = e.Seat
	}
}

// Phrase says whose it is.
func (e SquadronTurned) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "squadron", e.Squadron.Piece())
}
