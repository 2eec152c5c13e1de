package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// againstModifying returns what keeps a ship from a modification of the dice of a side.
func (f *Fight) againstModifying(by board.ShipID, side board.Side, how string) *game.Refusal {
	if f.seen() == nil || by == 0 {
		return nil
	}
	other := f.seen().Attacker
	if other == by {
		other = f.seen().Defender
	}
	return f.t.forbidden(ModifyingDice, &Moment{Ship: by, Other: other, Attack: MomentAttack{Side: side}, Action: how})
}

// Cancelable reports whether a die of a side shows one of the faces, and the moment's card may cancel it.
func (f *Fight) Cancelable(m Moment, side board.Side, faces ...board.Face) bool {
	return f.cancelable(m, side) && len(f.showing(side, faces...)) > 0
}

// modifier returns the ship that modifies dice by the moment's card: who rolls a pool, whoever of its side lets it.
func (t *Table) modifier(m Moment) board.ShipID {
	if m.Attack.Pool && t.friendly(m.Owner, m.Ship) {
		return m.Ship
	}
	return m.Owner
}

// Modifiable reports whether the moment's card may modify the dice of a side; where there is no attack, nothing keeps it
// from dice that a ship rolls.
func (f *Fight) Modifiable(m Moment, side board.Side) bool {
	if f == nil {
		return true
	}
	by := f.t.modifier(m)
	return f.againstRange0(by, m.Card, side) == nil && f.againstChange(side, m.Card) == nil &&
		f.againstModifying(by, side, m.Card) == nil
}

// againstReroll refuses a die that was rerolled in this attack.
func (f *Fight) againstReroll(d board.Die) *game.Refusal {
	if d.Rerolled {
		return f.t.Refuse(rule.OneReroll, "refusal.rerolled")
	}
	return nil
}

// Rerollable counts the dice of a pool that may still be rerolled: once each, and
// attack dice as far as no ability sets a limit.
func (f *Fight) Rerollable(side board.Side) int {
	n, done, focused := 0, 0, 0
	for _, d := range f.Dice(side) {
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
		n += min(focused, f.focusLeft())
	}
	if side == board.DefenseDice || n == 0 {
		return n
	}
	a := f.seen()
	return max(0, f.t.least(MostRerolls, &Moment{Ship: a.Attacker, Other: a.Defender}, n+done)-done)
}

// inPool reports whether the die is there and neither canceled nor spent.
func (f *Fight) inPool(side board.Side, i int) bool {
	return i >= 0 && i < len(f.Dice(side)) && !f.Dice(side)[i].Gone
}

// againstChange returns what keeps the dice of a side from being modified in some
// way; nil if nothing does.
func (f *Fight) againstChange(side board.Side, how string) *game.Refusal {
	a := f.seen()
	if a == nil {
		return nil
	}
	m := Moment{Ship: a.Attacker, Other: a.Defender, Attack: MomentAttack{Side: side}, Action: how}
	if side == board.DefenseDice {
		m.Ship, m.Other = m.Other, m.Ship
	}
	return f.t.forbidden(ChangingDice, &m)
}

// againstModifier returns what keeps whoever modifies dice now from it, also where
// nobody has chosen to.
func (f *Fight) againstModifier(side board.Side) *game.Refusal {
	if f == nil {
		return nil
	}
	now := f.modifierNow()
	return either(f.againstRange0(now.by, now.how, side), f.againstChange(side, now.how), f.againstModifying(now.by, side, now.how))
}
