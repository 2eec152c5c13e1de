package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Spending what is another ship's, where an ability allows it (X20-ABL-003). Whoever spends it has spent it,
// the other has it no longer.

// payers returns the other ships that have something which a ship may spend as its own.
func (t *Table) payers(m *Moment, has func(*board.Ship) bool) []board.ShipID {
	var out []board.ShipID
	t.eachAsked(Lending, m, func(a *Ability, m Moment, _ int) {
		lends := m.Owner != m.Ship && has(t.Ship(m.Owner)) && a.By != nil && a.applies(t, &m) && a.By(t, m) > 0
		if lends && !slices.Contains(out, m.Owner) {
			out = append(out, m.Owner)
		}
	})
	return out
}

// purses returns the ships of which a ship can take n tokens of a kind to spend them: itself, then those that lend.
func (t *Table) purses(id board.ShipID, k board.Token, n int) []board.ShipID {
	has := func(s *board.Ship) bool { return s.Has(k) >= n }
	out := t.payers(&Moment{Ship: id, Token: k}, has)
	if has(t.Ship(id)) {
		out = slices.Insert(out, 0, id)
	}
	return out
}

// forcePurses are those of which it can take Force.
func (t *Table) forcePurses(id board.ShipID) []board.ShipID {
	active := func(s *board.Ship) bool { return s.Force.Active > 0 }
	out := t.payers(&Moment{Ship: id, Action: board.ForceCharges}, active)
	if active(t.Ship(id)) {
		out = slices.Insert(out, 0, id)
	}
	return out
}

// lockPurses returns the ships whose lock on a ship that it attacks a ship can spend, or have for a weapon: itself, then those
// that lend.
func (t *Table) lockPurses(id, defender board.ShipID) []board.ShipID {
	has := func(s *board.Ship) bool { return s.HasLocked(t.lockedPiece(defender.Piece())) }
	out := t.payers(&Moment{Ship: id, Other: defender, Action: catalog.Lock.String()}, has)
	if has(t.Ship(id)) {
		out = slices.Insert(out, 0, id)
	}
	return out
}

// attacks reports whether the attack under way, or weighed, is a ship's on a piece.
func (t *Table) attacks(id board.ShipID, piece string) bool {
	return board.ShipOf(piece) != 0 && t.aiming == id || t.Fight().Fighting(id) && t.View.Attack.Attacker == id &&
		t.lockedPiece(t.View.Attack.Defender.Piece()) == t.lockedPiece(piece)
}

// spendableLocks are the ships whose lock on a piece a ship may spend: its own, or in its attack on that others', too.
func (t *Table) spendableLocks(id board.ShipID, piece string, attack bool) []board.ShipID {
	from := []board.ShipID{id}
	if attack {
		from = t.lockPurses(id, board.ShipOf(piece))
	}
	return slices.DeleteFunc(from, func(from board.ShipID) bool { return !t.CanSpendLockOf(id, from, piece) })
}

// pickPurse has a ship's player choose whose tokens or Force it spends.
func (t *Table) pickPurse(id board.ShipID, purses []board.ShipID, prompt string) board.ShipID {
	if len(purses) == 1 {
		return purses[0]
	}
	var options []game.Option
	for _, from := range purses {
		options = append(options, game.Option{ID: from.Piece(), Target: from.Piece(), Text: game.Say("option.ship", "ship", from.Piece())})
	}
	return board.ShipOf(t.askOne(t.Ship(id).Seat, ask.ChooseShip, game.Say(prompt, "ship", id.Piece()),
		append([]string{id.Piece()}, pieces(purses)...), options))
}

// spendTokenOf has a ship spend a token that it takes from its own, or from another's.
func (t *Table) spendTokenOf(id, from board.ShipID, k board.Token) {
	lost := board.TokenLost{Ship: from, Token: k, N: 1, Spent: true}
	if from != id {
		lost.By = id
	}
	lends := t.lending(id, from, k)
	t.announce(lost)
	if lends != nil {
		t.payLending(*lends)
	}
	t.fight.noteSpent(id, k)
	t.Trigger(Moment{When: AfterSpendingToken, Ship: id, Token: k})
}

// CanSpendOf reports whether a ship may spend a token of another's by an ability that lets it.
func (t *Table) CanSpendOf(id, from board.ShipID, k board.Token) bool {
	return t.Ship(from).Has(k) > 0 && t.againstSpending(id, k) == nil
}

// SpendOf has a ship spend that.
func (t *Table) SpendOf(id, from board.ShipID, k board.Token) { t.spendTokenOf(id, from, k) }

// lending returns the ability by which a ship spends a token of another's, nil where it is its own.
func (t *Table) lending(id, from board.ShipID, k board.Token) (lends *Entry) {
	if id == from {
		return nil
	}
	t.eachAsked(Lending, &Moment{Ship: id, Token: k}, func(a *Ability, m Moment, index int) {
		if lends == nil && m.Owner == from && a.applies(t, &m) {
			lends = &Entry{Moment: m, Index: index}
		}
	})
	return lends
}

// payLending has whoever lends a token pay for it.
func (t *Table) payLending(e Entry) {
	if c := t.ability(e).Cost; c.id() != "" {
		t.announce(board.AbilityUsed{Ship: e.Moment.Owner, Card: e.Moment.Card})
		t.pay(e.Moment.Owner, e.Moment.Card, c)
	}
}

// spendForce has a ship spend n Force, its own and what others lend it, as its player picks.
func (t *Table) spendForce(id board.ShipID, n int) bool {
	if t.forceToSpend(id) < n {
		return false
	}
	purses, taken := t.forcePurses(id), map[board.ShipID]int{}
	for range n {
		taken[t.pickPurse(id, slices.DeleteFunc(slices.Clone(purses), func(from board.ShipID) bool {
			return taken[from] == t.Ship(from).Force.Active
		}), "prompt.choose-force")]++
	}
	for _, from := range purses {
		if taken[from] > 0 {
			t.flipForce(id, from, taken[from])
		}
	}
	t.spentForce(id, n)
	return true
}

// forceOf counts the active Force that a ship has, and is lent.
func (t *Table) forceOf(id board.ShipID) (n int) {
	for _, from := range t.forcePurses(id) {
		n += t.Ship(from).Force.Active
	}
	return n
}

// spendForceOf has a ship spend 1 Force that it takes from its own, or from another's.
func (t *Table) spendForceOf(id, from board.ShipID) {
	t.flipForce(id, from, 1)
	t.spentForce(id, 1)
}

func (t *Table) flipForce(id, from board.ShipID, n int) {
	spent := board.ChargesChanged{Ship: from, Card: board.ForceCharges, Active: t.Ship(from).Force.Active - n, Spent: n}
	if from != id {
		spent.By = id
	}
	t.announce(spent)
}

func (t *Table) spentForce(id board.ShipID, n int) {
	t.Trigger(Moment{When: AfterSpendingForce, Ship: id, N: n})
}
