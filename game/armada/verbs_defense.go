package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Reroll has the attacker have up to so many of the dice that fit rolled again, all at once.
func (a *Attack) Reroll(most int, fits func(board.Die) bool, by game.Phrase) {
	a.rerollSome(a.attacker(), "reroll-dice", 0, most, fits, by)
}

// ForceReroll has the defender choose dice, one at least, that the attacker rerolls, all at once.
func (a *Attack) ForceReroll(most int, by game.Phrase) {
	a.rerollSome(a.defender(), "reroll-dice", 1, most, nil, by)
}

// RerollAgainst has a player reroll up to so many dice of the attacker's, all at once.
func (a *Attack) RerollAgainst(seat game.Seat, most int, by game.Phrase) {
	a.rerollSome(seat, "have-rerolled", 0, most, nil, by)
}

// rerollSome has a seat choose at least and at most so many of the dice that fit, nil: of all, that are rolled again.
func (a *Attack) rerollSome(seat game.Seat, key string, least, most int, fits func(board.Die) bool, by game.Phrase) {
	d := game.Decision{Kind: ask.ChooseDice, Seat: seat, Prompt: game.Say("prompt." + key), Shape: game.SomeOf,
		About: []string{a.shot.Attacker, a.shot.Defender}}
	for i, die := range a.view().Dice {
		if (fits == nil || fits(die)) && !die.Fixed && !die.Set {
			d.Options = append(d.Options, dieOption(i, die))
		}
	}
	d.Max = min(most, len(d.Options))
	if d.Min = min(least, d.Max); d.Max == 0 {
		return
	}
	dice := slices.Clone(a.view().Dice)
	picked := a.t.ask(d).Pick
	for i := range dice {
		if slices.Contains(picked, "die:"+strconv.Itoa(i)) {
			dice[i] = a.t.rollDie(dice[i].Color)
		}
	}
	if len(picked) > 0 {
		a.setDice(dice, "rerolled", by)
	}
}

// dieOption offers a die of the pool.
func dieOption(i int, d board.Die) game.Option {
	return game.Option{ID: "die:" + strconv.Itoa(i), Target: "die:" + strconv.Itoa(i),
		Text: game.Say("option.die", "color", d.Color.String(), "face", d.Face.String())}
}

// Fresh reports whether the dice are as they were rolled.
func (a *Attack) Fresh() bool { return !a.changed }

// Used reports whether a card was used in the attack.
func (a *Attack) Used(m Moment) bool {
	return slices.Contains(a.used, m.user())
}

// UsedByAny reports whether any copy of a card was used in it.
func (a *Attack) UsedByAny(m Moment) bool {
	return slices.ContainsFunc(a.used, func(name string) bool { return strings.HasSuffix(name, "/"+m.Card) })
}

// Alone has no further squadron be declared after this one.
func (a *Attack) Alone() { a.alone = true }

// Defender is the piece that is attacked.
func (a *Attack) Defender() string { return a.shot.Defender }

// Mark has a defense token be discarded if it is spent in the attack.
func (a *Attack) Mark(k Token) { a.defense.marked = append(a.defense.marked, k) }

// TokensSpent is how many defense tokens the defender has spent, and how many of these were exhausted before.
func (a *Attack) TokensSpent() (all, exhausted int) {
	all = len(a.view().Spent)
	for _, k := range a.defense.spent {
		if k.Piece != a.shot.Defender { // lent by a card
			all++
		}
	}
	return all, a.defense.exhausted
}

// IsInstead reports whether the token that is spent has no effect of its own any more.
func (a *Attack) IsInstead() bool { return a.defense.instead }

// Range is the range of the attack; of squadrons and against ships by squadrons none.
func (a *Attack) Range() gauge.Range { return a.shot.Range }

// From is the hull zone that attacks; 0 of a squadron.
func (a *Attack) From() gauge.Zone { return a.shot.From }

// Instead has the token that is spent have no effect of its own.
func (a *Attack) Instead() { a.defense.instead = true }

// Reduce has the damage be so much less, in the order that the defender wants.
func (a *Attack) Reduce(m Moment, n int) {
	a.defense.reductions = append(a.defense.reductions, reduction{m.Card, n})
}

// RedirectAnywhere has redirect choose any number of hull zones but the defending one.
func (a *Attack) RedirectAnywhere() { a.defense.anywhere = true }

// RedirectMore has redirect choose further adjacent hull zones.
func (a *Attack) RedirectMore(n int) { a.defense.further += n }

// EvadeCancels has evade cancel a die.
func (a *Attack) EvadeCancels() { a.defense.cancels = true }

// EvadeMore has evade affect more dice.
func (a *Attack) EvadeMore(n int) { a.defense.evades += n }

// Contained reports whether the contain effect was resolved.
func (a *Attack) Contained() bool { return a.defense.contained }

// Salvos reports whether the defender returns fire after the attack.
func (a *Attack) Salvos() bool { return a.defense.salvo }

// lockedTokens are the defender's tokens that nothing but an accuracy icon keeps from being spent.
func (a *Attack) lockedTokens() (tokens []Token) {
	for _, i := range a.view().Locked {
		t := Token{a.shot.Defender, i}
		if a.t.View.TokensOf(t.Piece)[i].State != board.Discarded && a.againstToken(i, true) == nil {
			tokens = append(tokens, t)
		}
	}
	return tokens
}

