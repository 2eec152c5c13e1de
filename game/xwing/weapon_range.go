package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// widened is a weapon with the range that the ship may give it, if at a cost.
func (s *State) widened(id board.ShipID, w board.Weapon) board.Weapon {
	return s.widenedBy(id, w, s.ofWeapon(id, w, WideningRange))
}

// widenedBy is a weapon with so much more range: a special one from nearer and from farther, a primary one from farther alone.
// Those of huge ships reach to range 5, and their primary ones, which need range 1 (X25-HUG-011), are widened both ways.
func (s *State) widenedBy(id board.ShipID, w board.Weapon, by int) board.Weapon {
	n, most, huge := gauge.Range(by), max(gauge.Range3, w.Max), s.Huge(id)
	if huge {
		most = gauge.Range5
	}
	if w.Special || huge {
		w.Min = max(w.Min-n, gauge.Range0)
	}
	w.Max = min(w.Max+n, most)
	return w
}

// WeaponReach is as far as a weapon of the ship reaches now, with what widens it.
func (s *State) WeaponReach(id board.ShipID, w board.Weapon) gauge.Range { return s.widened(id, w).Max }

// rangePaid lists the abilities that cost something without which the shot would be out of its weapon's range.
func (t *Table) rangePaid(id board.ShipID, s *shot) []Entry {
	var paid []Entry
	by := 0 // for nothing
	t.eachAsked(WideningRange, Moment{Ship: id, Action: s.weapon.ID}, func(a *Ability, m Moment, index int) {
		switch {
		case m.Owner != id || !a.applies(t, m):
		case !a.May:
			by += a.By(t, m)
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
		by += t.ability(e).By(t, e.Moment)
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
