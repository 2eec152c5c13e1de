package xwing

import (
	"slices"

	"xwing/game"
)

// The faces of the two dice, eight each (RULINGS 22).
var faces = [2][8]Face{
	AttackDice:  {Hit, Hit, Hit, Crit, FocusResult, FocusResult, Blank, Blank},
	DefenseDice: {EvadeResult, EvadeResult, EvadeResult, FocusResult, FocusResult, Blank, Blank, Blank},
}

var sideNames = [...]string{AttackDice: "attack", DefenseDice: "defense"}

var faceNames = [...]string{Blank: "blank", FocusResult: "focus", Hit: "hit", Crit: "crit", EvadeResult: "evade"}

// String returns the result's stable id.
func (f Face) String() string { return faceNames[f] }

// CanShow reports whether a die of the side has the face.
func (s Side) CanShow(f Face) bool {
	for _, g := range faces[s] {
		if g == f {
			return true
		}
	}
	return false
}

// throw rolls n dice of a side and records the results as chance.
func (t *Table) throw(side Side, n int) []Face {
	out := make([]Face, n)
	outcome := append(make([]byte, 0, 64), sideNames[side]...)
	for i := range out {
		if l := t.Hidden.Loaded[side]; len(l) > 0 {
			out[i], t.Hidden.Loaded[side] = l[0], l[1:]
		} else {
			out[i] = faces[side][t.Hidden.Dice.Below(8)]
		}
		outcome = append(append(outcome, ":,"[min(i, 1)]), out[i].String()...)
	}
	if n > 0 {
		t.Chance(string(outcome))
	}
	return out
}

// RollAttackDie rolls one attack die for a ship outside an attack's pool.
func (t *Table) RollAttackDie(id ShipID, why game.Phrase) Face { return t.rollLoose(id, 1, why)[0] }

// rollLoose rolls attack dice for a ship outside an attack's pool.
func (t *Table) rollLoose(id ShipID, n int, why game.Phrase) []Face {
	t.loose, t.looseWhy = t.throw(AttackDice, n), why
	t.showLoose(id)
	t.afterRolling(Moment{Ship: id})
	return t.loose
}

// showLoose tells everybody of the dice rolled outside an attack's pool.
func (t *Table) showLoose(id ShipID) {
	dice := make([]Die, len(t.loose))
	for i, f := range t.loose {
		dice[i].Face = f
	}
	t.announce(DiceRolled{Ship: id, Side: AttackDice, Dice: dice, Why: t.looseWhy})
}

// afterRolling resolves what follows a roll before anything comes of the dice, in
// an ability queue of its own: the roll decides how the ability goes on that rolls.
// A reroll is no second roll: nothing follows it (RULINGS 42).
func (t *Table) afterRolling(m Moment) {
	m.When = AfterRolling
	t.Process(func() { t.Trigger(m) })
}

// ThrowAgain throws all dice of the roll that the moment is about once more. That
// is no reroll: dice that were rerolled take part, and none counts as rerolled for
// it.
func (t *Table) ThrowAgain(m Moment) {
	if !m.Pool {
		t.loose = t.throw(AttackDice, len(t.loose))
		t.showLoose(m.Ship)
		return
	}
	if !t.Modifiable(m, m.Side) {
		return
	}
	dice := slices.Clone(t.Dice(m.Side))
	for i := range dice {
		if !dice[i].Gone {
			dice[i].Face = t.throw(m.Side, 1)[0]
		}
	}
	by, how := t.modifier, t.modifying
	t.modifier, t.modifying = m.Owner, m.Card
	t.modified(m.Side, dice)
	t.modifier, t.modifying = by, how
}
