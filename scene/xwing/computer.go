package xwing

import (
	"encoding/json"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/player"
	"xwing/internal/settings"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
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
			seats[seat] = seats[seat] || id == seat.ID()
		}
	}
	return seats
}

// called is what the players of a game are called: a computer by what it is, and by its color
// where there are two.
func (a *Client) called(s setup) [2]string {
	names := s.names
	for seat := game.Red; seat <= game.Blue; seat++ {
		switch {
		case !s.computer.Has(seat):
		case s.computer.Both():
			names[seat] = a.words.Say(game.Say("ui.computer-of", "color", a.words.Seat(seat)))
		default:
			names[seat] = a.words.Say(game.Say("ui.computer"))
		}
	}
	return names
}

// computers are the seats that the computer is to play in the next game, as in the latest.
func (s *squadsScreen) computers() scene.Seats {
	last := &s.client.Opt.Settings.Table
	return scene.Seats{last.RedPlayer == settings.Computer, last.BluePlayer == settings.Computer}
}

// choosePlayer turns a seat over from a person to the computer, and back.
func (s *squadsScreen) choosePlayer(a *Client, r draw.Rect, seat game.Seat) {
	on := s.computers().Has(seat)
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.Say("computer-why", "seat", seat.ID())}
	if !a.UI.Button("player:"+seat.ID(), r, a.Say("computer"), st) {
		return
	}
	who := settings.Computer
	if on {
		who = settings.Person
	}
	*[2]*string{&a.Opt.Settings.Table.RedPlayer, &a.Opt.Settings.Table.BluePlayer}[seat] = who
	a.Keep("table."+seat.ID()+"-player", who)
	a.Touch()
}
