package xwing

// LoseShield flips one active shield to inactive and reports whether there was
// one (Shield chapter, X20-SHD-005). No damage card is dealt.
func (t *Table) LoseShield(id ShipID) bool {
	s := t.Ship(id)
	if s.Shields.Active == 0 {
		return false
	}
	t.announce(ShieldsChanged{Ship: id, Active: s.Shields.Active - 1})
	t.Trigger(Moment{When: AfterLosingShield, Ship: id})
	return true
}

// SpendShield loses one shield for an effect; without an active one it cannot
// (X20-SHD-006).
func (t *Table) SpendShield(id ShipID) bool { return t.LoseShield(id) }

// RecoverShield flips one inactive shield to active and reports whether there
// was one (X20-SHD-003, X20-SHD-004).
func (t *Table) RecoverShield(id ShipID) bool {
	s := t.Ship(id)
	if s.Shields.Active >= s.Shields.Limit {
		return false
	}
	t.announce(ShieldsChanged{Ship: id, Active: s.Shields.Active + 1})
	return true
}

// Shielded reports whether the ship has an active shield.
func (s *Ship) Shielded() bool { return s.Shields.Active > 0 }

// HullRemaining returns the hull value less the damage cards (Hull chapter).
func (s *Ship) HullRemaining() int { return s.Hull - s.DamageCards() }

// Damaged reports whether the ship has a damage card.
func (s *Ship) Damaged() bool { return s.DamageCards() > 0 }

// CriticallyDamaged reports whether the ship has a faceup damage card.
func (s *Ship) CriticallyDamaged() bool { return len(s.Faceup) > 0 }
