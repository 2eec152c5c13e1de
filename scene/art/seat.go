package art

import (
	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
)

// SeatColor is the color of a seat; the table's own is gray. Around a table of more than two every other seat is of one side,
// and has its color.
func SeatColor(s game.Seat) draw.Color {
	switch {
	case s < game.Red:
		return draw.Muted
	case s%2 == game.Red:
		return draw.RedSeat
	}
	return draw.BlueSeat
}

// SeatName is the color of words that name a seat, or are its.
func SeatName(s game.Seat) draw.Color {
	switch {
	case s < game.Red:
		return draw.Text
	case s%2 == game.Red:
		return draw.RedName
	}
	return draw.BlueName
}

// Frame paints the frame of a base, in the seat's color and in a shape of its
// own, so that the color need not be told: Red's is whole, its number stands
// in a square; Blue's is open in the middle of each side, its number in a disc.
func Frame(p *Paper, seat game.Seat, half physics.Vec, width float64) {
	x, y := half.X-width/2-0.1, half.Y-width/2-0.1
	p.Pen(width)
	p.SetLineCapButt()
	p.SetLineJoinRound()
	p.Ink(SeatColor(seat))
	if !Round(seat) {
		p.DrawRectangle(-x, -y, 2*x, 2*y)
		p.Stroke()
		return
	}
	arm := min(half.X, half.Y) * 0.46
	for _, q := range [][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
		p.MoveTo(q[0]*x, q[1]*(y-arm))
		p.LineTo(q[0]*x, q[1]*y)
		p.LineTo(q[0]*(x-arm), q[1]*y)
		p.Stroke()
	}
}

// Round reports whether the shapes of a seat are round, as Blue's are; all others have square ones.
func Round(seat game.Seat) bool { return seat >= game.Red && seat%2 == game.Blue }

// SeatMark paints the shape that a ship's number stands in: a square for Red, a
// disc for Blue.
func SeatMark(l *draw.List, seat game.Seat, x, y, r, edge float64) {
	c := SeatColor(seat)
	fill := draw.Mix(c, draw.Space, 0.55)
	if Round(seat) {
		l.Disc(x, y, r, fill)
		l.Circle(x, y, r, edge, c)
		return
	}
	box := draw.Rect{X: x - r*0.92, Y: y - r*0.92, W: 1.84 * r, H: 1.84 * r}.Snapped()
	l.Fill(box, fill)
	l.Ring(box, 1, edge, c)
}
