package physics

import "math"

// MeasureAt sets g to the [Distance] between the boxes that stand at two poses, fast. It does not allocate.
func (g *Gap) MeasureAt(a Pose, ha Vec, b Pose, hb Vec) {
	turn := (b.Heading - a.Heading) % QuarterTurn
	if turn < 0 {
		turn += QuarterTurn
	}
	if (b.Heading-a.Heading-turn)/QuarterTurn&1 != 0 {
		hb = Vec{hb.Y, hb.X}
	}
	sin, cos := HeadingSinCos(turn) // both at least 0
	f := a.Frame()
	g.boxes(&f, ha, b.Point(), hb, sin, cos)
}

// Measure is MeasureAt of two boxes, faster by half. Of boxes that overlap A and B are one point, of
// the first, towards the middle of the second.
func (g *Gap) Measure(a, b *Box) {
	s, c := float64(b.Sin*a.Cos)-float64(b.Cos*a.Sin), float64(b.Cos*a.Cos)+float64(b.Sin*a.Sin)
	odd := (math.Float64bits(s) ^ math.Float64bits(c)) >> 63 // a quarter turn swaps the two, and the sides
	p, q := swapIf(math.Abs(s), math.Abs(c), odd)
	w, l := swapIf(b.Half.X, b.Half.Y, odd)
	half := Vec{math.Float64frombits(w), math.Float64frombits(l)}
	g.boxes(&a.Frame, a.Half, b.Origin, half, math.Float64frombits(p), math.Float64frombits(q))
}

// boxes sets g to the gap between the box of half sides ha in the frame fa and one of half sides hb about at,
// turned against it by a sine and cosine from 0 to 90 degrees: a quarter turn only swaps the sides, so only the
// rest of the turn counts. In the frame of one box the other is a turned one. When an axis separates them, a
// corner of one of the two is a closest point.
func (g *Gap) boxes(fa *Frame, ha Vec, at, hb Vec, sin, cos float64) {
	c := fa.In(at)
	// The centre of a as b, but for quarter turns, sees it.
	d := Vec{-float64(cos*c.X) - float64(sin*c.Y), float64(sin*c.X) - float64(cos*c.Y)}
	if far := max(ha.X, ha.Y) + max(hb.X, hb.Y); c.Dot(c) <= float64(2*far*far) {
		of, own := reach(hb, sin, cos), reach(ha, sin, cos)
		if over(c.X, ha.X+of.X)+over(c.Y, ha.Y+of.Y)+over(d.X, hb.X+own.X)+over(d.Y, hb.Y+own.Y) <= 0 {
			v := fa.Out(Vec{clamp(float64(c.X/2), ha.X), clamp(float64(c.Y/2), ha.Y)})
			*g = lineGap(v, v, 0)
			return
		}
	}
	v, ofB := nearestCorner(ha, c, hb, sin, cos)
	u, ofA := nearestCorner(hb, d, Vec{ha.Y, ha.X}, cos, sin)
	if tilt := min(sin, cos); 2*min(ha.X, ha.Y, hb.X, hb.Y)*tilt <= Slack {
		upright := hb
		if sin > cos { // nearly another quarter turn
			upright = Vec{hb.Y, hb.X}
		}
		if band, ok := boxBand(ha, upright, c, tilt, math.Sqrt(min(ofA, ofB))); ok {
			*g = band.in(*fa)
			return
		}
	}
	// Written into g in place: copying a Gap takes as long as a quarter of the rest.
	if ofA < ofB {
		fb := Frame{at, float64(fa.Sin*cos) + float64(fa.Cos*sin), float64(fa.Cos*cos) - float64(fa.Sin*sin)}
		g.Distance, g.A, g.B = math.Sqrt(ofA), fb.Out(u), fb.Out(Vec{clamp(u.X, hb.X), clamp(u.Y, hb.Y)})
	} else {
		g.Distance, g.A, g.B = math.Sqrt(ofB), fa.Out(Vec{clamp(v.X, ha.X), clamp(v.Y, ha.Y)}), fa.Out(v)
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

// nearestCorner is the corner of a turned box about c, of half sides k, that is nearest to the upright box of
// half sides h about the origin, and the square of their distance in mm². The sine and cosine are of a turn
// from 0 to 90 degrees. In the mirror c lies right and up of the origin; then the nearest corner is the
// leftmost or the lowest. Written without branches, which would be guessed wrong half the time.
func nearestCorner(h, c, k Vec, sin, cos float64) (corner Vec, d2 float64) {
	flips := (math.Float64bits(c.X) ^ math.Float64bits(c.Y)) >> 63 // 1: a mirror turns the turn round
	s, o := swapIf(sin, cos, flips)
	sin, cos = math.Float64frombits(s), math.Float64frombits(o)
	x, y := math.Abs(c.X), math.Abs(c.Y)
	var left, low Vec
	if k.X == k.Y { // as most
		sum, diff := float64(k.X*(cos+sin)), float64(k.X*(cos-sin))
		left, low = Vec{x - sum, y + diff}, Vec{x - diff, y - sum}
	} else {
		w, l := swapIf(k.X, k.Y, flips) // the mirror swaps them, too
		right, ahead := Vec{cos, sin}.Scale(math.Float64frombits(w)), Vec{-sin, cos}.Scale(math.Float64frombits(l))
		middle := Vec{x, y}
		left, low = middle.Sub(right).Add(ahead), middle.Sub(right).Sub(ahead)
	}
	leftX, leftY, lowX, lowY := over(left.X, h.X), over(left.Y, h.Y), over(low.X, h.X), over(low.Y, h.Y)
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

// beyond2 is the square of the distance in mm² of v from an upright box of half sides h.
func beyond2(v, h Vec) float64 {
	x, y := float64(over(v.X, h.X)/2), float64(over(v.Y, h.Y)/2)
	return float64(x*x) + float64(y*y)
}

// clamp is x, or where it exceeds ±h the nearer of the two.
func clamp(x, h float64) float64 { return x - math.Copysign(float64(over(x, h)/2), x) }

// boxBand is the band between two upright boxes at a distance, the second about c, and really turned by so
// little; there is none when only their corners face each other.
func boxBand(ha, hb, c Vec, tilt, distance float64) (Gap, bool) {
	aside, ahead := math.Abs(c.X) > ha.X+hb.X-Slack, math.Abs(c.Y) > ha.Y+hb.Y-Slack
	switch {
	case aside && !ahead && 2*min(ha.Y, hb.Y)*tilt <= Slack:
		lo, hi := max(-ha.Y, c.Y-hb.Y), min(ha.Y, c.Y+hb.Y)
		x, far := math.Copysign(ha.X, c.X), math.Copysign(ha.X+distance, c.X)
		return bandGap(Segment{Vec{x, lo}, Vec{far, lo}}, Segment{Vec{x, hi}, Vec{far, hi}}, distance), true
	case ahead && !aside && 2*min(ha.X, hb.X)*tilt <= Slack:
		lo, hi := max(-ha.X, c.X-hb.X), min(ha.X, c.X+hb.X)
		y, far := math.Copysign(ha.Y, c.Y), math.Copysign(ha.Y+distance, c.Y)
		return bandGap(Segment{Vec{lo, y}, Vec{lo, far}}, Segment{Vec{hi, y}, Vec{hi, far}}, distance), true
	}
	return Gap{}, false
}
