package physics

import (
	"math"
	"slices"
)

// Gap is the shortest way from a box to the part of a target that is in the wedge, which lies in the frame of
// the box, and not under the box; false when there is none. A line of the wedge belongs to it.
func (w *Wedge) Gap(from *Box, target *Shape) (g Gap, ok bool) {
	if target.kind == convex && target.points == nil {
		p := target.corners
		ok = g.withinWedge(w, from, p[:target.n])
	} else if target.kind != nothing {
		if g, ok = outlineInWedge(from.Half, w, outlineIn(from.Frame, target)); ok {
			g = g.in(from.Frame)
		}
	}
	return g, ok
}

// MeasureIn sets g to the [Wedge.Gap] from a box to another, faster, and reports whether there is one.
func (g *Gap) MeasureIn(w *Wedge, from, target *Box) bool {
	var corners [4]Vec
	target.cornersInto(&corners)
	return g.withinWedge(w, from, corners[:])
}

// withinWedge sets g to the gap from a box to the part of a convex polygon of at most four corners in the wedge, and
// reports whether there is one. It takes the corners to the frame of the box.
func (g *Gap) withinWedge(w *Wedge, from *Box, p []Vec) (ok bool) {
	for i := range p {
		p[i] = from.In(p[i])
	}
	if w.beyond(p) {
		return false
	}
	if apart := uprightSeparation(from.Half, p); apart >= -OverlapDepth {
		*g, ok = w.convexGap(from.Half, p, apart > Slack)
	} else {
		*g, ok = outlineInWedge(from.Half, w, p)
	}
	if ok {
		g.out(&from.Frame)
	}
	return ok
}

// convexGap is the gap from the upright box of half sides h to the part of a convex polygon of at most four
// corners in the wedge; the polygon is not under the box, and apart from it for sure if so told.
func (w *Wedge) convexGap(h Vec, p []Vec, apart bool) (Gap, bool) {
	var a, b [8]Vec
	if p = w.part(p, a[:0], b[:0]); len(p) == 0 {
		return Gap{}, false
	}
	if apart {
		d2, u, v := cornerNearest(h, p)
		return uprightGapFrom(h, p, d2, u, v), true
	}
	return uprightGap(h, p), true
}

// beyond reports whether all points are beyond one of the wedge's lines: nothing of what has these corners is in it.
func (w *Wedge) beyond(p []Vec) bool {
	for i := range w.planes[:w.n] {
		side, out := &w.planes[i], true
		for k := 0; k < len(p) && out; k++ {
			out = side.Above(p[k]) < 0
		}
		if out {
			return true
		}
	}
	return false
}

// uprightSeparation is the separation of [Box.Separation] between an upright box and a convex polygon.
func uprightSeparation(h Vec, p []Vec) float64 {
	lo, hi := bounds(p)
	most := max(lo.X-h.X, -h.X-hi.X, lo.Y-h.Y, -h.Y-hi.Y)
	if most > 0 { // what more it is nobody asks
		return most
	}
	a := p[len(p)-1]
	for _, b := range p {
		edge := b.Sub(a)
		// How far the nearest corner of the box lies right of the edge.
		if l2 := edge.Dot(edge); l2 > 0 {
			r := reach(h, math.Abs(edge.X), math.Abs(edge.Y)) // l times as far as along its normal
			d := edge.Cross(a) - r.X
			if d > 0 || most < 0 {
				most = max(most, d/math.Sqrt(l2))
			}
		}
		a = b
	}
	return most
}

// uprightGap is the gap from the upright box of half sides h to a convex polygon; the corners of either include
// a closest point.
func uprightGap(h Vec, p []Vec) Gap {
	d2, u, v := cornerNearest(h, p)
	if d2 == 0 || uprightSeparation(h, p) <= 0 {
		return lineGap(u, u, 0)
	}
	return uprightGapFrom(h, p, d2, u, v)
}

// uprightGapFrom is uprightGap of a polygon that is apart from the box, after cornerNearest.
func uprightGapFrom(h Vec, p []Vec, d2 float64, u, v Vec) Gap {
	d2, u, v = edgeNearest(h, p, d2, u, v)
	distance := math.Sqrt(d2)
	a := p[len(p)-1]
	for _, b := range p {
		if first, last, ok := uprightFacing(h, a, b, distance); ok {
			return bandGap(first, last, distance)
		}
		a = b
	}
	return lineGap(u, v, distance)
}

// cornerNearest is the corner v of a polygon that is nearest to the upright box of half sides h, the point u of
// the box that is nearest to it, and the square of their distance.
func cornerNearest(h Vec, p []Vec) (d2 float64, u, v Vec) {
	d2 = math.Inf(1)
	for _, c := range p {
		if e2 := beyond2(c, h); e2 < d2 {
			d2, v = e2, c
		}
	}
	return d2, Vec{clamp(v.X, h.X), clamp(v.Y, h.Y)}, v
}

