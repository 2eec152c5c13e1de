package pieces

import (
	"xwing/game/armada/gauge"
	"xwing/scene/draw"
)

// Speed paints a speed as triangles from left to right, of the most that the ship has those up to it filled. It returns
// how wide they are.
func Speed(l *draw.List, speed, most int, x, y, side float64) float64 {
	for i := range most {
		mx, h := x+side*(0.5+1.15*float64(i)), side/2
		top, low := float32(y-h), float32(y+h)
		pts := []draw.Pt{{X: float32(mx), Y: top}, {X: float32(mx + h), Y: low}, {X: float32(mx - h), Y: low}}
		if i < speed {
			l.Polygon(pts, draw.Now)
		} else {
			l.Polygon(pts, draw.Fade(draw.Muted, 0.35))
		}
	}
	return side * (1.15*float64(most) - 0.15)
}

// ZoneMark paints a ship's base with one of its hull zones filled; six: it has auxiliary zones.
func ZoneMark(l *draw.List, z gauge.Zone, six bool, x, y, side float64, c draw.Color) {
	w, h := side*0.36, side*0.5
	at := func(u, v float64) draw.Pt { return draw.Pt{X: float32(x + u*w), Y: float32(y + v*h)} }
	front, rear := at(0, -0.12), at(0, 0.12)
	lf, rf, lr, rr := at(-1, -0.62), at(1, -0.62), at(-1, 0.62), at(1, 0.62)
	middle, left, right := at(0, 0), at(-1, 0), at(1, 0)
	if !six {
		left, right, middle = lr, rr, rear
	}
	var pts []draw.Pt
	switch z {
	case gauge.Front:
		pts = []draw.Pt{front, lf, at(-1, -1), at(1, -1), rf}
	case gauge.Rear:
		pts = []draw.Pt{rear, rr, at(1, 1), at(-1, 1), lr}
	case gauge.Left:
		pts = []draw.Pt{front, middle, left, lf}
	case gauge.Right:
		pts = []draw.Pt{front, rf, right, middle}
	case gauge.LeftAux:
		pts = []draw.Pt{middle, rear, lr, left}
	case gauge.RightAux:
		pts = []draw.Pt{middle, right, rr, rear}
	}
	l.Polygon(pts, c)
	line := max(1, side*0.06)
	l.Outline([]draw.Pt{at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)}, line, c)
}

// Tick paints the mark of what has acted: a green disc with a tick.
func Tick(l *draw.List, x, y, r, alpha float64) {
	l.Disc(x, y, r, draw.Fade(draw.RGB(0x0d2417), alpha))
	l.Circle(x, y, r-max(0.5, r*0.08), max(1, r*0.16), draw.Fade(draw.Good, alpha))
	w := max(1.2, r*0.26)
	c := draw.Fade(draw.RGB(0x9fe8b0), alpha)
	l.Line(x-r*0.45, y+r*0.02, x-r*0.10, y+r*0.38, w, c)
	l.Line(x-r*0.14, y+r*0.38, x+r*0.48, y-r*0.34, w, c)
}

// Flag paints the flag of a flagship, its mast's foot at the lower left of a square of that side about a point.
func (s *Set) Flag(l *draw.List, x, y, side float64) {
	s.Sign(l, FlagSign, x, y, side/2, draw.Now, draw.Floating)
}

// Victory paints a victory or an objective token: a star or a diamond in a disc.
func (s *Set) Victory(l *draw.List, x, y, r float64) {
	ground := draw.RGB(0x2b2210)
	l.Disc(x, y, r, ground)
	l.Circle(x, y, r-max(0.5, r*0.07), max(1, r*0.14), draw.Gold)
	s.Sign(l, VictorySign, x, y, r*0.72, draw.Gold, ground)
}
