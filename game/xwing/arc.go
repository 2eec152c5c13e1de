package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// InArc reports whether any part of b is in an arc of a, out to range 3 (Arc
// chapter), in first edition across the play area (X10-ARC-001). A ship is in none of its own arcs, one that is not in play
// in nobody's.
func (s *State) InArc(a, b board.ShipID, arc gauge.Arc) bool {
	return s.hasArcsFor(a, b) && (s.ShapeInArc(a, arc, s.ShipShape(b)) || arc == gauge.Bullseye && s.asBullseye(a, b))
}

// hasArcsFor reports whether a ship can be in the arcs of another at all.
func (s *State) hasArcsFor(a, b board.ShipID) bool {
	return a != b && s.View.Ship(b).Where == board.InPlay && s.hasArcs(a)
}

// ShapeInArc reports whether any part of a shape is in an arc of a ship, or of a remote that has arcs.
func (s *State) ShapeInArc(id board.ShipID, arc gauge.Arc, shape physics.Shape) bool {
	line := s.lineThrough(id, arc, shape)
	if arc == gauge.Bullseye && s.Huge(id) {
		line = line.By(s.bullseyeRuler(id))
	}
	return s.rules.Edition.Arcs.Contains(line)
}

// lineThrough measures through an arc of a ship, or of a remote, to a shape.
func (s *State) lineThrough(id board.ShipID, arc gauge.Arc, to physics.Shape) gauge.AttackLine {
	if from := s.View.Ship(id); from.Remote != "" {
		return gauge.AttackRangeFrom(s.ShipShape(id), from.Base(), s.rules.Edition.Arcs, arc, to)
	}
	return gauge.AttackRange(s.View.Ship(id).Base(), s.rules.Edition.Arcs, arc, to)
}

// InTrueBullseye reports whether any part of b is in the bullseye arc of a, and not only treated so.
func (s *State) InTrueBullseye(a, b board.ShipID) bool {
	return s.hasArcsFor(a, b) && s.ShapeInArc(a, gauge.Bullseye, s.ShipShape(b))
}

// asBullseye reports whether a ship treats another as being in its bullseye arc.
func (s *State) asBullseye(a, b board.ShipID) bool {
	return (&Table{State: s}).sum(TreatingAs, &Moment{Action: AsInBullseye, Ship: a, Other: b}) > 0
}

// hasArcs reports whether a ship has arcs: a remote that does not attack seldom has any.
func (s *State) hasArcs(id board.ShipID) bool {
	kind := s.View.Ship(id).Remote
	if kind == "" {
		return true
	}
	facts := s.remoteFacts(kind)
	return facts.Arcs || len(facts.Attacks) > 0
}

// ObjectInArc reports whether any part of an object in play is in an arc of a ship, and at
// range lo to hi of it.
func (s *State) ObjectInArc(id board.ShipID, object string, arc gauge.Arc, lo, hi gauge.Range) bool {
	if s.View.Gone(object) || object == id.Piece() || !s.hasArcs(id) {
		return false
	}
	shape := s.shapeOf(object)
	r := s.nearestRange(gauge.MeasureRange(s.ShipShape(id), shape))
	return lo <= r && r <= hi && s.ShapeInArc(id, arc, shape)
}

// RangeTo returns the range from a ship to any object in play; from a huge one as far as range 5.
func (s *State) RangeTo(id board.ShipID, object string) gauge.Range {
	ruler := gauge.StandardRuler
	if s.Huge(id) {
		ruler = gauge.LongRuler
	}
	return ruler.Between(s.ShipShape(id), s.shapeOf(object))
}

// shapeOf returns where a ship, a remote, an obstacle or a device lies.
func (s *State) shapeOf(object string) physics.Shape {
	if ship := board.ShipOf(object); ship != 0 {
		return s.ShipShape(ship)
	}
	if o := board.ObstacleOf(object); o != 0 {
		return s.ObstacleShape(o)
	}
	return s.DeviceShape(board.DeviceOf(object))
}

