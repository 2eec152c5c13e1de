package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// commandPhase has both players fill the stacks of their ships with dials, in secret (ARM-DIA-001 to -004).
func (t *Table) commandPhase() Step {
	t.beginPhase(board.CommandPhase)
	for i := range t.Memory.Ships {
		t.Memory.Ships[i] = ShipMemory{}
	}
	t.Memory.StationFired = false
	t.trigger(StartOfRound, Moment{})
	t.trigger(StartOfPhase, Moment{Phase: board.CommandPhase})
	var ds []game.Decision
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		if d := t.stackDials(seat); len(d.Slots) > 0 {
			ds = append(ds, d)
		}
	}
	if len(ds) > 0 {
		for i, c := range t.Ask(ds...) {
			t.stack(ds[i], c)
		}
	}
	t.trigger(EndOfPhase, Moment{Phase: board.CommandPhase})
	return ShipPhase
}

// stackDials asks for the dials that a player's ships lack, each in its slot: "ship:1/2" is the second from the top.
func (t *Table) stackDials(seat game.Seat) game.Decision {
	d := game.Decision{Kind: ask.StackDials, Seat: seat, Private: true, Prompt: game.Say("prompt.stack-dials"), Shape: game.OneForEach}
	options := make([]game.Option, 0, 4)
	for _, c := range catalog.Commands() {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	for _, id := range t.onTable(seat) {
		options := options
		if c := t.Deeds(id).Forced; c != 0 {
			options = options[c-1 : c]
		}
		most := t.fold(CommandValue, t.shipCard(id).Command, Moment{Ship: id, Phase: board.CommandPhase})
		for n := len(t.Hidden.Stacks[id-1]); n < most; n++ {
			d.Slots = append(d.Slots, game.Slot{ID: id.Piece() + "/" + strconv.Itoa(n+1),
				Text: game.Say("slot.dial", "ship", id.Piece(), "n", strconv.Itoa(n+1)), Options: options})
		}
	}
	return d
}

// stack lays the chosen dials under those that a ship has (ARM-DIA-003).
func (t *Table) stack(d game.Decision, c game.Choice) {
	for _, slot := range d.Slots {
		id := board.ShipOf(slot.Text.Arg("ship"))
		for _, command := range catalog.Commands() {
			if command.String() == c.Each[slot.ID] {
				t.Hidden.Stacks[id-1] = append(t.Hidden.Stacks[id-1], command)
			}
		}
	}
	e := board.DialsStacked{Seat: d.Seat}
	for i := range t.Hidden.Stacks {
		e.Dials = append(e.Dials, len(t.Hidden.Stacks[i]))
		if t.View.Ships[i].Seat != d.Seat {
			e.Dials[i] = t.View.Ships[i].Dials
		}
	}
	t.announce(e)
	for _, id := range t.onTable(d.Seat) {
		if n := slotsOf(d, id); n > 0 && t.Deeds(id).Forced != 0 {
			t.announce(board.DialsShown{Ship: id, Command: t.Deeds(id).Forced, N: n})
		}
	}
}

// slotsOf is how many dials a decision asks of a ship.
func slotsOf(d game.Decision, id board.ShipID) (n int) {
	for i := range d.Slots {
		if d.Slots[i].Text.Arg("ship") == id.Piece() {
			n++
		}
	}
	return n
}
