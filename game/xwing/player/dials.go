package player

import (
	"math"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
)

// dials sets a maneuver for every ship.
func (p *Sensible) dials(l *look, d game.Decision) game.Choice {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind, Each: map[string]string{}}
	for _, slot := range d.Slots {
		c.Each[slot.ID] = p.best(slot.Options, judgment{l.maneuver(xwing.ShipOf(slot.ID)), 6})
	}
	return c
}

// What a maneuver is worth, in points. A shot next turn is worth about 30.
const (
	flees    = -10000
	trapped  = -3000 // no maneuver would stay on the table from there
	bumps    = -25
	obstacle = -45
	stresses = -14
	relieves = 18
)

// maneuver judges the maneuvers of a ship by where they would leave it.
func (l *look) maneuver(id xwing.ShipID) func(o game.Option) float64 {
	s := l.view.Ship(id)
	dial, weapons := l.Dial(id), l.Weapons(id)
	ahead := l.expected()
	return func(o game.Option) float64 {
		m, err := catalog.ParseManeuver(o.ID)
		if err != nil || s == nil {
			return 0
		}
		to := l.PreviewManeuver(id, m)
		if to.Flees {
			return flees
		}
		score := obstacle * float64(len(to.Obstacles))
		if !to.Full {
			score += bumps
		}
		switch {
		case to.Maneuver.Difficulty == catalog.Red:
			score += stresses
		case to.Maneuver.Difficulty == catalog.Blue && s.Stressed():
			score += relieves
		}
		there := physics.Base{Pose: to.Final, Size: s.Size}
		if !l.wayOut(there, dial) {
			score += trapped
		}
		return score + l.outlook(there, s, weapons, ahead)
	}
}

// expected guesses where the enemies will stand: a straight 2 further on.
func (l *look) expected() []physics.Base {
	var out []physics.Base
	for _, e := range l.enemies() {
		at := physics.End(e.Base(), physics.Move{Bearing: physics.StraightAhead, Speed: 2})
		moved := physics.Base{Pose: at, Size: e.Size}
		if !physics.Inside(l.view.Area, moved) || l.view.Phase != xwing.Planning {
			moved = e.Base()
		}
		out = append(out, moved)
	}
	return out
}

// wayOut reports whether any maneuver of the dial stays on the table.
func (l *look) wayOut(from physics.Base, dial []catalog.Maneuver) bool {
	for _, m := range dial {
		at := physics.End(from, m.Move())
		if physics.Inside(l.view.Area, physics.Base{Pose: at, Size: from.Size}) {
			return true
		}
	}
	return false
}

// outlook is what a place is worth: shots at the expected enemies, closeness and
// facing where there are none, and their guns at it.
func (l *look) outlook(there physics.Base, s *xwing.Ship, weapons []xwing.Weapon, enemies []physics.Base) float64 {
	best, nearest := 0.0, math.Inf(-1)
	layout := l.Rules().Edition.Arcs
	for _, e := range enemies {
		closest := atLeast(there, e)
		for _, w := range weapons {
			if closest > w.Max || worthOf(w, closest) <= best {
				best = max(best, 0) // no shot of it could be any better
				continue
			}
			best = max(best, l.shot(there, s, w, e))
		}
		to := e.Pose.Point().Sub(there.Pose.Point())
		facing := there.Pose.Frame().Forward().Dot(to.Unit())
		nearest = max(nearest, 20*facing-to.Len()/25)
		if closest > physics.Range3 {
			continue
		}
		if line := physics.AttackRange(e, layout, physics.Front, there); line.InArc && line.Range <= physics.Range3 {
			best -= 5
		}
	}
	if math.IsInf(nearest, -1) {
		return best
	}
	return best + nearest
}

// shot is what a weapon could do from a place to an enemy at a place.
func (l *look) shot(there physics.Base, s *xwing.Ship, w xwing.Weapon, enemy physics.Base) float64 {
	best := 0.0
	for _, arc := range arcsOf(w.Arc, s.Turret) {
		line := physics.AttackRange(there, l.Rules().Edition.Arcs, arc, enemy)
		if !line.InArc || line.Range > w.Max || line.Range < w.Min {
			continue
		}
		best = max(best, worthOf(w, line.Range))
	}
	return best
}

// worthOf is what a shot with a weapon at a range is worth.
func worthOf(w xwing.Weapon, at physics.Range) float64 {
	return 22 + 4*float64(w.Value) - 4*float64(at)
}

// atLeast is a range that two bases are at or beyond, reckoned quickly with the
// circles around them.
func atLeast(a, b physics.Base) physics.Range {
	const corner = 1.4143 // how far the corner of a square is from its middle, by its half side
	apart := a.Pose.Point().Sub(b.Pose.Point()).Len()
	return physics.RangeOf(apart - corner*(a.Size.Half()+b.Size.Half()) - 0.1)
}

// arcsOf returns the arcs through which a weapon attacks.
func arcsOf(k catalog.ArcKind, turret []physics.Arc) []physics.Arc {
	if k.IsTurret() {
		return turret
	}
	if int(k) < len(fixedArcs) {
		return fixedArcs[k : k+1]
	}
	return nil
}

// fixedArcs are the arcs that the icons of cards stand for.
var fixedArcs = [...]physics.Arc{catalog.FrontArc: physics.Front, catalog.LeftArc: physics.Left,
	catalog.RightArc: physics.Right, catalog.RearArc: physics.Rear, catalog.BullseyeArc: physics.Bullseye,
	catalog.FullFrontArc: physics.FullFront, catalog.FullRearArc: physics.FullRear}
