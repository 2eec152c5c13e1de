package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// TestWhatCardsBefall: who is chosen for a card that harms, and which die is taken from whose pool.
func TestWhatCardsBefall(t *testing.T) {
	v := pose(300, nil)
	v.Squadrons = []board.Squadron{
		{ID: 1, Seat: game.Red, Card: "x-wing-squadron", Where: board.OnTable, Hull: 5, Pose: physics.PoseAt(800, 400, 0)},
		{ID: 2, Seat: game.Blue, Card: "tie-fighter-squadron", Where: board.OnTable, Hull: 3, Pose: physics.PoseAt(820, 400, 0)},
	}
	if got := answer(t, v, oneOf(ask.ChooseShip, "prompt.choose-piece", "", "ship:1", "squadron:1",
		"squadron:2")).One(); got != "squadron:2" {
		t.Errorf("%s suffers", got)
	}
	for attacker, want := range map[string]string{"ship:1": "red", "ship:2": "black"} {
		v.Attack = &board.Attack{Kind: board.NormalAttack, Attacker: attacker, Defender: "ship:2", From: gauge.Front, At: gauge.Front}
		if got := answer(t, v, oneOf(ask.RemoveDie, "prompt.take-die", attacker, "red", "black")).One(); got != want {
			t.Errorf("of %s a %s die is taken away", attacker, got)
		}
	}
}
