package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// RangeBetween returns the range from ship to ship, closest point to closest
// point of the bases whatever the arcs: the range of every ability that does
// not ask for the attack range (Range chapter, X20-ATK-008).
func (s *State) RangeBetween(a, b board.ShipID) gauge.Range {
	if a == b {
		return s.nearestRange(gauge.Range0)
	}
	if one, other := s.View.Ship(a), s.View.Ship(b); one.Remote == "" && other.Remote == "" && one.Joined == 0 && other.Joined == 0 {
		return s.nearestRange(gauge.RangeBetween(one.Base(), other.Base()))
	}
	return s.nearestRange(gauge.MeasureRange(s.ShipShape(a), s.ShipShape(b)))
}

// nearestRange is a range between ships as the edition counts it: contact is range 0, or 1.
func (s *State) nearestRange(r gauge.Range) gauge.Range {
	if r == gauge.Range0 && s.rules.Edition.Range0.None {
		return gauge.Range1
	}
	return r
}

// inContact reports whether two ships are in contact; most are told by
// the circles around their bases.
func (s *State) inContact(a, b board.ShipID) bool {
	one, other := s.View.Ship(a), s.View.Ship(b)
	if a != b && one.Remote == "" && other.Remote == "" && gauge.Apart(one.Base(), other.Base(), physics.ContactGap) {
		return false
	}
	return a == b || gauge.MeasureRange(s.ShipShape(a), s.ShipShape(b)) == gauge.Range0
}

// AtRange reports whether b is at range lo to hi of a, both included; a ship that is gone or docked is nowhere (RULINGS 46,
// X20-RSV-001). What reaches beyond range 3 is measured with the long ruler (X25-HUG-017).
func (s *State) AtRange(a, b board.ShipID, lo, hi gauge.Range) bool {
	if s.View.Ship(a).Where != board.InPlay || s.View.Ship(b).Where != board.InPlay {
		return false
	}
	r := s.RangeBetween(a, b)
	if r == gauge.Beyond && (hi == gauge.Range4 || hi == gauge.Range5) {
		r = gauge.LongRuler.Between(s.ShipShape(a), s.ShipShape(b))
	}
	return lo <= r && r <= hi
}

// WithinRange reports whether the whole of b is in range r of a.
func (s *State) WithinRange(a, b board.ShipID, r gauge.Range) bool {
	return gauge.Within(s.ShipShape(a), r, s.ShipShape(b))
}

// BeyondRange reports whether no part of b is in range r of a.
func (s *State) BeyondRange(a, b board.ShipID, r gauge.Range) bool {
	return gauge.Outside(s.ShipShape(a), r, s.ShipShape(b))
}

// RangeToObstacle returns the range from a ship to the closest point of an
// obstacle; 0 means that one lies on the other, not that their edges touch
// (X20-RNG-008, X20-RNG-012, decision 16).
func (s *State) RangeToObstacle(id board.ShipID, o board.ObstacleID) gauge.Range {
	ship, obstacle := s.ShipShape(id), s.ObstacleShape(o)
	r := gauge.MeasureRange(ship, obstacle)
	if r == gauge.Range0 && !physics.ShapesOverlap(ship, obstacle) {
		return gauge.Range1
	}
	return r
}

// NearObstacle reports whether the ship is at range 0 to hi of an obstacle.
func (s *State) NearObstacle(id board.ShipID, hi gauge.Range) bool {
	return slices.ContainsFunc(s.View.ObstaclesInPlay(), func(o board.ObstacleID) bool { return s.RangeToObstacle(id, o) <= hi })
}

// ObstaclesUnder returns the obstacles at range 0 of the ship: it overlaps them
// (X20-RNG-012).
func (s *State) ObstaclesUnder(id board.ShipID) []board.ObstacleID {
	var out []board.ObstacleID
	base := s.ShipShape(id)
	lo, hi := base.Bounds()
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		if !o.Gone && s.near(o, lo, hi) && physics.ShapesOverlap(base, s.ObstacleShape(o.ID)) {
			out = append(out, o.ID)
		}
	}
	return out
}

