package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
)

// spendTokens lets the defender spend defense tokens one after the other, seeing what comes of each (ARM-ATK-025,
// ARM-DEF-002 to -011), use cards, and dodge.
func (a *Attack) spendTokens() {
	a.spending = true
	defer func() { a.spending = false }()
	for {
		options := slices.Concat(a.tokenOptions(), a.dodges(), offered(a.cards(SpendingTokens, a.defender())))
		if !slices.ContainsFunc(options, game.Option.Legal) {
			return
		}
		options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		prompt := game.Say("prompt.spend-tokens", "piece", a.shot.Defender, "at", a.shot.At.String(), "n", strconv.Itoa(a.total()))
		pick := a.t.askOne(a.defender(), ask.SpendTokens, prompt, []string{a.shot.Defender, a.shot.Attacker}, options)
		if pick == "done" {
			return
		}
		if pick == "dodge" {
			a.dodge()
			continue
		}
		a.useCard(SpendingTokens, a.defender(), pick)
		for i := range a.t.View.TokensOf(a.shot.Defender) {
			if pick == "token:"+strconv.Itoa(i) {
				a.spendToken(i)
			}
		}
	}
}

// tokenOptions are the defender's tokens that are not discarded, with why one cannot be spent.
func (a *Attack) tokenOptions() (options []game.Option) {
	for i, token := range a.t.View.TokensOf(a.shot.Defender) {
		if token.State != board.Discarded {
			o := tokenOption(a.shot.Defender, i, token)
			o.Refusal = a.againstToken(i, false)
			options = append(options, o)
		}
	}
	return options
}

// hasSpent reports whether the defender has spent a token of a kind in the attack, one of its own or another piece's.
func (a *Attack) hasSpent(kind catalog.DefenseToken) bool {
	own := a.t.View.TokensOf(a.shot.Defender)
	return slices.ContainsFunc(a.view().Spent, func(k int) bool { return own[k].Kind == kind }) ||
		slices.ContainsFunc(a.defense.spent, func(k Token) bool { return a.t.View.TokensOf(k.Piece)[k.Index].Kind == kind })
}

// tokenOption offers a defense token of a piece.
func tokenOption(piece string, i int, token board.DefenseToken) game.Option {
	return game.Option{ID: "token:" + strconv.Itoa(i), Target: piece + "/token:" + strconv.Itoa(i),
		Text: game.Say("option.token", "token", token.Kind.String())}
}

// againstToken is why the defender may not spend a token; one that is locked may be by a card.
func (a *Attack) againstToken(i int, locked bool) *game.Refusal {
	tokens, v := a.t.View.TokensOf(a.shot.Defender), a.view()
	ship := a.t.Ship(board.ShipOf(a.shot.Defender))
	switch {
	case ship != nil && ship.Speed == 0 && len(v.Spent) >= a.t.sum(SpendingStill, Moment{Ship: ship.ID}):
		return refuse(rule.TokensAtSpeed0, "tokens-at-speed-0", "ship", a.shot.Defender)
	case tokens[i].Kind == catalog.Salvo && a.shot.Kind == board.IgnitionAttack:
		return refuse(rule.NoSalvoToIgnition, "no-salvo-to-ignition")
	case slices.Contains(v.Locked, i) && !locked:
		return refuse(rule.TokenLocked, "token-locked", "token", tokens[i].Kind.String())
	case slices.Contains(v.Spent, i) || slices.Contains(a.costs, Token{a.shot.Defender, i}):
		return refuse(rule.TokenOnce, "token-once", "token", tokens[i].Kind.String())
	case a.hasSpent(tokens[i].Kind):
		return refuse(rule.OneTokenOfAKind, "one-token-of-a-kind", "token", tokens[i].Kind.String())
	}
	return a.t.forbidden(Spending, Moment{Ship: board.ShipOf(a.shot.Defender), Zone: a.shot.At, Token: tokens[i]})
}

// spendToken spends a token of the defender: its effect follows, or what a card makes of it.
func (a *Attack) spendToken(i int) { a.spend(Token{a.shot.Defender, i}) }

// spend spends a token in the defender's step, its own or one that a card lends it.
func (a *Attack) spend(k Token) {
	token := a.t.View.TokensOf(k.Piece)[k.Index]
	if token.State == board.Exhausted {
		a.defense.exhausted++
	}
	a.defense.spent = append(a.defense.spent, k)
	a.t.spendDefense(k.Piece, k.Index)
	a.defense.instead = false
	m := a.moment(WhenSpendingToken)
	m.Token = token
	a.t.trigger(WhenSpendingToken, m)
	if !a.defense.instead {
		a.effect(k)
	}
}

// effect resolves the effect of a defense token, of each kind once in an attack.
func (a *Attack) effect(k Token) {
	kind := a.t.View.TokensOf(k.Piece)[k.Index].Kind
	if slices.Contains(a.defense.resolved, kind) {
		return
	}
	a.defense.resolved = append(a.defense.resolved, kind)
	switch kind {
	case catalog.Evade:
		a.evade(k)
	case catalog.Scatter:
		a.setDice(fixed(a.view().Dice), "canceled", game.Say("by.scatter"))
	case catalog.Brace:
		a.defense.reductions = append(a.defense.reductions, reduction{by: brace})
	case catalog.Contain:
		a.defense.contained = true
	case catalog.Salvo:
		a.Salvo()
	case catalog.Redirect:
		a.chooseRedirect()
	}
}

// fixed are the dice that cannot be modified any more.
func fixed(dice []board.Die) (left []board.Die) {
	for _, d := range dice {
		if d.Fixed {
			left = append(left, d)
		}
	}
	return left
}

