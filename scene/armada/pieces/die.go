package pieces

import (
	"math"

	"xwing/game/armada/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Die is a die showing a face: red ones are octagons, blue ones hexagons, black ones squares with cut corners, so that
// their color need not be told. One unit is a 24th of its side.
type Die struct {
	Color    catalog.Color
	Face     catalog.Face
	Rolling  bool // still in the air: no face
	Rerolled bool
}

// Size is 24 units.
func (d Die) Size() (w, h, scale float64) { return 24, 24, 6 }

// dieColors are the body of a die, its signs and what edges it.
func dieColors(c catalog.Color) (body, sign, edge draw.Color) {
	switch c {
	case catalog.Blue:
		return draw.RGB(0x2557a6), draw.RGB(0xf0f6ff), draw.RGB(0x7fa8e8)
	case catalog.Black:
		return draw.RGB(0x1d222b), draw.RGB(0xe9eef5), draw.RGB(0x93a3b6)
	}
	return draw.AttackDie, draw.AttackSign, draw.RGB(0xe88078)
}

// dieCorners are those of a die, clockwise about its middle, r from it at most.
func dieCorners(c catalog.Color, r float64) [][2]float64 {
	var out [][2]float64
	switch c {
	case catalog.Blue:
		for i := range 6 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 3)
			out = append(out, [2]float64{r * sin, -r * cos})
		}
	case catalog.Black:
		a, b := r*0.62, r*0.85
		out = [][2]float64{{-a, -b}, {a, -b}, {b, -a}, {b, a}, {a, b}, {-a, b}, {-b, a}, {-b, -a}}
	default:
		for i := range 8 {
			sin, cos := math.Sincos((float64(i) - 2.5) * math.Pi / 4)
			out = append(out, [2]float64{cos * r, sin * r})
		}
	}
	return out
}

// Paint paints the die with our signs of its icons.
func (d Die) Paint(p *art.Paper) {
	body, sign, edge := dieColors(d.Color)
	corners := dieCorners(d.Color, 11.7)
	p.Faceted(corners, body)
	if d.Color == catalog.Black { // the table is as dark as it
		flat := make([]float64, 0, 16)
		for _, c := range corners {
			flat = append(flat, c[0]*0.96, c[1]*0.96)
		}
		p.Poly(flat...)
		p.Ink(edge)
		p.Pen(0.8)
		p.Stroke()
	}
	switch {
	case d.Rolling:
		p.Ink(sign)
		p.Write("?", 0, 0, 12)
	case d.Face == catalog.HitHit:
		d.icon(p, "hit", -2.8, -2.4, 0.56, sign)
		d.icon(p, "hit", 2.8, 2.4, 0.56, sign)
	case d.Face == catalog.HitCrit:
		d.icon(p, "hit", -3.1, -2.9, 0.56, sign)
		d.icon(p, "crit", 2.5, 2.4, 0.66, sign)
	case d.Face == catalog.Hit || d.Face == catalog.Crit || d.Face == catalog.Accuracy:
		d.icon(p, d.Face.String(), 0, 0, 0.9, sign)
	}
	if d.Rerolled {
		p.Ink(draw.RGB(0x2a1a06))
		p.DrawCircle(8.6, 8.6, 2.5)
		p.Fill()
		p.Ink(draw.RGB(0xffc04a))
		p.DrawCircle(8.6, 8.6, 1.9)
		p.Fill()
	}
}

// icon paints one icon of a face.
func (d Die) icon(p *art.Paper, id string, x, y, size float64, c draw.Color) {
	p.Push()
	p.Translate(x, y)
	p.Scale(size, size)
	p.Sign("armada/"+id, c)
	p.Pop()
}

// DieMark paints a small die of a color without a face, r pixels about a point: for pools.
func DieMark(l *draw.List, c catalog.Color, x, y, r float64) {
	body, _, edge := dieColors(c)
	var pts []draw.Pt
	for _, q := range dieCorners(c, r) {
		pts = append(pts, draw.Pt{X: float32(x + q[0]), Y: float32(y + q[1])})
	}
	l.AsIs(func() { // as dice look anywhere
		l.Polygon(pts, body)
		l.Outline(pts, max(1, r*0.16), edge)
	})
}
