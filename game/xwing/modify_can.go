package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// againstModifying returns what keeps a ship from a modification of the dice of a side.
func (t *Table) againstModifying(by board.ShipID, side board.Side, how string) *game.Refusal {
	if t.View.Attack == nil || by == 0 {
		return nil
	}
	other := t.View.Attack.Attacker
	if other == by {
		other = t.View.Attack.Defender
	}
	return t.forbidden(ModifyingDice, Moment{Ship: by, Other: other, Side: side, Action: how})
}

// Cancelable reports whether a die of a side shows one of the faces, and the moment's card may cancel it.
func (t *Table) Cancelable(m Moment, side board.Side, faces ...board.Face) bool {
	return t.cancelable(m, side) && len(t.showing(side, faces...)) > 0
}

// modifier returns the ship that modifies dice by the moment's card: who rolls a pool, whoever of its side lets it.
func (t *Table) modifier(m Moment) board.ShipID {
	if m.Pool && t.friendly(m.Owner, m.Ship) {
		return m.Ship
	}
	return m.Owner
}

// Modifiable reports whether the moment's card may modify the dice of a side.
func (t *Table) Modifiable(m Moment, side board.Side) bool {
	by := t.modifier(m)
	return t.againstRange0(by, m.Card, side) == nil && t.againstChange(side, m.Card) == nil &&
		t.againstModifying(by, side, m.Card) == nil
}

// againstReroll refuses a die that was rerolled in this attack.
func (t *Table) againstReroll(d board.Die) *game.Refusal {
	if d.Rerolled {
		return t.Refuse(rule.OneReroll, "refusal.rerolled")
	}
	return nil
}

// Rerollable counts the dice of a pool that may still be rerolled: once each, and
// attack dice as far as no ability sets a limit.
func (t *Table) Rerollable(side board.Side) int {
	n, done, focused := 0, 0, 0
	for _, d := range t.Dice(side) {
		switch {
		case d.Rerolled:
			done++
		case !d.Gone && d.Face == board.FocusResult:
			focused++
		case !d.Gone:
			n++
		}
	}
	if focused > 0 {
		n += min(focused, t.focusLeft())
	}
	if side == board.DefenseDice || n == 0 {
		return n
	}
	a := t.View.Attack
	return max(0, t.least(MostRerolls, Moment{Ship: a.Attacker, Other: a.Defender}, n+done)-done)
}

// inPool reports whether the die is there and neither canceled nor spent.
func (t *Table) inPool(side board.Side, i int) bool {
	return i >= 0 && i < len(t.Dice(side)) && !t.Dice(side)[i].Gone
}

// againstChange returns what keeps the dice of a side from being modified in some
// way; nil if nothing does.
func (t *Table) againstChange(side board.Side, how string) *game.Refusal {
	a := t.View.Attack
	if a == nil {
		return nil
	}
	m := Moment{Ship: a.Attacker, Other: a.Defender, Side: side, Action: how}
	if side == board.DefenseDice {
		m.Ship, m.Other = m.Other, m.Ship
	}
	return t.forbidden(ChangingDice, m)
}

// againstModifier returns what keeps whoever modifies dice now from it, also where
// nobody has chosen to.
func (t *Table) againstModifier(side board.Side) *game.Refusal {
	now := t.modifierNow()
	return either(t.againstRange0(now.by, now.how, side), t.againstChange(side, now.how), t.againstModifying(now.by, side, now.how))
}
