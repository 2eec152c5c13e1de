package physics

import "math"

// Range is a range band: 0 in contact, 1 to 3 of the ruler, or beyond.
type Range int

// The bands. Each includes its far line.
const (
	Range0       Range = iota // in contact: at most ContactGap
	Range1                    // up to 100 mm
	Range2                    // up to 200 mm
	Range3                    // up to 300 mm
	BeyondRange3              // farther
)

// RangeBand is the depth of a range band in mm.
const RangeBand = 100

// Limit is the far line of the band in mm; infinite beyond range 3.
func (r Range) Limit() float64 {
	if r >= BeyondRange3 {
		return math.Inf(1)
	}
	return float64(RangeBand * int(r))
}

// RangeOf is the band of a distance in mm. A band's far line belongs to it: 100 mm is range 1.
func RangeOf(distance float64) Range {
	for r, most := range farLines {
		if distance <= most {
			return Range(r)
		}
	}
	return BeyondRange3
}

// farLines are the greatest distances in mm that belong to the bands.
var farLines = [...]float64{ContactGap, RangeBand + Slack, 2*RangeBand + Slack, 3*RangeBand + Slack}

// MeasureRange is the band of the shortest way from a to b: b is "at" this range of a.
func MeasureRange(a, b Shape) Range {
	if a.kind == nothing || b.kind == nothing {
		return BeyondRange3
	}
	around, other := a.box(), b.box()
	for r, most := range farLines {
		if !around.beyond(&other, most) && nearby(&a, &b, &other, most) {
			return Range(r)
		}
	}
	return BeyondRange3
}

// Within reports whether the whole of b lies no farther from a than the far line of band r. It may lie
// under or touch a.
func Within(a Shape, r Range, b Shape) bool {
	if a.kind == nothing || b.kind == nothing {
		return false
	}
	limit := r.Limit() + Slack
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

// Beyond reports whether no part of b lies nearer to a than the far line of band r.
func Beyond(a Shape, r Range, b Shape) bool {
	return r < BeyondRange3 && !Nearby(a, b, r.Limit()+Slack)
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
