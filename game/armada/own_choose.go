package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// decision is a question to the card's player.
func (o Own) decision(kind game.Kind, prompt string, shape game.Shape) game.Decision {
	return game.Decision{Kind: kind, Seat: o.Player(), Prompt: game.Say(prompt, "card", o.m.Card), Shape: shape}
}

// Discard discards the card that is looked at; what is set aside on it stays, for the card to place.
func (o Own) Discard() { o.discard(o.m.Owner, o.Upgrade().Card) }

// DiscardCommand discards a dial that the ship has revealed or gained, or else a token, of a command; its owner chooses.
func (o Own) DiscardCommand(id board.ShipID, c catalog.Command) {
	ship := o.t.Ship(id)
	dial := ship.Revealed == c || slices.Contains(ship.Gained, c)
	if dial && (!hasCommand(ship, c) || o.t.Choose(o.m, ship.Seat, "discard-a-dial", "discard-a-token") == "discard-a-dial") {
		o.DiscardDialOf(id, c)
		return
	}
	o.DiscardTokenOf(id, c)
}

// CanGain reports whether a ship can be given a command token that it lacks.
func (o Own) CanGain(id board.ShipID, c catalog.Command) bool {
	m := Moment{Ship: id, Command: c}
	return o.t.alike(id, c) < o.t.fold(CommandTokens, 1, m) && o.t.forbidden(Regaining, m) == nil
}

// DiscardTokenOf discards a command token of a ship.
func (o Own) DiscardTokenOf(id board.ShipID, c catalog.Command) {
	o.t.announce(board.CommandTokenSpent{Ship: id, Command: c, Discarded: true})
}

// ChooseCommand has the card's player choose one of several commands, or none where that is allowed: 0.
func (o Own) ChooseCommand(commands []catalog.Command, may bool) catalog.Command {
	return o.ChooseCommandBy(o.Player(), commands, may)
}

