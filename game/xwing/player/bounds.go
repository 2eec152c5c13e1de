package player

import (
	"math"

	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// widest is the line on the right of the arc of the only gun; all of the table where there are others, or it has another arc.
func (v *outlook) widest() physics.HalfPlane {
	if len(v.guns) == 1 && len(v.guns[0].arcs) == 1 {
		if line, ok := v.guns[0].sights[v.guns[0].arcs[0]].Flank(); ok {
			return line
		}
	}
	return physics.HalfPlane{Least: math.Inf(-1)}
}

// most is what a place is worth at most, quickly reckoned.
func (v *outlook) most(at *physics.Box) float64 {
	forward, right, half := at.Forward(), at.Right(), halfOf(at)
	best, nearest := 0.0, math.Inf(-1)
	for i := range v.foes {
		e := &v.foes[i]
		to := e.Origin.Sub(at.Origin)
		apart := to.Len()
		if near := closeness(forward, to, apart); near > nearest {
			nearest = near
		}
		if v.shots[0]+e.prize <= best { // whatever its range
			continue
		}
		beside := physics.Vec{X: math.Abs(right.Dot(to)), Y: forward.Dot(to)}
		if v.flank.Above(beside) < -corner*e.half-0.1 { // no weapon's arc is so wide
			continue
		}
		if worth := v.shots[roughly(apart-corner*(half+e.half))] + e.prize; worth > best {
			best = worth
		}
	}
	if len(v.foes) == 0 {
		return v.goal(at)
	}
	return best + nearest + v.goal(at)
}

// roughly is a range that something so many mm away is at or beyond, told without a ruler.
func roughly(mm float64) gauge.Range {
	if mm < 1 {
		return gauge.Range0
	}
	return min(gauge.Range(1+(mm-1)/gauge.RangeBand), gauge.Beyond)
}

// mostAround is what any place is worth at most whose middle is at most so far from
// that of another.
func (v *outlook) mostAround(at *physics.Box, reach float64) float64 {
	half := halfOf(at)
	best, nearest := 0.0, math.Inf(-1)
	for i := range v.foes {
		e := &v.foes[i]
		apart := max(0, e.Origin.Sub(at.Origin).Len()-reach)
		nearest = max(nearest, 20-apart/25)
		best = max(best, v.shots[atLeast(apart, half, e.half)]+e.prize)
	}
	if len(v.foes) == 0 {
		return v.goalAround(at, reach)
	}
	return best + nearest + v.goalAround(at, reach)
}
