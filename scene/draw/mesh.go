package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Shapes are painted as triangles with a fringe of half a pixel on either side of
// their edges, over which they fade: one pass, many shapes to a draw call. The
// library's own antialiasing paints each path several times over its whole area,
// which costs a software renderer more than everything else together.
const fringe = 0.5

// mesh is shapes as triangles. Their colors are premultiplied.
type mesh struct {
	vs    []ebiten.Vertex
	is    []uint32
	pts   []Pt // without repetitions
	norms []Pt // of the corners: outwards, as long as the miter
	ring  []int
}

func (m *mesh) reset() { m.vs, m.is = m.vs[:0], m.is[:0] }

// vertex adds a vertex.
func (m *mesh) vertex(x, y float32, c Color, alpha float32) {
	a := float32(c.A) / 255 * alpha
	k := a / 255
	m.vs = append(m.vs, ebiten.Vertex{DstX: x, DstY: y, ColorR: float32(c.R) * k, ColorG: float32(c.G) * k,
		ColorB: float32(c.B) * k, ColorA: a})
}

// corners reads an outline: its points, and at each the direction in which the
// edges move when the shape grows by one pixel.
func (m *mesh) corners(pts []Pt, closed bool) bool {
	m.pts = m.pts[:0]
	for _, p := range pts {
		if n := len(m.pts); n > 0 && near(p, m.pts[n-1]) {
			continue
		}
		m.pts = append(m.pts, p)
	}
	for closed && len(m.pts) > 1 && near(m.pts[0], m.pts[len(m.pts)-1]) {
		m.pts = m.pts[:len(m.pts)-1]
	}
	n := len(m.pts)
	if n < 2 {
		return false
	}
	m.norms = m.norms[:0]
	for i, p := range m.pts {
		before, after := m.pts[(i+n-1)%n], m.pts[(i+1)%n]
		if !closed && i == 0 {
			before = Pt{X: 2*p.X - after.X, Y: 2*p.Y - after.Y}
		}
		if !closed && i == n-1 {
			after = Pt{X: 2*p.X - before.X, Y: 2*p.Y - before.Y}
		}
		m.norms = append(m.norms, miter(normal(before, p), normal(p, after)))
	}
	return true
}

// touching is the doubled area in square pixels of a triangle that is none: its
// corners are in line, but for how exact a coordinate is.
const touching = 0.5

func near(p, q Pt) bool { return abs32(p.X-q.X) < 0.05 && abs32(p.Y-q.Y) < 0.05 }

func abs32(x float32) float32 { return max(x, -x) }

// normal is the unit vector to the left of the way from p to q, y pointing down.
func normal(p, q Pt) Pt {
	dx, dy := q.X-p.X, q.Y-p.Y
	n := float32(math.Hypot(float64(dx), float64(dy)))
	if n == 0 {
		return Pt{}
	}
	return Pt{X: dy / n, Y: -dx / n}
}

// miter is where two edges moved by one pixel meet, cut off at sharp corners.
func miter(a, b Pt) Pt {
	s := Pt{X: a.X + b.X, Y: a.Y + b.Y}
	k := s.X*s.X + s.Y*s.Y
	if k < 0.4 {
		k = 0.4
	}
	return Pt{X: 2 * s.X / k, Y: 2 * s.Y / k}
}

// strip adds the line along the corners, moved by the given widths, each with
// its opacity.
func (m *mesh) strip(widths []float32, alphas []float32, c Color, closed bool) {
	base, n, k := len(m.vs), len(m.pts), len(widths)
	for i, p := range m.pts {
		for j, w := range widths {
			m.vertex(p.X+m.norms[i].X*w, p.Y+m.norms[i].Y*w, c, alphas[j])
		}
	}
	edges := n
	if !closed {
		edges--
	}
	for i := range edges {
		p, q := base+i*k, base+(i+1)%n*k
		for j := range k - 1 {
			a, b, d, e := uint32(p+j), uint32(p+j+1), uint32(q+j), uint32(q+j+1)
			m.is = append(m.is, a, b, d, b, e, d)
		}
	}
}

