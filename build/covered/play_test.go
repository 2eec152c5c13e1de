package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestPlay plays sims of a toy game, and rounds for what came up seldom until nothing is.
func TestPlay(t *testing.T) {
	dir := t.TempDir()
	exceptions := filepath.Join(dir, "exceptions.tsv")
	if err := os.WriteFile(exceptions, []byte("family\tid\treason\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	of := stones
	of.seldom = func(c *count, edition string, enough int) (ids []string) {
		for _, thing := range c.things {
			if c.seldom(thing, enough) {
				ids = append(ids, thing.ID)
			}
		}
		return ids
	}
	sims := []sim{{"a", "--games 5 --coverage", later}, {"b", "--games 6 --failures", checked}, {"c", "--games 7", earlier}}
	again := []rounds{{"2", 10, 2, 13, later}, {"1", 20, 2, 0, earlier}}
	var played []string
	broken := ""
	start := func() *player {
		played = nil
		return &player{of: of, exceptions: exceptions, enough: 6, out: dir, reports: map[tally][]string{},
			play: func(flags []string, report string) error {
				played = append(played, strings.ReplaceAll(strings.Join(flags, " "), dir, "OUT"))
				if filepath.Base(report) == broken {
					return errors.New("a game is stuck")
				}
				// "take" comes up in every sim, the events only where they are asked for.
				text := `{"games": 1, "coverage": {"decision": {"take": 2}}}`
				if slices.Contains(flags, "--around") {
					text = `{"games": 1, "coverage": {"decision": {"take": 2}, "event": {"took": 4, "gave": 3}}}`
				}
				return os.WriteFile(report, []byte(text), 0o644)
			}}
	}
	if err := start().all(sims, again); err != nil {
		t.Error(err)
	}
	want := []string{
		"--games 5 --coverage --checks --json",
		"--games 6 --failures OUT/failures --checks --json",
		"--games 7 --checks --json",
		"--games 13 --seed 10001 --player mixed --edition 2 --coverage --failures OUT/failures --around take,took,gave --checks --json",
		"--games 13 --seed 20001 --player mixed --edition 2 --coverage --failures OUT/failures --around took,gave --checks --json",
	}
	if !slices.Equal(played, want) {
		t.Errorf("played\n%s\nwant\n%s", strings.Join(played, "\n"), strings.Join(want, "\n"))
	}
	for _, broken = range []string{"b.json", "seldom2-2.json"} {
		if err := start().all(sims, again); err == nil || !strings.Contains(err.Error(), "stuck") {
			t.Errorf("%s failed, and all that came of it is %v", broken, err)
		}
	}
	broken = "seldom1-1.json"
	if err := start().all(sims, again[1:]); err == nil || !strings.Contains(played[3], "--games 26 --seed 10001") {
		t.Errorf("first edition's games: %v, played %q", err, played)
	}
}
