package player

import (
	"math"
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// sights are the arcs of an edition's bases, worked out.
type sights struct {
	of   gauge.ArcLayout
	seen [][gauge.AllRound + 1]gauge.Sight // by token
	far  [][gauge.AllRound + 1]gauge.Sight // the same by the long ruler
}

// newSights works them out.
func newSights(of gauge.ArcLayout) *sights {
	s := &sights{of: of, seen: make([][gauge.AllRound + 1]gauge.Sight, of.Tokens())}
	s.far = slices.Clone(s.seen)
	for token := range s.seen {
		for arc := gauge.Front; arc <= gauge.AllRound; arc++ {
			s.seen[token][arc] = of.Sight(gauge.Token(token), arc)
			s.far[token][arc] = of.SightBy(gauge.Token(token), arc, gauge.LongRuler)
		}
	}
	return s
}

// gun is a weapon of a ship with the arcs through which it attacks.
type gun struct {
	value    int
	min, max gauge.Range
	arcs     []gauge.Arc
	sights   *[gauge.AllRound + 1]gauge.Sight
}

// guns returns the weapons of a ship, until another's are asked for.
func (l *look) guns(s *board.Ship) []gun {
	weapons, huge := l.Weapons(s.ID), l.huge(s)
	l.armed = l.armed[:0]
	for i := range weapons {
		if huge && !l.fires(s, &weapons[i], nil) {
			continue
		}
		l.armed = append(l.armed, l.gun(s, &weapons[i]))
	}
	return l.armed
}

// gun is a weapon of a ship.
func (l *look) gun(s *board.Ship, w *board.Weapon) gun {
	through := &l.sights.seen[s.Base().Printed()]
	if w.Max > gauge.Range3 {
		through = &l.sights.far[s.Base().Printed()]
	}
	return gun{w.Value, w.Min, w.Max, arcsOf(w.Arc, s.Indicator(w.Upgrade)), through}
}

// worth is what the weapon could do from a place to an enemy at a place, 0 if
// nothing.
func (g *gun) worth(from, enemy *physics.Box) float64 {
	best := 0.0
	for _, arc := range g.arcs {
		sight := &g.sights[arc]
		if at := sight.Range(sight.From(from), enemy); at >= g.min && at <= g.max {
			best = max(best, g.worthAt(at))
		}
	}
	return best
}

// worthAt is what a shot with the weapon at a range is worth.
func (g *gun) worthAt(r gauge.Range) float64 {
	worth := 22 + 4*float64(g.value) - 4*float64(r)
	if r > gauge.Range3 { // the defender has more dice there
		worth -= 6
	}
	return worth
}

// foe is where an enemy stands.
type foe struct {
	physics.Box
	token gauge.Token
	half  float64 // half the longer side of its base
	prize float64 // what it is worth to shoot at it, more than at another
	meek  bool    // it shoots at nobody
}

// foeOn is an enemy on a base.
func foeOn(b gauge.Base) foe {
	f := foe{Box: b.Box(), token: b.Printed()}
	f.half = halfOf(&f.Box)
	return f
}

// halfOf is half the longer side of a base.
func halfOf(b *physics.Box) float64 {
	if b.Half.X > b.Half.Y {
		return b.Half.X
	}
	return b.Half.Y
}

// corner is how far the corner of a square is from its middle, by its half side.
const corner = 1.4143

// atLeast is a range that an enemy is at or beyond from a place, if their middles
// are so far apart, reckoned quickly with the circles around their bases.
func atLeast(apart, half, other float64) gauge.Range {
	return gauge.LongRuler.Of(apart - corner*(half+other) - 0.1)
}

// reaches reports whether the enemy may be near enough for the weapon.
func (g *gun) reaches(from *physics.Box, e *foe) bool {
	return atLeast(from.Origin.Sub(e.Origin).Len(), halfOf(from), e.half) <= g.max
}

// present returns the enemies where they stand.
func (l *look) present() []foe {
	if !l.known {
		l.known, l.here = true, l.here[:0]
		for e := range l.enemies() {
			l.here = append(l.here, foeOn(e.Base()))
		}
		l.here = l.convoy(l.here)
	}
	return l.here
}

// lookAhead looks around the table before ships move, and guesses where the enemies
// will stand: a straight 2 further on.
func (l *look) lookAhead() {
	l.Foresee(&l.Foresight)
	l.ahead = l.ahead[:0]
	for e := range l.enemies() {
		at := e.Base()
		if l.view.Phase == board.Planning {
			moved := at.At(gauge.End(at, gauge.Move{Bearing: gauge.StraightAhead, Speed: 2}))
			if gauge.InsideBase(l.view.Area, moved) {
				at = moved
			}
		}
		l.ahead = append(l.ahead, foeOn(at))
	}
	l.ahead = l.convoy(l.ahead)
}

// outlook judges places for a ship with these guns among enemies.
type outlook struct {
	guns   []gun
	foes   []foe
	sights *sights
	goals  []physics.Vec // objectives that it wants to be at
	shots  shotsWorth
	flank  physics.HalfPlane // what is beyond it to the right, or as far to the left, is in no arc of its guns
}

// shotsWorth is what the best shot at each range or beyond is worth, 0 where no weapon reaches.
type shotsWorth [gauge.Beyond + 1]float64

// outlook is that of a ship among enemies.
func (l *look) outlook(s *board.Ship, among []foe) outlook {
	v := outlook{guns: l.guns(s), foes: among, sights: l.sights, goals: l.objectives(s)}
	for r := range v.shots {
		for j := range v.guns {
			if g := &v.guns[j]; gauge.Range(r) <= g.max {
				v.shots[r] = max(v.shots[r], g.worthAt(gauge.Range(r)))
			}
		}
	}
	v.flank = v.widest()
	return v
}

// closeness is what it is worth to have an enemy near, and ahead: to is the way to it, apart how long that is.
func closeness(forward, to physics.Vec, apart float64) float64 {
	ahead := 0.0
	if apart > 0 {
		ahead = forward.Dot(physics.Vec{X: to.X / apart, Y: to.Y / apart})
	}
	return 20*ahead - apart/25
}

// of is what a place is worth: shots at the enemies, closeness and facing where
// there are none, and their guns at it.
func (v *outlook) of(at *physics.Box) float64 {
	forward, half := at.Forward(), halfOf(at)
	best, nearest := 0.0, math.Inf(-1)
	for i := range v.foes {
		e := &v.foes[i]
		to := e.Origin.Sub(at.Origin)
		apart := to.Len()
		if near := closeness(forward, to, apart); near > nearest {
			nearest = near
		}
		closest := atLeast(apart, half, e.half)
		best = v.bestShot(at, e, closest, best)
		if e.meek || closest > gauge.Range3 {
			continue
		}
		if sight := &v.sights.seen[e.token][gauge.Front]; sight.Sees(sight.From(&e.Box), at) {
			best -= 5
		}
	}
	if len(v.foes) == 0 {
		return v.goal(at)
	}
	return best + nearest + v.goal(at)
}

// bestShot is what the best shot from a place is worth: one that is known, or one at an enemy who is at a range or beyond.
func (v *outlook) bestShot(at *physics.Box, e *foe, closest gauge.Range, best float64) float64 {
	if len(v.guns) > 0 {
		best = max(best, 0)
	}
	if v.shots[closest]+e.prize <= best {
		return best // no shot at it could be any better
	}
	for j := range v.guns {
		g := &v.guns[j]
		if closest > g.max || g.worthAt(closest)+e.prize <= best {
			continue
		}
		if worth := g.worth(at, &e.Box); worth > 0 {
			best = max(best, worth+e.prize)
		}
	}
	return best
}

// arcsOf returns the arcs through which a weapon attacks.
func arcsOf(k catalog.ArcKind, turret []gauge.Arc) []gauge.Arc {
	if k.IsTurret() {
		return turret
	}
	if int(k) < len(fixedArcs) {
		return fixedArcs[k : k+1]
	}
	return nil
}

// fixedArcs are the arcs that the icons of cards stand for.
var fixedArcs = [...]gauge.Arc{catalog.FrontArc: gauge.Front, catalog.LeftArc: gauge.Left,
	catalog.RightArc: gauge.Right, catalog.RearArc: gauge.Rear, catalog.BullseyeArc: gauge.Bullseye,
	catalog.FullFrontArc: gauge.FullFront, catalog.FullRearArc: gauge.FullRear, catalog.AllRoundArc: gauge.AllRound}
