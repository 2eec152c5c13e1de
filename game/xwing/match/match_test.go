package match

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
)

func kit(t *testing.T) *Kit {
	t.Helper()
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// keptJournal is the journal of a kept game between two squads.
func keptJournal(t *testing.T, squads string) []byte {
	t.Helper()
	text, err := os.ReadFile("../../../testdata/games/" + squads + "-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

const small = `{"name": "small", "faction": "rebelalliance", "pilots": [{"id": "bluesquadronescort", "ship": "t65xwing"}]}`

// TestKeptGames replays every kept journal: another game is a change of the
// rules, which raises RulesVersion and asks for new journals (CONTRIBUTING.md).
func TestKeptGames(t *testing.T) {
	keptGames(t, kit(t), "../../../testdata/games/*.jsonl")
	first, err := NewFirstKit(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	keptGames(t, first, "../../../testdata/games/first/*.jsonl")
}

func keptGames(t *testing.T, k *Kit, pattern string) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no kept games: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			report, err := game.Verify(text, k.Start)
			if err != nil {
				t.Fatal(err)
			}
			if !report.Agrees() {
				t.Errorf("another end state or a drifted check line: %v", report.Notice)
			}
			if !report.Over {
				t.Errorf("it ends in step %s, before the game does", report.Step)
			}
		})
	}
}

func TestBegin(t *testing.T) {
	k := kit(t)
	h, err := k.Header([2][]byte{[]byte("\ufeff" + small), []byte(small)}, 3)
	if err != nil {
		t.Fatal(err)
	}
	state, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if len(s.Open()) == 0 {
		t.Error("a new game asks nothing")
	}
}

func TestCannotBegin(t *testing.T) {
	k := kit(t)
	for _, c := range []struct{ name, red, edition, want string }{
		{"not JSON", "{", "2.0", "not JSON"},
		{"no ships", `{"name": "none"}`, "2.0", "red squad: "},
		{"unknown pilot", strings.ReplaceAll(small, "bluesquadronescort", "nobody"), "2.0", "nobody"},
		{"another edition", small, "1", `edition "1"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, err := k.Header([2][]byte{[]byte(c.red), []byte(small)}, 3)
			if err == nil {
				h.Edition = c.edition
				_, err = k.Start(h)
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("Start = %v, want %q in it", err, c.want)
			}
		})
	}
}
