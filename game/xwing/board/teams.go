package board

import (
	"slices"

	"xwing/game"
)

// MaxSeats is how many players there can be at a table: two teams of three.
const MaxSeats = 6

// Seats is how many players there are.
func (v *View) Seats() int {
	if len(v.Sides) == 0 {
		return 2
	}
	return len(v.Sides)
}

// SideOf is the side for which a seat plays: where each of two plays for himself, that of his number.
func (v *View) SideOf(seat game.Seat) game.Side {
	if seat < 0 || int(seat) >= len(v.Sides) {
		return game.Side(seat)
	}
	return v.Sides[seat]
}

// Opposed reports whether two seats play against each other (X25-ALY-010): of the others of his team nobody is an opponent
// (X25-EPC-003).
func (v *View) Opposed(a, b game.Seat) bool { return v.SideOf(a) != v.SideOf(b) }

// Head is the first seat of a seat's side: the color that the side has.
func (v *View) Head(seat game.Seat) game.Seat {
	if seat == game.NoSeat {
		return game.NoSeat
	}
	return game.Seat(v.SideOf(seat))
}

// Across is the first seat of the side across the table: the color of a seat's opponents.
func (v *View) Across(seat game.Seat) game.Seat { return 1 - v.Head(seat) }

// Members are the seats of the side of a seat, in the order of the table from that one on, itself first.
func (v *View) Members(seat game.Seat) []game.Seat {
	n := game.Seat(v.Seats())
	var out []game.Seat
	for i := range n {
		if s := (seat + i) % n; !v.Opposed(seat, s) {
			out = append(out, s)
		}
	}
	return out
}

// InTeams reports whether several play for a side.
func (v *View) InTeams() bool { return len(v.Sides) > 0 }

// OpponentOf is who decides what a rule leaves to a player's opponent: of several the next in player order.
func (v *View) OpponentOf(seat game.Seat) game.Seat {
	n := game.Seat(v.Seats())
	for i := range n {
		if s := (max(v.First, 0) + i) % n; v.Opposed(seat, s) {
			return s
		}
	}
	return game.NoSeat
}

// ShipsAgainst returns the ships in the play area of all opponents of a seat, in ShipID order.
func (v *View) ShipsAgainst(seat game.Seat) []ShipID {
	return slices.DeleteFunc(v.ShipsInPlay(), func(id ShipID) bool { return !v.Opposed(v.Ship(id).Seat, seat) })
}

// SquadsAgainst returns the ships of all opponents of a seat that are not out of the game, wherever they are, in ShipID order.
func (v *View) SquadsAgainst(seat game.Seat) []ShipID {
	var ids []ShipID
	for i := range v.Ships {
		if s := &v.Ships[i]; v.Opposed(s.Seat, seat) && s.Where != Removed && s.Remote == "" {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// Unplaced are the obstacles that nobody has placed yet: a seat's own first, then those of the others around the table.
func (v *View) Unplaced(seat game.Seat) []string {
	n := game.Seat(v.Seats())
	var out []string
	for i := range n {
		out = append(out, v.Reserve[(seat+i)%n]...)
	}
	return out
}
