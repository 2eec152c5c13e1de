package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// ManeuverEnergy is what the energy that its maneuver brings a huge ship is called among what a ship recovers (RecoveringLess).
const ManeuverEnergy = "maneuver-energy"

// EnergyLaid and EnergyUsed tell apart what a huge ship does with its energy (UsingEnergy).
const (
	EnergyLaid = "laid"
	EnergyUsed = "used"
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
	m := t.Ship(id).Dial.Maneuver
	gain := t.Profile(id).Ship.Gain(m)
	gain -= t.sum(RecoveringLess, &Moment{Ship: id, Action: ManeuverEnergy, N: gain, Move: MomentMove{Maneuver: m}})
	for _, card := range t.cardShips(id) {
		gain -= t.Ship(card).Has(board.Ion)
	}
	for _, card := range t.cardShips(id) {
		gain -= t.recoversLess(card, board.ShipCharges, gain)
	}
	t.GainEnergy(id, gain)
	t.allocateEnergy(id)
	for _, card := range t.cardShips(id) {
		if !t.gone(card) {
			t.Trigger(Moment{When: UsingEnergy, Action: EnergyUsed, Ship: card})
		}
	}
}

// energyCard is the ship of the card that holds the energy of a huge ship: of two cards one does.
func (s *State) energyCard(id board.ShipID) board.ShipID {
	for _, card := range s.cardShips(id) {
		if s.View.Ship(card).Charges.Limit > 0 {
			return card
		}
	}
	return id
}

// LoseEnergy takes so much energy from a huge ship's card, as far as it has it.
func (t *Table) LoseEnergy(id board.ShipID, n int) {
	t.LoseCharges(t.energyCard(id), board.ShipCharges, n)
}

// GainEnergy gives a huge ship so much energy, as far as its card can hold it: what is above its limit is lost (X10-HUG-022).
func (t *Table) GainEnergy(id board.ShipID, n int) {
	if n > 0 {
		t.RecoverCharges(t.energyCard(id), board.ShipCharges, n)
	}
}

// Energy is what energy a huge ship has and can have, on whichever of its cards it lies.
func (t *Table) Energy(id board.ShipID) board.Charges { return t.Ship(t.energyCard(id)).Charges }

// SpendEnergy spends of it.
func (t *Table) SpendEnergy(id board.ShipID, n int) {
	t.SpendCharges(t.energyCard(id), board.ShipCharges, n)
}

// allocateEnergy has a ship's player lay energy of its ship card onto its upgrades, up to what each can hold; never back
// (X10-HUG-017).
func (t *Table) allocateEnergy(id board.ShipID) {
	type place struct {
		ship board.ShipID
		xws  string
	}
	for from := t.energyCard(id); !t.gone(id) && t.Ship(from).Charges.Active > 0; {
		var options []game.Option
		places := map[string]place{}
		for _, card := range t.cardShips(id) {
			for _, u := range t.Ship(card).Upgrades {
				if u.Charges.Active >= u.Charges.Limit || u.Discarded || t.recoversLess(card, u.XWS, 1) > 0 {
					continue
				}
				ref := catalog.UpgradeCard.Ref(u.XWS)
				o := game.Option{ID: ref, Text: t.say("option.card", "card", ref)}
				if card != id {
					o.ID = card.Piece() + ":" + ref
				}
				options, places[o.ID] = append(options, o), place{card, u.XWS}
			}
		}
		if len(options) == 0 {
			return
		}
		options = append(options, game.Option{ID: game.Done, Text: game.Say("option.done")})
		pick := t.askOne(t.Ship(id).Seat, ask.AllocateEnergy, t.say("prompt.allocate-energy", "ship", id.Piece()), t.list(id.Piece()),
			options)
		to, ok := places[pick]
		if !ok {
			return
		}
		t.announce(board.ChargesChanged{Ship: from, Card: board.ShipCharges, Active: t.Ship(from).Charges.Active - 1})
		t.announce(board.ChargesChanged{Ship: to.ship, Card: to.xws, Active: t.Ship(to.ship).Upgrade(to.xws).Charges.Active + 1,
			Energy: true})
		t.Trigger(Moment{When: UsingEnergy, Action: EnergyLaid, Ship: to.ship})
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

// SpareEnergy leaves a huge ship so much energy in the recover action that it is about to perform.
func (t *Table) SpareEnergy(n int) { t.spared = n }

// recover has a ship spend all energy of its ship card but what it may spare, and recover a shield for each (Recover action,
// X10-HUG-027).
func (t *Table) recover(id board.ShipID) {
	n := t.Energy(id).Active - t.spared
	t.spared = 0
	t.SpendEnergy(id, n)
	for _, card := range t.cardShips(id) {
		n -= t.recoversLess(card, RecurringShields, n)
	}
	for range n {
		to := t.lacking(id)
		if len(to) == 0 {
			return
		}
		t.RecoverShield(t.pickTo(id, to))
	}
}

// lacking are the ships of a huge ship's cards on which a shield can be recovered.
func (t *Table) lacking(id board.ShipID) []board.ShipID {
	return slices.DeleteFunc(t.cardShips(id), func(card board.ShipID) bool { return !t.CanRecoverShield(card) })
}

// pickTo asks on which of the cards a shield is recovered; a single one goes unasked.
func (t *Table) pickTo(id board.ShipID, cards []board.ShipID) board.ShipID {
	if len(cards) == 1 {
		return cards[0]
	}
	var options []game.Option
	for _, card := range cards {
		options = append(options, game.Option{ID: card.Piece(), Target: card.Piece(), Text: game.Say("option.ship", "ship", card.Piece())})
	}
	return board.ShipOf(t.askOne(t.Ship(id).Seat, ask.ChooseEither, game.Say("prompt.choose-shield-back", "ship", id.Piece()),
		[]string{id.Piece()}, options))
}

// againstRecovering refuses a recover action without energy, or where no shield is missing.
func (t *Table) againstRecovering(id board.ShipID) *game.Refusal {
	if t.Ship(t.energyCard(id)).Charges.Active > 0 && len(t.lacking(id)) > 0 {
		return nil
	}
	return t.Refuse(rule.NothingToRecover, "refusal.nothing-to-recover", "ship", id.Piece())
}
