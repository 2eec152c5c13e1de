package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// LoseShield flips one active shield to inactive and reports whether there was
// one (Shield chapter, X20-SHD-005). No damage card is dealt.
func (t *Table) LoseShield(id board.ShipID) bool { return t.loseShield(id, true) }

// SpendShield loses one shield for an effect; without an active one it cannot
// (X20-SHD-006).
func (t *Table) SpendShield(id board.ShipID) bool { return t.loseShield(id, false) }

// loseShield flips a shield of the ship, or one that it may treat as its own; it may
// decline to do that.
func (t *Table) loseShield(id board.ShipID, may bool) bool {
	from := t.pickShield(id, may, "prompt.choose-shield", func(c board.Charges) bool { return c.Active > 0 })
	if from == 0 {
		return false
	}
	t.announce(board.ShieldsChanged{Ship: from, Active: t.Ship(from).Shields.Active - 1})
	t.Trigger(Moment{When: AfterLosingShield, Ship: id})
	return true
}

// RecoverShield flips one inactive shield to active and reports whether there
// was one (X20-SHD-003, X20-SHD-004).
func (t *Table) RecoverShield(id board.ShipID) bool {
	to := t.pickShield(id, false, "prompt.choose-shield-back", inactive)
	if to == 0 {
		return false
	}
	t.announce(board.ShieldsChanged{Ship: to, Active: t.Ship(to).Shields.Active + 1})
	return true
}

// RaiseShields adds to a ship's shield value, and gives it as many shields.
func (t *Table) RaiseShields(id board.ShipID, by int) {
	t.announce(board.ShieldValueRaised{Ship: id, By: by})
}

// CanRecoverShield reports whether there is one, on its own card or on one that it may treat as that.
func (t *Table) CanRecoverShield(id board.ShipID) bool {
	return inactive(t.Ship(id).Shields) || len(t.sharers(id, inactive)) > 0
}

func inactive(c board.Charges) bool { return c.Active < c.Limit }

// pickShield returns on whose card a shield of such a kind is flipped for the ship: its
// own, unless its player picks that of a ship docked with it; 0 for none.
func (t *Table) pickShield(id board.ShipID, may bool, prompt string, fit func(board.Charges) bool) board.ShipID {
	own, aboard := fit(t.Ship(id).Shields), t.sharers(id, fit)
	if len(aboard) == 0 {
		if own {
			return id
		}
		return 0
	}
	var options []game.Option
	if own {
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.own-shield")})
	}
	for _, other := range aboard {
		options = append(options, game.Option{ID: other.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", other.Piece())})
	}
	if !own && may {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-shield")})
	}
	if len(options) == 1 {
		return board.ShipOf(options[0].ID)
	}
	return board.ShipOf(t.askOne(t.Ship(id).Seat, ask.ChooseEither, game.Say(prompt, "ship", id.Piece()), []string{id.Piece()}, options))
}

// sharers returns the ships docked with a carrier whose fitting shields it may treat as its own.
func (t *Table) sharers(id board.ShipID, fit func(board.Charges) bool) []board.ShipID {
	if !t.heeds(t.Ship(id), concern{query: SharingShields}) {
		return nil
	}
	var out []board.ShipID
	for _, other := range t.View.DockedWith(id) {
		if fit(t.Ship(other).Shields) && t.sum(SharingShields, &Moment{Ship: other, Other: id}) > 0 {
			out = append(out, other)
		}
	}
	return out
}

// shieldsToSpend counts the active shields that the ship could lose for an effect.
func (t *Table) shieldsToSpend(id board.ShipID) int {
	n := t.Ship(id).Shields.Active
	for _, other := range t.sharers(id, func(c board.Charges) bool { return c.Active > 0 }) {
		n += t.Ship(other).Shields.Active
	}
	return n
}