// BombsNear counts the bombs friendly to a ship at range 0 to hi of it.
func (s *State) BombsNear(of board.ShipID, hi gauge.Range) int {
	return s.tokensNear(of, s.View.Ship(of).Seat, hi, s.IsBomb)
}

// DevicesNear counts the devices friendly to a ship, whose, at range 0 to hi of another: bombs,
// mines, remotes and those clouds that are devices, too.
func (s *State) DevicesNear(of, whose board.ShipID, hi gauge.Range) int {
	seat := s.View.Ship(whose).Seat
	n := s.tokensNear(of, seat, hi, func(string) bool { return true })
	for i := range s.View.Ships {
		if r := &s.View.Ships[i]; s.FriendlyRemote(whose, r.ID) && r.Where == board.InPlay && s.AtRange(of, r.ID, gauge.Range0, hi) {
			n++
		}
	}
	for _, id := range s.cloudsNear(of, hi) {
		if s.View.Obstacle(id).Seat == seat {
			n++
		}
	}
	return n
}

// cloudsNear returns the obstacles there that are devices, too.
func (s *State) cloudsNear(of board.ShipID, hi gauge.Range) []board.ObstacleID {
	return slices.DeleteFunc(s.clouds(), func(id board.ObstacleID) bool { return s.RangeToObstacle(of, id) > hi })
}

// clouds returns the obstacles in play that are devices, too.
func (s *State) clouds() []board.ObstacleID {
	return slices.DeleteFunc(s.View.ObstaclesInPlay(), func(id board.ObstacleID) bool {
		kind := s.View.Obstacle(id).XWS
		return len(s.DeviceTypes(kind)) == 0 || !s.isDevice(kind)
	})
}

// tokensNear counts the device tokens of a seat's and of some kinds there.
func (s *State) tokensNear(of board.ShipID, seat game.Seat, hi gauge.Range, kinds func(string) bool) int {
	n := 0
	for _, id := range s.View.DevicesInPlay() {
		d := s.View.Device(id)
		if d.Seat == seat && kinds(d.Kind) && gauge.MeasureRange(s.ShipShape(of), s.DeviceShape(id)) <= hi {
			n++
		}
	}
	return n
}

// ShipsAt returns the ships at range 0 to hi of a ship, itself included, for
// which f holds, in ShipID order.
func (t *Table) ShipsAt(of board.ShipID, hi gauge.Range, f func(board.ShipID) bool) []board.ShipID {
	var out []board.ShipID
	for _, id := range t.View.ShipsInPlay() {
		if t.AtRange(of, id, gauge.Range0, hi) && f(id) {
			out = append(out, id)
		}
	}
	return out
}

// measuringFrom returns what a ship may measure the range of its lock or jam from:
// itself, and friendly objects that say so.
func (t *Table) measuringFrom(id board.ShipID, what catalog.ActionType) []physics.Shape {
	from := []physics.Shape{t.ShipShape(id)}
	if what == catalog.Lock { // a whole ship has a lock, not a section of it
		from[0] = t.wholeShape(id)
	}
	t.eachAsked(MeasuringFrom, &Moment{Ship: id, Action: what.String()}, func(a *Ability, m Moment, _ int) {
		if a.applies(t, &m) {
			from = append(from, t.ShipShape(m.Owner))
		}
	})
	return from
}

// SpendingNearby is the Moment.Action of the MeasuringFrom query about tokens of ships nearby, Moment.Other, that an
// ability spends: near enough to the owner is near enough.
const SpendingNearby = "spend"

// nearToSpend reports whether a ship is near enough to another for that to spend its tokens.
func (t *Table) nearToSpend(id, from board.ShipID) bool {
	near := t.AtRange(id, from, gauge.Range0, gauge.Range1)
	t.eachAsked(MeasuringFrom, &Moment{Ship: id, Other: from, Action: SpendingNearby}, func(a *Ability, m Moment, _ int) {
		near = near || a.applies(t, &m)
	})
	return near
}

// nearest returns the least range from any of the shapes.
func nearest(from []physics.Shape, to physics.Shape) gauge.Range {
	r := gauge.Beyond
	for _, f := range from {
		r = min(r, gauge.MeasureRange(f, to))
	}
	return r
}
