package xwing

import (
	"xwing/game/catalog"
	"xwing/physics"
)

// Foresight looks ahead at many maneuvers of one ship: what PreviewManeuver says of
// each, but for what only a scene shows.
type Foresight struct {
	state     *State
	id        ShipID
	from      physics.Base
	ships     []physics.Base // that it could overlap
	obstacles []*placed      // that it could meet
}

// Foreseen is what a maneuver would come to.
type Foreseen struct {
	Maneuver catalog.Maneuver // as it would be executed
	Final    physics.Pose
	Full     bool
	Flees    bool
	Met      int // how many obstacles it meets; of one that flees none are counted
}

// farthestReach is how far in mm from where a ship stands a maneuver takes any part
// of it, and of its template: a straight 5 and some bases, more than enough.
func farthestReach(s physics.Size) float64 { return 240 + 4*s.Half() }

// Foresee looks around the ship for what could be in its way.
func (s *State) Foresee(id ShipID) Foresight {
	f := Foresight{state: s, id: id, from: s.View.Ship(id).Base()}
	at, reach := f.from.Pose.Point(), farthestReach(f.from.Size)
	for i := range s.View.Ships {
		other := &s.View.Ships[i]
		if other.Where == InPlay && other.Remote == "" && other.ID != id &&
			other.Pose.Point().Sub(at).Len() <= reach+other.Size.Side() {
			f.ships = append(f.ships, other.Base())
		}
	}
	lo, hi := at.Sub(physics.Vec{X: reach, Y: reach}), at.Add(physics.Vec{X: reach, Y: reach})
	for i := range s.View.Obstacles {
		if o := &s.View.Obstacles[i]; !o.Gone && s.near(o, lo, hi) {
			f.obstacles = append(f.obstacles, s.placedAt(o))
		}
	}
	return f
}

// Maneuver looks ahead at one maneuver.
func (f *Foresight) Maneuver(m catalog.Maneuver) Foreseen {
	m = (&Table{State: f.state}).attempted(f.id, m, false)
	ex := physics.Land(f.from, m.Move(), f.ships)
	out := Foreseen{Maneuver: m, Final: ex.Final, Full: ex.Full}
	final := physics.Base{Pose: ex.Final, Size: f.from.Size}
	if out.Flees = f.state.outside(final); !out.Flees {
		out.Met = f.met(m, ex, final.Shape())
	}
	return out
}

// met counts the obstacles that an executed maneuver meets. Its template, which
// seldom has any near it, is laid only if one is.
func (f *Foresight) met(m catalog.Maneuver, ex physics.Execution, final physics.Shape) int {
	if m.Bearing == physics.Stationary {
		return len(f.state.ObstaclesUnder(f.id))
	}
	n := 0
	var used physics.Shape
	for _, o := range f.obstacles {
		if !o.about(f.from.Pose.Point(), ex.Final.Point()) {
			continue
		}
		if used.Empty() {
			used = physics.UsedPart(f.from, m.Move(), ex)
		}
		if physics.ShapesOverlap(used, o.shape) || physics.ShapesOverlap(final, o.shape) {
			n++
		}
	}
	return n
}

// about reports whether something that moves from one place to another along a
// template may touch the obstacle.
func (p *placed) about(from, to physics.Vec) bool {
	const aside = 100 // mm: more than half the largest base, and than any curve's bulge
	return min(from.X, to.X)-aside <= p.hi.X && max(from.X, to.X)+aside >= p.lo.X &&
		min(from.Y, to.Y)-aside <= p.hi.Y && max(from.Y, to.Y)+aside >= p.lo.Y
}
