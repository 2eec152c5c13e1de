package physics

import (
	"math"
	"slices"
)

// AttackLine is what lies between an attacker and a target in one of its arcs.
type AttackLine struct {
	// InArc reports that some part of the target is in the arc, which begins outside the attacker's own
	// base and reaches to range 3 of it.
	InArc bool
	// Distance in mm is that from the attacker's whole base to the part of the target between the arc's
	// lines; infinite when there is none. Beyond 300 mm InArc is false.
	Distance float64
	Range    Range
	Gap      Gap // the line, or band of lines, from the attacker to the target
}

// AttackRange measures from the closest point of the attacker's base to the closest point of the target
// that is in the arc. Only the arc limits the target: contact elsewhere is no range 0 here.
func AttackRange[T Outlined](attacker Base, layout ArcLayout, arc Arc, target T) AttackLine {
	return attackRange(attacker, layout, arc, target.Shape())
}

// InArc reports whether any part of the target is in the arc: outside the attacker's base and no farther
// than range 3 from it. Touching the arc's line is enough.
func InArc(attacker Base, layout ArcLayout, arc Arc, target Shape) bool {
	return attackRange(attacker, layout, arc, target).InArc
}

func attackRange(attacker Base, layout ArcLayout, arc Arc, target Shape) AttackLine {
	w := layout.wedge(attacker.Size, arc)
	g, ok := w.gap(attacker.Pose.Frame(), attacker.Size.Half(), &target)
	if !ok {
		return AttackLine{Distance: math.Inf(1), Range: BeyondRange3, Gap: Gap{Distance: math.Inf(1)}}
	}
	r := RangeOf(g.Distance)
	return AttackLine{InArc: r <= Range3, Distance: g.Distance, Range: r, Gap: g}
}

// gap is the gap from the base of half side h that stands at a frame to the part of the target in the
// wedge. It works in that frame, in which the base is an upright square.
func (w *wedge) gap(f Frame, h float64, target *Shape) (g Gap, ok bool) {
	if target.kind == convex && target.points == nil {
		var buf [4]Vec
		p := buf[:target.n]
		for i := range p {
			p[i] = f.In(target.corners[i])
		}
		if squareSeparation(h, p) >= -OverlapDepth {
			g, ok = w.convexGap(h, p)
		} else {
			g, ok = outlineInWedge(h, w, p)
		}
	} else if target.kind != nothing {
		outline := target.Outline(Slack)
		for i, v := range outline {
			outline[i] = f.In(v)
		}
		g, ok = outlineInWedge(h, w, outline)
	}
	if !ok {
		return g, false
	}
	return g.in(f), true
}

// convexGap is the gap from the square of half side h to the part of a convex polygon of at most four
// corners in the wedge; the polygon is not under the square.
func (w *wedge) convexGap(h float64, p []Vec) (Gap, bool) {
	var a, b [8]Vec
	if p = w.part(p, a[:0], b[:0]); len(p) == 0 {
		return Gap{}, false
	}
	return squareGap(h, p), true
}

// part is the part of a polygon in the wedge; it needs room twice.
func (w *wedge) part(p, room, other []Vec) []Vec {
	for i := range w.planes[:w.n] {
		if p = clip(p, w.planes[i], room); len(p) == 0 {
			break
		}
		room, other = other, room
	}
	return p
}

// squareSeparation is the separation of [separation] between an upright square and a convex polygon.
func squareSeparation(h float64, p []Vec) float64 {
	lo, hi := bounds(p)
	most := max(lo.X-h, -h-hi.X, lo.Y-h, -h-hi.Y)
	if most > 0 { // what more it is nobody asks
		return most
	}
	a := p[len(p)-1]
	for _, b := range p {
		edge := b.Sub(a)
		// How far the nearest corner of the square lies right of the edge.
		if l2 := edge.Dot(edge); l2 > 0 {
			d := edge.Cross(a) - float64(h*(math.Abs(edge.X)+math.Abs(edge.Y)))
			if d > 0 || most < 0 {
				most = max(most, d/math.Sqrt(l2))
			}
		}
		a = b
	}
	return most
}

