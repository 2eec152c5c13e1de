package xwing

import (
	"encoding/json"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/player"
	"xwing/scene"
)

// think is what the computer answers: the sensible player sees the table as its seat may,
// and no more. Each question finds it with a mind of its own, which follows from the game
// and from how far it is: nobody gets another answer by undoing, or by opening the game
// again. The longest of 38,815 answers took 21 loops of internal/yardstick, most of them
// less than one: it needs no goroutine.
func (p *play) think(d game.Decision) (game.Choice, error) {
	const odd = 0x9e3779b97f4a7c15 // so that the minds of questions in a row differ in all their bits
	seed := p.Session.Header().Seed + (2*uint64(p.Session.Choices())+uint64(d.Seat)+1)*odd
	return player.NewSensible(seed).Answer(p.seen(d), d)
}

// smallAnswer reports whether an answer of the computer's is told with others in one
// sentence: whose turn is next among equals, which dice, which of two ways, and whatever
// it does without.
func smallAnswer(d game.Decision, c game.Choice) bool {
	switch d.Kind {
	case ask.ChooseAction, ask.ChooseAttack, ask.ChooseBonusAttack:
		return false // that nothing is done is to be seen, too
	case ask.ChooseShipToActivate, ask.ChooseShipToEngage, ask.ChooseDice, ask.ChooseAbility, ask.ChooseLine:
		return true
	}
	return d.Shape == game.OneOf && game.Declines(c.One())
}

// computerKey is where the seats that the computer plays stand in the Extra of a journal's
// header. The rules do not ask for it: a journal without it, and a program that does not
// know it, plays the same game.
const computerKey = "computer"

// seatComputers writes the seats that the computer plays into a header.
func seatComputers(h *game.Header, seats scene.Seats) error {
	if !seats.Any() {
		return nil
	}
	var ids []string
	for seat := game.Red; seat <= game.Blue; seat++ {
		if seats.Has(seat) {
			ids = append(ids, seat.ID())
		}
	}
	text, err := json.Marshal(ids)
	if h.Extra == nil {
		h.Extra = map[string]json.RawMessage{}
	}
	h.Extra[computerKey] = text
	return err
}

// computersOf reads them.
func computersOf(h game.Header) (seats scene.Seats) {
	var ids []string
	if text, ok := h.Extra[computerKey]; ok {
		_ = json.Unmarshal(text, &ids) // a courtesy, like names: a person can answer for any seat
	}
	for _, id := range ids {
		for seat := game.Red; seat <= game.Blue; seat++ {
			if id == seat.ID() {
				seats |= scene.SeatsOf(seat)
			}
		}
	}
	return seats
}
