package physics

import "math"

// Sight is an arc of the bases of a size, worked out to be looked through many times.
type Sight struct{ wedge wedge }

// Sight is the arc of an edition's bases of a size, worked out.
func (l ArcLayout) Sight(s Size, arc Arc) Sight { return Sight{l.wedge(s, arc)} }

// Range is the attack range of [AttackRange] from a base of the sight's size to another in the arc;
// beyond range 3 when no part of the target up to there is in it. Most targets are judged by the circles
// around and within their bases; what those leave open is measured.
func (s *Sight) Range(from, target *Stand) Range {
	c := from.In(target.Origin)
	d := c.Len()
	reach := float64(target.Half*math.Sqrt2) + nearbyMargin
	least, most := d-float64(from.Half*math.Sqrt2)-reach, d-from.Half-target.Half
	if least > 3*RangeBand {
		return BeyondRange3
	}
	whole, middle := true, true // of the target in the arc
	for i := range s.wedge.planes[:s.wedge.n] {
		above := s.wedge.planes[i].above(c)
		if above < -reach {
			return BeyondRange3
		}
		whole, middle = whole && above > reach, middle && above > 0
	}
	if !middle {
		return s.measured(from, target)
	}
	if r := RangeOf(least); whole && least > 0 && r == RangeOf(most+nearbyMargin) {
		return r
	}
	var g Gap
	g.Measure(from, target)
	if g.Distance < nearbyMargin || !whole && !s.within(from.In(g.B)) {
		return s.measured(from, target)
	}
	if r := RangeOf(g.Distance - Slack/2); r == RangeOf(g.Distance+Slack/2) {
		return r
	}
	return s.measured(from, target)
}

// within reports whether a point, in the frame of the base, is in the arc, for sure.
func (s *Sight) within(v Vec) bool {
	for i := range s.wedge.planes[:s.wedge.n] {
		if s.wedge.planes[i].above(v) < nearbyMargin {
			return false
		}
	}
	return true
}

// Sees reports whether any part of the target is in the arc, up to range 3: what Range says, but mostly
// told by the middle of the target.
func (s *Sight) Sees(from, target *Stand) bool {
	c := from.In(target.Origin)
	beside := max(math.Abs(c.X), math.Abs(c.Y)) - from.Half
	if beside > nearbyMargin && beyond2(c, from.Half) < seenAt*seenAt && s.within(c) {
		return true
	}
	return s.Range(from, target) <= Range3
}

// seenAt is a distance in mm that is in range 3, for sure.
const seenAt = 3*RangeBand - nearbyMargin

// measured is Range with nothing guessed.
func (s *Sight) measured(from, target *Stand) Range {
	corners := square(target.Frame, target.Half)
	for i, v := range corners {
		corners[i] = from.In(v)
	}
	if squareSeparation(from.Half, corners[:]) <= 0 {
		if s.covered(from, target) {
			return Range0
		}
		shape := quad(square(target.Frame, target.Half))
		g, ok := s.wedge.gap(from.Frame, from.Half, &shape)
		return bandIf(ok, g.Distance)
	}
	var a, b [8]Vec
	part := s.wedge.part(corners[:], a[:0], b[:0])
	if len(part) == 0 {
		return BeyondRange3
	}
	d2, u, v := cornerNearest(from.Half, part)
	d2, _, _ = edgeNearest(from.Half, part, d2, u, v)
	return RangeOf(math.Sqrt(d2))
}

// covered reports whether the target, which overlaps the base, lies on a side of the base where the arc
// begins.
func (s *Sight) covered(from, target *Stand) bool {
	h, within := from.Half, target.Half-nearbyMargin
	corner := Vec{h, h}
	for range 4 {
		side, in := Segment{corner, corner.Left()}, true
		corner = side.B
		for i := 0; i < s.wedge.n && in; i++ {
			side, in = clipSegment(side, s.wedge.planes[i])
		}
		if !in {
			continue
		}
		side = Segment{target.In(from.Out(side.A)), target.In(from.Out(side.B))}
		for _, out := range [4]Vec{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
			if in {
				side, in = clipSegment(side, plane{out, -within})
			}
		}
		if in {
			return true
		}
	}
	return false
}

// bandIf is the band of a distance that there is.
func bandIf(ok bool, distance float64) Range {
	if !ok {
		return BeyondRange3
	}
	return RangeOf(distance)
}
