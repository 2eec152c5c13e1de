package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rollAttackDice is the Roll Attack Dice step.
func (f *Fight) rollAttackDice() {
	a := f.attackStep(board.RollAttackDice)
	parts := f.addOptional(f.attackParts(nil), AttackDiceCount, &Moment{Ship: a.Attacker, Other: a.Defender,
		Attack: MomentAttack{Side: board.AttackDice}})
	n := f.atMost(parts, board.AttackDice)
	f.t.wearOff(a.Attacker, board.Deplete, true)
	f.rollPool(a.Attacker, board.AttackDice, n)
}

// rollDefenseDice is the Roll Defense Dice step.
func (f *Fight) rollDefenseDice() {
	a := f.attackStep(board.RollDefenseDice)
	parts := f.addOptional(f.defenseParts(nil), DefenseDiceCount, &Moment{Ship: a.Defender, Other: a.Attacker,
		Attack: MomentAttack{Side: board.DefenseDice}})
	n := f.atMost(parts, board.DefenseDice)
	f.t.wearOff(a.Defender, board.Strain, true)
	f.rollPool(a.Defender, board.DefenseDice, n)
}

// rollPool rolls all of a ship's dice: nobody may roll fewer (X20-ATK-013), and
// they never run short (X20-ATK-014).
func (f *Fight) rollPool(id board.ShipID, side board.Side, n int) {
	t := f.t
	m := Moment{Ship: id, Attack: MomentAttack{Pool: true, Side: side}}
	named := t.beforeRolling(m, n)
	if t.rehearsal != nil {
		t.rehearsal.named = len(named) > 0
	}
	var dice []board.Die
	if n > 0 {
		dice = make([]board.Die, 0, n)
	}
	var room [16]board.Face
	for _, face := range t.throwInto(room[:0], side, n) {
		dice = append(dice, board.Die{Face: face})
	}
	t.announce(board.DiceRolled{Ship: id, Side: side, Dice: dice, Attack: true})
	t.heedNamed(m, named)
	t.afterRolling(m)
}

// DicePart is one reason for the number of dice of an attack.
type DicePart struct {
	Why game.Phrase
	N   int
}

// attackParts appends what the number of attack dice of the attack under way is
// made of: attack value, range bonus, tokens, abilities (X20-ATK-015).
func (f *Fight) attackParts(parts []DicePart) []DicePart {
	a := f.seen()
	parts = append(parts, DicePart{game.Say("why.dice-value"), a.Weapon.Value})
	if f.RangeBonus(board.AttackDice) {
		parts = append(parts, DicePart{game.Say("why.dice-range"), 1})
	}
	if n := f.t.Ship(a.Attacker).LostDice(board.Deplete); n != 0 {
		parts = append(parts, DicePart{game.Say("why.dice-deplete"), n})
	}
	return f.parts(parts, AttackDiceCount, &Moment{Ship: a.Attacker, Other: a.Defender})
}

// defenseParts appends what the number of defense dice of the attack under way is
// made of: agility, range bonus, obstruction, tokens, abilities (X20-ATK-017).
func (f *Fight) defenseParts(parts []DicePart) []DicePart {
	t := f.t
	a := f.seen()
	s := t.Ship(a.Defender)
	parts = append(parts, DicePart{game.Say("why.dice-agility"), t.Agility(a.Defender)})
	if f.RangeBonus(board.DefenseDice) {
		n := 1
		if a.Range > gauge.Range3 { // in place of the one of range 3 (X25-HUG-014, 015, RULINGS 65)
			n = t.rules.Edition.Huge.FarDice
		}
		parts = append(parts, DicePart{game.Say("why.dice-range"), n})
	}
	if f.obstructs(a) {
		parts = append(parts, DicePart{game.Say("why.dice-obstructed"), 1})
	}
	if n := s.LostDice(board.Strain); n != 0 {
		parts = append(parts, DicePart{game.Say("why.dice-strain"), n})
	}
	if t.draggedDown(a.Defender) {
		parts = append(parts, DicePart{game.Say("why.dice-tractor"), -1})
	}
	return f.parts(parts, DefenseDiceCount, &Moment{Ship: a.Defender, Other: a.Attacker})
}

// parts appends what a numeric query is made of, by card.
func (f *Fight) parts(out []DicePart, q Query, m *Moment) []DicePart {
	t := f.t
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if !a.May && a.By != nil && a.applies(t, &m) {
			if n := a.By(t, m); n != 0 && f.admits(q, m, a) {
				out = append(out, DicePart{game.Say("why.dice-card", "card", m.Card), n})
			}
		}
	})
	return out
}

