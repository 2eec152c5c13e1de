package physics

import (
	"fmt"
	"math"
)

// Convex is a convex polygon of at most twelve corners, counter-clockwise, in mm: a value to be placed, clipped and
// measured without a room of its own. The zero Convex is empty.
type Convex struct {
	corners [12]Vec
	n       int
}

// ConvexOf is the convex polygon with these corners, counter-clockwise. It panics when they are not so, or more than eight.
func ConvexOf(corners ...Vec) (c Convex) {
	if len(corners) > 8 || simple(corners) != nil || area2(corners) < 0 || !isConvex(corners) {
		panic(fmt.Sprintf("physics: no convex polygon: %v", corners))
	}
	c.n = copy(c.corners[:], corners)
	return c
}

// Corners are its corners, counter-clockwise; not to be written.
func (c *Convex) Corners() []Vec { return c.corners[:c.n] }

// Empty reports whether there is nothing of it.
func (c *Convex) Empty() bool { return c.n == 0 }

// Shape is the outline as a shape.
func (c *Convex) Shape() Shape {
	if c.n == 0 {
		return Shape{}
	}
	return Polygon(c.Corners())
}

// At places a local polygon by a frame.
func (c *Convex) At(f Frame) (placed Convex) {
	placed.n = c.n
	for i, v := range c.corners[:c.n] {
		placed.corners[i] = f.Out(v)
	}
	return placed
}

// Seen is the polygon as it stands in a frame.
func (c *Convex) Seen(f Frame) (seen Convex) {
	seen.n = c.n
	for i, v := range c.corners[:c.n] {
		seen.corners[i] = f.In(v)
	}
	return seen
}

// Part is the part of a polygon, in the frame of the wedge, that is in the wedge.
func (w *Wedge) Part(c *Convex) (part Convex) {
	part = *c
	for i := range w.planes[:w.n] {
		var cut Convex
		cut.n = len(w.planes[i].Clip(part.Corners(), cut.corners[:0]))
		part = cut
	}
	part.tidy()
	return part
}

// tidy leaves out corners that are one with the one before.
func (c *Convex) tidy() {
	const same = 1e-9 // mm
	n := 0
	for _, v := range c.corners[:c.n] {
		if n == 0 || v.Sub(c.corners[n-1]).Len() > same {
			c.corners[n], n = v, n+1
		}
	}
	if n > 1 && c.corners[0].Sub(c.corners[n-1]).Len() <= same {
		n--
	}
	c.n = n
}

// Contains reports whether a point of the wedge's frame is in the wedge; its lines, to within [Slack], belong to it.
func (w *Wedge) Contains(v Vec) bool {
	for i := range w.planes[:w.n] {
		if w.planes[i].Above(v) < -Slack {
			return false
		}
	}
	return true
}

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
			if t := av.Dot(ab); t > 0 && t < l2 && float64(k*k) < float64(p.d2*l2) {
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
		ab := b.Sub(a)
		if k := ab.Cross(g.A.Sub(a)); float64(k*k) <= float64(4*Slack*Slack*ab.Dot(ab)) {
			p := o.corners[o.n-1]
			for _, q := range o.corners[:o.n] {
				if first, last, width := facing(a, b, p, q, g.Distance); width > widest {
					*g, widest = bandGap(first, last, g.Distance), width
				}
				p = q
			}
		}
		a = b
	}
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

// Crossed reports whether a line passes through the polygon, as [Crosses] tells of a shape.
func (c *Convex) Crossed(line Segment) bool {
	p := NewPassage(line)
	return p.Crosses(c)
}

// Passage is a line that is judged against many polygons: itself and those beside it within which it passes.
type Passage struct {
	lines [3]Segment
	none  bool // too short to pass through anything
}

// NewPassage works out the passage of a line.
func NewPassage(line Segment) (p Passage) {
	along := line.B.Sub(line.A)
	l := along.Len()
	if l <= 2*OverlapDepth {
		return Passage{none: true}
	}
	u := along.Scale(OverlapDepth / l)
	p.lines[0] = Segment{line.A.Add(u), line.B.Sub(u)}
	aside := u.Left()
	p.lines[1] = Segment{p.lines[0].A.Add(aside), p.lines[0].B.Add(aside)}
	p.lines[2] = Segment{p.lines[0].A.Sub(aside), p.lines[0].B.Sub(aside)}
	return p
}

// Crosses reports whether the line passes through a polygon: more than [OverlapDepth] inside its outline.
func (p *Passage) Crosses(c *Convex) bool {
	return !p.none && c.meets(p.lines[0]) && c.meets(p.lines[1]) && c.meets(p.lines[2])
}

// meets reports whether a segment has a point in common with the polygon.
func (c *Convex) meets(s Segment) bool {
	_, _, ok := c.Span(s)
	return ok
}

// Span is the part of a segment that lies in the polygon, as shares of the way from A to B; false when there is none.
func (c *Convex) Span(s Segment) (from, to float64, ok bool) {
	if c.n == 0 {
		return 0, 0, false
	}
	from, to = 0, 1
	a := c.corners[c.n-1]
	for _, b := range c.corners[:c.n] {
		edge := b.Sub(a)
		at, end := edge.Cross(s.A.Sub(a)), edge.Cross(s.B.Sub(a))
		switch {
		case at < 0 && end < 0:
			return 0, 0, false
		case at < 0:
			from = max(from, at/(at-end))
		case end < 0:
			to = min(to, at/(at-end))
		}
		a = b
	}
	return from, to, from <= to
}