// InBullseye reports whether any part of b is in a's bullseye arc.
func (s *State) InBullseye(a, b board.ShipID) bool { return s.InArc(a, b, gauge.Bullseye) }

// InTurretArc reports whether any part of b is in an arc that a's turret indicator
// selects.
func (s *State) InTurretArc(a, b board.ShipID) bool {
	in := func(arc gauge.Arc) bool { return s.InArc(a, b, arc) }
	ship := s.View.Ship(a)
	return slices.ContainsFunc(ship.Turret, in) ||
		slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return slices.ContainsFunc(u.Turret, in) })
}

// Behind reports whether a is behind b: in its full rear arc, not across its
// midway line.
func (s *State) Behind(a, b board.ShipID) bool {
	return s.hasMidline(b) && gauge.Behind(s.View.Ship(a).Base(), s.View.Ship(b).Base())
}

// InFrontOf reports whether a is in front of b: in its full front arc, not
// across its midway line.
func (s *State) InFrontOf(a, b board.ShipID) bool {
	return s.hasMidline(b) && gauge.InFrontOf(s.View.Ship(a).Base(), s.View.Ship(b).Base())
}

// Flanking reports whether a lies across b's midway line.
func (s *State) Flanking(a, b board.ShipID) bool {
	return s.hasMidline(b) && gauge.Flanking(s.View.Ship(a).Base(), s.View.Ship(b).Base())
}

// hasMidline reports whether a ship can be in front of, behind or flanking it: no
// remote has a midway line (X20-RMT-005).
func (s *State) hasMidline(id board.ShipID) bool { return s.View.Ship(id).Remote == "" }

// FiringArcs returns the ship's firing arcs: those of its primary weapons, which
// are the shaded ones of its token, those that upgrades grant, and the ones that
// its turret indicator selects (X20-ARC-025, X20-ARC-026).
func (s *State) FiringArcs(id board.ShipID) []gauge.Arc {
	p := s.Profile(id)
	kinds := slices.Clone(p.Arcs)
	for _, w := range p.Stats.Attacks {
		kinds = append(kinds, w.Arc)
	}
	for _, w := range s.addedWeapons(s.View.Ship(id), nil) {
		kinds = append(kinds, w.Arc)
	}
	var out []gauge.Arc
	for _, k := range kinds {
		if k == catalog.AllRoundArc {
			continue // a turret's attack is not of an arc
		}
		for _, arc := range s.arcsOf(id, board.Weapon{Arc: k}) {
			if !slices.Contains(out, arc) {
				out = append(out, arc)
			}
		}
	}
	add := func(turret []gauge.Arc) {
		for _, arc := range turret {
			if !slices.Contains(out, arc) {
				out = append(out, arc)
			}
		}
	}
	ship := s.View.Ship(id)
	add(ship.Turret)
	for i := range ship.Upgrades {
		add(ship.Upgrades[i].Turret)
	}
	return out
}

// InFiringArc reports whether any part of b is in a firing arc of a: as far as
// InArc says, whatever the range of the weapon (X20-FAQ-007).
func (s *State) InFiringArc(a, b board.ShipID) bool {
	for _, arc := range s.FiringArcs(a) {
		if s.InArc(a, b, arc) {
			return true
		}
	}
	return false
}

// OutOfArc reports whether no part of b is in an arc of a that has arcs: nothing is in or outside the arcs of what
// has none (X25-REM-003).
func (s *State) OutOfArc(a, b board.ShipID, arc gauge.Arc) bool {
	return s.hasArcs(a) && !s.InArc(a, b, arc)
}

// OutOfFiringArc reports whether no part of b is in a firing arc of a that has arcs.
func (s *State) OutOfFiringArc(a, b board.ShipID) bool { return s.hasArcs(a) && !s.InFiringArc(a, b) }

// InAttackArc reports whether any part of a ship is in the arc of a in which its
// weapon attacks, or is about to attack, the defender.
func (s *State) InAttackArc(a board.ShipID, w board.Weapon, defender, ship board.ShipID) bool {
	for _, arc := range s.arcsOf(a, w) {
		in := s.InArc(a, ship, arc)
		if arc == gauge.Bullseye { // what may be treated as being there gains nobody else anything
			in = s.InTrueBullseye(a, ship)
		}
		if in && s.InArc(a, defender, arc) {
			return true
		}
	}
	return false
}