// squareGap is the gap from the upright square of half side h to a convex polygon; the corners of
// either include a closest point.
func squareGap(h float64, p []Vec) Gap {
	d2, u, v := cornerNearest(h, p)
	if d2 == 0 || squareSeparation(h, p) <= 0 {
		return lineGap(u, u, 0)
	}
	d2, u, v = edgeNearest(h, p, d2, u, v)
	distance := math.Sqrt(d2)
	a := p[len(p)-1]
	for _, b := range p {
		if first, last, ok := squareFacing(h, a, b, distance); ok {
			return bandGap(first, last, distance)
		}
		a = b
	}
	return lineGap(u, v, distance)
}

// cornerNearest is the corner v of a polygon that is nearest to the upright square of half side h, the
// point u of the square that is nearest to it, and the square of their distance.
func cornerNearest(h float64, p []Vec) (d2 float64, u, v Vec) {
	d2 = math.Inf(1)
	for _, c := range p {
		if e2 := beyond2(c, h); e2 < d2 {
			d2, v = e2, c
		}
	}
	return d2, Vec{clamp(v.X, h), clamp(v.Y, h)}, v
}

// edgeNearest is the pair of points of the two that cornerNearest found, or a corner of the square and a
// point within an edge of the polygon that are nearer.
func edgeNearest(h float64, p []Vec, d2 float64, u, v Vec) (float64, Vec, Vec) {
	corners := [4]Vec{{h, h}, {-h, h}, {-h, -h}, {h, -h}}
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

// squareFacing is the band between the square and edge ab, when they are parallel and at the distance.
func squareFacing(h float64, a, b Vec, distance float64) (first, last Segment, ok bool) {
	x, y := max(math.Abs(a.X), math.Abs(b.X))-h, max(math.Abs(a.Y), math.Abs(b.Y))-h
	switch {
	case math.Abs(a.X-b.X) <= Slack && math.Abs(x-distance) <= 2*Slack:
		h = math.Copysign(h, a.X)
		return facingSquare(Vec{h, -h}, Vec{h, h}, a, b, distance)
	case math.Abs(a.Y-b.Y) <= Slack && math.Abs(y-distance) <= 2*Slack:
		h = math.Copysign(h, a.Y)
		return facingSquare(Vec{-h, h}, Vec{h, h}, a, b, distance)
	}
	return first, last, false
}

func facingSquare(c, d, a, b Vec, distance float64) (first, last Segment, ok bool) {
	first, last, width := facing(c, d, a, b, distance)
	return first, last, width > Slack
}

// outlineInWedge is the gap from the square to the part of any polygon in the wedge and outside the
// square. That part is bounded by parts of the polygon's edges and of the lines of the wedge and the
// square, so the closest point lies on one of these segments.
func outlineInWedge(h float64, w *wedge, p []Vec) (Gap, bool) {
	best, found := Gap{Distance: math.Inf(1)}, false
	widest := 0.0
	for _, region := range besides(h) {
		part := *w
		for _, side := range region {
			part.add(side.normal, side.least-Slack)
		}
		eachBoundary(&part, p, func(s Segment) {
			g := squareGap(h, []Vec{s.A, s.B})
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
func eachBoundary(w *wedge, p []Vec, call func(Segment)) {
	inWedge := func(s Segment, except int) (Segment, bool) {
		ok := true
		for i, side := range w.planes[:w.n] {
			if i != except && ok {
				s, ok = clipSegment(s, side)
			}
		}
		return s, ok
	}
	a := p[len(p)-1]
	for _, b := range p {
		if s, ok := inWedge(Segment{a, b}, -1); ok {
			call(s)
		}
		a = b
	}
	const far = 10_000 // mm, beyond any table
	for i, side := range w.planes[:w.n] {
		middle, along := side.normal.Scale(side.least), side.normal.Left().Scale(far)
		if line, ok := inWedge(Segment{middle.Sub(along), middle.Add(along)}, i); ok {
			eachInside(line, p, call)
		}
	}
}

// eachInside calls with the parts of a segment inside a simple polygon.
func eachInside(line Segment, p []Vec, call func(Segment)) {
	d, left, right := line.B.Sub(line.A), false, false
	for _, v := range p {
		aside := d.Cross(v.Sub(line.A))
		left, right = left || aside >= 0, right || aside <= 0
	}
	if !left || !right { // all of the polygon is on one side of it
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
		if cuts[i] > cuts[i-1] && evenOdd(p, line.A.Lerp(line.B, (cuts[i]+cuts[i-1])/2)) {
			call(Segment{line.A.Lerp(line.B, cuts[i-1]), line.A.Lerp(line.B, cuts[i])})
		}
	}
}
