package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// throw rolls n dice of a side and records the results as chance.
func (t *Table) throw(side board.Side, n int) []board.Face {
	return t.throwInto(make([]board.Face, 0, n), side, n)
}

// throwInto is throw with the results in the room that is given.
func (t *Table) throwInto(out []board.Face, side board.Side, n int) []board.Face {
	out = slices.Grow(out, n)[:n]
	if t.rehearsal != nil {
		t.rehearsal.Roll(side, out)
		return out
	}
	dice := &t.Hidden.Dice
	if t.Hidden.Keyed.On {
		keyed := t.keyedDice(side)
		dice = &keyed
	}
	for i := range out {
		if l := t.Hidden.Loaded[side]; len(l) > 0 {
			out[i], t.Hidden.Loaded[side] = l[0], l[1:]
		} else {
			out[i] = side.Faces()[dice.Below(8)]
		}
	}
	if n > 0 {
		t.Chance(t.told(side, out))
	}
	return out
}

// told is a roll as chance is told of it: "attack:hit,blank"; "" where nobody will ask.
func (t *Table) told(side board.Side, faces []board.Face) string {
	if t.Untold() {
		return ""
	}
	var room [64]byte
	outcome := append(room[:0], side.String()...)
	for i, f := range faces {
		outcome = append(append(outcome, ":,"[min(i, 1)]), f.String()...)
	}
	return string(outcome)
}

// RollAttackDie rolls one attack die for a ship outside an attack's pool.
func (t *Table) RollAttackDie(id board.ShipID, why game.Phrase) board.Face {
	return t.RollAttackDice(id, 1, why)[0]
}

// RollAttackDice rolls attack dice for a ship outside an attack's pool, all at once.
func (t *Table) RollAttackDice(id board.ShipID, n int, why game.Phrase) []board.Face {
	return t.rollAside(id, board.AttackDice, n, why)
}

// RollDefenseDice rolls defense dice for a ship, in no defense.
func (t *Table) RollDefenseDice(id board.ShipID, n int, why game.Phrase) []board.Face {
	return t.rollAside(id, board.DefenseDice, n, why)
}

// rollAside is a roll outside an attack: ahead of it and after it a ship's abilities may
// answer. Player order's die is no ship's: nothing answers that.
func (t *Table) rollAside(id board.ShipID, side board.Side, n int, why game.Phrase) []board.Face {
	m := Moment{Ship: id, Attack: MomentAttack{Side: side}, Device: MomentDevice{ID: t.cause.device}}
	named := t.beforeRolling(m, n)
	outer := t.loose
	roll := &looseRoll{ship: id, side: side, dice: t.throw(side, n), why: why}
	t.loose = roll
	t.showLoose(roll)
	t.heedNamed(m, named)
	t.afterRolling(m)
	t.loose = outer
	return roll.dice
}

// looseRoll is a roll outside an attack's pools, while what follows it resolves.
type looseRoll struct {
	ship     board.ShipID
	side     board.Side
	dice     []board.Face
	why      game.Phrase
	rerolled []int // by index
}

// showLoose tells everybody of the dice rolled outside an attack's pool.
func (t *Table) showLoose(r *looseRoll) {
	dice := make([]board.Die, len(r.dice))
	for i, f := range r.dice {
		dice[i].Face = f
	}
	t.announce(board.DiceRolled{Ship: r.ship, Side: r.side, Dice: dice, Why: r.why})
}

// afterRolling resolves what follows a roll before anything comes of the dice, in
// an ability queue of its own: the roll decides how the ability goes on that rolls.
// A reroll is no second roll: nothing follows it (RULINGS 42).
func (t *Table) afterRolling(m Moment) {
	if m.Ship == 0 {
		return
	}
	m.When = AfterRolling
	t.Process(func() { t.Trigger(m) })
}

// ThrowAgain throws all dice of the roll that the moment is about once more. That
// is no reroll: dice that were rerolled take part, and none counts as rerolled for
// it.
func (t *Table) ThrowAgain(m Moment) {
	if !m.Attack.Pool {
		t.loose.dice = t.throw(t.loose.side, len(t.loose.dice))
		t.showLoose(t.loose)
		return
	}
	f := t.Fight()
	if !f.Modifiable(m, m.Attack.Side) {
		return
	}
	dice := slices.Clone(f.Dice(m.Attack.Side))
	for i := range dice {
		if !dice[i].Gone {
			dice[i].Face = t.throw(m.Attack.Side, 1)[0]
		}
	}
	f.modifies(m.Owner, m.Card, func() { f.modified(m.Attack.Side, dice) })
}

// CanRollMore reports whether the moment's card may have its ship roll an attack die more.
func (f *Fight) CanRollMore(m Moment) bool {
	if f == nil {
		return false
	}
	n := len(f.Dice(board.AttackDice)) + 1
	return f.againstRange0(m.Owner, m.Card, board.AttackDice) == nil && f.dice(n, board.AttackDice) == n
}

// RollMore has the attacker roll one attack die more, which joins its pool.
func (f *Fight) RollMore(m Moment) { f.rollMore(m, board.AttackDice) }

