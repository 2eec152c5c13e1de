package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// throw rolls n dice of a side and records the results as chance.
func (t *Table) throw(side board.Side, n int) []board.Face {
	out := make([]board.Face, n)
	outcome := append(make([]byte, 0, 64), side.String()...)
	for i := range out {
		if l := t.Hidden.Loaded[side]; len(l) > 0 {
			out[i], t.Hidden.Loaded[side] = l[0], l[1:]
		} else {
			out[i] = side.Faces()[t.Hidden.Dice.Below(8)]
		}
		outcome = append(append(outcome, ":,"[min(i, 1)]), out[i].String()...)
	}
	if n > 0 {
		t.Chance(string(outcome))
	}
	return out
}

// RollAttackDie rolls one attack die for a ship outside an attack's pool.
func (t *Table) RollAttackDie(id board.ShipID, why game.Phrase) board.Face {
	return t.rollLoose(id, 1, why)[0]
}

// rollLoose rolls attack dice for a ship outside an attack's pool.
func (t *Table) rollLoose(id board.ShipID, n int, why game.Phrase) []board.Face {
	m := Moment{Ship: id}
	named := t.beforeRolling(m, n)
	outer := t.loose
	roll := &looseRoll{ship: id, dice: t.throw(board.AttackDice, n), why: why}
	t.loose = roll
	t.showLoose(roll)
	t.heedNamed(m, named)
	t.afterRolling(m)
	t.loose = outer
	return roll.dice
}

// looseRoll is a roll outside an attack's pools, while what follows it resolves.
type looseRoll struct {
	ship board.ShipID
	dice []board.Face
	why  game.Phrase
}

// showLoose tells everybody of the dice rolled outside an attack's pool.
func (t *Table) showLoose(r *looseRoll) {
	dice := make([]board.Die, len(r.dice))
	for i, f := range r.dice {
		dice[i].Face = f
	}
	t.announce(board.DiceRolled{Ship: r.ship, Side: board.AttackDice, Dice: dice, Why: r.why})
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
		t.loose.dice = t.throw(board.AttackDice, len(t.loose.dice))
		t.showLoose(t.loose)
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
	t.modifies(m.Owner, m.Card, func() { t.modified(m.Side, dice) })
}
