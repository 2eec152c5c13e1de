package xwing

// depleteDice returns how a deplete token changes the attack dice: one fewer,
// however many tokens (X25-DPL-001, X25-DPL-004).
func (s *Ship) depleteDice() int {
	if s.Depleted() {
		return -1
	}
	return 0
}

// loseDeplete takes one deplete token off a ship after it attacked, as strain goes
// after defending (X20-STN-004; see docs/decisions/0012).
func (t *Table) loseDeplete(attacker ShipID) {
	if t.Ship(attacker).Where == InPlay {
		t.RemoveTokens(attacker, Deplete, 1)
	}
}
