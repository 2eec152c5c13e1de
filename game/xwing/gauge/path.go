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
}

func newChordPath(t Template, half float64) chordPath {
	s, c := physics.HeadingSinCos(t.units())
	return chordPath{template: t, half: half, length: t.Length(), radius: t.Radius(), sin: s, cos: c}
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
	head := leading(tail, 2*h, r, c.sin, c.cos)
	forward := head.Sub(tail).Scale(1 / (2 * h))
	f := physics.Frame{Origin: tail.Lerp(head, 0.5), Sin: -forward.X, Cos: forward.Y}
	if c.template.Side == RightSide {
		f.Origin.X, f.Sin = -f.Origin.X, -f.Sin
	}
	f.Origin.Y += h
	return f
}

// on is at within the frame of the start base.
func (c *chordPath) on(start physics.Frame, s float64) physics.Frame {
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
	end := centre.Add(physics.Vec{X: float64(r * cos), Y: float64(r * sin)})
	tangent := physics.Vec{X: -sin, Y: cos}
	// The far solution of |end + e tangent - tail| = chord.
	to := end.Sub(tail)
	b := to.Dot(tangent)
	e := -b + math.Sqrt(max(0, float64(b*b)-to.Dot(to)+float64(chord*chord)))
	return end.Add(tangent.Scale(e))
}
