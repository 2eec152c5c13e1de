package physics

// HalfPlane is the points v with Normal·v >= Least, mm beyond the origin; the normal is a unit vector.
type HalfPlane struct {
	Normal Vec
	Least  float64
}

// Above is how far in mm v lies within the half plane, negative beyond its line.
func (p HalfPlane) Above(v Vec) float64 { return p.Normal.Dot(v) - p.Least }

// Clip appends to out the part of a polygon in the half plane (Sutherland and Hodgman). Of a concave polygon
// the parts stay joined along the line.
func (p HalfPlane) Clip(polygon, out []Vec) []Vec {
	if len(polygon) == 0 {
		return out
	}
	a := polygon[len(polygon)-1]
	da := p.Above(a)
	for _, b := range polygon {
		db := p.Above(b)
		if (da < 0) != (db < 0) {
			out = append(out, a.Lerp(b, da/(da-db)))
		}
		if db >= 0 {
			out = append(out, b)
		}
		a, da = b, db
	}
	return out
}

// clipSegment is the part of a segment in the half plane.
func (p HalfPlane) clipSegment(s Segment) (Segment, bool) {
	da, db := p.Above(s.A), p.Above(s.B)
	switch {
	case da < 0 && db < 0:
		return s, false
	case da < 0:
		s.A = s.A.Lerp(s.B, da/(da-db))
	case db < 0:
		s.B = s.A.Lerp(s.B, da/(da-db))
	}
	return s, true
}

// Wedge is what several half planes have in common, at most five of them, in the frame of what looks through
// it: a field of fire, say. The zero Wedge is the whole plane.
type Wedge struct {
	planes [8]HalfPlane
	n      int
}

// Add narrows the wedge to a half plane as well.
func (w *Wedge) Add(normal Vec, least float64) {
	w.planes[w.n] = HalfPlane{normal, least}
	w.n++
}

// Flank is the line of the wedge on the right of one that has the like on its left; false without such lines.
func (w *Wedge) Flank() (HalfPlane, bool) {
	for i, right := range w.planes[:w.n] {
		for _, left := range w.planes[:w.n] {
			if right.Normal.X < 0 && left == (HalfPlane{Vec{-right.Normal.X, right.Normal.Y}, right.Least}) {
				return w.planes[i], true
			}
		}
	}
	return HalfPlane{}, false
}

// Grown is the wedge with all its lines moved outwards, in mm.
func (w Wedge) Grown(by float64) Wedge {
	for i := range w.planes[:w.n] {
		w.planes[i].Least -= by
	}
	return w
}

// Clip is the part of a polygon in the wedge, with parts of a concave one joined as [HalfPlane.Clip] does.
func (w *Wedge) Clip(polygon []Vec) []Vec {
	for i := range w.planes[:w.n] {
		polygon = w.planes[i].Clip(polygon, nil)
	}
	return polygon
}

// part is Clip into rooms that it is given, two of them.
func (w *Wedge) part(p, room, other []Vec) []Vec {
	for i := range w.planes[:w.n] {
		if w.planes[i].holds(p) {
			continue
		}
		if p = w.planes[i].Clip(p, room); len(p) == 0 {
			break
		}
		room, other = other, room
	}
	return p
}

// holds reports whether all points are in the half plane.
func (p *HalfPlane) holds(points []Vec) bool {
	for _, v := range points {
		if p.Above(v) < 0 {
			return false
		}
	}
	return true
}

// besides are the four parts of the plane around an upright box: before, behind, left, right.
func besides(h Vec) [4][3]HalfPlane {
	ahead, behind := HalfPlane{Vec{0, 1}, h.Y}, HalfPlane{Vec{0, -1}, h.Y}
	left, right := HalfPlane{Vec{-1, 0}, h.X}, HalfPlane{Vec{1, 0}, h.X}
	above, below := HalfPlane{Vec{0, 1}, -h.Y}, HalfPlane{Vec{0, -1}, -h.Y}
	return [4][3]HalfPlane{
		{ahead, ahead, ahead}, {behind, behind, behind}, {left, above, below}, {right, above, below},
	}
}
