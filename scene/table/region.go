package table

import (
	"math"

	"xwing/physics"
)

// Area is a play area, in mm: one corner is the origin.
type Area struct{ Width, Height float64 }

// Region is a part of a play area that is to be seen: all between two corners, and how much room there is to be
// around it. A camera frames it; where one looks is seen by all, so it is told by what all players may see.
type Region struct {
	lo, hi physics.Vec
	Room   float64
	area   Area
}

// About begins a region: nothing yet.
func About(area Area, room float64) Region {
	inf := math.Inf(1)
	return Region{lo: physics.Vec{X: inf, Y: inf}, hi: physics.Vec{X: -inf, Y: -inf}, Room: room, area: area}
}

// Whole is all of a play area.
func Whole(area Area) Region {
	return Region{hi: physics.Vec{X: area.Width, Y: area.Height}, area: area}
}

// Add has a shape belong to the region, with mm around it.
func (r *Region) Add(shape physics.Shape, around float64) {
	lo, hi := shape.Bounds()
	r.lo = physics.Vec{X: min(r.lo.X, lo.X-around), Y: min(r.lo.Y, lo.Y-around)}
	r.hi = physics.Vec{X: max(r.hi.X, hi.X+around), Y: max(r.hi.Y, hi.Y+around)}
}

// Has reports whether all of a shape is to be seen with the region.
func (r *Region) Has(shape physics.Shape) bool {
	lo, hi := shape.Bounds()
	from, to := r.corners(1)
	return lo.X >= from.X && lo.Y >= from.Y && hi.X <= to.X && hi.Y <= to.Y
}

// Empty reports whether nothing belongs to it.
func (r *Region) Empty() bool { return r.lo.X > r.hi.X }

// corners are those of the region with a part of the room around it, within the play
// area.
func (r *Region) corners(part float64) (lo, hi physics.Vec) {
	room := r.Room * part
	return physics.Vec{X: max(r.lo.X-room, 0), Y: max(r.lo.Y-room, 0)},
		physics.Vec{X: min(r.hi.X+room, r.area.Width), Y: min(r.hi.Y+room, r.area.Height)}
}
