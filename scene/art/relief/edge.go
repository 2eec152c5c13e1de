package relief

import (
	"image"
	"math"
)

// edge is where the edge of a mask runs near each pixel, finer than pixels: worked out from how much the pixels
// about it are covered, so that what follows from the distance to a slanting edge has no steps.
type edge struct {
	r      image.Rectangle
	cover  []float32 // evened out
	more   []float32 // for what is computed on the way
	passes []pass
}

// pass is how an edge passes a pixel: how far inside of it the middle of the pixel is, and which way is in.
type pass struct {
	in, nx, ny float32
	known      bool // there is an edge near
}

// evened is how wide an edge is once it has been evened out, in pixels: the deviation of the weights 1 4 6 4 1 and of
// a pixel itself.
const evened = 1.04

// trace finds the edge of a mask.
func (e *edge) trace(mask *image.Alpha, r image.Rectangle) {
	w, h := r.Dx(), r.Dy()
	if n := w * h; cap(e.cover) < n {
		e.cover, e.more, e.passes = make([]float32, n), make([]float32, n), make([]pass, n)
	}
	e.r, e.cover, e.more, e.passes = r, e.cover[:w*h], e.more[:w*h], e.passes[:w*h]
	for y := range h {
		row := mask.Pix[mask.PixOffset(r.Min.X, r.Min.Y+y):]
		for x := range w {
			e.cover[y*w+x] = float32(row[x]) / 255
		}
	}
	even(e.more, e.cover, w, h, 1, w)
	even(e.cover, e.more, h, w, w, 1)
	for y := range h {
		for x := range w {
			e.passes[y*w+x] = e.pass(x, y, w, h)
		}
	}
}

// even weighs each number with its neighbors along lines: n lines of a length, one step apart along it and line apart
// from the next.
func even(to, from []float32, length, n, step, line int) {
	for i := range n {
		at := i * line
		v := func(k int) float32 { return from[at+min(max(k, 0), length-1)*step] }
		for k := range length {
			to[at+k*step] = (v(k-2) + 4*v(k-1) + 6*v(k) + 4*v(k+1) + v(k+2)) / 16
		}
	}
}

// pass works out how the edge passes a pixel.
func (e *edge) pass(x, y, w, h int) pass {
	c := e.cover[y*w+x]
	if c < 0.004 || c > 0.996 {
		return pass{}
	}
	at := func(x, y int) float32 { return e.cover[min(max(y, 0), h-1)*w+min(max(x, 0), w-1)] }
	nx, ny := at(x+1, y)-at(x-1, y), at(x, y+1)-at(x, y-1)
	l := sqrt32(nx*nx + ny*ny)
	if l < 1e-4 {
		return pass{}
	}
	in := evened * math.Sqrt2 * math.Erfinv(2*float64(c)-1)
	return pass{in: float32(in), nx: nx / l, ny: ny / l, known: true}
}

// inside is how far inside of the edge a pixel is, whose nearest pixel of the other kind is dx, dy from it: negative
// outside. Where the edge bends it is hardly other than by that pixel.
func (e *edge) inside(x, y, dx, dy int, positive bool) float32 {
	const bend = 0.6 // pixels
	far := sqrt32(float32(dx*dx+dy*dy)) - 0.5
	if !positive {
		far = -far
	}
	w := e.r.Dx()
	p := e.passes[(y+dy)*w+x+dx]
	if !p.known {
		return far
	}
	d := p.in - float32(dx)*p.nx - float32(dy)*p.ny
	return min(max(d, far-bend), far+bend)
}
