package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// TestTwoOfOneCardAreToldApart: two abilities of a card that wait together say what each does.
func TestTwoOfOneCardAreToldApart(t *testing.T) {
	g := play(t, board.Activation, func(s *xwing.State) { s.View.Ship(1).Upgrades[1].Charges.Active = 0 },
		redShip("newrepublicvolunteers", 450, 300, 0, "ordnanceteam", "protontorpedoes"))
	g.Pick(ask.ChooseAction, "reload")
	for id, want := range map[string]string{"upgrade/ordnanceteam": "option.either-reload-more",
		"upgrade/ordnanceteam#1": "option.either-arm-again"} {
		o, ok := g.Option(ask.ChooseAbility, id)
		if !ok || o.Text.Key != "option.waiting-apart" || o.Text.Part == nil || o.Text.Part.Phrase.Key != want {
			t.Errorf("%s: %+v, want %s", id, o.Text, want)
		}
	}
}
