package xwing

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// chargeCard returns the key of the charges that a card's ability spends: an
// upgrade's own, else those of the ship card.
func chargeCard(card string) string {
	if xws, ok := catalog.UpgradeCard.Of(card); ok {
		return xws
	}
	return "ship"
}

// affordable reports whether the ship can pay the cost for the card's ability.
func (t *Table) affordable(id board.ShipID, card string, c Cost) bool {
	s := t.Ship(id)
	if c.Charges > 0 {
		ch := s.ChargesOf(chargeCard(card))
		if ch == nil || ch.Active < c.Charges {
			return false
		}
	}
	return s.Force.Active >= c.Force && s.Shields.Active >= c.Shields && (c.SpendN == 0 || len(t.spenders(id, c)) > 0)
}

// spendTokens has a ship spend the tokens of a cost, or another in its place.
func (t *Table) spendTokens(id board.ShipID, card string, c Cost) {
	able := t.spenders(id, c)
	if len(able) == 0 {
		return
	}
	by := able[0]
	if len(able) > 1 {
		by = t.ChooseShip(Moment{Owner: id, Card: card}, able, false)
	}
	for range c.SpendN {
		t.SpendToken(by, c.Spend)
	}
}

// spenders returns the ships that can spend the tokens of a ship's cost.
func (t *Table) spenders(id board.ShipID, c Cost) []board.ShipID {
	can := func(by board.ShipID) bool {
		return t.Friendly(id, by) && t.Ship(by).Has(c.Spend) >= c.SpendN && t.againstSpending(by, c.Spend) == nil
	}
	switch {
	case c.Near:
		return t.ShipsAt(id, gauge.Range1, can)
	case can(id):
		return []board.ShipID{id}
	}
	return nil
}

// againstSpending returns the rule that keeps the ship from spending a token of
// the kind; nil if there is none.
func (t *Table) againstSpending(id board.ShipID, k board.Token) *game.Refusal {
	return t.forbidden(SpendingToken, Moment{Ship: id, Token: k})
}

// id lists what the cost consists of, for words to say ("force:1+gain:1:stress"); ""
// for none.
func (c Cost) id() string {
	var parts []string
	add := func(what string, n int, tokens ...board.Token) {
		if n == 0 {
			return
		}
		part := what + ":" + strconv.Itoa(n)
		for _, k := range tokens {
			part += ":" + k.String()
		}
		parts = append(parts, part)
	}
	add("charge", c.Charges)
	add("force", c.Force)
	add("spend", c.SpendN, c.Spend)
	add("shield", c.Shields)
	add("hit", c.Hits)
	add("gain", c.GainN, c.Gain)
	add("either", len(c.Either), c.Either...)
	return strings.Join(parts, "+")
}

// pay pays the cost of a card's ability.
func (t *Table) pay(id board.ShipID, card string, c Cost) {
	if c.Charges > 0 {
		t.SpendCharges(id, chargeCard(card), c.Charges)
	}
	if c.Force > 0 {
		t.SpendCharges(id, "force", c.Force)
	}
	if c.SpendN > 0 {
		t.spendTokens(id, card, c)
	}
	for range c.Shields {
		t.SpendShield(id)
	}
	t.SufferDamage(id, Damage{Hits: c.Hits})
	if c.GainN > 0 {
		t.GainTokensFrom(t.Ship(id).Seat, id, c.Gain, c.GainN) // an effect of its own
	}
	if len(c.Either) > 0 {
		t.gainAsCost(id, card, c.Either)
	}
}

// SpendCharges flips n active charges of a card ("force", "ship" or an
// upgrade's xws) to inactive and reports whether it could (X20-CHG-009).
func (t *Table) SpendCharges(id board.ShipID, card string, n int) bool {
	c := t.Ship(id).ChargesOf(card)
	if c == nil || c.Active < n {
		return false
	}
	t.announce(board.ChargesChanged{Ship: id, Card: card, Active: c.Active - n, Spent: n})
	return true
}

