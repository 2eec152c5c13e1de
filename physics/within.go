package physics

import "math"

// Within reports whether the whole of b lies at most limit mm from a. It may lie under or touch a.
func Within(a, b Shape, limit float64) bool {
	if a.kind == nothing || b.kind == nothing {
		return false
	}
	switch b.kind {
	case disc:
		if a.kind == convex {
			return pointDistance(&a, b.centre)+b.outer <= limit
		}
		fallthrough
	case sector:
		return allWithin(&a, b.Outline(Slack/2), limit)
	}
	return allWithin(&a, b.poly(), limit)
}

// allWithin reports whether the whole outline lies at most limit from a. From a convex shape the
// farthest point is a corner; else an edge is halved until its ends decide.
func allWithin(a *Shape, outline []Vec, limit float64) bool {
	v := outline[len(outline)-1]
	for _, w := range outline {
		if pointDistance(a, w) > limit {
			return false
		}
		if a.kind != convex && !edgeWithin(a, v, w, limit) {
			return false
		}
		v = w
	}
	return true
}

func edgeWithin(a *Shape, v, w Vec, limit float64) bool {
	dv, dw, l := pointDistance(a, v), pointDistance(a, w), w.Sub(v).Len()
	if dv > limit || dw > limit {
		return false
	}
	if (dv+dw+l)/2 <= limit || !(l > Slack) {
		return true
	}
	m := v.Lerp(w, 0.5)
	return edgeWithin(a, v, m, limit) && edgeWithin(a, m, w, limit)
}

// pointDistance is the distance of v from the shape in mm, 0 inside.
func pointDistance(s *Shape, v Vec) float64 {
	if s.Contains(v) {
		return 0
	}
	best := math.Inf(1)
	for i := range s.pieces() {
		p := s.piece(i)
		d := p.closest(v).Sub(v)
		best = min(best, d.Dot(d))
	}
	return math.Sqrt(best)
}
