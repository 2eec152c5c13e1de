package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
)

// unactivated are a seat's ships that may still be activated in this round.
func (s *State) unactivated(seat game.Seat) (ids []board.ShipID) {
	for _, id := range s.onTable(seat) {
		if !s.View.Ship(id).Activated {
			ids = append(ids, id)
		}
	}
	return ids
}

// barred are the ships of a player that cannot be activated now, and why (ARM-FAQ-001); where that holds for all ships of both
// players it holds for none (ARM-CLR-068).
func barred(t *Table, own, other []board.ShipID) map[board.ShipID]*game.Refusal {
	bars := map[board.ShipID]*game.Refusal{}
	free := 0
	for _, id := range slices.Concat(own, other) {
		switch why := t.forbidden(Commanding, Moment{Ship: id}); {
		case why == nil:
			free++
		case slices.Contains(own, id):
			bars[id] = why
		}
	}
	if free == 0 {
		clear(bars)
	}
	return bars
}

// shipPhase is one turn of the Ship Phase: a ship is activated, or the player passes (ARM-SPH-001 to -013).
func (t *Table) shipPhase() Step {
	if t.beginPhase(board.ShipPhase) {
		t.Memory.Turn, t.Memory.PassedLast, t.Memory.Activations = t.View.First, [2]bool{}, [2]int{}
		t.trigger(StartOfPhase, Moment{Phase: board.ShipPhase})
	}
	seat := t.Memory.Turn
	own, other := t.unactivated(seat), t.unactivated(board.Across(seat))
	if len(own)+len(other) == 0 {
		t.trigger(EndOfPhase, Moment{Phase: board.ShipPhase})
		t.Memory.Turn = t.View.First
		return SquadronPhase
	}
	t.Memory.Turn = board.Across(seat)
	bars := barred(t, own, other)
	if len(bars) == len(own) { // a forced pass costs nothing; no station attacks instead of an activation that cannot be
		t.Memory.PassedLast[seat] = false
		t.announce(board.Passed{Seat: seat})
		return ShipPhase
	}
	var options []game.Option
	for _, id := range own {
		options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece()), Target: id.Piece(),
			Refusal: bars[id]})
	}
	if t.View.Sides[seat].Passes > 0 {
		options = append(options, game.Option{ID: "pass", Text: game.Say("option.pass"),
			Refusal: t.againstPass(seat, len(own), len(other))})
	}
	station, shots := t.armedStation(seat)
	if len(shots) > 0 {
		options = append(options, game.Option{ID: "station", Text: game.Say("option.obstacle", "obstacle", station.ID.Piece()),
			Target: station.ID.Piece()})
	}
	pick := t.askOne(seat, ask.ActivateShip, game.Say("prompt.activate-ship"), nil, options)
	switch pick {
	case "station":
		t.Memory.PassedLast[seat] = false
		t.fireStation(seat, station, shots)
		return ShipPhase
	case "pass":
		t.Memory.PassedLast[seat] = true
		t.announce(board.Passed{Seat: seat, Token: true})
		return ShipPhase
	}
	t.Memory.PassedLast[seat] = false
	t.Memory.Activations[seat]++
	t.Memory.Ship = board.ShipOf(pick)
	t.announce(board.ShipActivated{Ship: t.Memory.Ship})
	t.beginActivation(t.Memory.Ship)
	return RevealStep
}

// againstPass is why a player may not pass for a token, with so many unactivated ships on either side.
func (t *Table) againstPass(seat game.Seat, own, other int) *game.Refusal {
	switch {
	case t.View.Sides[seat].Passes == 0:
		return refuse(rule.PassNeedsToken, "no-pass-token")
	case t.Memory.PassedLast[seat]:
		return refuse(rule.PassTwice, "passed-last")
	case seat == t.View.First && (t.Memory.Activations[seat] == 0 || own >= other):
		return refuse(rule.FirstPlayerPass, "first-player-pass")
	case seat != t.View.First && own > other:
		return refuse(rule.SecondPlayerPass, "second-player-pass")
	}
	return nil
}

