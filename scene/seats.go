package scene

import (
	"encoding/json"
	"slices"

	"xwing/game"
)

// What stands in the Extra of a journal's header beside what the rules ask for: a journal without it, and a program that
// does not know it, plays the same game.
const (
	namesKey    = "players"
	computerKey = "computer"
	skillKey    = "skill" // of those of its seats that are no Regular's
)

// namePlayers writes what the players are called into a header.
func namePlayers(h *game.Header, names [2]string) error {
	if names == [2]string{} {
		return nil
	}
	return adds(h, namesKey, names)
}

// NamesOf reads that.
func NamesOf(h game.Header) (names [2]string) {
	if text, ok := h.Extra[namesKey]; ok {
		_ = json.Unmarshal(text, &names) // names are a courtesy
	}
	return names
}

// seatComputers writes the seats that the computer plays into a header.
func seatComputers(h *game.Header, seats Seats) error {
	if !seats.Any() {
		return nil
	}
	var ids []string
	skill := map[string]string{}
	for seat := range game.Seat(mostSeats) {
		if seats.Has(seat) {
			ids = append(ids, seat.ID())
			if k := seats.Skill(seat); k != Regular {
				skill[seat.ID()] = skills[k]
			}
		}
	}
	if len(skill) > 0 {
		if err := adds(h, skillKey, skill); err != nil {
			return err
		}
	}
	return adds(h, computerKey, ids)
}

// ComputersOf reads them.
func ComputersOf(h game.Header) (seats Seats) {
	var ids []string
	if text, ok := h.Extra[computerKey]; ok {
		_ = json.Unmarshal(text, &ids) // a courtesy, like names: a person can answer for any seat
	}
	var skill map[string]string
	if text, ok := h.Extra[skillKey]; ok {
		_ = json.Unmarshal(text, &skill)
	}
	for _, id := range ids {
		if seat, ok := game.SeatOf(id, mostSeats); ok {
			seats = seats.With(seat, skillNamed(skill[id]))
		}
	}
	return seats
}

// skillNamed is the skill that a name stands for; that of a Regular if for none.
func skillNamed(name string) Skill { return Skill(max(0, slices.Index(skills[:], name))) }

// adds puts something into the Extra of a header.
func adds(h *game.Header, key string, what any) error {
	text, err := json.Marshal(what)
	if h.Extra == nil {
		h.Extra = map[string]json.RawMessage{}
	}
	h.Extra[key] = text
	return err
}

// AskUnkept asks whether to play a game that cannot be kept, for the reason given; else it is dropped.
func (a *App) AskUnkept(why error, play, drop func()) {
	a.Ask("unkept", a.Say("unkept"), a.WordsOf(why)+".\n"+a.Say("unkept-why"), func(button int) {
		if button == 0 {
			play()
			return
		}
		drop()
	}, a.Say("play-unkept"), a.Say("back"))
}
