package xwing

// strainDice returns how a strain token changes the defense dice: one fewer,
// however many tokens (Strain chapter, X20-STN-002).
func (s *Ship) strainDice() int {
	if s.Strained() {
		return -1
	}
	return 0
}

// loseStrain takes one strain token off a ship after it defended (X20-STN-004).
func (t *Table) loseStrain(defender ShipID) {
	if t.Ship(defender).Where == InPlay {
		t.RemoveTokens(defender, Strain, 1)
	}
}
