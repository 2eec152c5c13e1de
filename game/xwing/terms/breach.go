package terms

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/squad"
)

// BreachAlone says what is forbidden of what stands before it: a ship, or the squad.
func (w *Words) BreachAlone(b squad.Breach) string {
	var values []string
	if b.Upgrade != "" {
		values = append(values, "card", w.known("upgrade", b.Upgrade))
	} else if b.Pilot >= 0 {
		values = append(values, "card", w.Plain("ui.the-pilot")) // who stands before it
	}
	for name, v := range b.Args {
		switch name {
		case "pilot", "obstacle", "name":
			v = `"` + v + `"`
		case "near":
			if b.Kind != squad.NotInMode {
				v = `"` + v + `"`
			}
		case "ship", "want":
			v = w.known("ship", v)
		}
		values = append(values, name, v)
	}
	if b.Wants != nil {
		values = append(values, "want", w.Restriction(*b.Wants))
	}
	key := "breach." + string(b.Kind)
	if b.Args["near"] != "" {
		key += "-near"
	}
	return w.Say(game.Say(key, values...))
}

// Breach says what a squad does that squad building forbids, and where. The rule's id stays with the Breach: it says nothing to
// a player.
func (w *Words) Breach(s squad.Squad, b squad.Breach) string {
	sentence := w.BreachAlone(b)
	if b.Pilot < 0 {
		return w.Say(game.Say("ui.breach-squad", "sentence", sentence))
	}
	return w.Say(game.Say("ui.breach-ship", "n", strconv.Itoa(b.Pilot+1), "card", w.known("pilot", s.Pilots[b.Pilot].Pilot),
		"sentence", sentence))
}

// known returns a card's name, or its id in quotes if there is no such card.
func (w *Words) known(kind, xws string) string {
	if name := w.names.card(kind, xws); name != xws {
		return name
	}
	return `"` + xws + `"`
}
