package physics

import "math"

// BaseDistance is [Distance] between two bases, fast. It does not allocate.
func BaseDistance(a, b Base) Gap {
	turn := (b.Pose.Heading - a.Pose.Heading) % headingQuarter
	if turn < 0 {
		turn += headingQuarter
	}
	sin, cos := headingSinCos(turn) // both at least 0
	f := a.Pose.Frame()
	var g Gap
	g.squares(&f, a.Size.Half(), b.Pose.Point(), b.Size.Half(), sin, cos)
	return g
}

// Stand is a base with its sine and cosine worked out, to be measured many times.
type Stand struct {
	Frame
	Half float64 // mm
}

// Stand is the base worked out.
func (b Base) Stand() Stand { return Stand{b.Pose.Frame(), b.Size.Half()} }

// Measure sets g to the [BaseDistance] of two bases that have been worked out: faster by half.
func (g *Gap) Measure(a, b *Stand) {
	s, c := float64(b.Sin*a.Cos)-float64(b.Cos*a.Sin), float64(b.Cos*a.Cos)+float64(b.Sin*a.Sin)
	odd := (math.Float64bits(s) ^ math.Float64bits(c)) >> 63 // a quarter turn swaps the two
	p, q := swapIf(math.Abs(s), math.Abs(c), odd)
	g.squares(&a.Frame, a.Half, b.Origin, b.Half, math.Float64frombits(p), math.Float64frombits(q))
}

// squares sets g to the gap between the square of half side ha in the frame fa and one of half side hb about
// at, turned against it by a sine and cosine from 0 to 90 degrees: a square looks the same after a quarter
// turn, so only the rest of the turn counts. In the frame of one square the other is a turned one. When an
// axis separates them, a corner of one of the two is a closest point.
func (g *Gap) squares(fa *Frame, ha float64, at Vec, hb, sin, cos float64) {
	c := fa.In(at)
	// The centre of a as b, but for quarter turns, sees it.
	d := Vec{-float64(cos*c.X) - float64(sin*c.Y), float64(sin*c.X) - float64(cos*c.Y)}
	reachA, reachB := ha+float64(hb*(sin+cos)), hb+float64(ha*(sin+cos))
	if far := ha + hb; c.Dot(c) <= float64(2*far*far) &&
		over(c.X, reachA)+over(c.Y, reachA)+over(d.X, reachB)+over(d.Y, reachB) <= 0 {
		v := fa.Out(Vec{clamp(float64(c.X/2), ha), clamp(float64(c.Y/2), ha)})
		*g = lineGap(v, v, 0)
		return
	}
	v, ofB := nearestCorner(ha, c, hb, sin, cos)
	u, ofA := nearestCorner(hb, d, ha, cos, sin)
	if tilt := 2 * min(ha, hb) * min(sin, cos); tilt <= Slack {
		if band, ok := squareBand(ha, hb, c, math.Sqrt(min(ofA, ofB))); ok {
			*g = band.in(*fa)
			return
		}
	}
	// Written into g in place: copying a Gap takes as long as a quarter of the rest.
	if ofA < ofB {
		fb := Frame{at, float64(fa.Sin*cos) + float64(fa.Cos*sin), float64(fa.Cos*cos) - float64(fa.Sin*sin)}
		g.Distance, g.A, g.B = math.Sqrt(ofA), fb.Out(u), fb.Out(Vec{clamp(u.X, hb), clamp(u.Y, hb)})
	} else {
		g.Distance, g.A, g.B = math.Sqrt(ofB), fa.Out(Vec{clamp(v.X, ha), clamp(v.Y, ha)}), fa.Out(v)
	}
	g.Band, g.First = false, Segment{g.A, g.B}
	g.Last = g.First
}

// swapIf is the bits of a and b, swapped when odd is 1.
func swapIf(a, b float64, odd uint64) (uint64, uint64) {
	p, q := math.Float64bits(a), math.Float64bits(b)
	both := (p ^ q) & -odd
	return p ^ both, q ^ both
}

// nearestCorner is the corner of a turned square about c, of half side k, that is nearest to the upright
// square of half side h, and the square of their distance in mm². The sine and cosine are of a turn from 0
// to 90 degrees. In the mirror c lies right and up of the origin; then the nearest corner is the leftmost
// or the lowest. Written without branches, which would be guessed wrong half the time.
func nearestCorner(h float64, c Vec, k, sin, cos float64) (corner Vec, d2 float64) {
	flips := (math.Float64bits(c.X) ^ math.Float64bits(c.Y)) >> 63 // 1: a mirror turns the turn round
	s, o := swapIf(sin, cos, flips)
	sin, cos = math.Float64frombits(s), math.Float64frombits(o)
	sum, diff := float64(k*(cos+sin)), float64(k*(cos-sin))
	x, y := math.Abs(c.X), math.Abs(c.Y)
	left, low := Vec{x - sum, y + diff}, Vec{x - diff, y - sum}
	leftX, leftY, lowX, lowY := over(left.X, h), over(left.Y, h), over(low.X, h), over(low.Y, h)
	d2 = float64(leftX*leftX) + float64(leftY*leftY)
	e2 := float64(lowX*lowX) + float64(lowY*lowY)
	var which uint64
	if e2 < d2 {
		which = 1
	}
	lx, _ := swapIf(left.X, low.X, which)
	ly, _ := swapIf(left.Y, low.Y, which)
	least, _ := swapIf(d2, e2, which)
	lx ^= math.Float64bits(c.X) & (1 << 63)
	ly ^= math.Float64bits(c.Y) & (1 << 63)
	return Vec{math.Float64frombits(lx), math.Float64frombits(ly)}, math.Float64frombits(least) / 4
}

// over is twice what of the size of x exceeds h, at least 0; without a branch.
func over(x, h float64) float64 {
	x = math.Abs(x) - h
	return x + math.Abs(x)
}

// beyond2 is the square of the distance in mm² of v from an upright square of half side h.
func beyond2(v Vec, h float64) float64 {
	x, y := float64(over(v.X, h)/2), float64(over(v.Y, h)/2)
	return float64(x*x) + float64(y*y)
}

// clamp is x, or where it exceeds ±h the nearer of the two.
func clamp(x, h float64) float64 { return x - math.Copysign(float64(over(x, h)/2), x) }

// squareBand is the band between two upright squares at a distance, the second about c; there is none when
// only their corners face each other.
func squareBand(ha, hb float64, c Vec, distance float64) (Gap, bool) {
	aside, ahead := math.Abs(c.X) > ha+hb-Slack, math.Abs(c.Y) > ha+hb-Slack
	switch {
	case aside && !ahead:
		lo, hi := max(-ha, c.Y-hb), min(ha, c.Y+hb)
		x, far := math.Copysign(ha, c.X), math.Copysign(ha+distance, c.X)
		return bandGap(Segment{Vec{x, lo}, Vec{far, lo}}, Segment{Vec{x, hi}, Vec{far, hi}}, distance), true
	case ahead && !aside:
		lo, hi := max(-ha, c.X-hb), min(ha, c.X+hb)
		y, far := math.Copysign(ha, c.Y), math.Copysign(ha+distance, c.Y)
		return bandGap(Segment{Vec{lo, y}, Vec{lo, far}}, Segment{Vec{hi, y}, Vec{hi, far}}, distance), true
	}
	return Gap{}, false
}
