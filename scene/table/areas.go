package table

import "xwing/scene/draw"

// Areas is where the parts of the screen are. The table fills the middle, between the
// sides, below the bar; what is asked, told and shown floats over it.
type Areas struct {
	Top    draw.Rect    // names, score, round and steps
	Sides  [2]draw.Rect // what each seat has brought, by seat
	Table  draw.Rect
	Order  draw.Rect // the room of who is next
	Turns  draw.Rect // and what of it that takes
	Asks   draw.Rect // the room of the question, whoever is asked: so the table need not make way
	Asking draw.Rect // and what of it that takes
	Foot   draw.Rect // the latest line of the log, and the tools
	Log    draw.Rect // all of the log, while it is open
	Free   draw.Rect // what of the table nothing lies over but the cards of pieces
	Seen   draw.Rect // what those leave
}

// Curtain is what a curtain hides: all but the bar and the foot.
func (s *Areas) Curtain() draw.Rect {
	low := s.Table.Bottom()
	if s.Foot.Y > s.Top.Bottom() {
		low = s.Foot.Y - 2
	}
	return draw.Rect{Y: s.Top.Bottom(), W: s.Top.W, H: low - s.Top.Bottom()}
}
