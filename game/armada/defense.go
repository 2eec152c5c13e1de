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
// ARM-DEF-002 to -011), and dodge.
func (a *Attack) spendTokens() {
	for {
		options := slices.Concat(a.tokenOptions(), a.dodges())
		if !slices.ContainsFunc(options, game.Option.Legal) {
			return
		}
		options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		pick := a.t.askOne(a.defender(), ask.SpendTokens, game.Say("prompt.spend-tokens"), []string{a.shot.Defender, a.shot.Attacker},
			options)
		if pick == "done" {
			return
		}
		if pick == "dodge" {
			a.effects["dodge"]++
			if i := a.askDie(a.defender(), ask.EvadeDie, "dodge", false); i >= 0 {
				a.reroll(i, game.Say("by.dodge"))
			}
			continue
		}
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
			options = append(options, game.Option{ID: "token:" + strconv.Itoa(i), Target: a.shot.Defender + "/token:" + strconv.Itoa(i),
				Text: game.Say("option.token", "token", token.Kind.String()), Refusal: a.againstToken(i)})
		}
	}
	return options
}

// againstToken is why the defender may not spend a token.
func (a *Attack) againstToken(i int) *game.Refusal {
	tokens, v := a.t.View.TokensOf(a.shot.Defender), a.view()
	ship := a.t.Ship(board.ShipOf(a.shot.Defender))
	switch {
	case ship != nil && ship.Speed == 0:
		return refuse(rule.TokensAtSpeed0, "tokens-at-speed-0", "ship", a.shot.Defender)
	case slices.Contains(v.Locked, i):
		return refuse(rule.TokenLocked, "token-locked", "token", tokens[i].Kind.String())
	case slices.Contains(v.Spent, i):
		return refuse(rule.TokenOnce, "token-once", "token", tokens[i].Kind.String())
	case slices.ContainsFunc(v.Spent, func(k int) bool { return tokens[k].Kind == tokens[i].Kind }):
		return refuse(rule.OneTokenOfAKind, "one-token-of-a-kind", "token", tokens[i].Kind.String())
	}
	return a.t.forbidden(SpendingToken, Moment{Ship: board.ShipOf(a.shot.Defender), Zone: a.shot.At, N: i})
}

// spendToken spends a token: readied it is exhausted, exhausted discarded (ARM-DEF-003).
func (a *Attack) spendToken(i int) {
	token := a.t.View.TokensOf(a.shot.Defender)[i]
	a.t.announce(board.DefenseTokenChanged{Piece: a.shot.Defender, Token: i, State: token.State + 1, Spent: true})
	switch token.Kind {
	case catalog.Evade:
		a.evade(i)
	case catalog.Scatter:
		a.setDice(nil, "canceled", game.Say("by.scatter"))
	case catalog.Brace:
		a.braced = true
	case catalog.Contain:
		a.contained = true
	case catalog.Salvo:
		a.salvo = a.shot.Kind == board.NormalAttack || a.shot.Kind == board.SnipeAttack
	case catalog.Redirect:
		a.chooseRedirect()
	}
}

// evade cancels a die at long range, two at extreme range, and has one rerolled nearer; against a larger ship one die
// more, for which the token is discarded (ARM-DEF-015 to -021).
func (a *Attack) evade(token int) {
	n, cancel := 1, false
	if board.SquadronOf(a.shot.Attacker) == 0 && board.SquadronOf(a.shot.Defender) == 0 {
		cancel = a.shot.Range >= gauge.LongRange
		if a.shot.Range == gauge.ExtremeRange {
			n = 2
		}
	}
	for range n {
		a.evadeDie(cancel, false)
	}
	attacker, defender := a.t.Ship(board.ShipOf(a.shot.Attacker)), a.t.Ship(board.ShipOf(a.shot.Defender))
	if attacker != nil && defender != nil && attacker.Size > defender.Size && a.evadeDie(cancel, true) {
		if a.t.View.TokensOf(a.shot.Defender)[token].State != board.Discarded {
			a.t.announce(board.DefenseTokenChanged{Piece: a.shot.Defender, Token: token, State: board.Discarded})
		}
	}
}

// evadeDie has the defender pick a die to cancel or to have rerolled; it reports whether one was.
func (a *Attack) evadeDie(cancel, may bool) bool {
	key := "evade-reroll"
	if cancel {
		key = "evade-cancel"
	}
	if may {
		key += "-more"
	}
	i := a.askDie(a.defender(), ask.EvadeDie, key, may)
	switch {
	case i < 0:
		return false
	case cancel:
		a.drop(i, "canceled", game.Say("by.evade"))
	default:
		a.reroll(i, game.Say("by.evade"))
	}
	return true
}

