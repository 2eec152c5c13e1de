package shorthand

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"xwing/assets"
	"xwing/game"
	"xwing/game/notation"
	"xwing/game/xwing/match"
	"xwing/internal/link"
)

// ours is X-Wing as it is written down.
var ours = sync.OnceValue(func() notation.Game {
	second, err := match.NewKit(assets.Facts())
	if err != nil {
		panic(err)
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		panic(err)
	}
	return notation.Game{Start: match.Kits{second, first}.Start, Wording: Wording()}
})

const games = "../../../testdata/games/"

// kept are the journals of the kept games.
func kept(t testing.TB) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	for _, pattern := range []string{"*.jsonl", "first/*.jsonl"} {
		files, err := filepath.Glob(games + pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no games, %v", pattern, err)
		}
		for _, file := range files {
			all[strings.TrimPrefix(file, games)] = journal(t, strings.TrimPrefix(file, games))
		}
	}
	return all
}

func journal(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(games + name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// written writes a game down.
func written(t testing.TB, journal []byte) []byte {
	t.Helper()
	text, err := notation.Write(journal, ours())
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// TestKeptGames: every kept game comes back to the byte, in short lines, and fits into a link.
func TestKeptGames(t *testing.T) {
	const most = 20_000
	for name, journal := range kept(t) {
		t.Run(name, func(t *testing.T) {
			text := written(t, journal)
			again, err := notation.Read(text, ours())
			if err != nil {
				t.Fatalf("%v\n%s", err, text)
			}
			if !bytes.Equal(again, journal) {
				t.Errorf("it comes back as another game:\n%s", text)
			}
			for line := range strings.Lines(string(text)) {
				if n := utf8.RuneCountInString(strings.TrimSpace(line)); n > 100 {
					t.Errorf("a line of %d columns: %s", n, line)
				}
			}
			packed, err := link.Pack(text)
			if err != nil || len(packed) > most {
				t.Errorf("its link has %d characters, %v", len(packed), err)
			}
			if n := bytes.Count(text, []byte("\n")); n > 220 {
				t.Errorf("%d lines", n)
			}
		})
	}
}

// TestBegunGames: a game that is left anywhere comes back as far as it came.
func TestBegunGames(t *testing.T) {
	for name, journal := range kept(t) {
		step := 41
		if name == "luke-vader-mouse.jsonl" || name == "ghost-infiltrator-mouse.jsonl" {
			step = 3
		}
		j, err := game.ReadJournal(journal)
		if err != nil {
			t.Fatal(err)
		}
		all, _ := j.InEffect()
		for n := 0; n < len(all); n += step {
			begun := upTo(t, j.Header, all[:n])
			text := written(t, begun)
			again, err := notation.Read(text, ours())
			if err != nil {
				t.Fatalf("%s, %d choices: %v\n%s", name, n, err, text)
			}
			if !bytes.Equal(again, begun) {
				t.Errorf("%s comes back as another game after %d choices", name, n)
			}
		}
	}
}

// memory keeps a journal.
type memory struct{ bytes.Buffer }

func (m *memory) Append(line []byte) error {
	m.Write(line)
	return m.WriteByte('\n')
}

// played begins a game and makes choices in it.
func played(t testing.TB, h game.Header, choices []game.Choice, log game.Log) *game.Session {
	t.Helper()
	state, err := ours().Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, state, log)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range choices {
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// upTo is the journal of some choices.
func upTo(t testing.TB, h game.Header, choices []game.Choice) []byte {
	t.Helper()
	var log memory
	defer played(t, h, choices, &log).Close()
	return log.Bytes()
}

// TestTakenBack: what was taken back without a roll is left out, what was past one is told with the seed of what came
// then; so is an end that the rules do not know.
func TestTakenBack(t *testing.T) {
	j, err := game.ReadJournal(journal(t, "luke-vader-mouse.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	all, _ := j.InEffect()
	for name, test := range map[string]struct {
		do   func(s *game.Session) error
		want string // in the text
	}{
		"past a roll": {func(s *game.Session) error { return s.Undo(game.Blue, true, 99) }, "undo=blue/99"},
		"and again": {func(s *game.Session) error {
			if err := s.Undo(game.Blue, true, 99); err != nil {
				return err
			}
			return s.Undo(game.NoSeat, true, 100)
		}, "undo=nobody"},
		"conceded": {func(s *game.Session) error { return s.End(game.Red) }, "concede=red"},
		"a draw":   {func(s *game.Session) error { return s.End(game.NoSeat) }, "draw="},
		"no draw": {func(s *game.Session) error {
			if err := s.End(game.NoSeat); err != nil {
				return err
			}
			return s.Undo(game.NoSeat, true, 1)
		}, "stop="},
	} {
		t.Run(name, func(t *testing.T) {
			var log memory
			s := played(t, j.Header, all[:52], &log)
			defer s.Close()
			if err := test.do(s); err != nil {
				t.Fatal(err)
			}
			text := written(t, log.Bytes())
			if !strings.Contains(string(text), test.want) {
				t.Errorf("%q is not in\n%s", test.want, text)
			}
			again, err := notation.Read(text, ours())
			if err != nil {
				t.Fatal(err)
			}
			report, err := game.Verify(again, ours().Start)
			if err != nil || !report.Agrees() || report.Hash != s.Hash() {
				t.Errorf("it comes back to the state %s, and not %s: %v, %v", report.Hash, s.Hash(), report.Notice, err)
			}
			_, over := s.Over()
			if report.Over != over {
				t.Errorf("over: %v, and not %v", report.Over, over)
			}
		})
	}
}