// spendDefense flips a defense token that is spent: readied it is exhausted, exhausted discarded (ARM-DEF-003).
func (t *Table) spendDefense(piece string, i int) {
	state := t.View.TokensOf(piece)[i].State + 1
	if t.attack != nil && (slices.Contains(t.attack.defense.marked, Token{piece, i}) || t.attack.spendsForGood(piece, i)) {
		state = board.Discarded
	}
	t.announce(board.DefenseTokenChanged{Piece: piece, Token: i, State: state, Spent: true})
}

// spendsForGood reports whether a token that the defender's side spends in the Spend Defense Tokens step is discarded.
func (a *Attack) spendsForGood(piece string, i int) bool {
	return a.spending && a.t.seatOf(piece, game.NoSeat) == a.defender() && a.t.sum(SpentForGood, Moment{Ship: board.ShipOf(piece),
		Squadron: board.SquadronOf(piece), Token: a.t.View.TokensOf(piece)[i]}) > 0
}

// Evade resolves the evade effect for a card: no token is discarded to affect a die more.
func (a *Attack) Evade() { a.evade(Token{}) }

// Evaded reports whether the evade effect was resolved in the attack.
func (a *Attack) Evaded() bool { return a.defense.evaded }

// evade cancels a die at long range, two at extreme range, and has one rerolled nearer; against a larger ship one die
// more, for which the token is discarded (ARM-DEF-015 to -021).
func (a *Attack) evade(token Token) {
	a.defense.evaded = true
	n, cancel := 1, a.defense.cancels
	if board.SquadronOf(a.shot.Attacker) == 0 { // what a squadron attacks is at distance 1 or 2 (ARM-DEF-018)
		cancel = cancel || a.shot.Range >= gauge.LongRange
		if a.shot.Range == gauge.ExtremeRange {
			n++
		}
	}
	key, again := "evade-reroll", "evade-reroll-again"
	if cancel {
		key, again = "evade-cancel", "evade-cancel-again"
	}
	a.defense.rerolled = nil
	a.evadeDie(cancel, key, false)
	for more := 1; more < n+a.defense.evades; more++ {
		if cancel && more < n {
			a.evadeDie(cancel, key, false)
		} else {
			a.evadeDie(cancel, again, true)
		}
	}
	attacker, defender := a.t.Ship(board.ShipOf(a.shot.Attacker)), a.t.Ship(board.ShipOf(a.shot.Defender))
	larger := attacker != nil && defender != nil && attacker.Size > defender.Size
	if token.Piece != "" && larger && !a.defense.freed(catalog.Evade) && a.evadeDie(cancel, key+"-more", true) {
		a.t.SetToken(token, board.Discarded)
	}
}

// evadeDie has the defender pick a die to cancel or to have rerolled, each time another one; it reports whether one was.
func (a *Attack) evadeDie(cancel bool, key string, may bool) bool {
	i := a.askDie(a.defender(), ask.EvadeDie, key, may, a.defense.rerolled...)
	switch {
	case i < 0:
		return false
	case cancel:
		a.drop(i, "canceled", game.Say("by.evade"))
	default:
		a.defense.rerolled = append(a.defense.rerolled, i)
		a.reroll(i, game.Say("by.evade"))
	}
	return true
}

// chooseRedirect has the defender choose the adjacent hull zone that is to take damage (ARM-DEF-012, -041), by a card
// several, also opposite ones.
func (a *Attack) chooseRedirect() {
	id := board.ShipOf(a.shot.Defender)
	if id == 0 {
		return
	}
	all := a.t.Zones(id)
	var zones []gauge.Zone
	for _, z := range all {
		if z != a.shot.At && (a.defense.anywhere || gauge.Adjacent(a.shot.At, z, len(all))) {
			zones = append(zones, z)
		}
	}
	if !a.defense.anywhere && a.defense.further == 0 {
		a.defense.redirects = []gauge.Zone{a.t.askZone(id, game.Say("prompt.redirect-zone", "ship", id.Piece()), zones)}
		return
	}
	most := len(zones)
	if !a.defense.anywhere {
		most = min(most, 1+a.defense.further)
	}
	a.defense.redirects = a.t.askZones(a.defender(), id, game.Say("prompt.redirect-zones", "ship", id.Piece()), zones, 1, most)
}

// dodges offers a squadron that is attacked by a squadron to have dice rerolled.
func (a *Attack) dodges() []game.Option {
	if a.effects["dodge"] > 0 || len(a.view().Dice) == 0 || a.dodgeValue() == 0 {
		return nil
	}
	return []game.Option{{ID: "dodge", Text: game.Say("option.dodge")}}
}

// dodgeValue is how many dice: by dodge, and by screen one for each other friendly squadron without screen that the
// attacker is engaged with, at most three (ARM-KEY-013, -014, -029).
func (a *Attack) dodgeValue() int {
	q, attacker := board.SquadronOf(a.shot.Defender), board.SquadronOf(a.shot.Attacker)
	if q == 0 || attacker == 0 {
		return 0
	}
	n := a.t.keyword(q, catalog.Dodge)
	if a.t.keyword(q, catalog.Screen) > 0 {
		screens := 0
		for _, other := range a.t.Engaged(attacker) {
			if other != q && a.t.keyword(other, catalog.Screen) == 0 {
				screens++
			}
		}
		n += min(3, screens)
	}
	return n
}

// dodge has the dice that the defender chooses rerolled, all at once.
func (a *Attack) dodge() {
	a.effects["dodge"]++
	if n := a.dodgeValue(); n > 1 {
		a.rerollSome(a.defender(), "dodge-dice", 0, n, nil, game.Say("by.dodge"))
		return
	}
	if i := a.askDie(a.defender(), ask.EvadeDie, "dodge", false); i >= 0 {
		a.reroll(i, game.Say("by.dodge"))
	}
}
