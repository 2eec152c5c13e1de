package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// In which way a range is asked to be widened, in Moment.N.
const (
	nearer  = -1
	farther = 1
)

// reach is by how much the range of a weapon is widened on either side.
type reach struct{ nearer, farther gauge.Range }

// more is the reach with what an ability adds.
func (r reach) more(t *Table, a *Ability, m Moment) reach {
	if m.N = nearer; a.applies(t, &m) {
		r.nearer += gauge.Range(a.By(t, m))
	}
	if m.N = farther; a.applies(t, &m) {
		r.farther += gauge.Range(a.By(t, m))
	}
	return r
}

// widened is a weapon with the range that the ship may give it, if at a cost.
func (s *State) widened(id board.ShipID, w board.Weapon) board.Weapon {
	var r reach
	s.eachOwn(s.View.Ship(id), WideningRange, func(t *Table, a *Ability, m Moment) {
		if m.Action = w.ID; !a.May || t.affordable(id, m.Card, a.Cost) {
			r = r.more(t, a, m)
		}
	})
	return s.widenedBy(id, w, r)
}

// widenedBy is a weapon with so much more range: a special one from nearer and from farther, a primary one from farther alone.
// Those of huge ships reach to range 5, and their primary ones, which need range 1 (X25-HUG-011), may be widened both ways.
func (s *State) widenedBy(id board.ShipID, w board.Weapon, by reach) board.Weapon {
	most, huge := max(gauge.Range3, w.Max), s.Huge(id)
	if huge {
		most = gauge.Range5
	}
	if w.Special || huge {
		w.Min = max(w.Min-by.nearer, gauge.Range0)
	}
	w.Max = min(w.Max+by.farther, most)
	return w
}

// WeaponReach is as far as a weapon of the ship reaches now, with what widens it.
func (s *State) WeaponReach(id board.ShipID, w board.Weapon) gauge.Range { return s.widened(id, w).Max }

// rangePaid lists the abilities that cost something without which the shot would be out of its weapon's range.
func (t *Table) rangePaid(id board.ShipID, s *shot) []Entry {
	var paid []Entry
	var by reach // for nothing
	t.eachAsked(WideningRange, &Moment{Ship: id, Action: s.weapon.ID}, func(a *Ability, m Moment, index int) {
		switch {
		case m.Owner != id:
		case !a.May:
			by = by.more(t, a, m)
		case (reach{}).more(t, a, m) == reach{}:
		case t.affordable(id, m.Card, a.Cost):
			paid = append(paid, Entry{Moment: m, Index: index})
		}
	})
	if len(paid) == 0 {
		return nil
	}
	w, _ := t.Weapon(id, s.weapon.ID)
	for n, e := range paid {
		now := t.widenedBy(id, w, by)
		if _, least, _ := t.contact(id, &now, s.defender); least <= s.line.Range && s.line.Range <= now.Max {
			return paid[:n]
		}
		by = by.more(t, t.ability(e), e.Moment)
	}
	return paid
}

// payForRange pays for them.
func (t *Table) payForRange(entries []Entry) {
	for _, e := range entries {
		t.announce(board.AbilityUsed{Ship: e.Moment.Owner, Card: e.Moment.Card})
		t.pay(e.Moment.Owner, e.Moment.Card, t.ability(e).Cost)
	}
}

// attackLine measures from a ship through one of its arcs to a ship or a remote.
func (s *State) attackLine(id board.ShipID, arc gauge.Arc, at target) gauge.AttackLine {
	defender := at.ship
	if arc == gauge.Bullseye && s.asBullseye(id, defender) {
		arc = gauge.Front
	}
	l := s.lineThrough(id, arc, s.targetShape(at))
	if s.rules.Edition.Range0.AnyArc && l.InArc && s.inContact(id, defender) {
		l.Range = gauge.Range0
	}
	l.Range = s.nearestRange(l.Range)
	return l
}

// measure returns the attack range and line of a weapon against a ship: the
// shortest in the arcs of the weapon (X20-ATK-006, X20-ATK-007).
func (s *State) measure(id board.ShipID, w board.Weapon, at target) gauge.AttackLine {
	best := gauge.AttackLine{Distance: math.Inf(1), Range: gauge.Beyond}
	for _, arc := range s.arcsOf(id, w) {
		l := s.attackLine(id, arc, at)
		if l.Distance < best.Distance {
			best = l
		}
	}
	return extended(best, w)
}

// extended is a line through an arc that a weapon has extended as far as it reaches (X25-HUG-012).
func extended(line gauge.AttackLine, w board.Weapon) gauge.AttackLine {
	if w.Max > gauge.Range3 {
		return line.By(gauge.LongRuler)
	}
	return line
}
