package words

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/squad"
)

// Breach says which rule of squad building a squad breaks, and where.
func (w *Words) Breach(s squad.Squad, b squad.Breach) string {
	values := []string{"rule", b.Rule}
	if b.Upgrade != "" {
		values = append(values, "card", w.known("upgrade", b.Upgrade))
	} else if b.Pilot >= 0 {
		values = append(values, "card", w.known("pilot", s.Pilots[b.Pilot].Pilot))
	}
	for name, v := range b.Args {
		switch name {
		case "pilot", "obstacle", "name":
			v = `"` + v + `"`
		case "ship", "want", "what":
			v = w.each(name, v)
		}
		values = append(values, name, v)
	}
	sentence := w.Say(game.Say("breach."+string(b.Kind), values...))
	if b.Pilot < 0 {
		return w.Say(game.Say("ui.breach-squad", "sentence", sentence, "rule", b.Rule))
	}
	return w.Say(game.Say("ui.breach-ship", "n", strconv.Itoa(b.Pilot+1), "card", w.known("pilot", s.Pilots[b.Pilot].Pilot),
		"sentence", sentence, "rule", b.Rule))
}

// each words every word of a value that stands for something: "small or medium", "red boost", "t65xwing".
func (w *Words) each(arg, value string) string {
	if w.Has("term." + arg + "." + value) {
		return value // Value knows it
	}
	parts := strings.Fields(value)
	for i, part := range parts {
		if known := w.names.card("ship", part); known != part {
			parts[i] = known
			continue
		}
		for _, key := range []string{"term." + arg + "." + part, "term.slot." + part, "term.arc." + part, "term." + part} {
			if s, ok := w.sentences[key]; ok {
				parts[i] = s
				break
			}
		}
	}
	return strings.Join(parts, " ")
}

// known returns a card's name, or its id in quotes if there is no such card.
func (w *Words) known(kind, xws string) string {
	if name := w.names.card(kind, xws); name != xws {
		return name
	}
	return `"` + xws + `"`
}
