package xwing

// Strain and deplete tokens are two halves: strain takes a defense die and goes after
// defending (X20-STN-002, X20-STN-004), deplete takes an attack die and goes after
// attacking (X25-DPL-001, X25-DPL-004; see docs/decisions/0012).

// lostDice returns how tokens of one of the two kinds change the dice: one fewer,
// however many tokens.
func (s *Ship) lostDice(k Token) int {
	if s.Has(k) > 0 {
		return -1
	}
	return 0
}

// wearOff takes one such token off a ship after the attack.
func (t *Table) wearOff(id ShipID, k Token) {
	if t.Ship(id).Where == InPlay {
		t.RemoveTokens(id, k, 1)
	}
}
