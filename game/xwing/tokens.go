package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// TokenRules say what it is to gain tokens (Tokens chapter).
type TokenRules struct {
	// OneGain makes several tokens of one effect a single gain. 2.5: yes.
	OneGain bool
	// Leave are the kinds that ships lose in the End Phase; nil: all circular ones. First edition: focus, evade,
	// reinforce, and what disarms or pulls.
	Leave []board.Token
}

// leaves reports whether ships lose tokens of a kind in the End Phase.
func (t *Table) leaves(k board.Token) bool {
	if kinds := t.rules.Edition.Tokens.Leave; kinds != nil {
		return slices.Contains(kinds, k)
	}
	return k.Circular()
}

// RemoveGreen takes all green tokens off a ship.
func (t *Table) RemoveGreen(id board.ShipID) {
	for k := range board.TokenKinds {
		if k.Color() == board.Green {
			t.RemoveTokens(id, k, t.Ship(id).Has(k))
		}
	}
}

// GainTokens gives the ship n tokens of a kind by an effect of its opponent's or
// of nobody's, and triggers what follows.
func (t *Table) GainTokens(id board.ShipID, k board.Token, n int) {
	t.GainTokensFrom(t.View.OpponentOf(t.Ship(id).Seat), id, k, n)
}

// GainTokensFrom gives the ship n tokens of a kind by an effect of a seat's, who
// decides what jam and tractor tokens do, and triggers what follows. Each token
// may be replaced by something else first (X20-REP-002).
func (t *Table) GainTokensFrom(by game.Seat, id board.ShipID, k board.Token, n int) {
	t.gainTokens(id, k, n, func(gained int, before board.Tokens) { t.tokensArrived(by, id, k, gained, before) })
}

// gainTokens is GainTokensFrom, with what is done about the tokens as they arrive.
func (t *Table) gainTokens(id board.ShipID, k board.Token, n int, arrived func(gained int, before board.Tokens)) {
	if n <= 0 || t.Ship(id).Where != board.InPlay || t.Ship(id).Remote != "" || t.untaken(id, k) { // X20-RMT-011
		return
	}
	if k == board.Cloak {
		if t.View.TowedBy(id) != nil { // RULINGS 28
			return
		}
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
	before, began := t.Ship(id).Tokens, t.Began()
	t.announce(board.TokenGained{Ship: id, Token: k, N: gained})
	arrived(gained, before)
	each := 1
	if t.rules.Edition.Tokens.OneGain {
		each, gained = gained, 1
	}
	if k == board.Stress {
		t.payForStress(id, gained)
	}
	for i := range gained {
		had := int(before[k]) + i*each
		t.Trigger(t.caused(Moment{When: AfterGainingToken, Ship: id, Token: k, N: i + 1, Began: began,
			Action: t.becoming(id, k, had, had+each)}))
	}
}

// BecomingTractored is the gain of the token by which a ship becomes tractored.
const BecomingTractored = "tractored"

// becoming says what a ship becomes that has more tokens of a kind than it had.
func (t *Table) becoming(id board.ShipID, k board.Token, had, has int) string {
	if k == board.Tractor && !t.tractoredBy(id, had) && t.tractoredBy(id, has) {
		return BecomingTractored
	}
	return ""
}

// TransferToken moves one token of a kind to another ship by an effect of its player's. Where one cannot lose
// it or the other cannot gain it nothing happens (X20-TOK-003, X20-TOK-004).
func (t *Table) TransferToken(from, to board.ShipID, k board.Token) bool {
	return t.transferBy(t.Ship(from).Seat, from, to, k)
}

// transferBy is TransferToken by an effect of a seat's.
func (t *Table) transferBy(by game.Seat, from, to board.ShipID, k board.Token) bool {
	if !t.CanGain(to, k) || t.loseTokens(from, k, 1) == 0 {
		return false
	}
	t.GainTokensFrom(by, to, k, 1)
	return true
}

// CanGain reports whether the ship can be assigned a token of the kind: no remote can (X20-RMT-011).
func (t *Table) CanGain(id board.ShipID, k board.Token) bool {
	s := t.Ship(id)
	return s.Where == board.InPlay && s.Remote == "" && !t.untaken(id, k) && (k != board.Cloak || s.Has(board.Cloak) == 0 &&
		t.View.TowedBy(id) == nil)
}

// RemoveTokens takes up to n tokens of a kind away, more where an ability says so, and returns how many it did.
func (t *Table) RemoveTokens(id board.ShipID, k board.Token, n int) int {
	if n > 0 {
		n += t.sum(RemovingMore, &Moment{Ship: id, Token: k})
	}
	began := t.Began()
	n = t.loseTokens(id, k, n)
	for i := range n {
		t.Trigger(Moment{When: AfterRemovingToken, Ship: id, Token: k, N: i + 1, Began: began})
	}
	return n
}

// SpendToken has a ship spend one token of a kind, its own or one that is lent to it, and reports whether
// there was one.
func (t *Table) SpendToken(id board.ShipID, k board.Token) bool {
	purses := t.purses(id, k, 1)
	if len(purses) == 0 {
		return false
	}
	t.spendTokenOf(id, t.pickPurse(id, purses, "prompt.choose-purse"), k)
	return true
}

// CanRemoveToken reports whether a ship has a token of a kind that may be removed: nobody pays for what
// cannot be done (X20-CST-001).
func (t *Table) CanRemoveToken(id board.ShipID, k board.Token) bool {
	return t.Ship(id).Has(k) > 0 && !t.keeps(id, k)
}

// keeps reports whether an ability forbids to remove tokens of a kind from the
// ship.
func (t *Table) keeps(id board.ShipID, k board.Token) bool {
	return t.sum(KeepingToken, &Moment{Ship: id, Token: k}) > 0
}

func (t *Table) loseTokens(id board.ShipID, k board.Token, n int) int {
	n = min(n, t.Ship(id).Has(k))
	if n > 0 && t.keeps(id, k) {
		return 0
	}
	if n > 0 {
		t.announce(board.TokenLost{Ship: id, Token: k, N: n})
	}
	return max(n, 0)
}

// tokensArrived is what the rules themselves do about tokens just gained, ahead
// of every ability (X20-QUE-007): jam strips green tokens, a ship becomes jammed
// or tractored by an effect of the seat's.
func (t *Table) tokensArrived(by game.Seat, id board.ShipID, k board.Token, n int, before board.Tokens) {
	switch {
	case k == board.Jam:
		t.becomeJammed(by, id, n, int(before[board.Jam]))
	case k == board.Ion:
		if was := int(before[board.Ion]) >= t.rules.Edition.Ion.Tokens.Of(t.Ship(id).Size); !was && t.Ionized(id) {
			t.becomeIonized(id)
		}
	case k == board.Tractor:
		if was := t.tractoredBy(id, int(before[board.Tractor])); !was && t.Tractored(id) {
			t.tractorMove(by, id)
		}
	case t.strips(k):
		n = min(n, t.Ship(id).Has(board.Jam))
		t.RemoveTokens(id, k, n)
		t.RemoveTokens(id, board.Jam, n)
	}
}