// edgeNearest is the pair of points of the two that cornerNearest found, or a corner of the box and a point
// within an edge of the polygon that are nearer.
func edgeNearest(h Vec, p []Vec, d2 float64, u, v Vec) (float64, Vec, Vec) {
	corners := [4]Vec{{h.X, h.Y}, {-h.X, h.Y}, {-h.X, -h.Y}, {h.X, -h.Y}}
	a := p[len(p)-1]
	for _, b := range p {
		ab := b.Sub(a)
		if l2 := ab.Dot(ab); l2 > 0 {
			for _, c := range corners {
				ac := c.Sub(a)
				t := ac.Dot(ab)
				if t <= 0 || t >= l2 { // its end is a corner of p, done above
					continue
				}
				if k := ac.Cross(ab); float64(k*k) < float64(d2*l2) {
					d2, u, v = float64(k*k)/l2, c, a.Add(ab.Scale(t/l2))
				}
			}
		}
		a = b
	}
	return d2, u, v
}

// uprightFacing is the band between the box and edge ab, when they are parallel and at the distance.
func uprightFacing(h, a, b Vec, distance float64) (first, last Segment, ok bool) {
	switch {
	case math.Abs(a.X-b.X) <= Slack && math.Abs(max(math.Abs(a.X), math.Abs(b.X))-h.X-distance) <= 2*Slack:
		at := math.Copysign(h.X, a.X)
		return facingSide(Vec{at, -math.Copysign(h.Y, at)}, Vec{at, math.Copysign(h.Y, at)}, a, b, distance)
	case math.Abs(a.Y-b.Y) <= Slack && math.Abs(max(math.Abs(a.Y), math.Abs(b.Y))-h.Y-distance) <= 2*Slack:
		at := math.Copysign(h.Y, a.Y)
		return facingSide(Vec{-math.Copysign(h.X, at), at}, Vec{math.Copysign(h.X, at), at}, a, b, distance)
	}
	return first, last, false
}

func facingSide(c, d, a, b Vec, distance float64) (first, last Segment, ok bool) {
	first, last, width := facing(c, d, a, b, distance)
	return first, last, width > Slack
}

// outlineInWedge is the gap from the upright box to the part of any polygon in the wedge and outside the box.
// That part is bounded by parts of the polygon's edges and of the lines of the wedge and the box, so the closest
// point lies on one of these segments.
func outlineInWedge(h Vec, w *Wedge, p []Vec) (Gap, bool) {
	best, found := Gap{Distance: math.Inf(1)}, false
	widest := 0.0
	for _, region := range besides(h) {
		part := *w
		for _, side := range region {
			part.Add(side.Normal, side.Least-Slack)
		}
		eachBoundary(&part, p, func(s Segment) {
			g := uprightGap(h, []Vec{s.A, s.B})
			width := g.Last.A.Sub(g.First.A).Len()
			if g.Distance < best.Distance-Slack || (g.Distance <= best.Distance+Slack && width > widest) ||
				(g.Distance < best.Distance && !best.Band) {
				best, widest, found = g, width, true
			}
		})
	}
	return best, found
}

// eachBoundary calls with every segment that bounds the part of polygon p in the wedge.
func eachBoundary(w *Wedge, p []Vec, call func(Segment)) {
	a := p[len(p)-1]
	for _, b := range p {
		if s, ok := w.within(Segment{a, b}, -1); ok {
			call(s)
		}
		a = b
	}
	const far = 10_000 // mm, beyond any table
	for i, side := range w.planes[:w.n] {
		middle, along := side.Normal.Scale(side.Least), side.Normal.Left().Scale(far)
		if line, ok := w.within(Segment{middle.Sub(along), middle.Add(along)}, i); ok {
			eachInside(line, p, call)
		}
	}
}

// within is the part of a segment in the wedge, one of whose half planes does not count.
func (w *Wedge) within(s Segment, except int) (Segment, bool) {
	ok := true
	for i, side := range w.planes[:w.n] {
		if i != except && ok {
			s, ok = side.clipSegment(s)
		}
	}
	return s, ok
}

// eachInside calls with the parts of a segment inside a simple polygon.
func eachInside(line Segment, p []Vec, call func(Segment)) {
	eachPart(line, p, func(part Segment, inside bool) {
		if inside {
			call(part)
		}
	})
}

// eachPart calls with the parts into which the edges of a simple polygon cut a segment.
func eachPart(line Segment, p []Vec, call func(part Segment, inside bool)) {
	d, left, right := line.B.Sub(line.A), false, false
	for _, v := range p {
		aside := d.Cross(v.Sub(line.A))
		left, right = left || aside >= 0, right || aside <= 0
	}
	if !left || !right { // all of the polygon is on one side of it
		call(line, false)
		return
	}
	var few [8]float64
	cuts := append(few[:0], 0, 1)
	a := p[len(p)-1]
	for _, b := range p {
		if k := d.Cross(b.Sub(a)); k != 0 {
			if t := a.Sub(line.A).Cross(b.Sub(a)) / k; t > 0 && t < 1 {
				cuts = append(cuts, t)
			}
		}
		a = b
	}
	slices.Sort(cuts)
	for i := 1; i < len(cuts); i++ {
		if cuts[i] > cuts[i-1] {
			call(Segment{line.A.Lerp(line.B, cuts[i-1]), line.A.Lerp(line.B, cuts[i])},
				evenOdd(p, line.A.Lerp(line.B, (cuts[i]+cuts[i-1])/2)))
		}
	}
}
