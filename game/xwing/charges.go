package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// ForceRules say how much Force comes back (Charges chapter).
type ForceRules struct {
	// BySymbols recovers as many as a card shows symbols, of several cards the most. 2.5: yes; else it is one.
	BySymbols bool
}

// forceBack returns how many Force charges a ship recovers in the End Phase.
func (s *State) forceBack(ship *board.Ship) int {
	if s.rules.Edition.Force.BySymbols {
		return ship.Force.Recurring
	}
	return min(ship.Force.Recurring, 1)
}

// chargeCard returns the key of the charges that a card's ability spends: an
// upgrade's own, else those of the ship card.
func chargeCard(card string) string {
	if xws, ok := catalog.UpgradeCard.Of(card); ok {
		return xws
	}
	return board.ShipCharges
}

// SpendCharges flips n active charges of a card (board.ForceCharges, board.ShipCharges or an
// upgrade's xws) to inactive and reports whether it could (X20-CHG-009).
func (t *Table) SpendCharges(id board.ShipID, card string, n int) bool {
	if card == board.ForceCharges && n > 0 {
		return t.spendForce(id, n)
	}
	c := t.Ship(id).ChargesOf(card)
	if c == nil || c.Active < n {
		return false
	}
	t.announce(board.ChargesChanged{Ship: id, Card: card, Active: c.Active - n, Spent: n, Energy: t.laid(card)})
	return true
}

// forceToSpend returns how much Force a ship has, or is lent, that nothing keeps it from spending.
func (t *Table) forceToSpend(id board.ShipID) int {
	if n := t.forceOf(id); n > 0 && t.forbidden(SpendingForce, &Moment{Ship: id}) == nil {
		return n
	}
	return 0
}

// ActiveCharges returns how many charges of a card are active; of Force, how many can be spent.
func (t *Table) ActiveCharges(id board.ShipID, card string) int {
	if card == board.ForceCharges {
		return t.forceToSpend(id)
	}
	if c := t.Ship(id).ChargesOf(card); c != nil {
		return c.Active
	}
	return 0
}

// CanRecover reports whether a card has an inactive charge (X20-CHG-007), and one
// that can be recovered.
func (t *Table) CanRecover(id board.ShipID, card string) bool {
	c := t.Ship(id).ChargesOf(card)
	return c != nil && c.Active < c.Limit && !t.drained(card)
}

// HasLastingForce reports whether one of a ship's cards shows Force without the recurring symbol.
func (t *Table) HasLastingForce(id board.ShipID) bool {
	s := t.Ship(id)
	card, _ := t.Pilot(id).In(t.rules.List)
	return lasting(card.Force) || slices.ContainsFunc(s.Upgrades, func(u board.Upgrade) bool {
		facts, err := t.rules.Catalog.Upgrade(u.XWS)
		if err != nil || u.Discarded {
			return false
		}
		card, _ := facts.In(t.rules.List)
		return lasting(card.Sides[u.Side].Force)
	})
}

// lasting reports whether Force is without the recurring symbol.
func lasting(f catalog.Force) bool { return f.Value > 0 && f.Recovers == 0 }

// drained reports whether the charges of an upgrade cannot be recovered.
func (s *State) drained(xws string) bool {
	c := s.rules.Cards.Card(catalog.UpgradeCard.Ref(xws))
	return c != nil && c.Drained
}

// RecoverCharges flips up to n inactive charges of a card to active and returns
// how many it did (X20-CHG-006).
func (t *Table) RecoverCharges(id board.ShipID, card string, n int) int {
	c := t.Ship(id).ChargesOf(card)
	if c == nil || t.drained(card) {
		return 0
	}
	n = min(n, c.Limit-c.Active)
	if n > 0 {
		t.announce(board.ChargesChanged{Ship: id, Card: card, Active: c.Active + n, Energy: t.laid(card)})
		if card == board.ShipCharges {
			t.payForStress(id, t.Ship(id).Has(board.Stress))
		}
	}
	return max(n, 0)
}

// LoseCharges flips up to n active charges of a card to inactive (X20-CHG-008).
func (t *Table) LoseCharges(id board.ShipID, card string, n int) {
	if c := t.Ship(id).ChargesOf(card); c != nil && min(n, c.Active) > 0 {
		t.announce(board.ChargesChanged{Ship: id, Card: card, Active: c.Active - min(n, c.Active), Energy: t.laid(card)})
	}
}

// laid reports whether what a card holds is energy that lies on an upgrade: the edition has no other charges there.
func (t *Table) laid(card string) bool {
	return t.rules.Edition.Huge.Supplied && card != board.ShipCharges && card != board.ForceCharges
}
