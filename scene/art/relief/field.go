package relief

import (
	"image"
	"math"
)

// field is a number for each pixel of a rectangle.
type field struct {
	r    image.Rectangle
	v    []float32
	more []float32 // for what is computed on the way
	edge edge      // of the mask that was measured last
}

// room makes the field as large as a rectangle; what is in it is of no use.
func (f *field) room(r image.Rectangle) {
	n := r.Dx() * r.Dy()
	if cap(f.v) < n {
		f.v, f.more = make([]float32, n), make([]float32, n)
	}
	f.r, f.v, f.more = r, f.v[:n], f.more[:n]
}

func (f *field) at(x, y int) float32     { return f.v[(y-f.r.Min.Y)*f.r.Dx()+x-f.r.Min.X] }
func (f *field) set(x, y int, v float32) { f.v[(y-f.r.Min.Y)*f.r.Dx()+x-f.r.Min.X] = v }

// measure computes the distance in pixels from the edge of a mask: positive inside,
// negative outside. It goes over the mask twice and carries with it where the nearest
// pixel of the other kind is, and measures to the edge as it passes there.
func (f *field) measure(mask *image.Alpha, r image.Rectangle) {
	f.room(r)
	for i := range f.v {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		f.v[i] = float32(mask.AlphaAt(x, y).A)/255 - 0.5
	}
	inside, outside := f.sweep(true), f.sweep(false)
	f.edge.trace(mask, r)
	w := r.Dx()
	for i, a := range f.v {
		to := outside[i]
		if a > 0 {
			to = inside[i]
		}
		if to.dx >= beyond || to.dy >= beyond { // there is no pixel of the other kind
			f.v[i] = beyond
			if a <= 0 {
				f.v[i] = -beyond
			}
			continue
		}
		f.v[i] = f.edge.inside(i%w, i/w, int(to.dx), int(to.dy), a > 0)
	}
}

// step is the way from a pixel to another.
type step struct{ dx, dy int32 }

// beyond is farther than any picture is wide.
const beyond = 1 << 19

// sweep is the way from each pixel to the nearest one that is outside the mask, or
// inside it.
func (f *field) sweep(toOutside bool) []step {
	w, h := f.r.Dx(), f.r.Dy()
	const far = 2 * beyond
	to := make([]step, w*h)
	for i, a := range f.v {
		if a > 0 == toOutside {
			to[i] = step{far, far}
		}
	}
	size := func(s step) int64 { return int64(s.dx)*int64(s.dx) + int64(s.dy)*int64(s.dy) }
	look := func(x, y, dx, dy int) {
		nx, ny := x+dx, y+dy
		if nx < 0 || ny < 0 || nx >= w || ny >= h {
			return
		}
		s := to[ny*w+nx]
		s.dx, s.dy = s.dx+int32(dx), s.dy+int32(dy)
		if size(s) < size(to[y*w+x]) {
			to[y*w+x] = s
		}
	}
	for y := range h {
		for x := range w {
			look(x, y, -1, 0)
			look(x, y, 0, -1)
			look(x, y, -1, -1)
			look(x, y, 1, -1)
		}
		for x := w - 1; x >= 0; x-- {
			look(x, y, 1, 0)
		}
	}
	for y := h - 1; y >= 0; y-- {
		for x := w - 1; x >= 0; x-- {
			look(x, y, 1, 0)
			look(x, y, 0, 1)
			look(x, y, 1, 1)
			look(x, y, -1, 1)
		}
		for x := range w {
			look(x, y, -1, 0)
		}
	}
	return to
}

// smooth evens the field out over three pixels each way.
func (f *field) smooth() {
	w, h := f.r.Dx(), f.r.Dy()
	for y := range h {
		for x := range w {
			l, r := f.v[y*w+max(x-1, 0)], f.v[y*w+min(x+1, w-1)]
			f.more[y*w+x] = (l + 2*f.v[y*w+x] + r) / 4
		}
	}
	for y := range h {
		for x := range w {
			u, d := f.more[max(y-1, 0)*w+x], f.more[min(y+1, h-1)*w+x]
			f.v[y*w+x] = (u + 2*f.more[y*w+x] + d) / 4
		}
	}
}

// slope is how steeply the field falls to the right and down.
func (f *field) slope(x, y int) (dx, dy float32) {
	l, r := max(x-1, f.r.Min.X), min(x+1, f.r.Max.X-1)
	u, d := max(y-1, f.r.Min.Y), min(y+1, f.r.Max.Y-1)
	return (f.at(l, y) - f.at(r, y)) / float32(max(r-l, 1)), (f.at(x, u) - f.at(x, d)) / float32(max(d-u, 1))
}

func sqrt32(x float32) float32 { return float32(math.Sqrt(float64(max(x, 0)))) }
