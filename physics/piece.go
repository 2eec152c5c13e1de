package physics

import "math"

// piece is a part of an outline: a straight edge from a to b, or an arc about centre.
type piece struct {
	a, b   Vec
	arc    bool
	full   bool // the whole circle
	centre Vec
	radius float64
	from   Vec // unit vectors; to is left of from
	to     Vec
}

// pieces is how many pieces the outline has.
func (s *Shape) pieces() int {
	switch s.kind {
	case nothing:
		return 0
	case sector:
		return 4
	case disc:
		return 1
	}
	return s.n
}

// piece is the i-th piece of the outline.
func (s *Shape) piece(i int) piece {
	switch s.kind {
	case disc:
		v := s.centre.Add(s.from.Scale(s.outer))
		return piece{a: v, b: v, arc: true, full: true, centre: s.centre, radius: s.outer, from: s.from, to: s.to}
	case sector:
		c := s.sectorCorners()
		p := piece{a: c[i], b: c[(i+1)%4]}
		if i == 0 || i == 2 {
			p.arc, p.centre, p.from, p.to = true, s.centre, s.from, s.to
			p.radius = s.outer
			if i == 2 {
				p.radius = s.inner
			}
		}
		return p
	}
	points := s.poly()
	if i+1 == len(points) {
		return piece{a: points[i], b: points[0]}
	}
	return piece{a: points[i], b: points[i+1]}
}

// sweeps reports whether the arc has a point in direction v.
func (p *piece) sweeps(v Vec) bool {
	return p.full || (p.from.Cross(v) >= 0 && v.Cross(p.to) >= 0)
}

// closest is the point of the piece closest to v.
func (p *piece) closest(v Vec) Vec {
	if !p.arc {
		return closestOnSegment(p.a, p.b, v)
	}
	d := v.Sub(p.centre)
	if p.sweeps(d) {
		if l := d.Len(); l > 0 {
			return p.centre.Add(d.Scale(p.radius / l))
		}
		return p.a
	}
	if da, db := v.Sub(p.a), v.Sub(p.b); da.Dot(da) <= db.Dot(db) {
		return p.a
	}
	return p.b
}

func closestOnSegment(a, b, v Vec) Vec {
	ab := b.Sub(a)
	t := v.Sub(a).Dot(ab)
	if t <= 0 {
		return a
	}
	l2 := ab.Dot(ab)
	if t >= l2 {
		return b
	}
	return a.Add(ab.Scale(t / l2))
}

// segmentsCross reports whether two segments have a point in common. Parallel ones count as apart: the
// ends of one then lie on the other and are found as closest points. The rectangles around them are
// compared first, as rounding makes segments in one line seem to cross.
func segmentsCross(a, b, c, d Vec) bool {
	if disjoint(a.X, b.X, c.X, d.X) || disjoint(a.Y, b.Y, c.Y, d.Y) {
		return false
	}
	ab, cd := b.Sub(a), d.Sub(c)
	c1, c2 := ab.Cross(c.Sub(a)), ab.Cross(d.Sub(a))
	if (c1 > 0 && c2 > 0) || (c1 < 0 && c2 < 0) {
		return false
	}
	d1, d2 := cd.Cross(a.Sub(c)), cd.Cross(b.Sub(c))
	if (d1 > 0 && d2 > 0) || (d1 < 0 && d2 < 0) {
		return false
	}
	return c1 != c2
}

// disjoint reports whether the interval of a and b and that of c and d have no number in common.
func disjoint(a, b, c, d float64) bool {
	if a > b {
		a, b = b, a
	}
	if c > d {
		c, d = d, c
	}
	return b < c || d < a
}

// cross reports whether two pieces have a point in common.
func cross(p, q *piece) bool {
	if !p.arc && !q.arc {
		return segmentsCross(p.a, p.b, q.a, q.b)
	}
	var buf [2]Vec
	return len(crossings(p, q, buf[:0])) > 0
}

// crossings appends the points that two pieces have in common, at most two.
func crossings(p, q *piece, out []Vec) []Vec {
	switch {
	case !p.arc && !q.arc:
		if segmentsCross(p.a, p.b, q.a, q.b) {
			ab, cd := p.b.Sub(p.a), q.b.Sub(q.a)
			if k := ab.Cross(cd); k != 0 {
				t := q.a.Sub(p.a).Cross(cd) / k
				out = append(out, p.a.Lerp(p.b, max(0, min(1, t))))
			} else { // parallel but for rounding
				out = append(out, p.closest(q.a))
			}
		}
		return out
	case !p.arc:
		return lineCrossesArc(p, q, out)
	case !q.arc:
		return lineCrossesArc(q, p, out)
	}
	return arcsCross(p, q, out)
}

func lineCrossesArc(line, arc *piece, out []Vec) []Vec {
	d := line.b.Sub(line.a)
	from := line.a.Sub(arc.centre)
	a, b, c := d.Dot(d), d.Dot(from), from.Dot(from)-float64(arc.radius*arc.radius)
	root := float64(b*b) - float64(a*c)
	if a == 0 || root < 0 {
		return out
	}
	root = math.Sqrt(root)
	for _, t := range [2]float64{(-b - root) / a, (-b + root) / a} {
		if t < 0 || t > 1 {
			continue
		}
		if v := from.Add(d.Scale(t)); arc.sweeps(v) {
			out = append(out, arc.centre.Add(v))
		}
	}
	return out
}

func arcsCross(p, q *piece, out []Vec) []Vec {
	d := q.centre.Sub(p.centre)
	d2 := d.Dot(d)
	if d2 == 0 {
		return out
	}
	along := (d2 + float64(p.radius*p.radius) - float64(q.radius*q.radius)) / (2 * d2)
	up2 := float64(p.radius*p.radius)/d2 - float64(along*along)
	if up2 < 0 {
		return out
	}
	up := math.Sqrt(up2)
	for _, k := range [2]float64{up, -up} {
		v := d.Scale(along).Add(d.Left().Scale(k))
		if p.sweeps(v) && q.sweeps(v.Sub(d)) {
			out = append(out, p.centre.Add(v))
		}
	}
	return out
}

// nearest is the closest pair of points of two pieces that do not cross, and the square of their
// distance in mm².
func nearest(p, q *piece) (a, b Vec, d2 float64) {
	d2 = math.Inf(1)
	try := func(v, w Vec) {
		if d := w.Sub(v); d.Dot(d) < d2 {
			a, b, d2 = v, w, d.Dot(d)
		}
	}
	try(p.a, q.closest(p.a))
	try(p.b, q.closest(p.b))
	try(p.closest(q.a), q.a)
	try(p.closest(q.b), q.b)
	// The shortest way to an arc may also lead along the line through its centre.
	if p.arc {
		v := q.closest(p.centre)
		try(p.closest(v), v)
	}
	if q.arc {
		v := p.closest(q.centre)
		try(v, q.closest(v))
	}
	if p.arc && q.arc {
		for _, v := range [2]Vec{q.centre.Sub(p.centre).Unit(), p.centre.Sub(q.centre).Unit()} {
			if v != (Vec{}) && p.sweeps(v) {
				w := p.centre.Add(v.Scale(p.radius))
				try(w, q.closest(w))
			}
		}
	}
	return a, b, d2
}
