package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// The verbs for cards: what their declarations ask and do.

// Attack is the attack under way; nil if there is none.
func (t *Table) Attack() *Attack { return t.attack }

// Card is what is printed on a ship's card.
func (s *State) Card(id board.ShipID) *catalog.Ship { return s.shipCard(id) }

// Refuse builds the refusal of a card: the row of its rule.
func (t *Table) Refuse(row string, m Moment) *game.Refusal {
	return refuse(row, "card", "card", m.Card, "ship", m.Owner.Piece())
}

// ChangeSpeed sets a ship's speed dial by its owner's doing, or by what counts as that.
func (t *Table) ChangeSpeed(id board.ShipID, speed int) {
	speed = min(max(0, speed), t.shipCard(id).MaxSpeed())
	if speed == t.Ship(id).Speed {
		return
	}
	t.announce(board.SpeedChanged{Ship: id, Speed: speed})
	t.trigger(AfterChangingSpeed, Moment{Ship: id})
}

// ReduceSpeed takes so much from a ship's speed dial; nothing of its owner's doing.
func (t *Table) ReduceSpeed(id board.ShipID, n int) {
	if speed := max(0, t.Ship(id).Speed-n); speed != t.Ship(id).Speed {
		t.announce(board.SpeedChanged{Ship: id, Speed: speed})
		t.trigger(AfterChangingSpeed, Moment{Ship: id, N: 1})
	}
}

// DealFacedown deals a facedown damage card to a ship.
func (t *Table) DealFacedown(id board.ShipID) { t.deal(id, false) }

// TurnFacedown turns a faceup damage card of a ship facedown: it is hidden again (ARM-DCK-010).
func (t *Table) TurnFacedown(id board.ShipID, card board.FaceupDamage) {
	if ship := t.Ship(id); slices.Contains(ship.Faceup, card) {
		t.Hidden.Facedown[id-1] = append(t.Hidden.Facedown[id-1], DamageCard(card))
		t.announce(board.DamageTurned{Ship: id, Card: card, Facedown: true})
	}
}

// LoseShields takes shields from a hull zone; none are lost of an empty one (ARM-DMG-019).
func (t *Table) LoseShields(id board.ShipID, z gauge.Zone, n int) {
	if shields := t.Ship(id).Shields[z]; shields > 0 && n > 0 {
		t.announce(board.ShieldsChanged{Ship: id, Zone: z, Shields: max(0, shields-n)})
	}
}

// DiscardCommands discards all command tokens of a ship.
func (t *Table) DiscardCommands(id board.ShipID) {
	for _, c := range slices.Clone(t.Ship(id).Commands) {
		t.announce(board.CommandTokenSpent{Ship: id, Command: c, Discarded: true})
	}
}

// DiscardDial discards the top dial of a ship before it is revealed; instead of revealing it, or else the next one is.
func (t *Table) DiscardDial(id board.ShipID, instead bool) {
	stack := t.Hidden.Stacks[id-1]
	if len(stack) == 0 {
		return
	}
	t.Deeds(id).Silent = t.Deeds(id).Silent || instead
	t.Hidden.Stacks[id-1] = stack[1:]
	t.Reveal()
	t.announce(board.DialDiscarded{Ship: id, Command: stack[0]})
}

// WillReveal reports whether a ship has a dial that it is still to reveal in this activation.
func (t *Table) WillReveal(id board.ShipID) bool {
	return len(t.Hidden.Stacks[id-1]) > 0 && !t.Deeds(id).Silent
}

// SetTopDial has a seat choose the command of a ship's top dial anew, which that seat sees (ARM-DIA-013).
func (t *Table) SetTopDial(id board.ShipID, by game.Seat) {
	stack := t.Hidden.Stacks[id-1]
	if len(stack) == 0 {
		return
	}
	var options []game.Option
	for _, c := range catalog.Commands() {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	c := t.askSeeing(game.Decision{Kind: ask.ChooseEffect, Seat: by,
		Prompt: game.Say("prompt.set-top-dial", "ship", id.Piece(), "command", stack[0].String()),
		About:  []string{id.Piece()}, Shape: game.OneOf, Options: options})
	for _, command := range catalog.Commands() {
		if command.String() == c.One() {
			t.Hidden.Stacks[id-1] = append([]catalog.Command{command}, stack[1:]...)
		}
	}
}

// LoseToken has the owner exhaust or discard one of a ship's defense tokens that are not in that state yet.
func (t *Table) LoseToken(id board.ShipID, to board.TokenState) {
	prompt := game.Say("prompt.discard-defense-token", "ship", id.Piece())
	if to == board.Exhausted {
		prompt = game.Say("prompt.exhaust-defense-token", "ship", id.Piece())
	}
	var options []game.Option
	for i, token := range t.Ship(id).Tokens {
		if token.State < to {
			options = append(options, game.Option{ID: "token:" + strconv.Itoa(i),
				Text:   game.Say("option.token", "token", token.Kind.String()),
				Target: id.Piece() + "/token:" + strconv.Itoa(i)})
		}
	}
	if len(options) == 0 {
		return
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseEffect, prompt,
		[]string{id.Piece()}, options)
	for i := range t.Ship(id).Tokens {
		if pick == "token:"+strconv.Itoa(i) {
			t.announce(board.DefenseTokenChanged{Piece: id.Piece(), Token: i, State: to})
		}
	}
}

// Choose has a seat choose one of several effects of a card.
func (t *Table) Choose(m Moment, by game.Seat, effects ...string) string {
	var options []game.Option
	for _, e := range effects {
		options = append(options, game.Option{ID: e, Text: game.Say("option.effect." + e)})
	}
	return t.askOne(by, ask.ChooseEffect, game.Say("prompt.choose-effect", "ship", m.Owner.Piece(), "card", m.Card),
		[]string{m.Owner.Piece()}, options)
}

// ChooseZones has a seat choose up to so many hull zones of a ship, of those given.
func (t *Table) ChooseZones(m Moment, by game.Seat, id board.ShipID, zones []gauge.Zone, least, most int) []gauge.Zone {
	return t.askZones(by, id, game.Say("prompt.choose-zones", "ship", id.Piece(), "card", m.Card), zones, least, most)
}

// askZones has a seat pick some of the hull zones of a ship.
func (t *Table) askZones(by game.Seat, id board.ShipID, prompt game.Phrase, zones []gauge.Zone, least, most int) (chosen []gauge.Zone) {
	d := game.Decision{Kind: ask.ChooseZone, Seat: by, Prompt: prompt, About: []string{id.Piece()}, Shape: game.SomeOf,
		Min: least, Max: min(most, len(zones))}
	for _, z := range zones {
		d.Options = append(d.Options, zoneOption(id, z))
	}
	for _, pick := range t.ask(d).Pick {
		for _, z := range zones {
			if z.String() == pick {
				chosen = append(chosen, z)
			}
		}
	}
	return chosen
}

// Zones are the hull zones of a ship.
func (s *State) Zones(id board.ShipID) []gauge.Zone { return s.shipCard(id).Zones() }
