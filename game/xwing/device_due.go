package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// endOfActivation is the end of the Activation Phase: every bomb in play detonates
// (X20-DEV-017), the first player's first, each player's in the order of his
// choice. It is a game effect and comes before abilities (X20-QUE-007), or among
// them. What is dropped meanwhile has missed the moment.
func (t *Table) endOfActivation() {
	m, due := Moment{When: EndOfActivation}, t.dueBombs()
	if !t.rules.Edition.Devices.AmongAbilities {
		for seat := range t.playerOrder() {
			t.detonateAll(seat, due[seat])
		}
		t.Trigger(m)
		return
	}
	found := t.queueable(&m)
	for seat := range t.playerOrder() {
		var own []Entry
		for _, e := range found {
			if t.seatOf(e) == seat {
				own = append(own, e)
			}
		}
		if len(own) == 0 {
			t.detonateAll(seat, due[seat])
			continue
		}
		for _, id := range due[seat] {
			own = append(own, Entry{Index: detonation, Moment: Moment{When: EndOfActivation, Device: MomentDevice{ID: id}}})
		}
		t.enqueue(own)
	}
}

// dueBombs returns the bombs in play, by their players.
func (t *Table) dueBombs() (due [board.MaxSeats][]board.DeviceID) {
	for _, id := range t.View.DevicesInPlay() {
		d := t.View.Device(id)
		if b := t.blast(d.Kind); b != nil && !b.Met {
			due[d.Seat] = append(due[d.Seat], id)
		}
	}
	return due
}

// detonateAll has bombs of a player detonate in the order of his choice.
func (t *Table) detonateAll(seat game.Seat, due []board.DeviceID) {
	for _, id := range t.orderDevices(seat, due) {
		t.detonate(id, 0)
	}
}

// orderDevices asks a player in which order his devices detonate.
func (t *Table) orderDevices(seat game.Seat, own []board.DeviceID) []board.DeviceID {
	if len(own) < 2 {
		return own
	}
	d := game.Decision{Kind: ask.OrderDevices, Seat: seat, Prompt: game.Say("prompt.order-devices"), Shape: game.Order}
	for _, id := range own {
		d.About = append(d.About, id.Piece())
		d.Options = append(d.Options,
			game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.device", "device", id.Piece())})
	}
	var out []board.DeviceID
	for _, piece := range t.ask(d).Pick {
		out = append(out, board.DeviceOf(piece))
	}
	return out
}
