package words_test

import (
	"testing"

	"xwing/game"
)

// TestDecisionsInWords: what has a Phrase says it, and the rest goes by kind and id.
func TestDecisionsInWords(t *testing.T) {
	w := load(t)
	pawn := game.Say("prompt.which", "piece", "king")
	for _, test := range []struct{ what, got, want string }{
		{"a prompt by its kind", w.Prompt(game.Decision{Kind: "move"}), "Where to?"},
		{"a prompt", w.Prompt(game.Decision{Kind: "move", Prompt: pawn}), "Which the king?"},
		{"an option by its id", w.Option(game.Option{ID: "king"}), "the king"},
		{"an option", w.Option(game.Option{ID: "king", Text: game.Say("option.pass")}), "Pass"},
		{"a slot by its id", w.Slot(game.Slot{ID: "king"}), "the king"},
		{"a slot", w.Slot(game.Slot{ID: "king", Text: game.Say("slot.a")}), "the first"},
		{"a seat", w.Watched(func(string) {}).Seat(game.Red), "⟦red⟧"},
	} {
		if test.got != test.want {
			t.Errorf("%s is %q, want %q", test.what, test.got, test.want)
		}
	}
}
