package physics

import "math"

// chord is the part of a line of the wedge, the i-th, that bounds it within a disc; false when there is none.
func (w *Wedge) chord(i int, centre Vec, radius float64) (Segment, bool) {
	side := w.planes[i]
	off := side.Above(centre)
	half2 := float64(radius*radius) - float64(off*off)
	if half2 < 0 {
		return Segment{}, false
	}
	foot, along := centre.Sub(side.Normal.Scale(off)), side.Normal.Left().Scale(math.Sqrt(half2))
	return w.within(Segment{foot.Sub(along), foot.Add(along)}, i)
}

// Gap is the shortest way from one convex polygon to another.
func (c *Convex) Gap(o *Convex) Gap {
	if c.n == 0 || o.n == 0 {
		return Gap{Distance: math.Inf(1)}
	}
	near := nearPair{d2: math.Inf(1)}
	for _, u := range c.corners[:c.n] {
		for _, v := range o.corners[:o.n] {
			if d := v.Sub(u); d.Dot(d) < near.d2 {
				near.u, near.v, near.d2 = u, v, d.Dot(d)
			}
		}
	}
	parted := near.edges(c, o, false)
	parted = near.edges(o, c, true) || parted
	if !parted {
		if common, ok := c.common(o); ok {
			return lineGap(common, common, 0)
		}
	}
	g := lineGap(near.u, near.v, math.Sqrt(near.d2))
	c.widen(o, &g)
	return g
}

// nearPair is the nearest pair of points found so far, of the first polygon and of the second, and its distance squared.
type nearPair struct {
	u, v Vec
	d2   float64
}

// edges looks for a corner of one polygon that is nearer to a point within an edge of the other; it reports whether an
// edge parts the two. Turned: the edges are the second polygon's.
func (p *nearPair) edges(of, corners *Convex, turned bool) (parted bool) {
	a := of.corners[of.n-1]
	for _, b := range of.corners[:of.n] {
		ab := b.Sub(a)
		l2, outside := ab.Dot(ab), true
		for _, v := range corners.corners[:corners.n] {
			av := v.Sub(a)
			k := av.Cross(ab)
			if k <= 0 { // on the inner side: another edge is nearer
				outside = false
				continue
			}
			if float64(k*k) >= float64(p.d2*l2) {
				continue
			}
			if t := av.Dot(ab); t > 0 && t < l2 {
				foot := a.Add(ab.Scale(t / l2))
				p.d2 = float64(k*k) / l2
				p.u, p.v = foot, v
				if turned {
					p.u, p.v = v, foot
				}
			}
		}
		parted = parted || outside && l2 > 0
		a = b
	}
	return parted
}

// widen makes a gap the band that it is the line of, where parallel edges face each other.
func (c *Convex) widen(o *Convex, g *Gap) {
	widest := Slack
	a := c.corners[c.n-1]
	for _, b := range c.corners[:c.n] {
		if nearLine(a, b, g.A, 2*Slack) {
			p := o.corners[o.n-1]
			for _, q := range o.corners[:o.n] {
				if nearLine(p, q, g.B, 16*Slack) { // wide enough for all that faces
					if first, last, width := facing(a, b, p, q, g.Distance); width > widest {
						*g, widest = bandGap(first, last, g.Distance), width
					}
				}
				p = q
			}
		}
		a = b
	}
}

// nearLine reports whether a point is within so much of the line through a and b.
func nearLine(a, b, v Vec, within float64) bool {
	ab := b.Sub(a)
	k := ab.Cross(v.Sub(a))
	return float64(k*k) <= float64(within*within*ab.Dot(ab))
}

// common is a point of both polygons, if they have one: none when a side of either parts them.
func (c *Convex) common(o *Convex) (Vec, bool) {
	if outside(c.Corners(), o.Corners()) > 0 || outside(o.Corners(), c.Corners()) > 0 {
		return Vec{}, false
	}
	part := *o
	a := c.corners[c.n-1]
	for _, b := range c.corners[:c.n] {
		normal := b.Sub(a).Left().Unit()
		side, cut := HalfPlane{normal, normal.Dot(a)}, Convex{}
		cut.n = len(side.Clip(part.Corners(), cut.corners[:0]))
		part, a = cut, b
	}
	if part.n == 0 { // they touch along a line, and rounding parts them
		return o.corners[0], false
	}
	return part.corners[0], true
}

// PointGap is the shortest way from the polygon to a point; 0 when the point lies in it.
func (c *Convex) PointGap(v Vec) Gap {
	if c.n == 0 {
		return Gap{Distance: math.Inf(1)}
	}
	inside, best, at := true, math.Inf(1), Vec{}
	a := c.corners[c.n-1]
	for _, b := range c.corners[:c.n] {
		inside = inside && b.Sub(a).Cross(v.Sub(a)) >= 0
		foot := closestOnSegment(a, b, v)
		if d := v.Sub(foot); d.Dot(d) < best {
			best, at = d.Dot(d), foot
		}
		a = b
	}
	if inside {
		return lineGap(v, v, 0)
	}
	return lineGap(at, v, math.Sqrt(best))
}

// DiscGap is the shortest way from a polygon to the part of a disc that is in the wedge, all in the frame of the
// wedge; false when there is none.
func (w *Wedge) DiscGap(c *Convex, centre Vec, radius float64) (Gap, bool) {
	g, found := Gap{Distance: math.Inf(1)}, false
	keep := func(a, b Vec) {
		if d := b.Sub(a).Len(); d < g.Distance {
			g, found = lineGap(a, b, d), true
		}
	}
	near := c.PointGap(centre)
	if near.Distance <= radius {
		if w.Contains(near.A) {
			return lineGap(near.A, near.A, 0), true
		}
	} else if rim := near.A.Lerp(centre, (near.Distance-radius)/near.Distance); w.Contains(rim) {
		return lineGap(near.A, rim, near.Distance-radius), true
	}
	for i := range w.planes[:w.n] {
		chord, ok := w.chord(i, centre, radius)
		if !ok {
			continue
		}
		between := c.segmentGap(chord)
		keep(between.A, between.B)
	}
	return g, found
}

// segmentGap is the shortest way from the polygon to a segment.
func (c *Convex) segmentGap(s Segment) Segment {
	for _, v := range [2]Vec{s.A, s.B} {
		if c.PointGap(v).Distance == 0 {
			return Segment{v, v}
		}
	}
	best, line := math.Inf(1), Segment{}
	keep := func(u, v Vec) {
		if d := v.Sub(u); d.Dot(d) < best {
			best, line = d.Dot(d), Segment{u, v}
		}
	}
	q := piece{a: s.A, b: s.B}
	a := c.corners[c.n-1]
	for _, b := range c.corners[:c.n] {
		p := piece{a: a, b: b}
		if cross(&p, &q) {
			at := crossings(&p, &q, nil)[0]
			return Segment{at, at}
		}
		keep(a, closestOnSegment(s.A, s.B, a))
		keep(closestOnSegment(a, b, s.A), s.A)
		keep(closestOnSegment(a, b, s.B), s.B)
		a = b
	}
	return line
}
