package draw

// glowing is how the light of a glow falls off: at these parts of its radius that
// much of it is left.
var glowing = [...]struct{ at, light float32 }{{0.22, 0.62}, {0.48, 0.24}, {0.74, 0.06}, {1, 0}}

// glow adds a round light. Its vertices have no opacity: what is premultiplied and
// covers nothing is added to what was there.
func (m *mesh) glow(x, y, r float32, c Color, ring []Pt) {
	m.pts = append(m.pts[:0], ring...)
	base, n := uint32(len(m.vs)), uint32(len(ring))
	light := func(x, y, k float32) {
		m.vertex(x, y, c, k)
		m.vs[len(m.vs)-1].ColorA = 0
	}
	light(x, y, 1)
	for i, g := range glowing {
		for _, p := range ring {
			light(x+(p.X-x)*g.at, y+(p.Y-y)*g.at, g.light)
		}
		first := base + 1 + uint32(i)*n
		for k := range n {
			a, b := first+k, first+(k+1)%n
			if i == 0 {
				m.is = append(m.is, base, a, b)
				continue
			}
			m.is = append(m.is, a-n, a, b-n, b-n, a, b)
		}
	}
}

// soft adds the inside of a polygon whose edge fades over a width, half of it outside.
func (m *mesh) soft(pts []Pt, fade float32, c Color) {
	if !m.corners(pts, true) || len(m.pts) < 3 {
		return
	}
	out := fade / 2
	if m.area() > 0 { // the normals point inwards
		out = -out
	}
	base := len(m.vs)
	m.strip([]float32{-out, -out / 3, out / 3, out}, []float32{1, 0.74, 0.26, 0}, c, true)
	m.triangulateBy(base, 4)
}

// ramp adds an upright rectangle with a color at either end.
func (m *mesh) ramp(x, y, w, h float32, from, to Color, down bool) {
	base := uint32(len(m.vs))
	second, third := to, from
	if down {
		second, third = from, to
	}
	m.vertex(x, y, from, 1)
	m.vertex(x+w, y, second, 1)
	m.vertex(x, y+h, third, 1)
	m.vertex(x+w, y+h, to, 1)
	m.is = append(m.is, base, base+1, base+2, base+1, base+3, base+2)
}
