package board

import (
	"strconv"

	"xwing/game"
	"xwing/physics"
)

// CounterID numbers the victory counters that an environment card puts into the play area, from 1. 0 is none.
type CounterID int

// Piece returns the id by which Decisions, Events and scenes name the counter.
func (id CounterID) Piece() string { return "counter:" + strconv.Itoa(int(id)) }

// CounterOf returns the counter that a piece id names, 0 if it names none.
func CounterOf(piece string) CounterID { return CounterID(NumberOf(piece, "counter:")) }

// What counters mark.
const (
	Cache  = "cache"  // an obstacle that something can be found on
	Target = "target" // a point
)

// CounterRadius is that of a victory counter, in mm.
const CounterRadius = 10

// CounterOutline is that of a victory counter about its own middle.
func CounterOutline() physics.Shape { return physics.Disc(physics.Vec{}, CounterRadius) }

// Counter is a victory counter that an environment card uses as a marker: it scores nothing.
type Counter struct {
	ID   CounterID
	Kind string // Cache, Target
	Seat game.Seat
	On   ObstacleID // the obstacle that it lies on, and moves with; 0: it lies in the play area
	Pose physics.Pose
	Gone bool
}

// Counter returns the counter with the id; nil if there is none.
func (v *View) Counter(id CounterID) *Counter {
	if id < 1 || int(id) > len(v.Counters) {
		return nil
	}
	return &v.Counters[id-1]
}

// At is where a counter lies.
func (v *View) At(c *Counter) physics.Pose {
	if o := v.Obstacle(c.On); o != nil {
		return o.Pose
	}
	return c.Pose
}

// CounterOn returns the counter that lies on an obstacle; nil if there is none.
func (v *View) CounterOn(o ObstacleID) *Counter {
	for i := range v.Counters {
		if c := &v.Counters[i]; c.On == o && !c.Gone && o != 0 {
			return c
		}
	}
	return nil
}