// ActiveCharges returns how many charges of a card are active.
func (t *Table) ActiveCharges(id board.ShipID, card string) int {
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
		t.announce(board.ChargesChanged{Ship: id, Card: card, Active: c.Active + n})
	}
	return max(n, 0)
}

// LoseCharges flips up to n active charges of a card to inactive (X20-CHG-008).
func (t *Table) LoseCharges(id board.ShipID, card string, n int) {
	if c := t.Ship(id).ChargesOf(card); c != nil && min(n, c.Active) > 0 {
		t.announce(board.ChargesChanged{Ship: id, Card: card, Active: c.Active - min(n, c.Active)})
	}
}

// GainTokens gives the ship n tokens of a kind by an effect of its opponent's or
// of nobody's, and triggers what follows.
func (t *Table) GainTokens(id board.ShipID, k board.Token, n int) {
	t.GainTokensFrom(t.Ship(id).Seat.Other(), id, k, n)
}

// GainTokensFrom gives the ship n tokens of a kind by an effect of a seat's, who
// decides what jam and tractor tokens do, and triggers what follows. Each token
// may be replaced by something else first (X20-REP-002).
func (t *Table) GainTokensFrom(by game.Seat, id board.ShipID, k board.Token, n int) {
	if n <= 0 || t.Ship(id).Where != board.InPlay || t.Ship(id).Remote != "" { // X20-RMT-011
		return
	}
	if k == board.Cloak {
		n = min(n, 1-t.Ship(id).Has(board.Cloak))
		if n <= 0 {
			return
		}
	}
	gained := 0
	for range n {
		if !t.replaced(Moment{When: WouldGainToken, Ship: id, Token: k, N: 1}) {
			gained++
		}
	}
	if gained == 0 || t.Ship(id).Where != board.InPlay {
		return
	}
	before := t.Ship(id).Tokens
	t.announce(board.TokenGained{Ship: id, Token: k, N: gained})
	t.tokensArrived(by, id, k, gained, before)
	for range gained {
		t.Trigger(Moment{When: AfterGainingToken, Ship: id, Token: k})
	}
}

// TransferToken moves one token of a kind to another ship. Where one cannot lose
// it or the other cannot gain it nothing happens (X20-TOK-003, X20-TOK-004).
func (t *Table) TransferToken(from, to board.ShipID, k board.Token) bool {
	if !t.canGain(to, k) || t.RemoveTokens(from, k, 1) == 0 {
		return false
	}
	t.GainTokens(to, k, 1)
	return true
}

// canGain reports whether the ship can be assigned a token of the kind.
func (t *Table) canGain(id board.ShipID, k board.Token) bool {
	s := t.Ship(id)
	return s.Where == board.InPlay && s.Remote == "" && (k != board.Cloak || s.Has(board.Cloak) == 0)
}

// RemoveTokens takes up to n tokens of a kind away and returns how many it did.
func (t *Table) RemoveTokens(id board.ShipID, k board.Token, n int) int {
	return t.loseTokens(id, k, n, false)
}

// SpendToken spends one token of a kind and reports whether the ship had one.
func (t *Table) SpendToken(id board.ShipID, k board.Token) bool {
	if t.loseTokens(id, k, 1, true) == 0 {
		return false
	}
	if k.Color() == board.Green && t.fight != nil {
		t.fight.spent = append(t.fight.spent, spending{id, k})
	}
	t.Trigger(Moment{When: AfterSpendingToken, Ship: id, Token: k})
	return true
}

// keeps reports whether an ability forbids to remove tokens of a kind from the
// ship.
func (t *Table) keeps(id board.ShipID, k board.Token) bool {
	return t.sum(KeepingToken, Moment{Ship: id, Token: k}) > 0
}

func (t *Table) loseTokens(id board.ShipID, k board.Token, n int, spent bool) int {
	n = min(n, t.Ship(id).Has(k))
	if n > 0 && !spent && t.keeps(id, k) {
		return 0
	}
	if n > 0 {
		t.announce(board.TokenLost{Ship: id, Token: k, N: n, Spent: spent})
	}
	return max(n, 0)
}
