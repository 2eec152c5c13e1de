package xwing

import "xwing/game/xwing/board"

// Strain and deplete tokens are two halves: strain takes a defense die and goes after
// defending (X20-STN-002, X20-STN-004), deplete takes an attack die and goes after
// attacking (X25-DPL-001, X25-DPL-004; see docs/decisions/0012).

// wearOff takes one such token off a ship after the attack.
func (t *Table) wearOff(id board.ShipID, k board.Token) {
	if t.Ship(id).Where == board.InPlay {
		t.RemoveTokens(id, k, 1)
	}
}
