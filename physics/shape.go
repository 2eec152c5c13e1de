package physics

import (
	"fmt"
	"math"
	"slices"
)

type shapeKind uint8

const (
	nothing shapeKind = iota
	convex            // corners[:n], or points when there are more than four
	concave           // points
	sector            // annular sector: centre, inner, outer, from, to
	disc              // centre, outer
)

// Shape is an outline on the table or in a local frame: a simple polygon, an annular sector or a disc,
// in mm. It is a value; the points of a polygon with more than four corners are shared and never
// written. The zero Shape is empty: it overlaps nothing and nothing is near it.
type Shape struct {
	kind         shapeKind
	n            int
	corners      [4]Vec
	points       []Vec
	centre       Vec
	inner, outer float64
	from, to     Vec // unit vectors from the centre to the two ends, to is left of from by at most 90 degrees
}

// NewPolygon is the polygon with these points in mm, in either winding. It refuses what has fewer than three
// points or none of a size, and an outline that meets itself.
func NewPolygon(points []Vec) (Shape, error) {
	if err := simple(points); err != nil {
		return Shape{}, err
	}
	own := slices.Clone(points)
	if area2(own) < 0 {
		slices.Reverse(own)
	}
	if !isConvex(own) {
		return Shape{kind: concave, n: len(own), points: own}, nil
	}
	s := Shape{kind: convex, n: len(own), points: own}
	if len(own) <= len(s.corners) {
		copy(s.corners[:], own)
		s.points = nil
	}
	return s, nil
}

// Polygon is [NewPolygon] of points that are known to be one; it panics when they are not.
func Polygon(points []Vec) Shape {
	s, err := NewPolygon(points)
	if err != nil {
		panic("physics: " + err.Error())
	}
	return s
}

// Rect is the rectangle between two opposite corners, in mm. It panics when one is not finite.
func Rect(x0, y0, x1, y1 float64) Shape {
	if !finite(x0, y0, x1, y1) {
		panic(fmt.Sprintf("physics: rectangle from (%v, %v) to (%v, %v)", x0, y0, x1, y1))
	}
	x0, x1 = min(x0, x1), max(x0, x1)
	y0, y1 = min(y0, y1), max(y0, y1)
	return quad([4]Vec{{x1, y1}, {x0, y1}, {x0, y0}, {x1, y0}})
}

// Disc is the disc of a radius in mm about a centre. It panics when one is not finite or the radius negative.
func Disc(centre Vec, radius float64) Shape {
	if !finite(centre.X, centre.Y, radius) || radius < 0 {
		panic(fmt.Sprintf("physics: disc of radius %v about %v", radius, centre))
	}
	return Shape{kind: disc, centre: centre, outer: radius, from: Vec{1, 0}, to: Vec{1, 0}}
}

// Round reports whether a shape is a disc about the origin of its frame: turning it changes nothing.
func (s Shape) Round() bool { return s.kind == disc && s.centre == Vec{} }

// Sector is the part of a ring about centre between two radii in mm, from the direction of one unit
// vector counter-clockwise to another, at most 90 degrees on. It panics when they are not so.
func Sector(centre Vec, inner, outer float64, from, to Vec) Shape {
	unit := func(v Vec) bool { return math.Abs(v.Dot(v)-1) < 1e-9 }
	if !finite(centre.X, centre.Y, outer) || !(inner >= 0 && inner <= outer) ||
		!unit(from) || !unit(to) || from.Cross(to) < 0 || from.Dot(to) < -1e-9 {
		panic(fmt.Sprintf("physics: sector of radii %v to %v about %v from %v to %v", inner, outer, centre, from, to))
	}
	return Shape{kind: sector, centre: centre, inner: inner, outer: outer, from: from, to: to}
}

func quad(corners [4]Vec) Shape { return Shape{kind: convex, n: 4, corners: corners} }

// Shape is s itself: a shape is [Outlined] as what has one is.
func (s Shape) Shape() Shape { return s }

// Outlined is what has an outline.
type Outlined interface{ Shape() Shape }

// Empty reports whether s is the empty shape.
func (s Shape) Empty() bool { return s.kind == nothing }

// poly is the polygon's points; nil for sectors, discs and the empty shape.
func (s *Shape) poly() []Vec {
	if s.points != nil {
		return s.points
	}
	return s.corners[:s.n]
}

// At places a local outline: its origin comes to stand on p, its y axis along p's heading.
func (s Shape) At(p Pose) Shape { return s.In(p.Frame()) }

// In is At by a frame.
func (s Shape) In(f Frame) Shape {
	if s.points != nil {
		placed := make([]Vec, len(s.points))
		for i, v := range s.points {
			placed[i] = f.Out(v)
		}
		s.points = placed
		return s
	}
	for i := range s.corners[:s.n] {
		s.corners[i] = f.Out(s.corners[i])
	}
	turn := Frame{Sin: f.Sin, Cos: f.Cos}
	s.centre, s.from, s.to = f.Out(s.centre), turn.Out(s.from), turn.Out(s.to)
	return s
}

