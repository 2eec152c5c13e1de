package game

import (
	"math"
	"strconv"
	"strings"
)

// Seat is a player's place at the table.
type Seat int8

// The seats of a game of two, and the first of any other. NoSeat stands for the table
// itself: the public view, or nobody.
const (
	NoSeat Seat = iota - 1
	Red
	Blue
)

// ID names the seat among the values of Phrases, in scripts and in the ids of widgets.
func (s Seat) ID() string {
	switch {
	case s < Red:
		return "nobody"
	case s == Red:
		return "red"
	case s == Blue:
		return "blue"
	}
	return "seat" + strconv.Itoa(int(s)+1)
}

// SeatOf returns the seat of an ID among so many; false if none of them is called so.
func SeatOf(id string, seats int) (Seat, bool) {
	n := 0
	switch number, numbered := strings.CutPrefix(id, "seat"); {
	case id == Blue.ID():
		n = 1
	case numbered:
		n, _ = strconv.Atoi(number)
		n--
	}
	if n < 0 || n >= min(seats, math.MaxInt8) || Seat(n).ID() != id {
		return NoSeat, false
	}
	return Seat(n), true
}

// Side is those who win and lose together: one seat, or several that are partners. What
// is hidden from a seat is hidden from its partners, too, unless State.Imagine says
// otherwise.
type Side int8

// NoSide has won a draw.
const NoSide Side = -1

// ID names the side as the seat of its number is named; where each plays for himself
// that is his own.
func (s Side) ID() string { return Seat(s).ID() }

// Seated is a State that says who sits at its table. At that of any other sit Red and
// Blue, each for himself.
type Seated interface {
	// Sides says of each seat, the first first, for which side it plays; sides count
	// from 0 on. It is the same from the beginning of a game to its end.
	Sides() []Side
}

// SidesOf says of each seat of a game for which side it plays.
func SidesOf(s State) []Side {
	if seated, ok := s.(Seated); ok {
		return seated.Sides()
	}
	return []Side{0, 1}
}

// against returns the only side that plays against that of a seat; NoSide where there
// are several, or none.
func against(sides []Side, seat Seat) Side {
	other := NoSide
	for _, side := range sides {
		switch {
		case side == sides[seat] || side == other:
		case other != NoSide:
			return NoSide
		default:
			other = side
		}
	}
	return other
}