// CanSpendLocked reports whether there is one.
func (a *Attack) CanSpendLocked() bool { return len(a.lockedTokens()) > 0 }

// SpendLocked has the defender spend one of them.
func (a *Attack) SpendLocked(m Moment) {
	if token, ok := a.t.Own(m).ChooseToken(a.lockedTokens()); ok {
		a.spendToken(token.Index)
	}
}

// lent are the tokens of another piece that the defender could spend.
func (a *Attack) lent(piece string) []Token {
	return slices.DeleteFunc(a.t.Tokens(piece), func(k Token) bool {
		token := a.t.View.TokensOf(piece)[k.Index]
		return slices.Contains(a.defense.spent, k) || a.hasSpent(token.Kind) ||
			a.t.forbidden(Spending, Moment{Ship: board.ShipOf(a.shot.Defender), Token: token}) != nil
	})
}

// CanSpendOf reports whether the defender could spend a token of another piece.
func (a *Attack) CanSpendOf(piece string) bool { return len(a.lent(piece)) > 0 }

// SpendOf has the defender spend a token of another piece, with its effect.
func (a *Attack) SpendOf(m Moment, piece string) {
	if token, ok := a.t.Own(m).ChooseToken(a.lent(piece)); ok {
		a.spend(token)
	}
}

// SpentOf is how many tokens of a piece the defender has spent in its step, and how many of these are discarded now.
func (a *Attack) SpentOf(piece string) (spent, discarded int) {
	for _, k := range a.defense.spent {
		if k.Piece == piece {
			spent++
			if a.t.View.TokensOf(piece)[k.Index].State == board.Discarded {
				discarded++
			}
		}
	}
	return spent, discarded
}

// Unspent are the tokens of the defender that it may spend now.
func (a *Attack) Unspent() []Token {
	return slices.DeleteFunc(a.t.Tokens(a.shot.Defender), func(k Token) bool { return a.againstToken(k.Index, false) != nil })
}

// DiscardSpent discards the token that is spent, unless it is.
func (a *Attack) DiscardSpent() {
	a.t.SetToken(a.defense.spent[len(a.defense.spent)-1], board.Discarded)
}

// CancelDie has the defender cancel a die.
func (a *Attack) CancelDie(by game.Phrase) {
	if i := a.askDie(a.defender(), ask.EvadeDie, "cancel-die", false); i >= 0 {
		a.drop(i, "canceled", by)
	}
}

// Token is a defense token: whose, and which.
type Token struct {
	Piece string
	Index int
}

// Tokens are the defense tokens of a piece that are not discarded.
func (t *Table) Tokens(piece string) (tokens []Token) {
	for i, d := range t.View.TokensOf(piece) {
		if d.State != board.Discarded {
			tokens = append(tokens, Token{piece, i})
		}
	}
	return tokens
}

// TokensInPlay are those of all ships and squadrons in play.
func (t *Table) TokensInPlay() (tokens []Token) {
	for _, id := range t.onTable(game.NoSeat) {
		tokens = append(tokens, t.Tokens(id.Piece())...)
	}
	for _, id := range t.squadronsOnTable(game.NoSeat) {
		tokens = append(tokens, t.Tokens(id.Piece())...)
	}
	return tokens
}

// Spendable are those tokens of a piece that may be spent as a cost of a card, or by it, outside of the defender's own
// spending: by the spender none that he may not spend (ARM-TIM-014, ARM-DEF-007, -043), and none twice in an attack.
func (t *Table) Spendable(spender board.ShipID, piece string) []Token {
	return slices.DeleteFunc(t.Tokens(piece), func(k Token) bool {
		return t.forbidden(Spending, Moment{Ship: spender, Token: t.View.TokensOf(piece)[k.Index]}) != nil ||
			t.attack != nil && slices.Contains(t.attack.costs, k)
	})
}

// Readiable are the exhausted defense tokens of a ship or squadron that may be readied (ARM-DCK-017).
func (s *State) Readiable(piece string) (tokens []Token) {
	if id := board.ShipOf(piece); id != 0 && (&Table{State: s}).forbidden(Regaining, Moment{Ship: id}) != nil {
		return nil
	}
	for i, d := range s.View.TokensOf(piece) {
		if d.State == board.Exhausted {
			tokens = append(tokens, Token{piece, i})
		}
	}
	return tokens
}

// Kind is what a defense token is.
func (s *State) Kind(k Token) catalog.DefenseToken { return s.View.TokensOf(k.Piece)[k.Index].Kind }

func (k Token) id() string { return k.Piece + "/token:" + strconv.Itoa(k.Index) }

func (t *Table) offerTokens(tokens []Token) (options []game.Option) {
	for _, k := range tokens {
		options = append(options, game.Option{ID: k.id(), Target: k.id(), Text: game.Say("option.token-of", "piece", k.Piece,
			"token", t.View.TokensOf(k.Piece)[k.Index].Kind.String())})
	}
	return options
}

// SpendToken spends a defense token without its effect.
func (t *Table) SpendToken(k Token) {
	if t.attack != nil {
		t.attack.costs = append(t.attack.costs, k)
	}
	t.spendDefense(k.Piece, k.Index)
}
