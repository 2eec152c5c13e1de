package xwing

import (
	"iter"
	"slices"
	"strings"

	"xwing/game"
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

// dialGrid is a dial laid out: a row for each speed, the fastest on top, and a
// column for each bearing.
type dialGrid struct {
	rows    []int
	columns []gauge.Bearing
	cells   map[[2]int]catalog.Maneuver // by index of row and column
}

// gridOf lays out the maneuvers of a dial.
func gridOf(dial iter.Seq[catalog.Maneuver]) dialGrid {
	g := dialGrid{cells: map[[2]int]catalog.Maneuver{}}
	for m := range dial {
		if !slices.Contains(g.rows, row(m)) {
			g.rows = append(g.rows, row(m))
		}
		if !slices.Contains(g.columns, column(m.Bearing)) {
			g.columns = append(g.columns, column(m.Bearing))
		}
	}
	slices.Sort(g.rows)
	slices.Reverse(g.rows)
	slices.SortFunc(g.columns, func(a, b gauge.Bearing) int {
		return slices.Index(dialColumns[:], a) - slices.Index(dialColumns[:], b)
	})
	for m := range dial {
		g.cells[[2]int{slices.Index(g.rows, row(m)), slices.Index(g.columns, column(m.Bearing))}] = m
	}
	return g
}

// at is the cell of a maneuver.
func (g *dialGrid) at(m catalog.Maneuver) (row, column int, ok bool) {
	for at, n := range g.cells {
		if n == m {
			return at[0], at[1], true
		}
	}
	return 0, 0, false
}

// first is the maneuver to begin with: straight ahead if there is one, of the
// middle speed.
func (g *dialGrid) first() catalog.Maneuver {
	c := max(slices.Index(g.columns, gauge.StraightAhead), 0)
	return g.nearest(len(g.rows)/2, c)
}

// nearest is the maneuver whose cell is nearest to a row and a column; among
// equals the faster, then the one further left.
func (g *dialGrid) nearest(row, column int) catalog.Maneuver {
	best, least := catalog.Maneuver{}, 1<<30
	for r := range g.rows {
		for c := range g.columns {
			m, ok := g.cells[[2]int{r, c}]
			if far := 3*abs1(r-row) + 2*abs1(c-column); ok && far < least {
				best, least = m, far
			}
		}
	}
	return best
}

// step goes from a maneuver to the next one there is, rows down or columns to
// the right: of the same speed (or bearing) if there is one, else the nearest
// further on; at the end of the dial it stays.
func (g *dialGrid) step(m catalog.Maneuver, rows, columns int) catalog.Maneuver {
	r, c, ok := g.at(m)
	if !ok {
		return g.first()
	}
	for _, same := range [2]bool{true, false} {
		for y, x := r+rows, c+columns; y >= 0 && x >= 0 && y < len(g.rows) && x < len(g.columns); y, x = y+rows, x+columns {
			next, there := g.cells[[2]int{y, x}]
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
func (g *dialGrid) beside(row, column int, along bool) (catalog.Maneuver, bool) {
	for d := 1; d < len(g.columns)+len(g.rows); d++ {
		for _, at := range [2]int{-d, d} {
			cell := [2]int{row + at, column}
			if along {
				cell = [2]int{row, column + at}
			}
			if m, ok := g.cells[cell]; ok {
				return m, true
			}
		}
	}
	return catalog.Maneuver{}, false
}

// speed is the maneuver of a speed whose bearing is nearest to that of m.
func (g *dialGrid) speed(m catalog.Maneuver, speed int) catalog.Maneuver {
	r := slices.Index(g.rows, speed)
	_, c, ok := g.at(m)
	if !ok {
		c = max(slices.Index(g.columns, gauge.StraightAhead), 0)
	}
	if r < 0 {
		return m
	}
	if same, there := g.cells[[2]int{r, c}]; there {
		return same
	}
	next, _ := g.beside(r, c, true)
	return next
}

// turn goes n maneuvers on through the dial, slow ones first and from left to
// right, as a wheel does; past the end it begins again.
func (g *dialGrid) turn(m catalog.Maneuver, n int) catalog.Maneuver {
	var all []catalog.Maneuver
	for r := len(g.rows) - 1; r >= 0; r-- {
		for c := range g.columns {
			if next, ok := g.cells[[2]int{r, c}]; ok {
				all = append(all, next)
			}
		}
	}
	i := slices.Index(all, m)
	if i < 0 {
		return g.first()
	}
	return all[((i+n)%len(all)+len(all))%len(all)]
}

func abs1(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// maneuverOf reads an option that names a maneuver, also by which guides a ship
// deploys.
func maneuverOf(id string) (catalog.Maneuver, bool) {
	if _, code, ok := strings.Cut(id, "/"); ok {
		id = code
	}
	m, err := catalog.ParseManeuver(id)
	return m, err == nil
}

// dialOf reads a slot's options as the maneuvers of a dial.
func dialOf(s *game.Slot) (map[catalog.Maneuver]*game.Option, bool) {
	dial := make(map[catalog.Maneuver]*game.Option, len(s.Options))
	for i := range s.Options {
		m, ok := maneuverOf(s.Options[i].ID)
		if !ok {
			return nil, false
		}
		dial[m] = &s.Options[i]
	}
	return dial, len(dial) > 0
}
