package shorthand

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/match"
	"xwing/game/notation"
	"xwing/internal/link"
)

// memory keeps a journal.
type memory struct{ bytes.Buffer }

func (m *memory) Append(line []byte) error {
	m.Write(line)
	return m.WriteByte('\n')
}

// TestKeptGames: every kept game comes back with the same answers and to the same state, and fits into a link; as far as it came at
// some places it comes back to the byte.
func TestKeptGames(t *testing.T) {
	const most, step = 20_000, 67
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	armada := notation.Game{Start: kit.Start, Wording: Wording()}
	files, err := filepath.Glob("../../../testdata/games/armada/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no games, %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			whole, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			j, err := game.ReadJournal(whole)
			if err != nil {
				t.Fatal(err)
			}
			text := again(t, armada, whole)
			if packed, err := link.Pack(text); err != nil || len(packed) > most {
				t.Errorf("its link has %d characters, %v", len(packed), err)
			}
			state, err := kit.Start(j.Header)
			if err != nil {
				t.Fatal(err)
			}
			var log memory
			s, err := game.NewSession(j.Header, state, &log)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			choices, _ := j.InEffect()
			for n, c := range choices {
				if n%step == 0 {
					sameAgain(t, armada, log.Bytes())
				}
				if err := s.Choose(c); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// sameAgain writes a game down, reads it back and holds that it is the same, to the byte.
func sameAgain(t *testing.T, g notation.Game, journal []byte) {
	t.Helper()
	text, err := notation.Write(journal, g)
	if err != nil {
		t.Fatal(err)
	}
	if back, err := notation.Read(text, g); err != nil || !bytes.Equal(back, journal) {
		t.Errorf("it comes back as another game, %v:\n%s", err, text)
	}
}

// again writes a game down, reads it back and holds both against each other; it returns the text.
func again(t *testing.T, g notation.Game, journal []byte) []byte {
	t.Helper()
	text, err := notation.Write(journal, g)
	if err != nil {
		t.Fatal(err)
	}
	back, err := notation.Read(text, g)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	before, err := game.ReadJournal(journal)
	if err != nil {
		t.Fatal(err)
	}
	after, err := game.ReadJournal(back)
	if err != nil {
		t.Fatal(err)
	}
	was, _ := before.InEffect()
	is, _ := after.InEffect()
	if !reflect.DeepEqual(was, is) {
		t.Errorf("other answers come back:\n%s", text)
	}
	first, err := game.Verify(journal, g.Start)
	second, wrong := game.Verify(back, g.Start)
	if err != nil || wrong != nil || first.Hash != second.Hash || !second.Agrees() {
		t.Errorf("it comes back to the state %s, and not %s: %v, %v", second.Hash, first.Hash, err, wrong)
	}
	return text
}

// TestFault: what is wrong is said of Armada, too, and another game's words are none of it.
func TestFault(t *testing.T) {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	armada := notation.Game{Start: kit.Start, Wording: Wording()}
	journal, err := os.ReadFile("../../../testdata/games/armada/core-mouse.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	text, err := notation.Write(journal, armada)
	if err != nil {
		t.Fatal(err)
	}
	for old, test := range map[string]struct{ fresh, want string }{
		"Nebulon/1=squadron": {"Nebulon/1=squadrom", "asked is stack-dials of red: Nebulon/1=squadron "},
		"TieFighter1: move":  {"TieFighter1: atack", "asked is squadron-action of TieFighter1: move -"},
		"0/L1/0/left":        {"0/L1/0/up", "asked is set-course of Cr90Corvette: 0/L1/0/left "},
		"[B:h]":              {"[B:c]", "other dice fall here: [B:h]"},
		"game=armada rules":  {"game=chess rules", "chess"},
	} {
		changed := strings.Replace(string(text), old, test.fresh, 1)
		if changed == string(text) {
			t.Fatalf("%q is not in\n%s", old, text)
		}
		if _, err := notation.Read([]byte(changed), armada); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s for %s: %v, and not %q", test.fresh, old, err, test.want)
		}
	}
}
