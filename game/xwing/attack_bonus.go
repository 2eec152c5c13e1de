package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
)

// noteBonus remembers that the ship has made a bonus attack; most ships make no other, and of those that do it counts with which
// weapons.
func (t *Table) noteBonus(id board.ShipID, weapon string) {
	m := t.memory(id)
	if m.BonusAttack || t.Huge(id) {
		m.Bonus = append(m.Bonus, weapon)
	}
	m.BonusAttack = true
}

// bonusPrompt asks for a bonus attack, and says whose card grants it where that has not
// been told yet.
func (t *Table) bonusPrompt(id board.ShipID) game.Phrase {
	if n := len(t.untold); n > 0 && t.untold[n-1].by.Ship == id {
		return t.say("prompt.choose-bonus-attack-of-card", "ship", id.Piece(), "card", t.untold[n-1].by.Card)
	}
	return t.say("prompt.choose-bonus-attack", "ship", id.Piece())
}

// BonusAttack lets a ship perform its one bonus attack of the round, in the
// Aftermath step of another attack (Bonus Attack chapter, X20-BON-001, 004).
func (t *Table) BonusAttack(id board.ShipID, terms AttackTerms) bool {
	if t.Ship(id).Where != board.InPlay || t.HasBonusAttacked(id) {
		return false
	}
	ways := t.bonusWays(id, terms)
	return len(ways) > 0 && t.attackOneWay(id, ways) != nil
}

// bonusWays are the terms of a bonus attack: where it is by a header, one for each that a weapon of the ship has left
// (X25-HUG-005).
func (t *Table) bonusWays(id board.ShipID, terms AttackTerms) (ways []AttackTerms) {
	terms.Bonus = true
	if !terms.Headed {
		return []AttackTerms{terms}
	}
	for _, h := range t.bonusHeaders(id) {
		if len(h.With) == 0 {
			terms.header = h
			ways = append(ways, terms)
		}
	}
	return ways
}

// HasBonusAttacked reports whether the ship has made its one bonus attack of the round; huge ships have no such limit
// (X25-HUG-004).
func (t *Table) HasBonusAttacked(id board.ShipID) bool {
	return t.memory(id).BonusAttack && !t.Huge(id)
}

// FirstBonus reports whether the attack under way is the first bonus attack of its ship in the round.
func (f *Fight) FirstBonus() bool {
	a := f.seen()
	return a != nil && a.Bonus && len(f.t.memory(a.Attacker).Bonus) <= 1 // this one
}

// FirstOnDefender reports whether its ship has not attacked the defender before in the round.
func (f *Fight) FirstOnDefender() bool {
	a, n := f.seen(), 0
	if a == nil {
		return false
	}
	for _, mark := range f.t.memory(a.Attacker).Used {
		if isAttackMark(mark, a.Defender) {
			n++
		}
	}
	return n <= 1 // the attack under way is one
}

// FirstOf reports whether the attack under way is the first of the round that a ship performs, or that is performed on it.
func (f *Fight) FirstOf(id board.ShipID) bool {
	a, n := f.seen(), 0
	if a == nil {
		return false
	}
	for i := range f.t.View.Ships {
		by := f.t.View.Ships[i].ID
		for _, mark := range f.t.memory(by).Used {
			if id == a.Defender && isAttackMark(mark, id) || by == id && id == a.Attacker && strings.HasPrefix(mark, attackMarks) {
				n++
			}
		}
	}
	return n <= 1 // the attack under way is one
}

// CanBonusAttack reports whether the ship could perform a bonus attack now: an
// ability that would do nothing is not offered (X20-CST-001).
func (t *Table) CanBonusAttack(id board.ShipID, terms AttackTerms) bool {
	return t.Ship(id).Where == board.InPlay && !t.HasBonusAttacked(id) &&
		slices.ContainsFunc(t.bonusWays(id, terms), func(way AttackTerms) bool { return t.CanAttack(id, way) })
}
