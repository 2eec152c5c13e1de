package scene

import (
	"testing"

	"xwing/game"
)

// TestOnlyAnswer gives the one legal answer of several, but does not pass.
func TestOnlyAnswer(t *testing.T) {
	no := &game.Refusal{Why: game.Say("refusal.outside")}
	one := options("a", "b", "c")
	one[0].Refusal, one[1].Refusal = no, no
	two := options("a", "b", "c")
	two[0].Refusal = no
	pass := options("a", "none")
	pass[0].Refusal = no
	for _, tt := range []struct {
		what string
		d    game.Decision
		want int // how many are picked
	}{
		{"one of one legal", game.Decision{Shape: game.OneOf, Options: one}, 1},
		{"one of two legal", game.Decision{Shape: game.OneOf, Options: two}, 0},
		{"nothing but to pass", game.Decision{Shape: game.OneOf, Options: pass}, 0},
		{"two of two legal", game.Decision{Shape: game.SomeOf, Min: 2, Max: 2, Options: two}, 2},
		{"one or two of two legal", game.Decision{Shape: game.SomeOf, Min: 1, Max: 2, Options: two}, 0},
	} {
		if e, ok := EaseForced(tt.d); ok != (tt.want > 0) || ok && len(e.Choice.Pick) != tt.want {
			t.Errorf("%s: answered %v %v, want %d", tt.what, ok, e.Choice.Pick, tt.want)
		}
	}
}
