package art

import (
	"testing"

	"xwing/game"
)

// TestSeatShapes: around a table of six the shapes and colors of a seat are those of its side.
func TestSeatShapes(t *testing.T) {
	for seat := range game.Seat(6) {
		side := seat % 2
		if Round(seat) != (side == game.Blue) || SeatColor(seat) != SeatColor(side) || SeatName(seat) != SeatName(side) {
			t.Errorf("seat %d: round %v, its color is not that of its side", seat, Round(seat))
		}
	}
	if Round(game.NoSeat) {
		t.Error("what is nobody's is round")
	}
}