// revealStep turns the top dial of the ship's stack up, and has its commands resolved that come then (ARM-ACT-002, -008).
func (t *Table) revealStep() Step {
	id := t.Memory.Ship
	between(t, id)
	if len(t.Hidden.Stacks[id-1]) > 0 {
		t.trigger(BeforeRevealing, Moment{Ship: id})
	}
	if stack := t.Hidden.Stacks[id-1]; len(stack) > 0 && t.Ship(id).Where == board.OnTable && !t.Deeds(id).Silent {
		command := stack[0]
		t.Hidden.Stacks[id-1] = stack[1:]
		t.Reveal()
		t.announce(board.DialRevealed{Ship: id, Command: command})
		if t.Ship(id).Size == gauge.Huge {
			t.GainCommand(id, command)
		}
		t.trigger(WhenRevealing, Moment{Ship: id, Command: command})
		clearRaids(t, id)
		tradeDial(t, id)
	}
	for {
		between(t, id)
		if t.Ship(id).Where != board.OnTable || !t.resolveOne(id, catalog.Repair, catalog.SquadronCommand) || t.ending {
			break
		}
	}
	if t.Ship(id).Where == board.OnTable && !t.ending {
		t.trigger(AfterReveal, Moment{Ship: id})
	}
	return AttackStep
}

// between resolves what comes between the steps of a ship's activation.
func between(t *Table, id board.ShipID) {
	if t.Ship(id).Where == board.OnTable && !t.ending {
		t.trigger(DuringActivation, Moment{Ship: id})
	}
}

// tradeDial lets the player trade the dial just revealed for a token of its command (ARM-DIA-006).
func tradeDial(t *Table, id board.ShipID) {
	ship := t.Ship(id)
	if ship.Revealed == 0 {
		return
	}
	pick := t.askOne(ship.Seat, ask.RevealDial, game.Say("prompt.reveal-dial", "ship", id.Piece(), "command", ship.Revealed.String()),
		[]string{id.Piece()}, dialOptions(ship.Revealed))
	if pick == "token" {
		command := ship.Revealed
		t.announce(board.DialSpent{Ship: id, Command: command})
		t.GainCommand(id, command)
	}
}

// GainCommand gives a ship a command token: a second one of a kind is discarded at once, and one too many by its owner's
// choice (ARM-TOK-002 to -004).
func (t *Table) GainCommand(id board.ShipID, command catalog.Command) {
	t.elsewhere = false
	t.trigger(BeforeCommandToken, Moment{Ship: id, Command: command})
	m := Moment{Ship: id, Command: command}
	if t.elsewhere || t.alike(id, command) >= t.fold(CommandTokens, 1, m) || t.forbidden(Regaining, m) != nil {
		t.elsewhere = false
		return
	}
	t.announce(board.CommandTokenGained{Ship: id, Command: command})
	dropTokens(t, id)
}

// GiveInstead has another ship gain a command token that a ship was about to gain.
func (o Own) GiveInstead(to board.ShipID, command catalog.Command) {
	o.t.GainCommand(to, command)
	o.t.elsewhere = true
}

// alike is how many command tokens of a kind a ship has.
func (s *State) alike(id board.ShipID, command catalog.Command) (n int) {
	for _, c := range s.View.Ship(id).Commands {
		if c == command {
			n++
		}
	}
	return n
}

// dropTokens has the owner of a ship discard the command tokens that are more than it may have.
func dropTokens(t *Table, id board.ShipID) {
	ship := t.Ship(id)
	for _, c := range catalog.Commands() {
		for t.alike(id, c) > t.fold(CommandTokens, 1, Moment{Ship: id, Command: c}) {
			t.announce(board.CommandTokenSpent{Ship: id, Command: c, Discarded: true})
		}
	}
	for len(ship.Commands) > t.fold(CommandTokens, t.CommandValue(id), Moment{Ship: id}) {
		var options []game.Option
		for i, c := range ship.Commands {
			if !slices.Contains(ship.Commands[:i], c) {
				options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
			}
		}
		pick := t.askOne(ship.Seat, ask.DiscardToken, game.Say("prompt.discard-token", "ship", id.Piece()), []string{id.Piece()}, options)
		t.announce(board.CommandTokenSpent{Ship: id, Command: commandOf(pick), Discarded: true})
	}
}

