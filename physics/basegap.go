package physics

import "math"

// nearlyParallel in 1/100,000 degree is more than the tilt that [Slack] allows over a small base.
const nearlyParallel = 1000

// BaseDistance is [Distance] between two bases, fast. It does not allocate.
//
// In the frame of one square the other is a turned one. When an axis separates them, a corner of one of
// the two is a closest point. A square looks the same after a quarter turn, so only the rest of the turn
// counts.
func BaseDistance(a, b Base) Gap {
	fa := a.Pose.Frame()
	ha, hb := a.Size.Half(), b.Size.Half()
	turn := (b.Pose.Heading - a.Pose.Heading) % headingQuarter
	if turn < 0 {
		turn += headingQuarter
	}
	sin, cos := headingSinCos(turn) // both at least 0
	c := fa.In(b.Pose.Point())
	// The centre of a as b, but for quarter turns, sees it.
	d := Vec{-float64(cos*c.X) - float64(sin*c.Y), float64(sin*c.X) - float64(cos*c.Y)}
	reachA, reachB := ha+float64(hb*(sin+cos)), hb+float64(ha*(sin+cos))
	if far := ha + hb; c.Dot(c) <= float64(2*far*far) &&
		over(c.X, reachA)+over(c.Y, reachA)+over(d.X, reachB)+over(d.Y, reachB) <= 0 {
		v := fa.Out(Vec{clamp(float64(c.X/2), ha), clamp(float64(c.Y/2), ha)})
		return lineGap(v, v, 0)
	}
	v, ofB := nearestCorner(ha, c, hb, sin, cos)
	u, ofA := nearestCorner(hb, d, ha, cos, sin)
	if turn < nearlyParallel || turn > headingQuarter-nearlyParallel {
		if tilt := 2 * min(ha, hb) * min(sin, cos); tilt <= Slack {
			if g, ok := squareBand(ha, hb, c, math.Sqrt(min(ofA, ofB))); ok {
				return g.in(fa)
			}
		}
	}
	if ofA < ofB {
		fb := Frame{b.Pose.Point(), float64(fa.Sin*cos) + float64(fa.Cos*sin), float64(fa.Cos*cos) - float64(fa.Sin*sin)}
		return lineGap(fb.Out(u), fb.Out(Vec{clamp(u.X, hb), clamp(u.Y, hb)}), math.Sqrt(ofA))
	}
	return lineGap(fa.Out(Vec{clamp(v.X, ha), clamp(v.Y, ha)}), fa.Out(v), math.Sqrt(ofB))
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
