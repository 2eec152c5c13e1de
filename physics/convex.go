package physics

import "fmt"

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

// AtSeen is a local polygon, placed by one frame, as it stands in another.
func (c *Convex) AtSeen(at, in Frame) (seen Convex) {
	seen.n = c.n
	for i := range c.corners[:c.n] {
		seen.corners[i] = in.In(at.Out(c.corners[i]))
	}
	return seen
}

// Part is the part of a polygon, in the frame of the wedge, that is in the wedge.
func (w *Wedge) Part(c *Convex) (part Convex) {
	part = *c
	w.Trim(&part)
	return part
}

// Trim takes off a polygon, in the frame of the wedge, what is not in the wedge.
func (w *Wedge) Trim(c *Convex) {
	for i := range w.planes[:w.n] {
		if w.planes[i].holds(c.Corners()) {
			continue
		}
		whole := *c
		c.n = len(w.planes[i].Clip(whole.Corners(), c.corners[:0]))
		c.tidy()
	}
}

// tidy leaves out corners that are one with the one before.
func (c *Convex) tidy() {
	const same2 = 1e-18 // mm²
	n := 0
	for _, v := range c.corners[:c.n] {
		if n == 0 || apart2(v, c.corners[n-1]) > same2 {
			c.corners[n], n = v, n+1
		}
	}
	if n > 1 && apart2(c.corners[0], c.corners[n-1]) <= same2 {
		n--
	}
	c.n = n
}

// apart2 is the square of how far two points are apart.
func apart2(a, b Vec) float64 {
	d := a.Sub(b)
	return d.Dot(d)
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

// Crossed reports whether a line passes through the polygon, as [Crosses] tells of a shape.
func (c *Convex) Crossed(line Segment) bool {
	p := NewPassage(line)
	return p.Crosses(c)
}

// Passage is a line that is judged against many polygons: itself and those beside it within which it passes. These are worked
// out when it first meets one.
type Passage struct {
	whole  Segment
	line   Segment
	aside  Vec // to the lines beside it
	worked bool
	none   bool // too short to pass through anything
}

// NewPassage is the passage of a line.
func NewPassage(line Segment) Passage { return Passage{whole: line} }

// work works out what of the line passes, and beside it.
func (p *Passage) work() {
	p.worked = true
	along := p.whole.B.Sub(p.whole.A)
	l := along.Len()
	if p.none = l <= 2*OverlapDepth; p.none {
		return
	}
	u := along.Scale(OverlapDepth / l)
	p.line, p.aside = Segment{p.whole.A.Add(u), p.whole.B.Sub(u)}, u.Left()
}

// Crosses reports whether the line passes through a polygon: more than [OverlapDepth] inside its outline.
func (p *Passage) Crosses(c *Convex) bool {
	if !c.meets(p.whole) {
		return false
	}
	if !p.worked {
		p.work()
	}
	return !p.none && c.meets(p.line) &&
		c.meets(Segment{p.line.A.Add(p.aside), p.line.B.Add(p.aside)}) &&
		c.meets(Segment{p.line.A.Sub(p.aside), p.line.B.Sub(p.aside)})
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
