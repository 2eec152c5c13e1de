// Package dialgrid lays a ship's dial out as a grid, for screens and for paper, and goes about in it.
package dialgrid

import (
	"iter"
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// dialColumns is the bearings of a dial from left to right.
var dialColumns = [...]gauge.Bearing{
	gauge.TallonRollLeft, gauge.SegnorsLoopLeft, gauge.TurnLeft, gauge.BankLeft, gauge.ReverseBankLeft,
	gauge.StraightAhead, gauge.Stationary, gauge.ReverseStraight,
	gauge.ReverseBankRight, gauge.BankRight, gauge.TurnRight, gauge.SegnorsLoopRight, gauge.TallonRollRight,
	gauge.KoiogranTurn,
}

// column is the column of a bearing: what goes straight, forwards or back, and
// banks in reverse share one with their like.
func column(b gauge.Bearing) gauge.Bearing {
	switch b {
	case gauge.Stationary, gauge.ReverseStraight:
		return gauge.StraightAhead
	case gauge.ReverseBankLeft:
		return gauge.BankLeft
	case gauge.ReverseBankRight:
		return gauge.BankRight
	}
	return b
}

// row is the row of a maneuver: its speed, below zero in reverse.
func row(m catalog.Maneuver) int {
	switch m.Bearing {
	case gauge.ReverseStraight, gauge.ReverseBankLeft, gauge.ReverseBankRight:
		return -m.Speed
	}
	return m.Speed
}

// Grid is a dial laid out (Dial): a row for each speed, the fastest on top, and a
// column for each bearing.
type Grid struct {
	Rows    []int
	Columns []gauge.Bearing
	Cells   map[[2]int]catalog.Maneuver // by index of row and column
}

// Of lays out the maneuvers of a dial.
func Of(dial iter.Seq[catalog.Maneuver]) Grid {
	g := Grid{Cells: map[[2]int]catalog.Maneuver{}}
	for m := range dial {
		if !slices.Contains(g.Rows, row(m)) {
			g.Rows = append(g.Rows, row(m))
		}
		if !slices.Contains(g.Columns, column(m.Bearing)) {
			g.Columns = append(g.Columns, column(m.Bearing))
		}
	}
	slices.Sort(g.Rows)
	slices.Reverse(g.Rows)
	slices.SortFunc(g.Columns, func(a, b gauge.Bearing) int {
		return slices.Index(dialColumns[:], a) - slices.Index(dialColumns[:], b)
	})
	for m := range dial {
		g.Cells[[2]int{slices.Index(g.Rows, row(m)), slices.Index(g.Columns, column(m.Bearing))}] = m
	}
	return g
}

// at is the cell of a maneuver.
func (g *Grid) at(m catalog.Maneuver) (row, column int, ok bool) {
	for at, n := range g.Cells {
		if n == m {
			return at[0], at[1], true
		}
	}
	return 0, 0, false
}

// First is the maneuver to begin with: straight ahead if there is one, of the
// middle speed.
func (g *Grid) First() catalog.Maneuver {
	c := max(slices.Index(g.Columns, gauge.StraightAhead), 0)
	return g.nearest(len(g.Rows)/2, c)
}

// nearest is the maneuver whose cell is nearest to a row and a column; among
// equals the faster, then the one further left.
func (g *Grid) nearest(row, column int) catalog.Maneuver {
	best, least := catalog.Maneuver{}, 1<<30
	for r := range g.Rows {
		for c := range g.Columns {
			m, ok := g.Cells[[2]int{r, c}]
			if far := 3*distance(r-row) + 2*distance(c-column); ok && far < least {
				best, least = m, far
			}
		}
	}
	return best
}

// Step goes from a maneuver to the next one there is, rows down or columns to
// the right: of the same speed (or bearing) if there is one, else the nearest
// further on; at the end of the dial it stays.
func (g *Grid) Step(m catalog.Maneuver, rows, columns int) catalog.Maneuver {
	r, c, ok := g.at(m)
	if !ok {
		return g.First()
	}
	for _, same := range [2]bool{true, false} {
		for y, x := r+rows, c+columns; y >= 0 && x >= 0 && y < len(g.Rows) && x < len(g.Columns); y, x = y+rows, x+columns {
			next, there := g.Cells[[2]int{y, x}]
			if !same && !there {
				next, there = g.beside(y, x, rows != 0)
			}
			if there {
				return next
			}
		}
	}
	return m
}

// beside looks for the maneuver of a row (or column) nearest to a gap in it.
func (g *Grid) beside(row, column int, along bool) (catalog.Maneuver, bool) {
	for d := 1; d < len(g.Columns)+len(g.Rows); d++ {
		for _, at := range [2]int{-d, d} {
			cell := [2]int{row + at, column}
			if along {
				cell = [2]int{row, column + at}
			}
			if m, ok := g.Cells[cell]; ok {
				return m, true
			}
		}
	}
	return catalog.Maneuver{}, false
}

// Speed is the maneuver of a speed whose bearing is nearest to that of m.
func (g *Grid) Speed(m catalog.Maneuver, speed int) catalog.Maneuver {
	r := slices.Index(g.Rows, speed)
	_, c, ok := g.at(m)
	if !ok {
		c = max(slices.Index(g.Columns, gauge.StraightAhead), 0)
	}
	if r < 0 {
		return m
	}
	if same, there := g.Cells[[2]int{r, c}]; there {
		return same
	}
	next, _ := g.beside(r, c, true)
	return next
}

// Turn goes n maneuvers on through the dial, slow ones first and from left to
// right, as a wheel does; past the end it begins again.
func (g *Grid) Turn(m catalog.Maneuver, n int) catalog.Maneuver {
	var all []catalog.Maneuver
	for r := len(g.Rows) - 1; r >= 0; r-- {
		for c := range g.Columns {
			if next, ok := g.Cells[[2]int{r, c}]; ok {
				all = append(all, next)
			}
		}
	}
	i := slices.Index(all, m)
	if i < 0 {
		return g.First()
	}
	return all[((i+n)%len(all)+len(all))%len(all)]
}

func distance(n int) int { return max(n, -n) }
