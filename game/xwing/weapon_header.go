package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// header is what the card of a ship's weapon prints of the attack; nil if it is none of an upgrade.
func (s *State) header(id board.ShipID, w board.Weapon) *catalog.SpecialAttack {
	if u := s.View.Ship(id).Upgrade(w.Upgrade); w.Special && u != nil {
		return s.specialAttack(*u)
	}
	return nil
}

// headerSpends is how many of the tokens or locks that the weapon requires an attack with it spends.
func (s *State) headerSpends(id board.ShipID, w board.Weapon) int {
	if a := s.header(id, w); a != nil && a.Spends {
		return 1
	}
	return 0
}

// payHeader pays what the weapon's card asks for the attack beside charges: first edition's torpedoes and missiles
// spend the lock or the token that they require, unless that is waived, and are discarded.
func (f *Fight) payHeader(attacker board.ShipID, s shot) {
	t := f.t
	a := t.header(attacker, s.weapon)
	switch {
	case a == nil:
		return
	case !a.Spends || s.waiver != nil:
	case a.Needs == catalog.Lock && t.spendOneOf(attacker, s.defender.Piece(), true):
	case a.Needs == catalog.Focus && t.SpendToken(attacker, board.Focus):
	default:
		panic("xwing: " + attacker.Piece() + " cannot pay for " + s.weapon.ID)
	}
	switch {
	case !a.Discards:
	case t.ofWeapon(attacker, s.weapon, SparingWeapon) > 0:
		f.spared = s.weapon.Upgrade
	default:
		t.DiscardUpgrade(attacker, s.weapon.Upgrade)
	}
}

// Spared reports whether the weapon of the attack under way has yet to be discarded for it (SparingWeapon).
func (f *Fight) Spared() bool { return f != nil && f.spared != "" }

// DiscardSpared discards it, once.
func (f *Fight) DiscardSpared() {
	if xws := f.spared; xws != "" {
		f.spared = ""
		f.t.DiscardUpgrade(f.seen().Attacker, xws)
	}
}

// spends returns how many charges of its own card an attack with the weapon costs.
func (s *State) spends(w board.Weapon) int {
	if card := s.rules.Cards.Card(catalog.UpgradeCard.Ref(w.Upgrade)); w.Special && card != nil {
		return card.Spend
	}
	return 0
}
