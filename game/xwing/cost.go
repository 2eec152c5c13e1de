package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Cost is what an ability costs; an ability whose cost cannot be paid is not
// offered, and one that would do nothing neither (X20-CST-001).
type Cost struct {
	Charges int         // of its own card (of the ship card for pilot abilities)
	Force   int         // of the ship
	Gain    board.Token // a token to be gained, if GainN > 0
	GainN   int
	Either  []board.Token // one token of these kinds to be gained, as its player chooses
	Spend   board.Token   // a token of the ship to be spent, if SpendN > 0
	SpendN  int
	Near    bool // it is a token of a friendly ship at range 0-1, this one or another
	Green   bool // a green token of the ship to be spent, as its player chooses
	Shields int  // of the ship
	Hits    int  // hit damage that the ship suffers
	Energy  int  // of the ship card, whichever of its cards asks for it (X25-HUG-029)
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
	return c.Energy <= t.energy(id) && (c.Force == 0 || t.forceToSpend(id) >= c.Force) && (!c.Green || len(t.greensOf(id)) > 0) &&
		t.shieldsToSpend(id) >= c.Shields && (c.SpendN == 0 || len(t.spenders(id, c)) > 0)
}

// spendTokens has a ship spend the tokens of a cost, its own or another's. Nobody gets here who cannot (affordable).
func (t *Table) spendTokens(id board.ShipID, card string, c Cost) {
	able := t.spenders(id, c)
	if len(able) == 0 {
		panic("xwing: " + id.Piece() + " cannot pay for " + card)
	}
	if !c.Near {
		from := t.pickPurse(id, able, "prompt.choose-purse")
		for range c.SpendN {
			t.spendTokenOf(id, from, c.Spend)
		}
		return
	}
	from := able[0]
	if len(able) > 1 {
		from = t.ChooseShip(Moment{Owner: id, Card: card}, able, false)
	}
	for range c.SpendN {
		t.spendTokenOf(id, from, c.Spend)
	}
}

// greensOf are the kinds of green tokens that a ship can spend.
func (t *Table) greensOf(id board.ShipID) (kinds []board.Token) {
	for k := range board.TokenKinds {
		if k.Color() == board.Green && t.CanSpend(id, k) {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// spendGreen has a ship's player spend a green token of his choice.
func (t *Table) spendGreen(id board.ShipID, card string) {
	kinds := t.greensOf(id)
	if len(kinds) == 1 {
		t.SpendToken(id, kinds[0])
		return
	}
	var options []game.Option
	for _, k := range kinds {
		options = append(options, game.Option{ID: k.String(), Text: game.Say("option.token", "token", k.String())})
	}
	if pick := t.askOne(t.Ship(id).Seat, ask.ChooseToken, game.Say("prompt.spend-green", "card", card, "ship", id.Piece()),
		[]string{id.Piece()}, options); pick != "" {
		t.SpendToken(id, tokenOf(pick))
	}
}

// spenders returns the ships of which the tokens of a ship's cost can be spent.
func (t *Table) spenders(id board.ShipID, c Cost) []board.ShipID {
	bars := func(from board.ShipID) bool {
		return t.forbidden(SpendingToken, &Moment{Ship: id, Other: from, Token: c.Spend}) != nil
	}
	if !c.Near {
		purses := t.purses(id, c.Spend, c.SpendN)
		if len(purses) > 0 && bars(id) {
			return nil
		}
		return purses
	}
	return slices.DeleteFunc(t.View.ShipsInPlay(), func(from board.ShipID) bool {
		return !t.nearToSpend(id, from) || !t.Friendly(id, from) || t.Ship(from).Has(c.Spend) < c.SpendN || bars(from)
	})
}

// CanSpend reports whether a ship has a token of the kind, or one is lent to it, and nothing keeps it from spending that.
func (t *Table) CanSpend(id board.ShipID, k board.Token) bool {
	return len(t.purses(id, k, 1)) > 0 && t.againstSpending(id, k) == nil
}

// againstSpending returns the rule that keeps the ship from spending a token of
// the kind; nil if there is none.
func (t *Table) againstSpending(id board.ShipID, k board.Token) *game.Refusal {
	return t.forbidden(SpendingToken, &Moment{Ship: id, Token: k})
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
	add(board.ForceCharges, c.Force)
	add("spend", c.SpendN, c.Spend)
	if c.Green {
		add("green", 1)
	}
	add("energy", c.Energy)
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
		t.SpendCharges(id, board.ForceCharges, c.Force)
	}
	if c.Energy > 0 {
		t.SpendCharges(t.energyCard(id), board.ShipCharges, c.Energy)
	}
	if c.SpendN > 0 {
		t.spendTokens(id, card, c)
	}
	if c.Green {
		t.spendGreen(id, card)
	}
	for range c.Shields {
		t.SpendShield(id)
	}
	t.SufferDamage(id, Damage{Hits: c.Hits})
	if c.GainN > 0 {
		t.payWithTokens(id, c.Gain, c.GainN)
	}
	if len(c.Either) > 0 {
		t.gainAsCost(id, card, c.Either)
	}
}

// payWithTokens has a ship gain tokens as a cost, by an effect of its own. What the rules do about them, such as the
// move of a ship that becomes tractored, comes once the ability that they pay for is over, ahead of what waits in the
// queue (X25-ERR-005, X25-ABQ-002).
func (t *Table) payWithTokens(id board.ShipID, k board.Token, n int) {
	by := t.Ship(id).Seat
	t.gainTokens(id, k, n, func(gained int, before board.Tokens) {
		arrive := func() {
			if !t.gone(id) {
				t.tokensArrived(by, id, k, gained, before)
			}
		}
		if !t.resolving { // it pays for no ability
			arrive()
			return
		}
		t.owed = append(t.owed, arrive)
	})
}

// settle does what tokens have led to that were gained as the cost of the ability that is over.
func (t *Table) settle() {
	for len(t.owed) > 0 {
		arrive := t.owed[0]
		t.owed = t.owed[1:]
		arrive()
	}
}

// gainAsCost has a ship's player choose the token that a card costs it.
func (t *Table) gainAsCost(id board.ShipID, card string, kinds []board.Token) {
	var options []game.Option
	for _, k := range kinds {
		options = append(options, game.Option{ID: k.String(), Text: game.Say("option.either-" + k.String())})
	}
	pick := t.askEither(Moment{Owner: id, Card: card}, id, "prompt.choose-cost", options)
	t.payWithTokens(id, tokenOf(pick), 1)
}
