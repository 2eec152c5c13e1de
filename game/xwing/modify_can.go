package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
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
