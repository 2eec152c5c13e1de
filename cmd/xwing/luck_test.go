package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game"
	"xwing/internal/store"
)

// tell runs the program and returns what it writes.
func tell(t *testing.T, want int, args ...string) (out, errout string) {
	t.Helper()
	var o, e bytes.Buffer
	if code := front().enter(args, nil, &o, &e); code != want {
		t.Fatalf("%v ends with %d: %s", args, code, e.String())
	}
	return o.String(), e.String()
}

// ownHome gives the program a home of the test's own.
func ownHome(t *testing.T) {
	t.Helper()
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
}

// keptGame is the text of a kept game.
func keptGame(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/" + name + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestLuckOfAGame: of a game that is over dice are told; of one that goes on nothing is, and of one that is damaged why.
func TestLuckOfAGame(t *testing.T) {
	ownHome(t)
	games := t.TempDir()
	text := keptGame(t, "rebel-core-imperial-core-sensible")
	lines := strings.SplitAfter(text, "\n")
	write := func(name, text string) string {
		file := filepath.Join(games, name+".jsonl")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	whole := write("whole", text)
	first, _ := tell(t, exitFine, "luck", "--dice", whole)
	for _, want := range []string{"38      1      Luke Skywalker, Proton Torpedoes           Valen Rudor                4:3     0.98    " +
		"  0     -0.98  +0.00\n",
		"\nDice gave Blue 9.3 damage. Fair dice are as far off in one game of 30: seldom, and no more.\n"} {
		if !strings.Contains(first, want) {
			t.Errorf("%q is not told:\n%s", want, first)
		}
	}
	if again, _ := tell(t, exitFine, "luck", "--dice", whole); again != first {
		t.Error("told again it is another")
	}
	half := write("half", strings.Join(lines[:len(lines)/2], ""))
	if out, why := tell(t, exitFailed, "luck", half); out != "" || !strings.Contains(why, half+": the game still goes on, in round ") {
		t.Errorf("of a game that goes on it tells %q and %q", out, why)
	}
	broken := write("broken", strings.Join(lines[:60], "")+"{\"choice\":\n"+strings.Join(lines[60:], ""))
	if out, why := tell(t, exitFailed, "luck", broken); out != "" || strings.Count(why, "\n") != 1 || !strings.Contains(why, broken+": ") {
		t.Errorf("of a damaged one it tells %q and %q", out, why)
	}
}

// TestRecord: a game is counted for each of the sides that are asked for, and its dice where that is one.
func TestRecord(t *testing.T) {
	ownHome(t)
	p, err := load()
	if err != nil {
		t.Fatal(err)
	}
	var all records
	for _, name := range []string{"rebel-core-imperial-core-sensible", "scramble-sensible"} {
		h, err := game.ReadHeader([]byte(keptGame(t, name)))
		if err != nil {
			t.Fatal(err)
		}
		p.recount(&store.Game{Path: "../../testdata/games/" + name + ".jsonl", Header: h}, []game.Seat{game.Red}, &all)
	}
	p.recount(&store.Game{Path: "../../testdata/games/nothing.jsonl"}, []game.Seat{game.Red}, &all)
	if len(all.by[0]) != 2 || len(all.by[1]) != 2 || len(all.by[2]) != 1 || all.left != 1 {
		t.Fatalf("%+v", all)
	}
	red := all.by[0][0]
	if red.Won != 0 || red.Lost != 1 || red.Scored != 0 || red.Given == 0 || all.by[2][0].Games() != 2 || all.luck.Attacks < 30 {
		t.Errorf("%+v", all)
	}
	var out bytes.Buffer
	p.tellRecord(&call{arguments: &arguments{command: "record"}, out: &out}, &all)
	for _, want := range []string{"squad ", "\npoints list ", "\nagainst ", "\nDice took ", "\nOne game is left out"} {
		if !strings.Contains("\n"+out.String(), want) {
			t.Errorf("%q is not in the record:\n%s", want, out.String())
		}
	}
}
