package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// ownerHigh is how high the line is that names whose ships come next, in units of the design.
const ownerHigh = 16

// squadName is what the squad of a side is called; that of each player of a team stands over its ships.
func (t *side) squadName(seat game.Seat) string {
	if len(t.play.board.view.Members(seat)) > 1 {
		return ""
	}
	return t.play.state().Memory.Squads[seat]
}

// byOwner puts the ships of a side into the order of its players, and returns how high the line over those of each is: 0 where
// one player has all of them.
func (t *side) byOwner(a *desk, seat game.Seat, ships []*board.Ship) float64 {
	if len(t.play.board.view.Members(seat)) <= 1 {
		return 0
	}
	slices.SortStableFunc(ships, func(x, y *board.Ship) int { return int(x.Seat - y.Seat) })
	return a.UI.Px(ownerHigh)
}

// owners is how many players have some of these ships.
func owners(ships []*board.Ship) (n int) {
	for i := range ships {
		if i == 0 || ships[i].Seat != ships[i-1].Seat {
			n++
		}
	}
	return n
}

// owner names in a line so high whose ships come next, where another's came before, and returns how much that takes.
func (t *side) owner(a *desk, r draw.Rect, ships []*board.Ship, i int) float64 {
	seat := ships[i].Seat
	if r.H == 0 || i > 0 && ships[i-1].Seat == seat {
		return 0
	}
	u := a.UI
	text := t.play.words.Seat(seat) + " · " + t.play.state().Memory.Squads[seat]
	u.Note("owner:"+seat.ID(), text, r)
	u.Label(r, text, draw.Style{Size: 12, Bold: true, Color: art.SeatName(seat)})
	return r.H
}
