package pieces

import (
	"math"

	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Obstacle is an obstacle token at true scale. Outline is "x,y x,y…" in mm, y
// up, about its own middle; as a string it makes the recipe comparable.
type Obstacle struct {
	XWS     string
	Type    catalog.ObstacleType
	Outline Outline
}

// Outline is up to 24 points in mm, y up: a comparable polygon.
type Outline struct {
	N int
	P [24][2]float64
}

// OutlineOf copies the points of an outline.
func OutlineOf(points [][2]float64) Outline {
	var o Outline
	for _, q := range points {
		if o.N < len(o.P) {
			o.P[o.N] = q
			o.N++
		}
	}
	return o
}

// extent is the farthest that the outline reaches from its middle.
func (o *Outline) extent() float64 {
	r := 1.0
	for _, q := range o.P[:o.N] {
		r = max(r, math.Abs(q[0]), math.Abs(q[1]))
	}
	return r + 1.5
}

// Size is a square about the outline, 4 pixels a millimetre.
func (o Obstacle) Size() (w, h, scale float64) {
	e := 2 * o.Outline.extent()
	return e, e, 4
}

// ObstacleColors are the fill and the edge of a type of obstacle.
func ObstacleColors(t catalog.ObstacleType) (fill, edge draw.Color) {
	switch t {
	case catalog.Asteroid:
		return draw.RGB(0x4a4540), draw.RGB(0x8d8378)
	case catalog.GasCloud:
		return draw.Fade(draw.RGB(0x2c5f58), 0.75), draw.RGB(0x6fc3b1)
	}
	return draw.Fade(draw.RGB(0x57432c), 0.85), draw.RGB(0xc39a5e)
}

// Paint paints the outline and what tells its type.
func (o Obstacle) Paint(p *art.Paper) {
	fill, edge := ObstacleColors(o.Type)
	path := func() {
		p.NewSubPath()
		for _, q := range o.Outline.P[:o.Outline.N] {
			p.LineTo(q[0], -q[1])
		}
		p.ClosePath()
	}
	path()
	p.Ink(fill)
	p.Fill()
	path()
	p.Clip()
	e := o.Outline.extent()
	dot := noise(o.XWS)
	switch o.Type {
	case catalog.Asteroid:
		for range 26 {
			x, y, r := (dot()*2-1)*e, (dot()*2-1)*e, 1.2+dot()*e*0.16
			p.DrawCircle(x, y, r)
			p.Ink(draw.Fade(draw.RGB(0x2b2724), 0.55))
			p.Fill()
			p.DrawArc(x, y, r, math.Pi*0.1, math.Pi*0.9)
			p.Ink(draw.Fade(draw.RGB(0x9c9186), 0.35))
			p.Pen(0.6)
			p.Stroke()
		}
	case catalog.GasCloud:
		for range 30 {
			x, y, r := (dot()*2-1)*e, (dot()*2-1)*e, e*0.1+dot()*e*0.3
			p.DrawCircle(x, y, r)
			p.Ink(draw.Fade(draw.RGB(0x7fd8c4), 0.10))
			p.Fill()
		}
	default:
		for range 34 {
			x, y, a, s := (dot()*2-1)*e, (dot()*2-1)*e, dot()*math.Pi, 1.5+dot()*5
			p.Push()
			p.Translate(x, y)
			p.Rotate(a)
			p.DrawRectangle(-s, -s*0.25, 2*s, s*0.5)
			p.Pop()
			p.Ink(draw.Fade(draw.RGB(0xd9b57c), 0.16+0.3*dot()))
			p.Fill()
		}
	}
	p.ResetClip()
	path()
	p.Ink(edge)
	p.Pen(0.9)
	p.Stroke()
}

// noise returns a stream of numbers in [0, 1) that depends on the seed alone.
func noise(seed string) func() float64 {
	x := uint64(1469598103934665603)
	for _, b := range []byte(seed) {
		x = (x ^ uint64(b)) * 1099511628211
	}
	return func() float64 {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		return float64(x>>11) / (1 << 53)
	}
}