// addOptional asks, right before dice are rolled, about the abilities that may
// change their number, and adds those that their players use. Moment.N tells them
// how many dice there are so far. One that would leave the number as it is, at the
// edition's most or below 0, is not offered: nothing is paid for no effect (X20-CST-001);
// but once another has been used, it may be.
func (f *Fight) addOptional(parts []DicePart, q Query, m *Moment) []DicePart {
	t := f.t
	var found []Entry
	t.eachAsked(q, m, func(a *Ability, m Moment, index int) {
		if a.May {
			found = append(found, Entry{Moment: m, Index: index})
		}
	})
	for {
		next := slices.IndexFunc(found, func(e Entry) bool { return f.changesDice(e, q, parts) })
		if next < 0 {
			return parts
		}
		e := found[next]
		found = slices.Delete(found, next, next+1) // asked once
		a, m := t.ability(e), e.Moment
		m.N = diceOf(parts)
		if !t.askUse(a, m) {
			continue
		}
		t.announce(board.AbilityUsed{Ship: m.Owner, Card: m.Card})
		t.pay(m.Owner, m.Card, a.Cost)
		parts = append(parts, DicePart{game.Say("why.dice-card", "card", m.Card), a.By(t, m)})
		if a.Do != nil {
			t.whileResolving(func() { a.Do(t, m) })
		}
		found = slices.DeleteFunc(found, func(o Entry) bool { // its card says either or
			return o.Moment.Owner == m.Owner && o.Moment.Card == m.Card && o.Moment.Copy == m.Copy && o.Index < e.Index
		})
	}
}

// changesDice reports whether an ability can be used, and would change the number of dice.
func (f *Fight) changesDice(e Entry, q Query, parts []DicePart) bool {
	t := f.t
	a, m := t.ability(e), e.Moment
	m.N = diceOf(parts)
	return a.applies(t, &m) && f.admits(q, m, a) && t.affordable(m.Owner, m.Card, a.Cost) &&
		f.atMost(append(slices.Clip(parts), DicePart{N: a.By(t, m)}), m.Attack.Side) != f.atMost(parts, m.Attack.Side)
}

// atMost adds up all parts of a side's dice of the attack under way, up to what the
// edition and abilities allow.
func (f *Fight) atMost(parts []DicePart, side board.Side) int {
	return f.dice(diceOf(parts), side)
}

// dice is so many dice of a side, up to that.
func (f *Fight) dice(n int, side board.Side) int {
	a := f.seen()
	if most := f.t.rules.Edition.Dice.Most; most > 0 {
		n = min(n, most)
	}
	m := Moment{Ship: a.Attacker, Other: a.Defender, Attack: MomentAttack{Side: side}}
	if side == board.DefenseDice {
		m.Ship, m.Other = m.Other, m.Ship
	}
	return f.t.least(MostDice, &m, n)
}

// diceOf adds up all parts before the number is raised to 0 (X20-AGI-004).
func diceOf(parts []DicePart) int {
	n := 0
	for _, p := range parts {
		n += p.N
	}
	return max(n, 0)
}

// RangeBonusRules say who has a range bonus (Range Bonus chapter).
type RangeBonusRules struct {
	// Nearest is from which attack range on close range gives an attack die. 2.5 and first edition: 1.
	Nearest gauge.Range
	// PrimaryOnly leaves special weapons without one. First edition: yes; later they go by their ordnance icon.
	PrimaryOnly bool
}

// RangeBonus reports whether a side rolls a die more for the range of the attack under way.
func (f *Fight) RangeBonus(side board.Side) bool {
	switch a := f.seen(); {
	case a == nil:
		return false
	case side == board.AttackDice:
		return a.CloseRange() && a.Range >= f.t.rules.Edition.RangeBonus.Nearest && f.HasRangeBonus(a, side)
	default:
		return a.LongRange() && f.HasRangeBonus(a, side)
	}
}

// HasRangeBonus reports whether the weapon gives a range bonus and no ability denies
// the side its own.
func (f *Fight) HasRangeBonus(a *board.Attack, side board.Side) bool {
	return f != nil && !(f.t.rules.Edition.RangeBonus.PrimaryOnly && a.Weapon.Special) &&
		f.t.sum(WithoutRangeBonus, &Moment{Ship: a.Attacker, Other: a.Defender, Attack: MomentAttack{Side: side}}) <= 0
}

// obstructs reports whether something obstructs the attack to any effect: no obstacle
// that the attacker ignores (X20-OBT-003, X20-FAQ-013).
func (f *Fight) obstructs(a *board.Attack) bool {
	heeded := func(o board.ObstacleID) bool { return !f.t.ignoresUnmoved(WhileAttacking, a.Attacker, o) }
	return len(a.Obstructors) > 0 || slices.ContainsFunc(a.Obstructed, heeded)
}

// hidden reports whether an obstacle does that hides the defender, one that the
// attacker does not ignore.
func (f *Fight) hidden(a *board.Attack) bool {
	return slices.ContainsFunc(a.Obstructed, func(o board.ObstacleID) bool {
		return f.t.obstacleRule(o).Hides && !f.t.ignoresUnmoved(WhileAttacking, a.Attacker, o)
	})
}

// Agility returns the ship's agility value: the printed one, 2 more while it is
// cloaked, and what abilities change (Agility chapter, X20-CLK-003). What adds or
// removes defense dice leaves it alone (X20-AGI-003).
func (t *Table) Agility(id board.ShipID) int {
	n := t.profile(id).Stats.Agility
	if t.Ship(id).Has(board.Cloak) > 0 {
		n += 2
	}
	return t.floored(n + t.memory(id).Agility + t.sum(AgilityValue, &Moment{Ship: id}) - t.slowedDown(id))
}

// RaiseAgility adds to a ship's agility value until the end of the round.
func (t *Table) RaiseAgility(id board.ShipID, n int) { t.memory(id).Agility += n }

// floored is a value of a ship, once all that changes it is summed up.
func (s *State) floored(n int) int {
	if s.rules.Edition.Dice.FloorsValues {
		return max(0, n)
	}
	return n
}
