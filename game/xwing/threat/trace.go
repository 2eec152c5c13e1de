package threat

import "xwing/physics"

// Directions along the edges of cells, counter-clockwise: right, up, left, down.
var steps = [4][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// trace finds the lines around what has a level, which lies to their left.
func (h *Heat) trace(level int) {
	in := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < h.Wide && y < h.High && int(h.Level[y*h.Wide+x]) >= level
	}
	done := make([]bool, len(h.Level)) // the lower edge of a cell, on which each line runs rightwards somewhere
	for y := range h.High {
		for x := range h.Wide {
			if in(x, y) && !in(x, y-1) && !done[y*h.Wide+x] {
				h.Lines = append(h.Lines, Line{level, h.eased(h.follow(x, y, in, done))})
			}
		}
	}
}

// follow goes around along the edges of cells from the lower left corner of one; it returns the middles of the edges, in cells.
func (h *Heat) follow(x0, y0 int, in func(x, y int) bool, done []bool) (middles []physics.Vec) {
	x, y, d := x0, y0, 0
	for {
		if d == 0 {
			done[y*h.Wide+x] = true
		}
		dx, dy := steps[d][0], steps[d][1]
		middles = append(middles, physics.Vec{X: float64(x) + float64(dx)/2, Y: float64(y) + float64(dy)/2})
		x, y = x+dx, y+dy
		// The cells ahead, left and right of the way.
		left, right := ahead(x, y, d, true), ahead(x, y, d, false)
		switch {
		case in(right[0], right[1]) && in(left[0], left[1]):
			d = (d + 3) % 4
		case in(left[0], left[1]):
		default:
			d = (d + 1) % 4
		}
		if x == x0 && y == y0 && d == 0 {
			return middles
		}
	}
}

// ahead is the cell ahead of a corner in a direction, on its left or its right.
func ahead(x, y, d int, left bool) [2]int {
	switch d {
	case 0:
		y--
		if left {
			y++
		}
	case 1:
		if left {
			x--
		}
	case 2:
		x--
		if left {
			y--
		}
	default:
		x, y = x-1, y-1
		if left {
			x++
		}
	}
	return [2]int{x, y}
}

// What lines are eased by.
const (
	easeOver = 3    // edges to either side that a point is the middle of
	astray   = 0.25 // cells that a line may stray where points are left out of it
)

// eased takes the stairs out of a line, and points that are on the way between others, and has it in mm.
func (h *Heat) eased(p []physics.Vec) []physics.Vec {
	n, out := len(p), make([]physics.Vec, 0, len(p)/4)
	reach := min(easeOver, n/4)
	mean := make([]physics.Vec, n)
	for i := range p {
		for k := -reach; k <= reach; k++ {
			mean[i] = mean[i].Add(p[(i+k+n)%n])
		}
		mean[i] = mean[i].Scale(CellSize / float64(2*reach+1))
	}
	last := mean[0]
	out = append(out, last)
	for i := 1; i < n; i++ {
		next := mean[(i+1)%n]
		along := next.Sub(last)
		if l := along.Len(); l > 0 && (abs(along.Cross(mean[i].Sub(last)))/l > astray*CellSize || l > 10*CellSize) {
			last = mean[i]
			out = append(out, last)
		}
	}
	return out
}

func abs(x float64) float64 { return max(x, -x) }
