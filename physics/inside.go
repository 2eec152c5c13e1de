package physics

// Inside reports whether the whole of a shape lies in another; its outline, to within [Slack], belongs to it. An
// empty shape lies in any.
func Inside(outer, s Shape) bool {
	if s.kind == nothing {
		return true
	}
	if lo, hi, ok := outer.Upright(); ok {
		least, most := s.Bounds()
		return least.X >= lo.X-Slack && least.Y >= lo.Y-Slack && most.X <= hi.X+Slack && most.Y <= hi.Y+Slack
	}
	// What of the outline of the outer one leads through the shape leaves some of it outside.
	small := s.shrunk(Slack, nil)
	for i := range outer.pieces() {
		p := outer.piece(i)
		for j := range small.pieces() {
			if q := small.piece(j); cross(&p, &q) {
				return false
			}
		}
	}
	return outer.Contains(small.somewhere())
}

// Upright is the two extreme corners of a shape that is an upright rectangle.
func (s Shape) Upright() (lo, hi Vec, ok bool) {
	if s.kind != convex || s.n != 4 || s.points != nil {
		return lo, hi, false
	}
	lo, hi = bounds(s.corners[:])
	for _, v := range s.corners {
		if v.X != lo.X && v.X != hi.X || v.Y != lo.Y && v.Y != hi.Y {
			return lo, hi, false
		}
	}
	return lo, hi, true
}
