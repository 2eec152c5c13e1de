package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// AttackPreview is what an attack would be, before anybody decides: computed by
// the functions that the attack itself uses.
type AttackPreview struct {
	Refusal      *game.Refusal // why it is not legal; nil if it is
	InArc        bool
	Range        gauge.Range        // of the attack: beyond 3 of a ship that is not in arc
	Distance     float64            // in arc, mm; infinite for a ship of which no part is
	Apart        gauge.Range        // from ship to ship, whatever the arcs
	Lines        []RangeLine        // the range lines to choose from
	Obstructed   []board.ObstacleID // those on the first line
	IsObstructed bool               // by one of them, or by a ship
	AttackDice   int
	DefenseDice  int
	Through      []board.ShipID // other ships on the first line
	AttackWhy    []DicePart     // what the numbers of dice are made of
	DefenseWhy   []DicePart
}

// PreviewAttack returns what an attack by a ship with one of its weapons against
// another would be, if it began now. It changes nothing.
func (s *State) PreviewAttack(attacker board.ShipID, weapon string, defender board.ShipID) AttackPreview {
	w, ok := s.Weapon(attacker, weapon)
	if !ok || attacker == defender || s.View.Ship(attacker).Where != board.InPlay || s.View.Ship(defender).Where != board.InPlay {
		return AttackPreview{Refusal: s.Refuse(rule.WeaponChoice, "refusal.no-weapon"), Range: gauge.Beyond}
	}
	w = s.widened(attacker, w)
	var copied State
	s.beforeAttack(&copied, nil) // the view's slices are only read
	t := lookAt(&copied)
	way := t.likeliestEnd(attacker, w, defender)
	p := AttackPreview{InArc: way.line.InArc, Range: way.line.Range, Distance: way.line.Distance,
		Apart: s.RangeBetween(attacker, defender)}
	if t.spares(attacker, defender) {
		p.Refusal = s.Refuse(rule.FriendlyTarget, "refusal.friendly", "ship", defender.Piece())
	} else {
		terms := t.previewTerms(attacker, w)
		if p.Refusal = t.against(attacker, &way, terms); t.headed(w) && terms.header == nil {
			p.Refusal = s.Refuse(rule.WeaponChoice, "refusal.no-weapon")
		} else if !t.meets(attacker, w, defender) && slices.ContainsFunc(t.waived(attacker, way, terms), legalShot) {
			p.Refusal = nil
		}
		if p.Refusal == nil && t.sum(NearestTargets, &Moment{Ship: attacker}) > 0 {
			p.Refusal = t.againstFarther(attacker, way)
		}
	}
	if !p.InArc {
		return p
	}
	p.Lines = s.rangeLines(attacker, way)
	way.line.Range = t.attackRange(attacker, defender, way.weapon, way.line.Range)
	a := s.declared(attacker, way, p.Lines[0])
	t.View.Attack = &a
	p.Obstructed, p.IsObstructed, p.Through = a.Obstructed, a.IsObstructed(), a.Through
	f := t.Fight()
	p.AttackWhy, p.DefenseWhy = f.attackParts(nil), f.defenseParts(nil)
	p.AttackDice, p.DefenseDice = f.atMost(p.AttackWhy, board.AttackDice), f.atMost(p.DefenseWhy, board.DefenseDice)
	return p
}

// previewTerms are the terms on which a ship would attack with a weapon in its turn.
func (t *Table) previewTerms(id board.ShipID, w board.Weapon) AttackTerms {
	if t.headed(w) {
		return AttackTerms{Bonus: true, header: t.headerOf(id, w)}
	}
	return AttackTerms{}
}

// DiceAhead is how many dice each side of an attack rolls if nothing changes that any more, by
// board.Side. It changes nothing.
func (s *State) DiceAhead(a *board.Attack) (n [2]int) {
	copied := *s
	copied.View.Attack = a
	f := lookAt(&copied).Fight()
	n[board.AttackDice] = f.atMost(f.attackParts(nil), board.AttackDice)
	n[board.DefenseDice] = f.atMost(f.defenseParts(nil), board.DefenseDice)
	return n
}

// lookAt returns a table on which an attack is looked at, together with what that Fight takes.
func lookAt(s *State) *Table {
	l := &struct {
		table Table
		fight Fight
	}{table: Table{State: s}}
	l.table.glimpse = &l.fight
	return &l.table
}

// declared returns the attack as it is under way along a range line, no dice rolled yet.
func (s *State) declared(attacker board.ShipID, way shot, along RangeLine) board.Attack {
	if way.section == 0 {
		way.section = s.View.Ship(way.defender).Section
	}
	a := board.Attack{Attacker: attacker, Defender: way.defender, Section: way.section, Weapon: way.weapon, Range: way.line.Range,
		Line: along.Line, Through: along.Ships}
	if s.obstructing(attacker, attacker, way.defender) >= 0 {
		a.Obstructed, a.Obstructors = along.Obstacles, s.obstructors(attacker, way.defender, along.Ships)
	}
	return a
}

// againstFarther refuses a shot that would be legal but for nearer targets.
func (t *Table) againstFarther(id board.ShipID, way shot) *game.Refusal {
	var no *game.Refusal
	for _, s := range t.shots(id, AttackTerms{}) {
		if s.weapon.ID == way.weapon.ID && s.defender == way.defender {
			if s.refusal == nil {
				return nil
			}
			no = s.refusal
		}
	}
	return no
}

// legalShot reports whether nothing forbids the shot.
func legalShot(s shot) bool { return s.refusal == nil }

// CouldAttackInstead reports whether the ship that would attack Moment.Other with the weapon Moment.Action could
// attack the owner instead, who is another ship, with the same weapon. All primary ones are one: a ship that
// shoots through two arcs has an entry for each (X10-ARC-003).
func (t *Table) CouldAttackInstead(m Moment) bool {
	with, ok := t.Weapon(m.Ship, m.Action)
	return ok && m.Other != m.Owner && slices.ContainsFunc(t.Weapons(m.Ship), func(w board.Weapon) bool {
		same := w.ID == with.ID || !w.Special && !with.Special
		return same && t.PreviewAttack(m.Ship, w.ID, m.Owner).Refusal == nil
	})
}