// chooseRedirect has the defender choose the adjacent hull zone that is to take damage (ARM-DEF-012, -041).
func (a *Attack) chooseRedirect() {
	id := board.ShipOf(a.shot.Defender)
	if id == 0 {
		return
	}
	card := a.t.shipCard(id)
	var zones []gauge.Zone
	for _, z := range card.Zones() {
		if gauge.Adjacent(a.shot.At, z, len(card.Zones())) {
			zones = append(zones, z)
		}
	}
	a.redirect = a.t.askZone(id, game.Say("prompt.redirect-zone", "ship", id.Piece()), zones)
}

// dodges offers a squadron that is attacked by a squadron to have dice rerolled: by dodge, and by screen one for each
// other friendly squadron without screen that the attacker is engaged with, at most three (ARM-KEY-013, -014, -029).
func (a *Attack) dodges() []game.Option {
	q, attacker := board.SquadronOf(a.shot.Defender), board.SquadronOf(a.shot.Attacker)
	if q == 0 || attacker == 0 || len(a.view().Dice) == 0 {
		return nil
	}
	n := a.t.keyword(q, catalog.Dodge)
	if a.t.keyword(q, catalog.Screen) > 0 {
		screens := 0
		for _, other := range a.t.engagedWith(attacker) {
			if other != q && a.t.keyword(other, catalog.Screen) == 0 {
				screens++
			}
		}
		n += min(3, screens)
	}
	if n <= a.effects["dodge"] {
		return nil
	}
	return []game.Option{{ID: "dodge", Text: game.Say("option.dodge")}}
}

// answer is what the defender answers an attack with: counter of a squadron, the salvo of a ship (ARM-KEY-010,
// ARM-DEF-027).
func (a *Attack) answer() {
	if q := board.SquadronOf(a.shot.Defender); q != 0 {
		a.counter(q)
		return
	}
	if a.salvo {
		a.salvo = false
		a.returnFire()
	}
}

// counter lets a squadron attack the squadron that has attacked it, even if it is destroyed.
func (a *Attack) counter(q board.SquadronID) {
	attacker := a.t.Squadron(board.SquadronOf(a.shot.Attacker))
	x := a.t.keyword(q, catalog.Counter)
	if attacker == nil || attacker.Where != board.OnTable || x == 0 || a.shot.Kind != board.NormalAttack {
		return
	}
	pick := a.t.askOne(a.t.Squadron(q).Seat, ask.SquadronAction, game.Say("prompt.counter", "squadron", q.Piece()),
		[]string{q.Piece(), attacker.ID.Piece()},
		[]game.Option{{ID: "counter", Text: game.Say("option.counter")}, {ID: "none", Text: game.Say("option.none")}})
	if pick == "counter" {
		a.t.makeAttack(Shot{Kind: board.CounterAttack, Attacker: q.Piece(), Defender: attacker.ID.Piece(), Obstructed: a.shot.Obstructed,
			Dice: catalog.Dice{catalog.Blue: x}}, false)
	}
}

// returnFire is the salvo of the defending ship: its rear battery on the attacking hull zone, or its anti-squadron dice,
// with range and line of sight of the attack (ARM-DEF-028 to -037).
func (a *Attack) returnFire() {
	id := board.ShipOf(a.shot.Defender)
	card := a.t.shipCard(id)
	dice := card.Armament.Of(gauge.Rear)
	if board.SquadronOf(a.shot.Attacker) != 0 {
		dice = card.AntiSquadron
	}
	shot := Shot{Kind: board.SalvoAttack, Attacker: id.Piece(), From: gauge.Rear, Defender: a.shot.Attacker, At: a.shot.From,
		Range:      a.shot.Range,
		Obstructed: a.shot.Obstructed, Dice: atRange(dice, a.shot.Range)}
	if shot.Dice.Total() > 0 && a.t.seatOf(shot.Defender, game.NoSeat) != game.NoSeat &&
		a.t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) == nil {
		a.t.makeAttack(shot, false)
	}
}

// owesSalvo reports whether a ship that is destroyed has a salvo to make first.
func (a *Attack) owesSalvo(id board.ShipID) bool { return a.salvo && a.shot.Defender == id.Piece() }

// removeSalvoed destroys the ships whose destruction has waited for their salvo.
func (a *Attack) removeSalvoed() {
	due := a.t.salvoing
	if a.within != nil || len(due) == 0 {
		return
	}
	a.t.salvoing = nil
	for _, id := range due {
		a.t.destroyShip(id, false)
	}
}