func hasCommand(ship *board.Ship, command catalog.Command) bool {
	for _, c := range ship.Commands {
		if c == command {
			return true
		}
	}
	return false
}

// clearRaids lets a ship that reveals its dial discard it to drop all its raid tokens, or a command token to drop the raid
// token of its kind (ARM-RAD-003, -004).
func clearRaids(t *Table, id board.ShipID) {
	for ship := t.Ship(id); len(ship.Raided) > 0; {
		options := []game.Option{{ID: "none", Text: game.Say("option.keep-raids")}}
		if ship.Revealed != 0 {
			options = append(options, game.Option{ID: "dial", Text: game.Say("option.discard-dial")})
		}
		for _, c := range ship.Raided {
			if hasCommand(ship, c) {
				options = append(options, game.Option{ID: c.String(), Text: game.Say("option.discard-command", "command", c.String())})
			}
		}
		pick := t.askOne(ship.Seat, ask.ClearRaid, game.Say("prompt.clear-raid", "ship", id.Piece()), []string{id.Piece()}, options)
		if pick == "none" {
			return
		}
		if pick == "dial" {
			t.announce(board.DialSpent{Ship: id, Command: ship.Revealed, Discarded: true})
		}
		for _, c := range raidsRemoved(t, id, pick) {
			if pick == c.String() {
				t.announce(board.CommandTokenSpent{Ship: id, Command: c, Discarded: true})
			}
			t.announce(board.RaidTokenRemoved{Ship: id, Command: c})
		}
	}
}

// raidsRemoved are the raid tokens that a ship removes by its dial, all unless a card says that they are fewer, or by a token.
func raidsRemoved(t *Table, id board.ShipID, pick string) []catalog.Command {
	raided := t.Ship(id).Raided
	if pick != "dial" {
		return []catalog.Command{commandOf(pick)}
	}
	if !t.Deeds(id).OneRaid || len(raided) == 1 {
		return append([]catalog.Command(nil), raided...)
	}
	c := t.askOne(t.Ship(id).Seat, ask.ClearRaid, game.Say("prompt.clear-one-raid", "ship", id.Piece()), []string{id.Piece()},
		commandChoices(raided))
	return []catalog.Command{commandOf(c)}
}

// beginActivation forgets what lasted as long as the activation before, and resolves what comes when the ship is activated.
func (t *Table) beginActivation(id board.ShipID) {
	t.Memory.Used, t.Memory.Held, t.Memory.Moved, t.tired = nil, nil, nil, nil
	m := t.Deeds(id)
	m.Targets, m.Again, m.Moves, m.Before = nil, 0, 0, len(m.Resolved)
	t.trigger(WhenActivating, Moment{Ship: id})
}

// endActivation discards a dial that was not spent and marks the ship activated (ARM-DIA-008, -009).
func (t *Table) endActivation(id board.ShipID) Step {
	if ship := t.Ship(id); ship.Where == board.OnTable {
		if ship.Revealed != 0 {
			t.announce(board.DialSpent{Ship: id, Command: ship.Revealed, Discarded: true})
		}
		for len(ship.Gained) > 0 {
			t.announce(board.DialSpent{Ship: id, Command: ship.Gained[0], Gained: true, Discarded: true})
		}
		t.placeTargeting(id)
		t.announce(board.ActivationEnded{Piece: id.Piece()})
	}
	for _, q := range t.Memory.Held {
		t.endGains(q)
	}
	t.Memory.Ship, t.Memory.Used, t.Memory.Held, t.Memory.Moved = 0, nil, nil, nil
	if t.Ship(id).Where == board.OnTable {
		t.trigger(AfterActivation, Moment{Ship: id})
	}
	return ShipPhase
}