// InComingArc reports whether any part of a ship is in the arc in which the moment's ship is about to attack.
func (s *State) InComingArc(m Moment, ship board.ShipID) bool {
	for _, a := range standardArcs {
		if m.Attack.From == a.id {
			return s.InArc(m.Ship, ship, a.arc)
		}
	}
	return s.InAttackArc(m.Ship, board.Weapon{Arc: m.Attack.Arc}, m.Other, ship)
}

var plainArcs = [...]gauge.Arc{
	catalog.FrontArc: gauge.Front, catalog.LeftArc: gauge.Left, catalog.RightArc: gauge.Right,
	catalog.RearArc: gauge.Rear, catalog.BullseyeArc: gauge.Bullseye,
	catalog.FullFrontArc: gauge.FullFront, catalog.FullRearArc: gauge.FullRear, catalog.AllRoundArc: gauge.AllRound,
}

// arcsOf returns where the arc icon of a weapon points on the ship: a turret icon points
// where the indicator does (X20-ARC-021, X20-ARC-023), first edition's turrets everywhere (X10-ATK-004). Not to be written to.
func (s *State) arcsOf(id board.ShipID, w board.Weapon) []gauge.Arc {
	if w.Arc.IsTurret() {
		return s.View.Ship(id).Indicator(w.Upgrade)
	}
	if w.Special && w.Arc == catalog.FrontArc && s.Huge(id) {
		if arcs := s.printedArcs(id); arcs != nil {
			return arcs
		}
	}
	return plainArcs[w.Arc : w.Arc+1 : w.Arc+1]
}

// printedArcs are the arcs that a huge ship's token prints in place of a front arc; nil where it has that (X10-HUG-034).
func (s *State) printedArcs(id board.ShipID) (arcs []gauge.Arc) {
	ship, err := s.rules.Catalog.Ship(s.View.Ship(id).Chassis)
	if err != nil {
		return nil
	}
	for _, a := range ship.Epic.Arcs {
		arcs = append(arcs, plainArcs[a])
	}
	return arcs
}

// WeaponArcs returns the arcs of the ship in which a weapon attacks, for drawing.
func (s *State) WeaponArcs(id board.ShipID, w board.Weapon) []gauge.Arc {
	switch {
	case s.turnsRound(id, w):
		return []gauge.Arc{gauge.Front, gauge.Rear}
	case w.Arc == catalog.AllRoundArc: // in two halves, each with an edge
		return []gauge.Arc{gauge.FullFront, gauge.FullRear}
	}
	return s.arcsOf(id, w)
}

// DevicesInAttackArc counts the devices friendly to a ship, remotes and clouds that are devices among them, that are in the arc
// in which its weapon attacks a defender.
func (s *State) DevicesInAttackArc(a board.ShipID, w board.Weapon, defender board.ShipID) (n int) {
	seat := s.View.Ship(a).Seat
	for _, id := range s.View.RemotesInPlay() {
		if s.FriendlyRemote(a, id) && s.InAttackArc(a, w, defender, id) {
			n++
		}
	}
	for _, id := range s.View.DevicesInPlay() {
		if s.View.Device(id).Seat == seat && s.inAttackArc(a, w, defender, s.DeviceShape(id)) {
			n++
		}
	}
	for _, id := range s.clouds() {
		if s.View.Obstacle(id).Seat == seat && s.inAttackArc(a, w, defender, s.ObstacleShape(id)) {
			n++
		}
	}
	return n
}

func (s *State) inAttackArc(a board.ShipID, w board.Weapon, defender board.ShipID, shape physics.Shape) bool {
	return slices.ContainsFunc(s.arcsOf(a, w), func(arc gauge.Arc) bool {
		return s.InArc(a, defender, arc) && s.ShapeInArc(a, arc, shape)
	})
}
