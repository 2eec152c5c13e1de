package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/script"
)

// asked is the question of a kind that a script comes to.
func asked(t *testing.T, text string, kind game.Kind) (*game.Session, game.Decision) {
	t.Helper()
	s, err := script.Open(matchtest.Kit(t), text, "", kind)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	d := s.Open()[0]
	if d.Kind != kind {
		t.Fatalf("asked %s, want %s", d.Kind, kind)
	}
	return s, d
}

// TestMootDice keeps a defender's tokens where no change of the dice could matter,
// and asks wherever it might: a hit is left, an evade may still be canceled, or
// spending a token leads to something.
func TestMootDice(t *testing.T) {
	const ends = "\nphase engagement\nred choose-attack primary:0>ship:2\n"
	const fight = "ship blue academypilot 400 500 180\ntokens ship:2 focus 1\n"
	const veteran = "ship red redsquadronveteran 400 300 0\n" + fight
	for what, tt := range map[string]struct {
		script string
		moot   bool
	}{
		"no hit":         {veteran + "dice attack blank blank focus\ndice defense focus focus blank" + ends, true},
		"evaded already": {veteran + "dice attack hit blank focus\ndice defense evade focus blank" + ends, true},
		"a hit":          {veteran + "dice attack hit blank focus\ndice defense focus focus blank" + ends, false},
		"two hits":       {veteran + "dice attack hit hit focus\ndice defense evade focus blank" + ends, false},
		"crack shot": {"ship red redsquadronveteran 400 300 0 with crackshot\nship blue academypilot 400 500 180\ntokens ship:2 focus 1\n" +
			"dice attack hit blank focus\ndice defense evade focus focus" + ends, false},
		"spending gives a focus": {"ship red lukeskywalker 400 300 0\nleft ship:1 force 0\nship blue garvendreis 400 500 180\nship blue jekporkins 480 600 180\n" +
			"tokens ship:2 focus 1\ndice attack blank blank blank\ndice defense focus focus" + ends, false},
	} {
		s, d := asked(t, tt.script, ask.ModifyDefenseDice)
		hash := s.Hash()
		e, ok := ease(eager, s, d, notNever)
		if ok != tt.moot || ok && e.Choice.One() != "done" {
			t.Errorf("%s: answered %v %v, want %v", what, ok, e.Choice.Pick, tt.moot)
		}
		if s.Hash() != hash {
			t.Errorf("%s: looking ahead changed the game", what)
		}
	}
}

// TestMootOrder has ships engage in any order where none of them has a target, and
// asks as soon as one has.
func TestMootOrder(t *testing.T) {
	for blue, moot := range map[string]bool{"400 850 180": true, "400 450 180": false} {
		s, d := asked(t, "ship red academypilot 400 300 0\nship red academypilot 500 300 0\nship blue lukeskywalker "+blue+
			"\nphase engagement\nblue choose-attack none\n", ask.ChooseShipToEngage)
		e, ok := ease(eager, s, d, notNever)
		if ok != moot || ok && e.Choice.One() != "ship:1" {
			t.Errorf("an enemy at %s: answered %v %v, want %v", blue, ok, e.Choice.Pick, moot)
		}
	}
}
