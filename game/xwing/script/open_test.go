package script

import (
	"os"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
)

// TestOpen opens a script at one of its questions, and at its first.
func TestOpen(t *testing.T) {
	kit := matchtest.Kit(t)
	text, err := os.ReadFile("testdata/xwing2/rule/action.txt")
	if err != nil {
		t.Fatal(err)
	}
	for kind, want := range map[game.Kind]game.Seat{ask.ChooseReload: game.Red, "": game.Blue} {
		s, err := Open(kit, string(text), "reload", kind)
		if err != nil {
			t.Fatal(err)
		}
		if open := s.Open(); len(open) != 1 || open[0].Seat != want || kind != "" && open[0].Kind != kind {
			t.Errorf("at %q these are open: %+v", kind, open)
		}
		if len(s.Drain()) == 0 {
			t.Errorf("at %q nobody can hear any more what has happened", kind)
		}
		s.Close()
	}
	if s, err := Open(kit, string(text), "reload", ask.ChooseAttack); err != nil {
		t.Error(err)
	} else {
		s.Close()
	}
	for text, want := range map[string]string{string(text): "does not come to call-die", "fly": "unknown line", "red choose-action focus": "nobody"} {
		if _, err := Open(kit, text, "", ask.CallDie); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Open = %v, want %q in it", err, want)
		}
	}
}
