package gauge

import (
	"math"

	"xwing/physics"
)

// chordPath is the way of a base along a template (GEOMETRY 1.3), in the frame of the start base turned
// so that it leaves forward: the trailing hashmark stands at arc length s on the centre line, the
// leading one on the same line, or its straight extension, a base's length away in a straight line.
type chordPath struct {
	template       Template
	half           float64
	length, radius float64
	sin, cos       float64 // of what the template turns by
	out            float64 // where the trailing hashmark is, or a little farther, when the leading one leaves a curve
	perSide        float64 // one over the side
}

func newChordPath(t Template, half float64) chordPath {
	s, c := physics.HeadingSinCos(t.units())
	path := chordPath{template: t, half: half, length: t.Length(), radius: t.Radius(), sin: s, cos: c, perSide: 1 / (2 * half)}
	if t.Kind != Straight && half < path.radius {
		y := float64(half / path.radius)
		angle := 2 * physics.Atan2(y, math.Sqrt(1-float64(y*y)))
		path.out = max(0, path.length-float64(path.radius*angle)+physics.Slack)
	} else {
		path.out = path.length
	}
	return path
}

// pathEnd is the frame of a base at the end of a template.
func pathEnd(t Template, half float64) physics.Frame {
	end := t.end()
	end.Origin.Y += half
	return end.Moved(0, half)
}

// at is the frame of the base while its trailing hashmark is at s in [-2 half, length].
func (c *chordPath) at(s float64) physics.Frame {
	h := c.half
	if c.template.Kind == Straight {
		return physics.Frame{Origin: physics.Vec{X: 0, Y: s + 2*h}, Cos: 1}
	}
	if s <= -2*h {
		return physics.Frame{Cos: 1}
	}
	if s >= c.length {
		return pathEnd(c.template, h)
	}
	// Worked out for a left curve about (-r, 0), near edge in the origin; a right one is its mirror.
	r := c.radius
	tail := physics.Vec{X: 0, Y: s}
	if s > 0 {
		ts, tc := physics.SinCos(s / r)
		tail = physics.Vec{X: -float64(r * (1 - tc)), Y: float64(r * ts)}
	}
	var head physics.Vec
	if s > c.out {
		head = ahead(tail, 2*h, r, c.sin, c.cos)
	} else {
		head = leading(tail, 2*h, r, c.sin, c.cos)
	}
	forward := head.Sub(tail).Scale(c.perSide)
	f := physics.Frame{Origin: tail.Lerp(head, 0.5), Sin: -forward.X, Cos: forward.Y}
	if c.template.Side == RightSide {
		f.Origin.X, f.Sin = -f.Origin.X, -f.Sin
	}
	f.Origin.Y += h
	return f
}

// on is at within the frame of the start base.
func (c *chordPath) on(start *physics.Frame, s float64) physics.Frame {
	f := c.at(s)
	return physics.Frame{
		Origin: start.Out(f.Origin),
		Sin:    float64(start.Sin*f.Cos) + float64(start.Cos*f.Sin),
		Cos:    float64(start.Cos*f.Cos) - float64(start.Sin*f.Sin),
	}
}

// leading is the point ahead of tail at a chord's distance on the left curve of radius r about (-r, 0)
// that ends in direction (sin, cos), or on the tangent there. Only square roots are needed.
func leading(tail physics.Vec, chord, r, sin, cos float64) physics.Vec {
	centre := physics.Vec{X: -r, Y: 0}
	away := tail.Sub(centre)
	d2 := away.Dot(away)
	// Two circles: about the centre with radius r, about the tail with radius chord.
	along := (d2 + float64(r*r) - float64(chord*chord)) / (2 * d2)
	if up2 := float64(r*r)/d2 - float64(along*along); up2 >= 0 {
		up := math.Sqrt(up2)
		p := away.Scale(along).Add(away.Left().Scale(up))
		end := physics.Vec{X: cos, Y: sin}
		if p.Y >= 0 && p.Cross(end) >= 0 {
			return centre.Add(p)
		}
	}
	return ahead(tail, chord, r, sin, cos)
}

// ahead is leading where it lies on the tangent.
func ahead(tail physics.Vec, chord, r, sin, cos float64) physics.Vec {
	end := physics.Vec{X: -r, Y: 0}.Add(physics.Vec{X: float64(r * cos), Y: float64(r * sin)})
	tangent := physics.Vec{X: -sin, Y: cos}
	// The far solution of |end + e tangent - tail| = chord.
	to := end.Sub(tail)
	b := to.Dot(tangent)
	e := -b + math.Sqrt(max(0, float64(b*b)-to.Dot(to)+float64(chord*chord)))
	return end.Add(tangent.Scale(e))
}

// speedLimit bounds how fast any point of the base moves per mm of the trailing hashmark: 1 along a
// straight; measured along the curves (a test measures again), most for a large base on a tight turn.
func (c *chordPath) speedLimit() float64 {
	t := c.template
	i := sizeIndex(c.half)
	switch {
	case t.Kind != Bank && t.Kind != Turn:
		return 1
	case i >= len(bankSpeed[0]):
		return c.measuredLimit()
	case t.Kind == Bank:
		return bankSpeed[t.Speed][i]
	}
	return turnSpeed[t.Speed][i]
}

// measuredLimit is the limit of a base longer than a large one, measured anew: a fifth more than the fastest corner, of a
// base as wide as any, between two of many places.
func (c *chordPath) measuredLimit() float64 {
	const step, widest, spare = 0.25, 40.0, 1.2
	corners := [4]physics.Vec{{X: widest, Y: c.half}, {X: -widest, Y: c.half}, {X: -widest, Y: -c.half}, {X: widest, Y: -c.half}}
	most := 1.0
	first := float64(-2 * c.half)
	before := c.at(first)
	for s := first + step; s <= c.template.Length(); s += step {
		f := c.at(s)
		for _, corner := range corners {
			most = max(most, f.Out(corner).Sub(before.Out(corner)).Len()/step)
		}
		before = f
	}
	return float64(most * spare)
}

func sizeIndex(half float64) int { return int(half/10) - 2 }

// The limits by speed and by size, small to large.
var (
	bankSpeed = [...][3]float64{1: {1.25, 1.36, 1.45}, 2: {1.16, 1.23, 1.30}, 3: {1.12, 1.17, 1.22}}
	turnSpeed = [...][3]float64{1: {1.55, 2.02, 2.76}, 2: {1.31, 1.46, 1.63}, 3: {1.22, 1.32, 1.42}}
)
