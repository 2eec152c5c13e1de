package physics

import "math"

// On is a wedge of a frame, in mm on the table.
func (w Wedge) On(f Frame) Wedge {
	for i := range w.planes[:w.n] {
		p := &w.planes[i]
		p.Normal = Vec{float64(f.Cos*p.Normal.X) - float64(f.Sin*p.Normal.Y), float64(f.Sin*p.Normal.X) + float64(f.Cos*p.Normal.Y)}
		p.Least += p.Normal.Dot(f.Origin)
	}
	return w
}

// Row is what of the line at y across the plane lies in the wedge: from lo to hi, nothing where lo is the greater.
func (w *Wedge) Row(y float64) (lo, hi float64) {
	lo, hi = math.Inf(-1), math.Inf(1)
	for i := range w.planes[:w.n] {
		lo, hi = w.planes[i].row(y, lo, hi)
	}
	return lo, hi
}

// row narrows a stretch of the line at y to the half plane.
func (p *HalfPlane) row(y, lo, hi float64) (float64, float64) {
	const level = 1e-12 // a line that is no more inclined than this has all of the row on one side
	least := p.Least - float64(p.Normal.Y*y)
	switch {
	case p.Normal.X > level:
		lo = max(lo, least/p.Normal.X)
	case p.Normal.X < -level:
		hi = min(hi, least/p.Normal.X)
	case least > 0:
		lo, hi = math.Inf(1), math.Inf(-1)
	}
	return lo, hi
}

// Row is what of the line at y across the table lies no farther than so many mm from the box: from lo to hi, nothing where
// lo is the greater. Of less than 0 mm it is what lies so deep in it.
func (b *Box) Row(y, within float64) (lo, hi float64) {
	lo, hi = b.rowOf(y, Vec{b.Half.X + within, b.Half.Y + min(within, 0)})
	if within <= 0 {
		return lo, hi
	}
	l, h := b.rowOf(y, Vec{b.Half.X, b.Half.Y + within})
	lo, hi = min(lo, l), max(hi, h)
	for _, c := range b.Corners() { // around each a quarter of a disc; the rest of that lies within, too
		if d2 := float64(within*within) - float64((y-c.Y)*(y-c.Y)); d2 >= 0 {
			d := math.Sqrt(d2)
			lo, hi = min(lo, c.X-d), max(hi, c.X+d)
		}
	}
	return lo, hi
}

// rowOf is what of the line at y lies in the rectangle of other half sides in the box's frame.
func (b *Box) rowOf(y float64, half Vec) (lo, hi float64) {
	lo, hi = math.Inf(-1), math.Inf(1)
	for _, side := range [...]struct {
		normal Vec
		half   float64
	}{{b.Right(), half.X}, {b.Forward(), half.Y}} {
		at := side.normal.Dot(b.Origin)
		ahead, behind := HalfPlane{side.normal, at - side.half}, HalfPlane{side.normal.Scale(-1), -at - side.half}
		lo, hi = ahead.row(y, lo, hi)
		lo, hi = behind.row(y, lo, hi)
	}
	if lo > hi {
		return math.Inf(1), math.Inf(-1)
	}
	return lo, hi
}
