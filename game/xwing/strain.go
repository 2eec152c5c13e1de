package xwing

import "xwing/game/xwing/board"

// Strain and deplete tokens are two halves: strain takes a defense die and goes after
// defending (X20-STN-002, X20-STN-004), deplete takes an attack die and goes after
// attacking (X25-DPL-001, X25-DPL-004; see docs/decisions/0012).

// StrainRules say when a strain or deplete token goes (Strain, Deplete chapters).
type StrainRules struct {
	// AtRoll takes it off as soon as it has cost a die, not after the attack. 2.5: yes.
	AtRoll bool
}

// wearOff takes one such token off a ship, at the roll or after the attack.
func (t *Table) wearOff(id board.ShipID, k board.Token, atRoll bool) {
	if atRoll == t.rules.Edition.Strain.AtRoll && t.Ship(id).Where == board.InPlay {
		t.RemoveTokens(id, k, 1)
	}
}
