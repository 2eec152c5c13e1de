package draw

import "math"

// Pt is a point in screen pixels, y down.
type Pt struct{ X, Y float32 }

// Rect is an upright rectangle in screen pixels.
type Rect struct{ X, Y, W, H float64 }

// Right and Bottom are the far edges.
func (r Rect) Right() float64  { return r.X + r.W }
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center is the middle of the rectangle.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Contains reports whether the point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Inset is the rectangle with d taken off every side.
func (r Rect) Inset(d float64) Rect {
	return Rect{r.X + d, r.Y + d, max(r.W-2*d, 0), max(r.H-2*d, 0)}
}

// Intersect is the common part of two rectangles; it is Empty if there is none.
func (r Rect) Intersect(s Rect) Rect {
	x0, y0 := max(r.X, s.X), max(r.Y, s.Y)
	x1, y1 := min(r.Right(), s.Right()), min(r.Bottom(), s.Bottom())
	if x1 <= x0 || y1 <= y0 {
		return Rect{}
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// CutTop takes a strip of height h off the top, with a gap below it.
func (r *Rect) CutTop(h, gap float64) Rect {
	top := Rect{r.X, r.Y, r.W, h}
	r.Y += h + gap
	r.H = max(r.H-h-gap, 0)
	return top
}

// CutBottom takes a strip of height h off the bottom, with a gap above it.
func (r *Rect) CutBottom(h, gap float64) Rect {
	bottom := Rect{r.X, r.Bottom() - h, r.W, h}
	r.H = max(r.H-h-gap, 0)
	return bottom
}

// CutLeft takes a strip of width w off the left, with a gap beside it.
func (r *Rect) CutLeft(w, gap float64) Rect {
	left := Rect{r.X, r.Y, w, r.H}
	r.X += w + gap
	r.W = max(r.W-w-gap, 0)
	return left
}

// CutRight takes a strip of width w off the right, with a gap beside it.
func (r *Rect) CutRight(w, gap float64) Rect {
	right := Rect{r.Right() - w, r.Y, w, r.H}
	r.W = max(r.W-w-gap, 0)
	return right
}

// Columns divides the rectangle into n columns of equal width.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	out := make([]Rect, n)
	for i := range out {
		out[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// From is where a line of text begins, ends or has its middle in the rectangle.
func (r Rect) From(a Align) float64 {
	switch a {
	case Center:
		return r.X + r.W/2
	case RightAligned:
		return r.Right()
	}
	return r.X
}

// Snapped is the rectangle on whole pixels.
func (r Rect) Snapped() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.Right()) - x, math.Round(r.Bottom()) - y}
}
