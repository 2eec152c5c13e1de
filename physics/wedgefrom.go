package physics

import "math"

// GapFrom is [Wedge.Gap] from any polygon that stands in the frame of the wedge: from its own outline, which is slower.
func (w *Wedge) GapFrom(f Frame, from, target *Shape) (Gap, bool) {
	if from.kind == nothing || target.kind == nothing {
		return Gap{}, false
	}
	core := from.shrunk(OverlapDepth, nil)
	own, under, other := outlineIn(f, from), outlineIn(f, &core), outlineIn(f, target)
	best, found, widest := Gap{Distance: math.Inf(1)}, false, 0.0
	near := func(s Segment) {
		g := gapToSegment(own, s)
		width := g.Last.A.Sub(g.First.A).Len()
		if g.Distance < best.Distance-Slack || (g.Distance <= best.Distance+Slack && width > widest) ||
			(g.Distance < best.Distance && !best.Band) {
			best, widest, found = g, width, true
		}
	}
	eachBoundary(w, other, func(s Segment) { eachOutside(s, under, near) })
	a := own[len(own)-1]
	for _, b := range own { // under what stands on it
		if s, ok := w.within(Segment{a, b}, -1); ok {
			eachInside(s, other, func(s Segment) { best, found = lineGap(s.A, s.A, 0), true })
		}
		a = b
	}
	if !found {
		return best, false
	}
	return best.in(f), true
}

// outlineIn is the outline of a shape in a frame.
func outlineIn(f Frame, s *Shape) []Vec {
	outline := s.Outline(Slack)
	for i, v := range outline {
		outline[i] = f.In(v)
	}
	return outline
}

// gapToSegment is the gap from the outline of a polygon to a segment that does not lie in it.
func gapToSegment(outline []Vec, s Segment) Gap {
	q, best := piece{a: s.A, b: s.B}, lineGap(s.A, s.A, math.Inf(1))
	a := outline[len(outline)-1]
	for _, b := range outline {
		p := piece{a: a, b: b}
		if cross(&p, &q) {
			at := crossings(&p, &q, nil)[0]
			return lineGap(at, at, 0)
		}
		if v, u, d2 := nearest(&p, &q); math.Sqrt(d2) < best.Distance {
			best = lineGap(v, u, math.Sqrt(d2))
		}
		a = b
	}
	widest, distance := Slack, best.Distance
	for _, b := range outline {
		if first, last, width := facing(a, b, s.A, s.B, distance); width > widest {
			best, widest = bandGap(first, last, distance), width
		}
		a = b
	}
	return best
}

// eachOutside calls with the parts of a segment that are not inside a simple polygon.
func eachOutside(line Segment, p []Vec, call func(Segment)) {
	eachPart(line, p, func(part Segment, inside bool) {
		if !inside {
			call(part)
		}
	})
}
