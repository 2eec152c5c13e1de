package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// stones is a toy game that implements three things.
var stones = subject{things: func(string) ([]thing, error) {
	return []thing{{"decision", "take"}, {"event", "took"}, {"event", "gave"}}, nil
}}

// TestReports adds up the reports of a game and judges them.
func TestReports(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	exceptions := file("exceptions.tsv", "family\tid\treason\nevent\tgave\tnobody gives\n")
	a := file("a.json", `{"games": 2, "coverage": {"decision": {"take": 7}, "event": {"took": 1}}}`)
	b := file("b.json", `{"games": 3, "coverage": {"decision": {"take": 5}}}`)
	c, err := stones.read(".", exceptions, []string{a, b}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Games != 5 || c.Coverage["decision"]["take"] != 12 {
		t.Errorf("%d games, taken %d times", c.Games, c.Coverage["decision"]["take"])
	}
	for want, of := range map[bool][]thing{false: {{"decision", "take"}, {"event", "gave"}}, true: {{"event", "took"}}} {
		for _, thing := range of {
			if c.seldom(thing, 10) != want {
				t.Errorf("%v came up too seldom: %v", thing, !want)
			}
		}
	}
	if err := c.check(10); err != nil {
		t.Error(err)
	}
	wrong := file("wrong.tsv", "family\tid\treason\nevent\tlost\tnobody loses\n")
	stuck := file("stuck.json", `{"games": 1, "stuck": 1, "faults": ["game 0: no stones"]}`)
	if c, err = stones.read(".", wrong, []string{a, stuck}, nil); err != nil {
		t.Fatal(err)
	}
	err = c.check(10)
	for _, want := range []string{"no stones", "event lost excuses nothing"} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q in it", err, want)
		}
	}
}

// TestDecks tells which damage cards never came up; nothing is judged by that.
func TestDecks(t *testing.T) {
	c := count{things: []thing{{"damage", "fuelleak"}, {"event", "took"}, {"damage", "gunfault"}, {"first damage", "injuredpilot"}}}
	c.Coverage = map[string]map[string]int{"damage": {"fuelleak": 2}, "first damage": {"injuredpilot": 1}}
	want := "damage cards that came up: 1 of 2, but not gunfault\nfirst damage cards that came up: 1 of 1\n"
	if got := c.decks(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if err := c.check(1); err != nil {
		t.Errorf("it is judged: %v", err)
	}
}
