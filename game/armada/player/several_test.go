package player_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// TestSensiblePicksSeveral asks for some of several options.
func TestSensiblePicksSeveral(t *testing.T) {
	rolled := func(by, of string) *board.View {
		return pose(200, func(v *board.View) {
			v.Attack = &board.Attack{Attacker: by, Defender: of, At: gauge.Front, Dice: []board.Die{
				{Color: catalog.Red, Face: catalog.Blank}, {Color: catalog.Red, Face: catalog.HitHit},
				{Color: catalog.Red, Face: catalog.Hit}}}
		})
	}
	some := func(kind game.Kind, prompt string, most int, ids ...string) game.Decision {
		d := oneOf(kind, prompt, "ship:1", ids...)
		d.Shape, d.Max = game.SomeOf, most
		return d
	}
	dice := []string{"die:0", "die:1", "die:2"}
	for _, c := range []struct {
		title string
		view  *board.View
		ask   game.Decision
		want  []string
	}{
		{"tokens, as many as can be", pose(200, nil), some(ask.ChooseToken, "prompt.choose-tokens", 1, "ship:2/token:0", "ship:2/token:1"),
			[]string{"ship:2/token:0"}},
		{"own dice that show little", rolled("ship:1", "ship:2"), some(ask.ChooseDice, "prompt.reroll-dice", 3, dice...),
			[]string{"die:0"}},
		{"dice of an enemy that show much", rolled("ship:2", "ship:1"), some(ask.ChooseDice, "prompt.have-rerolled", 2, dice...),
			[]string{"die:1", "die:2"}},
		{"the best of these first", rolled("ship:2", "ship:1"), some(ask.ChooseDice, "prompt.have-rerolled", 1, dice...),
			[]string{"die:1"}},
	} {
		if got := answer(t, c.view, c.ask).Pick; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.title, got, c.want)
		}
	}
	swap := oneOf(ask.ChooseDice, "prompt.replace-die", "ship:1", "red>blue", "red>black", "black>red", game.None)
	if got := answer(t, rolled("ship:1", "ship:2"), swap).One(); got != "red>black" {
		t.Errorf("%q replaces a die", got)
	}
}