// Bounds is the smallest upright rectangle around the shape, in mm.
func (s Shape) Bounds() (lo, hi Vec) {
	switch s.kind {
	case nothing:
		return Vec{}, Vec{}
	case disc:
		r := Vec{s.outer, s.outer}
		return s.centre.Sub(r), s.centre.Add(r)
	case sector:
		corners := s.sectorCorners()
		lo, hi = bounds(corners[:])
		for _, axis := range [4]Vec{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
			if s.inSweep(axis) {
				v := s.centre.Add(axis.Scale(s.outer))
				lo = Vec{min(lo.X, v.X), min(lo.Y, v.Y)}
				hi = Vec{max(hi.X, v.X), max(hi.Y, v.Y)}
			}
		}
		return lo, hi
	}
	return bounds(s.poly())
}

// Reach is how far the shape reaches from the origin of its frame, in mm; at least that.
func (s *Shape) Reach() float64 {
	switch s.kind {
	case nothing:
		return 0
	case disc, sector:
		return s.centre.Len() + s.outer
	}
	most := 0.0
	for _, v := range s.poly() {
		most = max(most, v.Dot(v))
	}
	return math.Sqrt(most)
}

// bounds compares, where min and max would ask each number besides whether it is one.
func bounds(points []Vec) (lo, hi Vec) {
	lo, hi = points[0], points[0]
	for _, v := range points[1:] {
		if v.X < lo.X {
			lo.X = v.X
		} else if v.X > hi.X {
			hi.X = v.X
		}
		if v.Y < lo.Y {
			lo.Y = v.Y
		} else if v.Y > hi.Y {
			hi.Y = v.Y
		}
	}
	return lo, hi
}

// sectorCorners are the corners counter-clockwise from the outer one at from.
func (s *Shape) sectorCorners() [4]Vec {
	return [4]Vec{
		s.centre.Add(s.from.Scale(s.outer)), s.centre.Add(s.to.Scale(s.outer)),
		s.centre.Add(s.to.Scale(s.inner)), s.centre.Add(s.from.Scale(s.inner)),
	}
}

// inSweep reports whether direction v lies between from and to.
func (s *Shape) inSweep(v Vec) bool {
	return s.from.Cross(v) >= 0 && v.Cross(s.to) >= 0 && s.from.Dot(v) >= -1e-12
}

// Contains reports whether v lies inside or on the outline.
func (s Shape) Contains(v Vec) bool {
	switch s.kind {
	case nothing:
		return false
	case disc:
		return v.Sub(s.centre).Len() <= s.outer
	case sector:
		d := v.Sub(s.centre)
		l := d.Len()
		return l >= s.inner && l <= s.outer && s.inSweep(d)
	case convex:
		p := s.poly()
		prev := p[len(p)-1]
		for _, next := range p {
			if next.Sub(prev).Cross(v.Sub(prev)) < 0 {
				return false
			}
			prev = next
		}
		return true
	}
	return evenOdd(s.points, v)
}

// evenOdd counts the edges that a ray from v to the right crosses.
func evenOdd(points []Vec, v Vec) bool {
	inside := false
	a := points[len(points)-1]
	for _, b := range points {
		if (a.Y > v.Y) != (b.Y > v.Y) {
			if c := b.Sub(a).Cross(v.Sub(a)); c == 0 || (c > 0) == (b.Y > a.Y) {
				inside = !inside
			}
		}
		a = b
	}
	return inside
}

// Outline is the outline counter-clockwise as points, arcs sampled to a tolerance in mm: for drawing.
func (s Shape) Outline(tolerance float64) []Vec {
	switch s.kind {
	case nothing:
		return nil
	case disc:
		n := arcSteps(s.outer, 2*math.Pi, tolerance)
		out := make([]Vec, n)
		for i := range out {
			sin, cos := SinCos(2 * math.Pi * float64(i) / float64(n))
			out[i] = s.centre.Add(Vec{float64(cos * s.outer), float64(sin * s.outer)})
		}
		return out
	case sector:
		sweep := Atan2(s.from.Cross(s.to), s.from.Dot(s.to))
		n := arcSteps(s.outer, sweep, tolerance)
		out := make([]Vec, 0, 2*n+2)
		for i := 0; i <= n; i++ {
			out = append(out, s.centre.Add(turned(s.from, sweep*float64(i)/float64(n)).Scale(s.outer)))
		}
		for i := n; i >= 0; i-- {
			out = append(out, s.centre.Add(turned(s.from, sweep*float64(i)/float64(n)).Scale(s.inner)))
		}
		return out
	}
	return append([]Vec(nil), s.poly()...)
}

// arcSteps is how many chords keep within tolerance of an arc.
func arcSteps(radius, sweep, tolerance float64) int {
	n := 1
	for n < 1024 {
		_, c := SinCos(sweep / float64(2*n))
		if float64(radius*(1-c)) <= tolerance {
			break
		}
		n++
	}
	return n
}

// turned is v turned counter-clockwise by an angle in radians.
func turned(v Vec, angle float64) Vec {
	s, c := SinCos(angle)
	return Frame{Sin: s, Cos: c}.Out(v)
}