// RollMoreDefense has the defender roll one defense die more.
func (f *Fight) RollMoreDefense(m Moment) { f.rollMore(m, board.DefenseDice) }

// rollMore rolls one die more for a pool: nobody has modified dice by that (X20-DIC-008).
func (f *Fight) rollMore(m Moment, side board.Side) {
	dice := append(slices.Clone(f.Dice(side)), board.Die{Face: f.t.throw(side, 1)[0]})
	f.t.announce(board.DiceModified{Ship: m.Owner, Side: side, Dice: dice, How: m.Card})
}

// afterRerolling resolves what follows a reroll of dice of the attack under way.
func (f *Fight) afterRerolling(side board.Side) {
	if f.t.heeding(concern{when: AfterRerolling}) == 0 {
		return
	}
	f.modifies(0, "", func() {
		f.t.Process(func() {
			f.t.Trigger(Moment{When: AfterRerolling, Ship: f.Rolled(side), Attack: MomentAttack{Pool: true, Side: side}})
		})
	})
}

// CanRerollShowing reports whether any die of the roll that the moment is about shows a face and
// may be rerolled.
func (t *Table) CanRerollShowing(m Moment, f board.Face) bool {
	if m.Attack.Pool {
		return t.Fight().CanRerollOne(m.Attack.Side, f) && t.Fight().Modifiable(m, m.Attack.Side)
	}
	return t.loose != nil && len(t.loose.showing(f)) > 0
}

// RerollShowing rerolls all such dice.
func (t *Table) RerollShowing(m Moment, f board.Face) {
	if m.Attack.Pool {
		t.Fight().RerollDice(m.Attack.Side, t.Fight().showing(m.Attack.Side, f))
		return
	}
	t.rerollLoose(t.loose.showing(f))
}

// rerollLoose rerolls dice outside an attack's pool.
func (t *Table) rerollLoose(which []int) {
	dice := slices.Clone(t.loose.dice)
	for k, face := range t.throw(t.loose.side, len(which)) {
		dice[which[k]] = face
		t.loose.rerolled = append(t.loose.rerolled, which[k])
	}
	t.loose.dice = dice
	t.showLoose(t.loose)
}

// CanRerollLoose reports whether any die of a roll outside an attack's pool may be rerolled, one of some faces where those are
// given.
func (t *Table) CanRerollLoose(faces ...board.Face) bool {
	return t.loose != nil && len(t.loose.again(faces)) > 0
}

// RerollLoose has the player of the moment's ability choose such dice, one to most, and rerolls them; he is asked only if there
// is a choice.
func (t *Table) RerollLoose(m Moment, most int, faces ...board.Face) {
	which := t.loose.again(faces)
	if len(which) > 1 {
		which = t.pickRerolls(m, which, min(most, len(which)))
	}
	t.rerollLoose(which)
}

// pickRerolls has the player of the moment's ability choose dice to be rerolled, one to most of those that may be.
func (t *Table) pickRerolls(m Moment, among []int, most int) []int {
	options := make([]game.Option, len(among))
	for k, i := range among {
		options[k] = game.Option{ID: dieID(i), Text: t.say("option.die", "face", t.loose.dice[i].String())}
	}
	picked := t.ask(game.Decision{Kind: ask.ChooseDice, Seat: t.Ship(m.Owner).Seat, Shape: game.SomeOf, Min: 1, Max: most,
		Prompt: t.say("prompt.choose-rerolls", "ship", m.Ship.Piece()), About: []string{m.Ship.Piece()}, Options: options}).Pick
	which := make([]int, len(picked))
	for k, id := range picked {
		which[k] = board.NumberOf(id, "die:")
	}
	return which
}

// again returns the indices of the dice that have not been rerolled, of some faces where those are given.
func (r *looseRoll) again(faces []board.Face) (which []int) {
	for i := range r.dice {
		if !slices.Contains(r.rerolled, i) && (len(faces) == 0 || slices.Contains(faces, r.dice[i])) {
			which = append(which, i)
		}
	}
	return which
}

// showing returns the indices of the dice that show a face and have not been rerolled.
func (r *looseRoll) showing(f board.Face) []int {
	var which []int
	for i, d := range r.dice {
		if d == f && !slices.Contains(r.rerolled, i) {
			which = append(which, i)
		}
	}
	return which
}

// CanRerollAny reports whether any die of the roll that the moment is about may be rerolled.
func (t *Table) CanRerollAny(m Moment) bool {
	if m.Attack.Pool {
		return t.Fight().Rerollable(m.Attack.Side) > 0 && t.Fight().Modifiable(m, m.Attack.Side)
	}
	return t.loose != nil && len(t.loose.rerolled) < len(t.loose.dice)
}

// RerollUpTo has the player of an ability reroll up to n dice of that roll, one at least.
func (t *Table) RerollUpTo(m Moment, n int) {
	if m.Attack.Pool {
		t.Fight().RerollChosen(m.Owner, m.Attack.Side, 1, n)
		return
	}
	t.RerollLoose(m, n)
}