// rect adds an upright rectangle with hard edges.
func (m *mesh) rect(x, y, w, h float32, c Color) {
	base := uint32(len(m.vs))
	m.vertex(x, y, c, 1)
	m.vertex(x+w, y, c, 1)
	m.vertex(x, y+h, c, 1)
	m.vertex(x+w, y+h, c, 1)
	m.is = append(m.is, base, base+1, base+2, base+1, base+3, base+2)
}

// stroke adds a line along points.
func (m *mesh) stroke(pts []Pt, width float32, c Color, closed bool) {
	if !m.corners(pts, closed) {
		return
	}
	h, solid := width/2, float32(1)
	if h < fringe { // thinner than a pixel: paler
		solid, h = width, fringe
	}
	m.strip([]float32{-h - fringe, -h + fringe, h - fringe, h + fringe}, []float32{0, solid, solid, 0}, c, closed)
}

// fill adds the inside of a polygon.
func (m *mesh) fill(pts []Pt, c Color) {
	if !m.corners(pts, true) || len(m.pts) < 3 {
		return
	}
	out := float32(fringe)
	if m.area() > 0 { // the normals point inwards
		out = -out
	}
	base := len(m.vs)
	m.strip([]float32{-out, out}, []float32{1, 0}, c, true)
	m.triangulateBy(base, 2)
}

// area is twice the area of the polygon, negative if its normals point outwards.
func (m *mesh) area() float32 {
	s := float32(0)
	for i, p := range m.pts {
		q := m.pts[(i+1)%len(m.pts)]
		s += p.X*q.Y - q.X*p.Y
	}
	return -s
}

// triangulateBy adds the inside by cutting off ears; of a convex polygon every
// corner is one, and every other is cut, round after round: a fan would be of slivers from
// side to side, of which a processor paints far more than is seen. Each corner has that
// many vertices from base on, the first of them inmost.
func (m *mesh) triangulateBy(base, each int) {
	m.ring = m.ring[:0]
	for i := range m.pts {
		m.ring = append(m.ring, i)
	}
	if m.area() > 0 {
		for i, j := 0, len(m.ring)-1; i < j; i, j = i+1, j-1 {
			m.ring[i], m.ring[j] = m.ring[j], m.ring[i]
		}
	}
	convex := m.convex()
	at := 0
	for tries := 0; len(m.ring) > 2 && tries <= 2*len(m.ring); {
		n := len(m.ring)
		at %= n
		p, q, r := m.ring[(at+n-1)%n], m.ring[at], m.ring[(at+1)%n]
		if !convex && !m.ear(p, q, r, tries > n) {
			at, tries = at+1, tries+1
			continue
		}
		tries = 0
		m.is = append(m.is, uint32(base+each*p), uint32(base+each*q), uint32(base+each*r))
		m.ring = append(m.ring[:at], m.ring[at+1:]...)
		if convex {
			at++
		}
	}
}

// cross is positive if the way p, q, r turns as the ring does.
func (m *mesh) cross(p, q, r int) float32 {
	a, b, c := m.pts[p], m.pts[q], m.pts[r]
	return (b.X-a.X)*(c.Y-b.Y) - (b.Y-a.Y)*(c.X-b.X)
}

func (m *mesh) convex() bool {
	n := len(m.ring)
	for i := range n {
		if m.cross(m.ring[i], m.ring[(i+1)%n], m.ring[(i+2)%n]) < 0 {
			return false
		}
	}
	return true
}

// ear reports whether the triangle can be cut off: no dent reaches into it. A dent
// that only touches it counts, unless there is no other way: what is left would
// be pinched there.
func (m *mesh) ear(p, q, r int, pinched bool) bool {
	if m.cross(p, q, r) < 0 {
		return false
	}
	least := float32(-touching)
	if pinched {
		least = 0
	}
	for k, i := range m.ring {
		if i == p || i == q || i == r || m.cross(p, q, i) <= least || m.cross(q, r, i) <= least || m.cross(r, p, i) <= least {
			continue
		}
		if n := len(m.ring); pinched || m.cross(m.ring[(k+n-1)%n], i, m.ring[(k+1)%n]) < 0 {
			return false
		}
	}
	return true
}
