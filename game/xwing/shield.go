package xwing

import "xwing/game/xwing/board"

// LoseShield flips one active shield to inactive and reports whether there was
// one (Shield chapter, X20-SHD-005). No damage card is dealt.
func (t *Table) LoseShield(id board.ShipID) bool {
	s := t.Ship(id)
	if s.Shields.Active == 0 {
		return false
	}
	t.announce(board.ShieldsChanged{Ship: id, Active: s.Shields.Active - 1})
	t.Trigger(Moment{When: AfterLosingShield, Ship: id})
	return true
}

// SpendShield loses one shield for an effect; without an active one it cannot
// (X20-SHD-006).
func (t *Table) SpendShield(id board.ShipID) bool { return t.LoseShield(id) }

// RecoverShield flips one inactive shield to active and reports whether there
// was one (X20-SHD-003, X20-SHD-004).
func (t *Table) RecoverShield(id board.ShipID) bool {
	s := t.Ship(id)
	if s.Shields.Active >= s.Shields.Limit {
		return false
	}
	t.announce(board.ShieldsChanged{Ship: id, Active: s.Shields.Active + 1})
	return true
}
