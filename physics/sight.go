package physics

import "math"

// Sight is a wedge worked out to be looked through many times, with a ruler: what of the boxes about is in it,
// and in which band.
type Sight struct {
	Wedge Wedge
	Ruler Ruler
}

// Band is the band of the [Wedge.Gap] from a box to another, beyond the last when no part of the target is in
// the wedge. Most targets are judged by the circles around and within their boxes; what those leave open
// is measured.
func (s *Sight) Band(from, target *Box) int {
	c := from.In(target.Origin)
	d := c.Len()
	far := len(s.Ruler)
	reach := float64(target.long()*math.Sqrt2) + nearbyMargin
	least := d - float64(from.long()*math.Sqrt2) - reach
	most := d - from.short() - target.short()
	if least > s.last() {
		return far
	}
	whole, middle := true, true // of the target in the wedge
	for i := range s.Wedge.planes[:s.Wedge.n] {
		above := s.Wedge.planes[i].Above(c)
		if above < -reach {
			return far
		}
		whole, middle = whole && above > reach, middle && above > 0
	}
	if !middle {
		return s.measured(from, target)
	}
	if band := s.Ruler.Band(least); whole && least > 0 && band == s.Ruler.Band(most+nearbyMargin) {
		return band
	}
	var g Gap
	g.Measure(from, target)
	if g.Distance < nearbyMargin || !whole && !s.within(from.In(g.B)) {
		return s.measured(from, target)
	}
	if band := s.Ruler.Band(g.Distance - Slack/2); band == s.Ruler.Band(g.Distance+Slack/2) {
		return band
	}
	return s.measured(from, target)
}

// last is the end of the ruler.
func (s *Sight) last() float64 { return s.Ruler[len(s.Ruler)-1] }

// within reports whether a point, in the frame of the box, is in the wedge, for sure.
func (s *Sight) within(v Vec) bool {
	for i := range s.Wedge.planes[:s.Wedge.n] {
		if s.Wedge.planes[i].Above(v) < nearbyMargin {
			return false
		}
	}
	return true
}

// Sees reports whether any part of the target is in the wedge, up to the end of the ruler: what Band says, but
// mostly told by the middle of the target.
func (s *Sight) Sees(from, target *Box) bool {
	c := from.In(target.Origin)
	beside := greater(math.Abs(c.X)-from.Half.X, math.Abs(c.Y)-from.Half.Y)
	seenAt := s.last() - nearbyMargin // for sure
	if beside > nearbyMargin && beyond2(c, from.Half) < float64(seenAt*seenAt) && s.within(c) {
		return true
	}
	return s.Band(from, target) < len(s.Ruler)
}

// measured is Band with nothing guessed.
func (s *Sight) measured(from, target *Box) int {
	corners := target.Corners()
	for i, v := range corners {
		corners[i] = from.In(v)
	}
	if uprightSeparation(from.Half, corners[:]) <= 0 {
		if s.covered(from, target) {
			return s.Ruler.Band(0)
		}
		var g Gap
		if g.MeasureIn(&s.Wedge, from, target) {
			return s.Ruler.Band(g.Distance)
		}
		return len(s.Ruler)
	}
	var a, b [8]Vec
	part := s.Wedge.part(corners[:], a[:0], b[:0])
	if len(part) == 0 {
		return len(s.Ruler)
	}
	d2, u, v := cornerNearest(from.Half, part)
	d2, _, _ = edgeNearest(from.Half, part, d2, u, v)
	return s.Ruler.Band(math.Sqrt(d2))
}

// covered reports whether the target, which overlaps the box, lies on a side of the box where the wedge begins.
func (s *Sight) covered(from, target *Box) bool {
	h, within := from.Half, Vec{target.Half.X - nearbyMargin, target.Half.Y - nearbyMargin}
	corners := [4]Vec{{h.X, h.Y}, {-h.X, h.Y}, {-h.X, -h.Y}, {h.X, -h.Y}}
	inner := [4]HalfPlane{{Vec{1, 0}, -within.X}, {Vec{0, 1}, -within.Y}, {Vec{-1, 0}, -within.X}, {Vec{0, -1}, -within.Y}}
	for k := range corners {
		side, in := Segment{corners[k], corners[(k+1)%4]}, true
		for i := 0; i < s.Wedge.n && in; i++ {
			side, in = s.Wedge.planes[i].clipSegment(side)
		}
		if !in {
			continue
		}
		side = Segment{target.In(from.Out(side.A)), target.In(from.Out(side.B))}
		for i := 0; i < len(inner) && in; i++ {
			side, in = inner[i].clipSegment(side)
		}
		if in {
			return true
		}
	}
	return false
}