// ChooseCommandBy has a seat do that.
func (o Own) ChooseCommandBy(seat game.Seat, commands []catalog.Command, may bool) catalog.Command {
	d := o.decision(ask.ChooseEffect, "prompt.choose-command", game.OneOf)
	d.Seat = seat
	d.Options = commandChoices(commands)
	if may {
		d.Options = append(d.Options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	return commandOf(o.t.ask(d).One())
}

// ChooseCommands has the card's player choose any number of several commands.
func (o Own) ChooseCommands(commands []catalog.Command) (chosen []catalog.Command) {
	if len(commands) == 0 {
		return nil
	}
	d := o.decision(ask.ChooseEffect, "prompt.choose-commands", game.SomeOf)
	d.Options, d.Max = commandChoices(commands), len(commands)
	for _, pick := range o.t.ask(d).Pick {
		chosen = append(chosen, commandOf(pick))
	}
	return chosen
}

// commandChoices offer commands.
func commandChoices(commands []catalog.Command) (options []game.Option) {
	for _, c := range commands {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	return options
}

// ChooseSeeing has the card's player choose an effect while the top dial of a ship is shown to that player alone.
func (o Own) ChooseSeeing(id board.ShipID, effects ...string) string {
	d := game.Decision{Kind: ask.ChooseEffect, Seat: o.Player(), About: []string{id.Piece()}, Shape: game.OneOf,
		Prompt: game.Say("prompt.dial-seen", "card", o.m.Card, "ship", id.Piece(), "command", o.t.TopDial(id).String())}
	dial := o.t.TopDial(id)
	if dial == 0 {
		d.Prompt = game.Say("prompt.no-dial", "card", o.m.Card, "ship", id.Piece())
	}
	raids := slices.DeleteFunc(o.t.Raidable(id), func(c catalog.Command) bool { return c == dial })
	for _, e := range effects {
		if e == "set-top-dial" && dial == 0 || e == "give-raid-token" && len(raids) == 0 || e == "nothing" && dial == 0 && len(raids) > 0 {
			continue
		}
		d.Options = append(d.Options, game.Option{ID: e, Text: game.Say("option.effect." + e)})
	}
	return o.t.askSeeing(d).One()
}

// CullDeck has the card's player look at the top cards of the damage deck of a player, lay one of them on top and discard the others.
func (o Own) CullDeck(seat game.Seat, n int) {
	if left := o.t.Hidden.Decks[seat]; len(left) < n && len(o.t.Hidden.Discard[seat]) > 0 { // ARM-DCK-007
		o.t.Hidden.Decks[seat], o.t.Hidden.Discard[seat] = o.t.Hidden.Discard[seat], nil
		o.t.shuffle(seat)
		o.t.Chance("deck shuffled")
		o.t.Hidden.Decks[seat] = append(o.t.Hidden.Decks[seat], left...)
		o.t.announce(board.DeckRestocked{Seat: seat, Left: len(o.t.Hidden.Decks[seat])})
	}
	deck := o.t.Hidden.Decks[seat]
	top := slices.Clone(deck[max(0, len(deck)-n):])
	slices.Reverse(top)
	if len(top) == 0 {
		return
	}
	d := o.decision(ask.ChooseDamage, "prompt.cull-deck", game.OneOf)
	for i, c := range top {
		d.Options = append(d.Options, game.Option{ID: "card:" + strconv.Itoa(i+1),
			Text: game.Say("option.damage", "card", "damage/"+c.Card)})
	}
	pick := o.t.askSeeing(d).One()
	o.t.Hidden.Decks[seat] = deck[:len(deck)-len(top)]
	kept := top[slices.IndexFunc(d.Options, func(o game.Option) bool { return o.ID == pick })]
	for _, c := range top {
		if c != kept {
			o.t.discard(seat, c)
		}
	}
	o.t.Hidden.Decks[seat] = append(o.t.Hidden.Decks[seat], kept)
	o.t.announce(board.DeckCulled{Seat: seat, N: len(top) - 1, Left: len(o.t.Hidden.Decks[seat])})
}

// ChooseToken has the card's player choose one of several defense tokens; false if there is none.
func (o Own) ChooseToken(tokens []Token) (Token, bool) { return o.chooseToken(o.Player(), tokens) }

// AttackerSpends has the attacker spend one of its defense tokens, if it can spend any, without its effect.
func (o Own) AttackerSpends() {
	a := o.t.attack
	if token, ok := o.chooseToken(a.attacker(), a.Spendables()); ok {
		o.t.SpendToken(token)
	}
}

// Spendables are the defense tokens of the attacker that may be spent.
func (a *Attack) Spendables() []Token {
	return a.t.Spendable(board.ShipOf(a.shot.Attacker), a.shot.Attacker)
}

// chooseToken has a seat do that.
func (o Own) chooseToken(by game.Seat, tokens []Token) (Token, bool) {
	if len(tokens) == 0 {
		return Token{}, false
	}
	pick := o.t.askOne(by, ask.ChooseToken, game.Say("prompt.choose-token", "card", o.m.Card), nil, o.t.offerTokens(tokens))
	i := slices.IndexFunc(tokens, func(k Token) bool { return k.id() == pick })
	return tokens[i], true
}

// ChooseTokens has the card's player choose so many of them at least, and up to so many.
func (o Own) ChooseTokens(tokens []Token, least, most int) (chosen []Token) {
	d := o.decision(ask.ChooseToken, "prompt.choose-tokens", game.SomeOf)
	if d.Options, d.Min, d.Max = o.t.offerTokens(tokens), least, min(most, len(tokens)); d.Max == 0 {
		return nil
	}
	picked := o.t.ask(d).Pick
	for _, k := range tokens {
		if slices.Contains(picked, k.id()) {
			chosen = append(chosen, k)
		}
	}
	return chosen
}

// ChooseSquadrons has the card's player choose up to so many of several squadrons.
func (o Own) ChooseSquadrons(squadrons []board.SquadronID, most int) (chosen []board.SquadronID) {
	d := o.decision(ask.ChooseSquadrons, "prompt.choose-some-squadrons", game.SomeOf)
	if d.Max = min(most, len(squadrons)); d.Max == 0 {
		return nil
	}
	for _, id := range squadrons {
		o := game.Option{ID: id.Piece(), Text: game.Say("option.squadron", "squadron", id.Piece()), Target: id.Piece()}
		d.Options = append(d.Options, o)
	}
	for _, pick := range o.t.ask(d).Pick {
		chosen = append(chosen, board.SquadronOf(pick))
	}
	return chosen
}

// Keep notes on a card which squadrons it is used for, if it is for any.
func (o Own) Keep(squadrons []board.SquadronID) {
	if len(squadrons) == 0 {
		return
	}
	u := *o.Upgrade()
	u.Pieces = nil
	for _, id := range squadrons {
		u.Pieces = append(u.Pieces, id.Piece())
	}
	o.t.announce(board.UpgradeChanged{Ship: o.m.Owner, Upgrade: u, Tokens: true})
}

// Kept are those squadrons.
func (o Own) Kept() (squadrons []board.SquadronID) {
	if u := o.Upgrade(); u != nil {
		for _, piece := range u.Pieces {
			squadrons = append(squadrons, board.SquadronOf(piece))
		}
	}
	return squadrons
}
