package physics

import "math"

// BaseDistance is [Distance] between two bases, fast. It does not allocate.
//
// In the frame of a the squares are an upright and a turned one. When an axis separates them, the closest
// points include a corner of one of the two.
func BaseDistance(a, b Base) Gap {
	fa := a.Pose.Frame()
	ha, hb := a.Size.Half(), b.Size.Half()
	sin, cos := headingSinCos(b.Pose.Heading - a.Pose.Heading)
	c := fa.In(b.Pose.Point())
	// c as b sees it.
	cx, cy := float64(cos*c.X)+float64(sin*c.Y), float64(cos*c.Y)-float64(sin*c.X)
	as, ac := math.Abs(sin), math.Abs(cos)
	turn := as + ac
	farX, farY := math.Abs(c.X)-(ha+float64(hb*turn)), math.Abs(c.Y)-(ha+float64(hb*turn))
	if farX <= 0 && farY <= 0 && math.Abs(cx) <= hb+float64(ha*turn) && math.Abs(cy) <= hb+float64(ha*turn) {
		v := fa.Out(Vec{clamp(c.X/2, ha), clamp(c.Y/2, ha)})
		return lineGap(v, v, 0)
	}
	// Edges are parallel when their ends differ by no more than the slack in distance.
	if float64(2*min(ha, hb)*min(as, ac)) <= Slack && (farX > 0) != (farY > 0) {
		if g, ok := squareBand(ha, hb, c, farX, farY); ok {
			return g.in(fa)
		}
	}
	p, q := float64(cos*hb)-float64(sin*hb), float64(cos*hb)+float64(sin*hb)
	d2 := math.Inf(1)
	var v Vec
	for _, w := range [4]Vec{{c.X + p, c.Y + q}, {c.X - q, c.Y + p}, {c.X - p, c.Y - q}, {c.X + q, c.Y - p}} {
		if o := beyond2(w, ha); o < d2 {
			d2, v = o, w
		}
	}
	e2 := d2
	var u Vec
	p, q = float64(cos*ha)+float64(sin*ha), float64(cos*ha)-float64(sin*ha)
	for _, w := range [4]Vec{{p - cx, q - cy}, {-q - cx, p - cy}, {-p - cx, -q - cy}, {q - cx, -p - cy}} {
		if o := beyond2(w, hb); o < e2 {
			e2, u = o, w
		}
	}
	if e2 < d2 {
		fb := Frame{b.Pose.Point(), 0, 0}
		fb.Sin = float64(fa.Sin*cos) + float64(fa.Cos*sin)
		fb.Cos = float64(fa.Cos*cos) - float64(fa.Sin*sin)
		return lineGap(fb.Out(u), fb.Out(Vec{clamp(u.X, hb), clamp(u.Y, hb)}), math.Sqrt(e2))
	}
	return lineGap(fa.Out(Vec{clamp(v.X, ha), clamp(v.Y, ha)}), fa.Out(v), math.Sqrt(d2))
}

// beyond2 is the square of the distance in mm² of v from an upright square of half side h.
func beyond2(v Vec, h float64) float64 {
	x, y := math.Abs(v.X)-h, math.Abs(v.Y)-h
	if x < 0 {
		x = 0
	}
	if y < 0 {
		y = 0
	}
	return float64(x*x) + float64(y*y)
}

func clamp(x, h float64) float64 {
	if x > h {
		return h
	}
	if x < -h {
		return -h
	}
	return x
}

// squareBand is the band between two upright squares, the second about c, of which just one of the gaps
// farX and farY is positive.
func squareBand(ha, hb float64, c Vec, farX, farY float64) (Gap, bool) {
	if farX > 0 {
		lo, hi := max(-ha, c.Y-hb), min(ha, c.Y+hb)
		x, far := math.Copysign(ha, c.X), math.Copysign(ha+farX, c.X)
		return bandGap(Segment{Vec{x, lo}, Vec{far, lo}}, Segment{Vec{x, hi}, Vec{far, hi}}, farX), hi-lo > Slack
	}
	lo, hi := max(-ha, c.X-hb), min(ha, c.X+hb)
	y, far := math.Copysign(ha, c.Y), math.Copysign(ha+farY, c.Y)
	return bandGap(Segment{Vec{lo, y}, Vec{lo, far}}, Segment{Vec{hi, y}, Vec{hi, far}}, farY), hi-lo > Slack
}
