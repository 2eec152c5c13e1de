package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOddsOfAGame: where a journal ends with a ship that is asked for an attack, each that it may make is told.
func TestOddsOfAGame(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	kept, err := os.ReadFile("../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	before, _, ok := strings.Cut(string(kept), `"kind":"choose-attack"`)
	if !ok {
		t.Fatal("nobody attacks in the kept game")
	}
	file := filepath.Join(t.TempDir(), "game.jsonl")
	if err := os.WriteFile(file, []byte(before[:strings.LastIndex(before, "\n")+1]), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errout bytes.Buffer
	if code := front().enter([]string{"odds", file}, nil, &out, &errout); code != exitFine {
		t.Fatalf("%d: %s", code, errout.String())
	}
	told := out.String()
	for _, want := range []string{"Luke Skywalker, front arc ", "Luke Skywalker, Proton Torpedoes  Valen Rudor    0.630 ",
		"on average  hits    crit"} {
		if !strings.Contains(told, want) {
			t.Errorf("%q is not told:\n%s", want, told)
		}
	}
	if code := front().enter([]string{"odds", "--range", "1", file}, nil, &out, &errout); code != exitMisuse {
		t.Errorf("a range beside a game ends with %d", code)
	}
}
