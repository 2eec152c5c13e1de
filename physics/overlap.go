package physics

import "math"

// Overlapping in mm is [OverlapDepth] and what the arithmetic may add to it: two boxes on the grain of
// poses that are just so deep do not overlap, whoever asks.
const Overlapping = OverlapDepth + 1e-9

// ShapesOverlap reports whether two shapes penetrate by more than [OverlapDepth]. Between convex
// polygons that is the depth along the normal where it is least; else one of the two, the simpler, is
// shrunk by the depth and must still meet the other.
func ShapesOverlap(a, b Shape) bool { return overlap(&a, &b, a.bounds(), b.bounds()) }

// Area is a shape with the upright rectangle around it, known beforehand: it is laid over many others.
type Area struct {
	Shape
	Lo, Hi Vec
}

// AreaOf is that of a shape.
func AreaOf(s Shape) Area {
	lo, hi := s.Bounds()
	return Area{s, lo, hi}
}

// Overlaps is [ShapesOverlap] of two areas.
func (a *Area) Overlaps(b *Area) bool {
	return overlap(&a.Shape, &b.Shape, extent{a.Lo, a.Hi}, extent{b.Lo, b.Hi})
}

// overlap is both, with the bounds of the shapes.
func overlap(a, b *Shape, around, other extent) bool {
	if a.kind == nothing || b.kind == nothing || around.beyond(&other, 0) {
		return false
	}
	if a.kind == convex && b.kind == convex {
		p, q := a.poly(), b.poly()
		return outside(p, q) < -Overlapping && outside(q, p) < -Overlapping
	}
	if complexity(b) < complexity(a) {
		a, b, around = b, a, other
	}
	var room [32]Vec
	small := a.shrunk(Overlapping, room[:])
	return meet(&small, b, &around)
}

// outside is how far polygon q lies outside the edge of convex p that it is farthest outside of, in mm.
func outside(p, q []Vec) float64 {
	most := math.Inf(-1)
	a := p[len(p)-1]
	for _, b := range p {
		edge := b.Sub(a)
		if l := edge.Len(); l > 0 {
			least := math.Inf(1)
			for _, v := range q {
				least = min(least, v.Sub(a).Cross(edge))
			}
			most = max(most, least/l)
		}
		a = b
	}
	return most
}

// complexity orders shapes by the cost of shrinking them.
func complexity(s *Shape) int {
	switch s.kind {
	case sector:
		return 6
	case disc:
		return 5
	case concave:
		return 1000 + s.n
	}
	return s.n
}

// shrunk is s with its outline moved inwards by depth mm; the points of a polygon stand in the room given, if it suffices.
func (s Shape) shrunk(depth float64, room []Vec) Shape {
	switch s.kind {
	case sector:
		turn := depth * 2 / (s.inner + s.outer)
		s.from, s.to = turned(s.from, turn), turned(s.to, -turn)
		s.inner, s.outer = s.inner+depth, s.outer-depth
		return s
	case disc:
		s.outer -= depth
		return s
	case nothing:
		return s
	}
	old := s.poly()
	n := len(old)
	if s.points == nil {
		var few [4]Vec
		inwards(few[:n], old, depth)
		s.corners = few
		return s
	}
	if n > len(room) {
		room = make([]Vec, n)
	}
	s.points = room[:n]
	inwards(s.points, old, depth)
	return s
}

// inwards moves the points of a polygon inwards.
func inwards(moved, old []Vec, depth float64) {
	n := len(old)
	for i, v := range old {
		in := v.Sub(old[(i+n-1)%n]).Unit().Left()
		out := old[(i+1)%n].Sub(v).Unit().Left()
		k := depth / max(0.05, 1+in.Dot(out)) // a needle's tip stays near
		moved[i] = v.Add(in.Add(out).Scale(k))
	}
}

// meet reports whether two shapes have a point in common, the first of which has an extent.
func meet(a, b *Shape, around *extent) bool {
	for i := range b.pieces() {
		if of := b.pieceExtent(i); of.beyond(around, 0) {
			continue
		}
		p := b.piece(i)
		for j := range a.pieces() {
			if q := a.piece(j); cross(&p, &q) {
				return true
			}
		}
	}
	return a.Contains(b.somewhere()) || b.Contains(a.somewhere())
}

// somewhere is a point on the outline.
func (s *Shape) somewhere() Vec {
	if s.kind == sector || s.kind == disc {
		return s.centre.Add(s.from.Scale(s.outer))
	}
	return s.poly()[0]
}
