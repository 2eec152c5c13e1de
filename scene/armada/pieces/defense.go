package pieces

import (
	"math"

	"xwing/game/armada/board"
	"xwing/scene/draw"
)

// The colors of tokens.
func ready() (ground, edge, ink draw.Color) {
	return draw.RGB(0x123325), draw.RGB(0x63c07a), draw.RGB(0xbff0cc)
}

func exhausted() (ground, edge, ink draw.Color) {
	return draw.RGB(0x2a200f), draw.RGB(0xd9a85e), draw.RGB(0xd9a85e)
}

// Defense paints a defense token in a square of that side about a point: a readied one stands upright in a whole green
// frame, an exhausted one on its corner in a dashed golden one, a discarded one is a dashed place; a locked one is struck
// out.
func (s *Set) Defense(l *draw.List, t board.DefenseToken, locked bool, x, y, side float64) {
	id := "defense-" + t.Kind.String()
	h, line := side/2, max(1, side*0.07)
	box := draw.Rect{X: x - h, Y: y - h, W: side, H: side}
	switch t.State {
	case board.Ready:
		ground, edge, ink := ready()
		l.Round(box, side*0.16, ground)
		l.Ring(box, side*0.16, line, edge)
		s.Sign(l, id, x, y, h*0.78, ink, ground)
	case board.Exhausted:
		ground, edge, ink := exhausted()
		d := h * 1.12
		l.Polygon(diamond(x, y, d), ground)
		dashes(l, diamond(x, y, d-line/2), line, edge)
		s.Sign(l, id, x, y, h*0.58, ink, ground)
	default:
		c := draw.Mix(draw.Floating, draw.Dim, 0.75)
		in := box.Inset(line / 2)
		dashes(l, []draw.Pt{{X: float32(in.X), Y: float32(in.Y)}, {X: float32(in.Right()), Y: float32(in.Y)},
			{X: float32(in.Right()), Y: float32(in.Bottom())}, {X: float32(in.X), Y: float32(in.Bottom())}}, line, c)
		l.Line(x-h*0.8, y+h*0.8, x+h*0.8, y-h*0.8, line, draw.Fade(c, 0.6))
		s.Sign(l, id, x, y, h*0.62, c, draw.Floating)
	}
	if locked {
		l.Line(x-h, y+h, x+h, y-h, max(1.5, side*0.1), draw.Damage)
		l.Ring(box.Inset(-1), side*0.18, line, draw.Damage)
	}
}

// diamond is a square on its corner, r from its middle to each.
func diamond(x, y, r float64) []draw.Pt {
	at := func(dx, dy float64) draw.Pt { return draw.Pt{X: float32(x + dx), Y: float32(y + dy)} }
	return []draw.Pt{at(0, -r), at(r, 0), at(0, r), at(-r, 0)}
}

// dashes strokes the sides of a polygon with three dashes each, so that its corners are whole.
func dashes(l *draw.List, pts []draw.Pt, width float64, c draw.Color) {
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		x, y, dx, dy := float64(p.X), float64(p.Y), float64(q.X-p.X), float64(q.Y-p.Y)
		n := max(1, math.Round(math.Hypot(dx, dy)/(4*max(width, 1.2))))
		for k := range int(n) + 1 {
			from, to := (float64(k)-0.28)/n, (float64(k)+0.28)/n
			from, to = max(from, 0), min(to, 1)
			l.Line(x+dx*from, y+dy*from, x+dx*to, y+dy*to, width, c)
		}
	}
}

// Shield paints a diamond with the number of a zone's shields: its edge is dashed where they are below full.
func Shield(l *draw.List, x, y, r float64, left int, full bool, alpha float64) {
	edge := draw.Fade(draw.Shield, alpha)
	if left == 0 {
		edge = draw.Fade(draw.Dim, alpha)
	}
	ground := draw.RGB(0x0b1a2a)
	l.Polygon(diamond(x, y, r), draw.Fade(ground, 0.94*alpha))
	line := max(1, r*0.14)
	if full {
		l.Outline(diamond(x, y, r-line/2), line, edge)
	} else {
		dashes(l, diamond(x, y, r-line/2), line, edge)
	}
	ink := draw.White
	if left == 0 {
		ink = draw.Muted
	}
	l.Text(x, y, digits(left), draw.Style{Size: r * 1.12, Bold: true, Align: draw.Center, Color: draw.Fade(ink, alpha)})
}
