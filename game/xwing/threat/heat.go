package threat

import "xwing/physics"

// Levels are the numbers of dice at which lines are drawn: a cell has as many as it has levels below it.
var levels = [...]uint8{1, 4, 7, 10, 12}

// Level is how many dice there are at least inside the line of a number, from 1 on; LevelCount is how many lines there are.
func Level(n int) int { return int(levels[n-1]) }

// LevelCount is how many levels there are.
const LevelCount = len(levels)

// What is smoothed away of a Map before it is looked at.
const (
	window     = 11 // cells that a median is of, each way
	leastIsle  = 30 // mm wide or high is what has a line of its own
	halfWindow = window / 2
)

// Heat is a Map to be looked at: smoothed, by levels, with the lines between them.
type Heat struct {
	Wide, High int
	Level      []uint8 // of each cell: 0 below the first
	Lines      []Line
}

// Line bounds what has a level, or the hole in that.
type Line struct {
	Level  int           // from 1 on
	Points []physics.Vec // in mm, closed: from the last to the first, too
}

// heat works out what is to be looked at.
func (m *Map) heat() *Heat {
	h := &Heat{Wide: m.Wide, High: m.High, Level: m.median()}
	for i, n := range h.Level {
		h.Level[i] = levelOf(n)
	}
	h.isles()
	for n := 1; n <= LevelCount; n++ {
		h.trace(n)
	}
	return h
}

// levelOf is how many levels so many dice reach.
func levelOf(n uint8) (level uint8) {
	for level < uint8(len(levels)) && levels[level] <= n {
		level++
	}
	return level
}

// median is the median of the window around each cell, of what of it lies on the map: counted as it moves along a row.
func (m *Map) median() []uint8 {
	out := make([]uint8, len(m.Dice))
	for y := range m.High {
		var count [256]int
		low, high := max(0, y-halfWindow), min(m.High-1, y+halfWindow)
		n, below, at := 0, 0, 0 // in the window; of them less than at, which is the median
		column := func(x, by int) {
			if x < 0 || x >= m.Wide {
				return
			}
			for k := low; k <= high; k++ {
				v := int(m.Dice[k*m.Wide+x])
				count[v] += by
				n += by
				if v < at {
					below += by
				}
			}
		}
		for x := range halfWindow {
			column(x, 1)
		}
		for x := range m.Wide {
			column(x+halfWindow, 1)
			column(x-halfWindow-1, -1)
			for below > n/2 {
				at--
				below -= count[at]
			}
			for below+count[at] <= n/2 {
				below += count[at]
				at++
			}
			out[y*m.Wide+x] = uint8(at)
		}
	}
	return out
}

// isles has what is too small for a line of its own take the level of what it borders on.
func (h *Heat) isles() {
	seen, room := make([]bool, len(h.Level)), make([]int, 0, 64)
	for i := range h.Level {
		if seen[i] {
			continue
		}
		isle, small, beside := h.flood(i, seen, room[:0])
		if small && beside >= 0 {
			for _, k := range isle {
				h.Level[k] = uint8(beside)
			}
		}
		room = isle
	}
}

// flood are the cells of a level that hang together with one, whether they are all too near to each other for a line, and
// the level of one beside them; -1 where there is none.
func (h *Heat) flood(from int, seen []bool, isle []int) (all []int, small bool, beside int) {
	level := h.Level[from]
	isle, beside, seen[from] = append(isle, from), -1, true
	lo, hi := [2]int{h.Wide, h.High}, [2]int{}
	for k := 0; k < len(isle); k++ {
		x, y := isle[k]%h.Wide, isle[k]/h.Wide
		lo, hi = [2]int{min(lo[0], x), min(lo[1], y)}, [2]int{max(hi[0], x), max(hi[1], y)}
		for _, d := range [...][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			nx, ny := x+d[0], y+d[1]
			if nx < 0 || ny < 0 || nx >= h.Wide || ny >= h.High {
				continue
			}
			switch i := ny*h.Wide + nx; {
			case h.Level[i] != level:
				beside = int(h.Level[i])
			case !seen[i]:
				seen[i], isle = true, append(isle, i)
			}
		}
	}
	small = (hi[0]-lo[0]+1)*CellSize < leastIsle && (hi[1]-lo[1]+1)*CellSize < leastIsle
	return isle, small, beside
}
