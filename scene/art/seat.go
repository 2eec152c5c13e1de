package art

import (
	"xwing/game"
	"xwing/scene/draw"
)

// SeatColor is the color of a seat; the table's own is gray.
func SeatColor(s game.Seat) draw.Color {
	switch s {
	case game.Red:
		return draw.RedSeat
	case game.Blue:
		return draw.BlueSeat
	}
	return draw.Muted
}

// SeatName is the color of words that name a seat, or are its.
func SeatName(s game.Seat) draw.Color {
	switch s {
	case game.Red:
		return draw.RedName
	case game.Blue:
		return draw.BlueName
	}
	return draw.Text
}

// Frame paints the frame of a base, in the seat's color and in a shape of its
// own, so that the color need not be told: Red's is whole, its number stands
// in a square; Blue's is open in the middle of each side, its number in a disc.
func Frame(p *Paper, seat game.Seat, h, width float64) {
	in := h - width/2 - 0.1
	p.Pen(width)
	p.SetLineCapButt()
	p.SetLineJoinRound()
	p.Ink(SeatColor(seat))
	if seat != game.Blue {
		p.DrawRectangle(-in, -in, 2*in, 2*in)
		p.Stroke()
		return
	}
	arm := h * 0.46
	for _, q := range [][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
		p.MoveTo(q[0]*in, q[1]*(in-arm))
		p.LineTo(q[0]*in, q[1]*in)
		p.LineTo(q[0]*(in-arm), q[1]*in)
		p.Stroke()
	}
}

// SeatMark paints the shape that a ship's number stands in: a square for Red, a
// disc for Blue.
func SeatMark(l *draw.List, seat game.Seat, x, y, r, edge float64) {
	c := SeatColor(seat)
	fill := draw.Mix(c, draw.Space, 0.55)
	if seat == game.Blue {
		l.Disc(x, y, r, fill)
		l.Circle(x, y, r, edge, c)
		return
	}
	box := draw.Rect{X: x - r*0.92, Y: y - r*0.92, W: 1.84 * r, H: 1.84 * r}.Snapped()
	l.Fill(box, fill)
	l.Ring(box, 1, edge, c)
}
