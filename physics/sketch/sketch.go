// Package sketch draws shapes as text, for tests of geometry to show what they fail on. It is for tests alone.
package sketch

import (
	"fmt"
	"math"
	"strings"

	"xwing/physics"
)

// Thing is a shape and the letter that it is drawn with.
type Thing struct {
	Letter byte
	Shape  physics.Shape
}

// columns and rows are the most that a drawing has; a letter is twice as high as wide.
const (
	columns = 72
	rows    = 36
)

// Draw draws things as seen from above, y up, later ones over earlier ones; where two overlap by the middle of
// a letter stands '#'. The last line tells the scale and the place, in mm.
func Draw(things ...Thing) string {
	lo, hi := around(things)
	size := hi.Sub(lo)
	wide := max(size.X/columns, size.Y/(2*rows), 0.001) // mm
	nx, ny := max(1, int(math.Ceil(size.X/wide))), max(1, int(math.Ceil(size.Y/(2*wide))))
	var out strings.Builder
	for j := ny - 1; j >= 0; j-- {
		line := make([]byte, 0, nx)
		for i := range nx {
			x, y := lo.X+float64(i)*wide, lo.Y+float64(j)*2*wide
			line = append(line, letter(things, x, y, wide))
		}
		out.WriteString(strings.TrimRight(string(line), " ") + "\n")
	}
	fmt.Fprintf(&out, "x %.1f to %.1f, y %.1f to %.1f; a letter is %.1f wide, %.1f high\n", lo.X, hi.X, lo.Y, hi.Y, wide, 2*wide)
	return out.String()
}

// around is the upright rectangle around all things.
func around(things []Thing) (lo, hi physics.Vec) {
	lo, hi = physics.Vec{X: math.Inf(1), Y: math.Inf(1)}, physics.Vec{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, thing := range things {
		if thing.Shape.Empty() {
			continue
		}
		from, to := thing.Shape.Bounds()
		lo = physics.Vec{X: min(lo.X, from.X), Y: min(lo.Y, from.Y)}
		hi = physics.Vec{X: max(hi.X, to.X), Y: max(hi.Y, to.Y)}
	}
	if lo.X > hi.X {
		return physics.Vec{}, physics.Vec{}
	}
	return lo, hi
}

// letter is what stands at a place of the drawing: what meets it at all, and is not too small to be missed.
func letter(things []Thing, x, y, wide float64) byte {
	edge := wide / 100 // what only touches does not count
	cell := physics.Rect(x+edge, y+edge, x+wide-edge, y+2*wide-edge)
	middle := physics.Vec{X: x + wide/2, Y: y + wide}
	out, covered := byte(' '), false
	for _, thing := range things {
		inside := thing.Shape.Contains(middle)
		switch {
		case inside && covered:
			return '#'
		case inside || !covered && physics.Nearby(cell, thing.Shape, 0):
			out = thing.Letter
		}
		covered = covered || inside
	}
	return out
}
