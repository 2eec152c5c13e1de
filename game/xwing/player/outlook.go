package player

import (
	"math"

	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
)

// gun is a weapon with the arcs through which its ship attacks with it.
type gun struct {
	xwing.Weapon
	arcs []physics.Sight
}

// guns returns the weapons of a ship.
func (l *look) guns(s *xwing.Ship) []gun {
	weapons := l.Weapons(s.ID)
	out := make([]gun, len(weapons))
	for i, w := range weapons {
		out[i].Weapon = w
		for _, arc := range arcsOf(w.Arc, s.Turret) {
			out[i].arcs = append(out[i].arcs, l.Rules().Edition.Arcs.Sight(s.Size, arc))
		}
	}
	return out
}

// worth is what the weapon could do from a place to an enemy at a place, 0 if
// nothing.
func (g *gun) worth(from, enemy *physics.Stand) float64 {
	best := 0.0
	for i := range g.arcs {
		if at := g.arcs[i].Range(from, enemy); at <= physics.Range3 && at >= g.Min && at <= g.Max {
			best = max(best, worthOf(g, at))
		}
	}
	return best
}

// worthOf is what a shot with a weapon at a range is worth.
func worthOf(g *gun, at physics.Range) float64 {
	return 22 + 4*float64(g.Value) - 4*float64(at)
}

// foe is where an enemy stands, and what it has before its guns.
type foe struct {
	physics.Stand
	front physics.Sight
}

// atLeast is a range that the enemy is at or beyond from a place, reckoned quickly
// with the circles around the bases.
func (e *foe) atLeast(from *physics.Stand) physics.Range {
	const corner = 1.4143 // how far the corner of a square is from its middle, by its half side
	apart := from.Origin.Sub(e.Origin).Len()
	return physics.RangeOf(apart - corner*(from.Half+e.Half) - 0.1)
}

// foes returns what matters of enemies that stand there.
func (l *look) foes(bases []physics.Base) []foe {
	var fronts [physics.Large + 1]physics.Sight
	for size := range fronts {
		fronts[size] = l.Rules().Edition.Arcs.Sight(physics.Size(size), physics.Front)
	}
	out := make([]foe, len(bases))
	for i, b := range bases {
		out[i] = foe{b.Stand(), fronts[b.Size]}
	}
	return out
}

// present returns the enemies where they stand.
func (l *look) present() []foe {
	var bases []physics.Base
	for _, e := range l.enemies() {
		bases = append(bases, e.Base())
	}
	return l.foes(bases)
}

// expected guesses where the enemies will stand: a straight 2 further on.
func (l *look) expected() []foe {
	var bases []physics.Base
	for _, e := range l.enemies() {
		at := physics.End(e.Base(), physics.Move{Bearing: physics.StraightAhead, Speed: 2})
		moved := physics.Base{Pose: at, Size: e.Size}
		if !physics.Inside(l.view.Area, moved) || l.view.Phase != xwing.Planning {
			moved = e.Base()
		}
		bases = append(bases, moved)
	}
	return l.foes(bases)
}

// outlook judges places for a ship with these guns among enemies.
type outlook struct {
	guns []gun
	foes []foe
}

// of is what a place is worth: shots at the enemies, closeness and facing where
// there are none, and their guns at it. It gives up, and reports false, once the
// place cannot be worth more than least.
func (v *outlook) of(there physics.Base, least float64) (float64, bool) {
	at := there.Stand()
	forward := at.Forward()
	most, nearest := 0.0, math.Inf(-1)
	for i := range v.foes {
		e := &v.foes[i]
		to := e.Origin.Sub(at.Origin)
		nearest = max(nearest, 20*forward.Dot(to.Unit())-to.Len()/25)
		closest := e.atLeast(&at)
		for j := range v.guns {
			if closest <= v.guns[j].Max {
				most = max(most, worthOf(&v.guns[j], closest))
			}
		}
	}
	if len(v.foes) == 0 {
		nearest = 0
	}
	if most+nearest <= least {
		return 0, false
	}
	return v.shots(&at) + nearest, true
}

// shots is what the best shot from a place is worth, less for every enemy that has
// the place before its guns.
func (v *outlook) shots(at *physics.Stand) float64 {
	best := 0.0
	for i := range v.foes {
		e := &v.foes[i]
		closest := e.atLeast(at)
		for j := range v.guns {
			if closest > v.guns[j].Max || worthOf(&v.guns[j], closest) <= best {
				best = max(best, 0) // no shot of it could be any better
				continue
			}
			best = max(best, v.guns[j].worth(at, &e.Stand))
		}
		if closest <= physics.Range3 && e.front.Range(&e.Stand, at) <= physics.Range3 {
			best -= 5
		}
	}
	return best
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
