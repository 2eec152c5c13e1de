//go:build !js

package store

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game"
)

// headed is a journal of one line.
func headed(seed uint64) []byte {
	header, _ := json.Marshal(game.Header{Format: game.Format, Seed: seed})
	return game.Reseal(header)
}

// TestAddGame keeps what came from outside once, and nothing that is no game.
func TestAddGame(t *testing.T) {
	s := open(t)
	kept := func() int {
		games, err := s.Games()
		if err != nil {
			t.Fatal(err)
		}
		return len(games)
	}
	if path, err := s.AddGame([]byte("a letter\n")); err == nil || kept() != 0 {
		t.Errorf("a letter is kept as %q", path)
	}
	one := headed(1)
	path, err := s.AddGame(one)
	if err != nil || filepath.Dir(path) != s.folders.Games || !strings.HasSuffix(path, gameExt) {
		t.Fatalf("it is kept as %q, %v", path, err)
	}
	holds(t, path, string(one))
	if again, err := s.AddGame(one); err != nil || again != path || kept() != 1 {
		t.Errorf("the same one is kept as %q besides %q, %v", again, path, err)
	}
	other := headed(2)
	second, err := s.AddGame(other)
	if err != nil || second == path || kept() != 2 {
		t.Errorf("another one is kept as %q, %v", second, err)
	}
	holds(t, path, string(one))
	holds(t, second, string(other))
}

// TestALongHeader lists a game whose squads carry all that a builder remembers.
func TestALongHeader(t *testing.T) {
	s := open(t)
	squad, _ := json.Marshal(map[string]string{"vendor": strings.Repeat("<", 2*headerRoom)})
	header, _ := json.Marshal(game.Header{Format: game.Format, Squads: []json.RawMessage{squad, squad}})
	if _, err := s.AddGame(game.Reseal(header)); err != nil {
		t.Fatal(err)
	}
	if games, err := s.Games(); err != nil || len(games) != 1 || games[0].Err != nil || len(games[0].Header.Squads) != 2 {
		t.Errorf("%d games are listed, %v, %v", len(games), games[0].Err, err)
	}
}

// TestAddGameGoesOn plays on with one that was added: what comes once more is another game then.
func TestAddGameGoesOn(t *testing.T) {
	s := open(t)
	text := headed(1)
	path, err := s.AddGame(text)
	if err != nil {
		t.Fatal(err)
	}
	_, j, err := s.OpenGame(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(j.Append([]byte("a line")), j.Close()); err != nil {
		t.Fatal(err)
	}
	if fresh, err := s.AddGame(text); err != nil || fresh == path {
		t.Errorf("what was played since is kept as %q, %v", fresh, err)
	}
	if text, err := os.ReadFile(path); err != nil || !strings.HasSuffix(string(text), "a line\n") {
		t.Errorf("what was played since is lost: %q, %v", text, err)
	}
}
