package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// chargesOf are the charges that an upgrade begins with: all of them. Of its energy a hardpoint has all, another card none
// (X10-HUG-020).
func chargesOf(card *catalog.Upgrade) board.Charges {
	side := card.Sides[0]
	if side.Energy == 0 {
		return full(side.Charges)
	}
	c := board.Charges{Limit: side.Energy}
	if card.Is(catalog.HardpointSlot) {
		c.Active = c.Limit
	}
	return c
}

// takeEnergy are the steps of a huge ship's activation between its maneuver and its actions: it gains energy, gives of it to
// its upgrades, and uses it (X10-HUG-016 to 018).
func (t *Table) takeEnergy(id board.ShipID) {
	if !t.rules.Edition.Huge.Supplied || !t.Huge(id) || t.gone(id) {
		return
	}
	t.GainEnergy(id, t.Profile(id).Ship.Gain(t.Ship(id).Dial.Maneuver)-t.Ship(id).Has(board.Ion))
	t.allocateEnergy(id)
	if !t.gone(id) {
		t.Trigger(Moment{When: UsingEnergy, Ship: id})
	}
}

// GainEnergy gives a ship card so much energy, as far as it can hold it: what is above its limit is lost (X10-HUG-022).
func (t *Table) GainEnergy(id board.ShipID, n int) {
	if n > 0 {
		t.RecoverCharges(id, board.ShipCharges, n)
	}
}

// allocateEnergy has a ship's player lay energy of its ship card onto its upgrades, up to what each can hold; never back
// (X10-HUG-017).
func (t *Table) allocateEnergy(id board.ShipID) {
	for !t.gone(id) && t.Ship(id).Charges.Active > 0 {
		var options []game.Option
		for i := range t.Ship(id).Upgrades {
			if u := &t.Ship(id).Upgrades[i]; u.Charges.Active < u.Charges.Limit && !u.Discarded {
				ref := catalog.UpgradeCard.Ref(u.XWS)
				options = append(options, game.Option{ID: ref, Text: t.say("option.card", "card", ref)})
			}
		}
		if len(options) == 0 {
			return
		}
		options = append(options, game.Option{ID: game.Done, Text: game.Say("option.done")})
		pick := t.askOne(t.Ship(id).Seat, ask.AllocateEnergy, t.say("prompt.allocate-energy", "ship", id.Piece()), t.list(id.Piece()), options)
		xws, ok := catalog.UpgradeCard.Of(pick)
		if !ok {
			return
		}
		u := t.Ship(id).Upgrade(xws)
		t.announce(board.ChargesChanged{Ship: id, Card: board.ShipCharges, Active: t.Ship(id).Charges.Active - 1})
		t.announce(board.ChargesChanged{Ship: id, Card: xws, Active: u.Charges.Active + 1})
	}
}

// rechargeSystems takes the ion tokens off all huge ships as the Activation Phase ends, where they cost energy (X10-HUG-021).
func (t *Table) rechargeSystems() {
	if !t.rules.Edition.Huge.Supplied {
		return
	}
	for _, id := range t.View.ShipsInPlay() {
		if t.Huge(id) {
			t.loseIon(id)
		}
	}
}

// recover has a ship spend all energy of its ship card, and recover a shield for each (Recover action, X10-HUG-027).
func (t *Table) recover(id board.ShipID) {
	n := t.Ship(id).Charges.Active
	t.SpendCharges(id, board.ShipCharges, n)
	for range n {
		if !t.RecoverShield(id) {
			return
		}
	}
}

// againstRecovering refuses a recover action without energy, or where no shield is missing.
func (t *Table) againstRecovering(id board.ShipID) *game.Refusal {
	if t.Ship(id).Charges.Active > 0 && t.CanRecoverShield(id) {
		return nil
	}
	return t.Refuse(rule.NothingToRecover, "refusal.nothing-to-recover", "ship", id.Piece())
}
