package gauge

import "xwing/physics"

// Obstruction is what obstructs a line of sight: ships and obstacles, a bit for each by index.
type Obstruction struct{ Ships, Obstacles uint64 }

// None reports whether nothing obstructs.
func (o Obstruction) None() bool { return o == Obstruction{} }

// Table is what can stand in a line of sight: bases and obstacle tokens, at most 64 of each. Squadrons obstruct nothing
// (ARM-LOS-008).
type Table struct {
	Bases     []physics.Convex
	Obstacles []physics.Shape
}

// NewTable works out the bases of ships and the outlines of obstacles for many lines.
func NewTable(ships []Base, obstacles []physics.Shape) *Table {
	t := &Table{Obstacles: obstacles}
	for _, s := range ships {
		box := s.Box()
		corners := box.Corners()
		t.Bases = append(t.Bases, physics.ConvexOf(corners[:]...))
	}
	return t
}

// Obstructs is what obstructs a line of sight between pieces: ships other than the two it is between, and obstacles
// where a visible part of them is crossed, one that lies under no ship's base (ARM-LOS-006, -007, -010, -014).
// Between are the indices of the two ships; -1 for what is none.
func (t *Table) Obstructs(line physics.Segment, between ...int) (o Obstruction) {
	for i := range t.Bases {
		if !contains(between, i) && t.Bases[i].Crossed(line) {
			o.Ships |= 1 << i
		}
	}
	for i := range t.Obstacles {
		if physics.Crosses(line, &t.Obstacles[i]) && t.visibly(line, &t.Obstacles[i]) {
			o.Obstacles |= 1 << i
		}
	}
	return o
}

// Crosses are the obstacles that a line passes through, whether or not a ship covers them there (ARM-OBT-012).
func (t *Table) Crosses(line physics.Segment) (obstacles uint64) {
	for i := range t.Obstacles {
		if physics.Crosses(line, &t.Obstacles[i]) {
			obstacles |= 1 << i
		}
	}
	return obstacles
}

// visibly reports whether a line passes through a part of an obstacle that no ship covers.
func (t *Table) visibly(line physics.Segment, obstacle *physics.Shape) bool {
	seen := false
	physics.EachPassing(line, obstacle, func(part physics.Segment) {
		seen = seen || t.uncovered(part, 0, obstacle)
	})
	return seen
}

// uncovered reports whether the obstacle is crossed by what the bases, from the n-th on, leave of a part of a line.
func (t *Table) uncovered(part physics.Segment, n int, obstacle *physics.Shape) bool {
	if part.Len() <= 2*physics.OverlapDepth {
		return false
	}
	for ; n < len(t.Bases); n++ {
		from, to, ok := t.Bases[n].Span(part)
		if !ok {
			continue
		}
		return t.uncovered(physics.Segment{A: part.A, B: part.A.Lerp(part.B, from)}, n+1, obstacle) ||
			t.uncovered(physics.Segment{A: part.A.Lerp(part.B, to), B: part.B}, n+1, obstacle)
	}
	return physics.Crosses(part, obstacle)
}

// Engaged reports whether two enemy squadrons engage each other: at distance 1, and nothing obstructs the line between
// the middles of their bases (ARM-EGT-001, -005, ARM-LOS-013).
func (t *Table) Engaged(a, b physics.Pose) bool {
	return DistanceOf(SquadronsApart(a, b)) == Distance1 && t.Obstructs(physics.Segment{A: a.Point(), B: b.Point()}).None()
}

func contains(some []int, i int) bool {
	for _, k := range some {
		if k == i {
			return true
		}
	}
	return false
}

// CrossesBarrier reports whether a line of sight crosses one of two round tokens, or the line between them.
func CrossesBarrier(sight physics.Segment, a, b physics.Pose) bool {
	for _, p := range [2]physics.Pose{a, b} {
		token := Token(p)
		if physics.Crosses(sight, &token) {
			return true
		}
	}
	return physics.Meet(sight, physics.Segment{A: a.Point(), B: b.Point()})
}
