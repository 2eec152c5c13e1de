package xwing

import (
	"testing"

	"xwing/game/xwing/ask"
)

// TestRosterAnswers: which of a player's ships it is, is answered by a click on its card in
// the roster; where nobody asks, that shows the ship.
func TestRosterAnswers(t *testing.T) {
	const two = "ship red academypilot 200 200 0\nship red academypilot 400 200 0\nship blue academypilot 430 780 180\n"
	a, table, d := atText(t, two+"phase engagement\n", ask.ChooseShipToEngage)
	click(t, a, "ship:2")
	if got := table.play.state().View.Ship(2); !got.Engaged && table.play.active() != 2 {
		now, _ := table.question.Decision()
		t.Errorf("ship 2 does not engage, but %s is asked after %s", now.Kind, d.Kind)
	}
	if table.looked.card {
		t.Error("the click shows the ship's card, too")
	}
	click(t, a, "ship:3")
	if !table.looked.card || table.looked.selected != 3 {
		t.Error("a click on the enemy's card in the roster does not show it")
	}
}
