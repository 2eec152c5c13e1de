package physics

import "math"

// overlapping in mm is [OverlapDepth] and what the arithmetic may add to it: two bases on the grain of
// poses that are just so deep do not overlap, whoever asks.
const overlapping = OverlapDepth + 1e-9

// Overlap reports whether two bases penetrate by more than [OverlapDepth]. A base without a size overlaps
// nothing, and touches nothing.
func Overlap(a, b Base) bool {
	if Apart(a, b, 0) {
		return false
	}
	fa, fb := a.Pose.Frame(), b.Pose.Frame()
	return separation(fa, a.Size.Half(), fb, b.Size.Half()) < -overlapping
}

// Overlaps is [Overlap] of bases that have been worked out.
func (s *Stand) Overlaps(o *Stand) bool {
	d, reach := o.Origin.Sub(s.Origin), float64((s.Half+o.Half)*math.Sqrt2)
	return d.Dot(d) <= float64(reach*reach) && s.Half > 0 && o.Half > 0 && separation(s.Frame, s.Half, o.Frame, o.Half) < -overlapping
}

// InContact reports whether two bases touch: no more than [ContactGap] apart, or overlapping. This is
// range 0.
func InContact(a, b Base) bool {
	return !Apart(a, b, ContactGap) && BaseDistance(a, b).Distance <= ContactGap
}

// Apart reports whether the circles around two bases are more than gap mm apart, without trigonometry, or
// one of them is none.
func Apart(a, b Base, gap float64) bool {
	d := b.Pose.Point().Sub(a.Pose.Point())
	ha, hb := a.Size.Half(), b.Size.Half()
	reach := float64((ha+hb)*math.Sqrt2) + gap
	return d.Dot(d) > float64(reach*reach) || ha == 0 || hb == 0
}

// separation is the widest gap in mm between two squares along a normal of either (separating axes):
// negative it is the depth of their overlap, positive at most their distance.
func separation(fa Frame, ha float64, fb Frame, hb float64) float64 {
	d := fb.Origin.Sub(fa.Origin)
	cos := math.Abs(float64(fa.Cos*fb.Cos) + float64(fa.Sin*fb.Sin))
	sin := math.Abs(float64(fb.Sin*fa.Cos) - float64(fb.Cos*fa.Sin))
	turn := cos + sin
	ax := math.Abs(float64(fa.Cos*d.X) + float64(fa.Sin*d.Y))
	ay := math.Abs(float64(fa.Cos*d.Y) - float64(fa.Sin*d.X))
	bx := math.Abs(float64(fb.Cos*d.X) + float64(fb.Sin*d.Y))
	by := math.Abs(float64(fb.Cos*d.Y) - float64(fb.Sin*d.X))
	onA := max(ax, ay) - (ha + float64(hb*turn))
	onB := max(bx, by) - (hb + float64(ha*turn))
	return max(onA, onB)
}

// ShapesOverlap reports whether two shapes penetrate by more than [OverlapDepth]. Between convex
// polygons that is the depth along the normal where it is least; else one of the two, the simpler, is
// shrunk by the depth and must still meet the other.
func ShapesOverlap(a, b Shape) bool {
	if a.kind == nothing || b.kind == nothing {
		return false
	}
	around, other := a.bounds(), b.bounds()
	if around.beyond(&other, 0) {
		return false
	}
	if a.kind == convex && b.kind == convex {
		p, q := a.poly(), b.poly()
		return outside(p, q) < -overlapping && outside(q, p) < -overlapping
	}
	if complexity(&b) < complexity(&a) {
		a, b, around = b, a, other
	}
	small := a.shrunk(overlapping)
	return meet(&small, &b, &around)
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

// shrunk is s with its outline moved inwards by depth mm.
func (s Shape) shrunk(depth float64) Shape {
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
	var moved []Vec
	var few [4]Vec
	if s.points == nil {
		moved = few[:n]
	} else {
		moved = make([]Vec, n)
	}
	for i, v := range old {
		in := v.Sub(old[(i+n-1)%n]).Unit().Left()
		out := old[(i+1)%n].Sub(v).Unit().Left()
		k := depth / max(0.05, 1+in.Dot(out)) // a needle's tip stays near
		moved[i] = v.Add(in.Add(out).Scale(k))
	}
	if s.points == nil {
		s.corners = few
	} else {
		s.points = moved
	}
	return s
}

// meet reports whether two shapes have a point in common, the first of which is in a box.
func meet(a, b *Shape, around *box) bool {
	for i := range b.pieces() {
		p := b.piece(i)
		if of := p.box(); of.beyond(around, 0) {
			continue
		}
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
