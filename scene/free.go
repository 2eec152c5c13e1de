package scene

import (
	"math"

	"xwing/scene/draw"
)

// Free is what of the table is free in a frame. Whoever places words about pieces asks it, so that they lie neither
// under what floats over the table nor over what a player looks at to decide.
type Free struct {
	View   draw.Rect   // what of the window shows the table
	Over   []draw.Rect // what floats over it: the question, cards of pieces, the log, dice, tools
	Judged []draw.Rect // what is looked at to decide: it is never covered
	Pieces []draw.Rect // what lies on the table: covered only where a place off it is far
	Badges []draw.Rect // what stands beside pieces: words go a little way to leave it to be seen
	Words  []draw.Rect // that stand there already
}

// Open reports whether words at r can be read and hide nothing but pieces.
func (f *Free) Open(r draw.Rect) bool {
	return r.Intersect(f.View) == r && meets(r, f.Over)+meets(r, f.Judged)+meets(r, f.Words) == 0
}

// Cost weighs what words at r would hide or be hidden by: 0 where nothing lies.
func (f *Free) Cost(r draw.Rect) float64 {
	const hidden, piece, badge = 8, 4, 1
	n := hidden * float64(meets(r, f.Over)+meets(r, f.Judged)+meets(r, f.Words))
	if r.Intersect(f.View) != r {
		n += hidden
	}
	return n + piece*float64(meets(r, f.Pieces)) + badge*float64(meets(r, f.Badges))
}

// Under reports whether all of r lies under something that floats over the table, or out of sight.
func (f *Free) Under(r draw.Rect) bool {
	seen := r.Intersect(f.View)
	if seen.Empty() {
		return true
	}
	for _, o := range f.Over {
		if o.Intersect(seen) == seen {
			return true
		}
	}
	return false
}

// Nearest is the place nearest to r that is open; off pieces, too, if one of those is near. Where none is, it hides
// as little as can be.
func (f *Free) Nearest(r draw.Rect) draw.Rect {
	const near = 12 // heights up and down, and quarters of the width to the sides, that are tried first
	if v := f.View; r.W <= v.W && r.H <= v.H {
		r.X, r.Y = min(max(r.X, v.X), v.Right()-r.W), min(max(r.Y, v.Y), v.Bottom()-r.H)
	}
	r = r.Snapped()
	if f.Open(r) && f.detour(r) == 0 {
		return r
	}
	best, least := r, math.Inf(1)
	try := func(x, y float64) {
		at := draw.Rect{X: x, Y: y, W: r.W, H: r.H}
		cost := math.Hypot(x-r.X, y-r.Y)
		if at = at.Snapped(); cost >= least || !f.Open(at) {
			return
		}
		if cost += f.detour(at); cost < least {
			best, least = at, cost
		}
	}
	for i := -near; i <= near; i++ {
		for k := -near; k <= near; k++ {
			try(r.X+float64(i)*r.W/4, r.Y+float64(k)*(r.H+2))
		}
	}
	if math.IsInf(least, 1) {
		f.grid(r, try)
	}
	if math.IsInf(least, 1) {
		f.grid(r, func(x, y float64) {
			at := draw.Rect{X: x, Y: y, W: r.W, H: r.H}
			if cost := f.Cost(at)*r.W + math.Hypot(x-r.X, y-r.Y); cost < least {
				best, least = at, cost
			}
		})
	}
	return best
}

// detour is how far words go rather than lie over the pieces and badges at r.
func (f *Free) detour(r draw.Rect) float64 {
	const piece, badge = 8, 1.5 // in their heights
	return r.H * (piece*float64(meets(r, f.Pieces)) + badge*float64(meets(r, f.Badges)))
}

// grid goes over the whole view, in steps of half the height of r.
func (f *Free) grid(r draw.Rect, at func(x, y float64)) {
	step := max(r.H/2, 4)
	for y := f.View.Y; y+r.H <= f.View.Bottom(); y += step {
		for x := f.View.X; x+r.W <= f.View.Right(); x += step {
			at(x, y)
		}
	}
}

// meets counts what a rectangle covers a part of.
func meets(r draw.Rect, what []draw.Rect) int {
	n := 0
	for _, o := range what {
		if !r.Intersect(o).Empty() {
			n++
		}
	}
	return n
}
