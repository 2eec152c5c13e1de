package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
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

// TestGoodDiceAreLeft: a card whose option says what it does with dice is used where they are bad, whatever card it is.
func TestGoodDiceAreLeft(t *testing.T) {
	const card = "ship:1/upgrade/some/0"
	for _, test := range []struct {
		turns string
		face  catalog.Face
		brace bool
		want  string
	}{
		{"all-dice", catalog.Blank, false, card},
		{"all-dice", catalog.HitHit, false, "done"},
		{"bad-dice", catalog.Blank, false, card},
		{"bad-dice", catalog.HitHit, false, "done"},
		{"accuracy", catalog.HitHit, true, card},
		{"accuracy", catalog.HitHit, false, "done"},
	} {
		name := test.turns + " " + test.face.String()
		if test.brace {
			name += ", that can be braced"
		}
		t.Run(name, func(t *testing.T) {
			v := pose(200, func(v *board.View) {
				d := board.Die{Color: catalog.Red, Face: test.face}
				v.Attack = &board.Attack{Attacker: "ship:1", Defender: "ship:2", At: gauge.Front, Dice: []board.Die{d, d, d}}
				if test.brace {
					v.Ships[1].Speed, v.Ships[1].Tokens = 1, []board.DefenseToken{{Kind: catalog.Brace}}
				}
			})
			d := oneOf(ask.AttackEffects, "prompt.attack-effects", "ship:1", card, "done")
			d.Options[0].Text = game.Say("option.ability."+test.turns, "card", "upgrade/some")
			if c := answer(t, v, d); c.One() != test.want {
				t.Errorf("answered is %q, want %q", c.One(), test.want)
			}
		})
	}
}
