package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/adrg/xdg"

	"xwing/game"
	"xwing/scene"
	"xwing/scene/ui"
)

// twoGames is a door that leads to X-Wing and to nim.
func twoGames() door { return door{[]*entry{xwingGame(), nimGame()}} }

// atHome gives the test folders of its own, and two heaps in them, a squad and a journal of X-Wing, and one of a game
// that nobody plays.
func atHome(t *testing.T) {
	t.Helper()
	squad, unread := os.ReadFile("../../assets/facts/squads/rebel-core.xws")
	journal, lost := os.ReadFile("../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	if err := errors.Join(unread, lost); err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"} {
		t.Setenv(name, home)
	}
	xdg.Reload()
	t.Cleanup(xdg.Reload)
	t.Chdir(home)
	for name, text := range map[string][]byte{"red.heap": []byte(`{"stones": 5}`), "blue.heap": []byte(`{"stones": 4}`),
		"squad.xws": squad, "game.jsonl": journal,
		"chess.jsonl": game.Reseal(bytes.Replace(journal, []byte(`"rules":`), []byte(`"game":"chess","rules":`), 1))} {
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTwoGamesInTheTerminal: which game a command is about follows from its files, or is said; each does what it does,
// and refuses what it does not know.
func TestTwoGamesInTheTerminal(t *testing.T) {
	atHome(t)
	for _, c := range []struct {
		words, in string
		code      int
		want      []string // in what is printed
	}{
		{"sim --red red.heap --blue blue.heap --keep nim.jsonl", "", exitFine, []string{"has won nim after"}},
		{"check red.heap squad.xws nim.jsonl game.jsonl", "", exitFine,
			[]string{"red.heap: a heap of 5\n", "squad.xws: a legal squad", "nim.jsonl: nim, ", "game.jsonl: plays the same game"}},
		{"check nim.jsonl chess.jsonl", "", exitFailed, []string{`a game of "chess"`, "1 of 2 files are at fault"}},
		{"squad red.heap", "", exitFine, []string{"5 stones\n"}},
		{"squad -", `{"stones": 9}`, exitFine, []string{"9 stones\n"}},
		{"squad -", "{\"faction\": \"rebelalliance\", \"pilots\": []}", exitFailed, []string{"-: pilots: no list of ships"}},
		{"squad squad.xws", "", exitFine, []string{"Rebel Alliance"}},
		{"catalog", "", exitFine, []string{"pilots"}},
		{"catalog red.heap", "", exitFailed, []string{"Nothing is called"}},
		{"catalog --game nim", "", exitFine, []string{"stones\n"}},
		{"catalog --game whist", "", exitMisuse, []string{`xwing catalog: --game wants one of xwing, nim, not "whist"`}},
		{"cards --game nim", "", exitMisuse, []string{"xwing cards: nim has nothing of the kind"}},
		{"sim --red red.heap --blue blue.heap --games 2", "", exitMisuse,
			[]string{"xwing sim: nim knows no --games; it knows --red, --blue, --keep"}},
		{"version", "", exitFine, []string{"edition 2.0", "rules of nim"}},
		{"paths", "", exitFine, []string{filepath.Join("xwing", "squads") + "\n", "\nheaps ", filepath.Join("xwing", "heaps") + "\n"}},
		{"help sim", "", exitFine, []string{"--games N", "--game GAME"}},
	} {
		var out bytes.Buffer
		code := twoGames().enter(strings.Fields(c.words), strings.NewReader(c.in), &out, &out)
		for _, want := range c.want {
			if code != c.code || !strings.Contains(out.String(), want) {
				t.Errorf("xwing %s ends with %d, want %d and %q:\n%s", c.words, code, c.code, want, out.String())
			}
		}
	}
	var out bytes.Buffer
	if (door{[]*entry{xwingGame()}}).enter([]string{"help", "sim"}, nil, &out, &out); strings.Contains(out.String(), "--game ") {
		t.Errorf("where there is one game only, it can be named:\n%s", out.String())
	}
}

// TestTwoGamesInTheWindow plays nim from the title on, leaves, and finds its game and one of X-Wing in the list, each told in
// words of its own; both are gone on with.
func TestTwoGamesInTheWindow(t *testing.T) {
	atHome(t)
	w, err := twoGames().open(request{})
	if err != nil {
		t.Fatal(err)
	}
	journal, err := os.ReadFile("game.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.files.AddGame(journal); err != nil {
		t.Fatal(err)
	}
	a := openApp(t, w)
	press(t, a, "title.new:nim")
	for _, take := range []string{"option:3", "option:1"} {
		press(t, a, take)
	}
	press(t, a, "nim.back")
	press(t, a, "title.resume")
	list := a.Screen.(*scene.GamesScreen)
	at := func(of string) string {
		i := slices.IndexFunc(list.Games, func(g scene.Game) bool { return g.Header.Game == of })
		return "game:" + []string{"0", "1"}[i]
	}
	for range 400 {
		a.Build(ui.Input{})
	}
	for of, want := range map[string]string{"nim": "by turns", "": "FFG 2.0"} {
		if said := wordsOf(t, a, at(of)); !strings.Contains(said, want) {
			t.Errorf("of the game of %q the list says %q", of, said)
		}
	}
	press(t, a, at(""))
	if _, is := a.Screen.(*nimScreen); is || scene.PlayOf(a.Screen).Session.Header().Game != "" {
		t.Fatalf("the game of X-Wing is shown by %T", a.Screen)
	}
	a.Show(&scene.TitleScreen{App: a})
	press(t, a, "title.resume")
	list = a.Screen.(*scene.GamesScreen)
	press(t, a, at("nim"))
	if p := scene.PlayOf(a.Screen); p == nil || p.Session.Header().Game != "nim" || p.Session.Choices() != 2 {
		t.Fatalf("nim is not gone on with: %T", a.Screen)
	}
	press(t, a, "option:3")
	if end, over := scene.PlayOf(a.Screen).Session.Over(); !over || end.Winner != game.Side(game.Red) {
		t.Errorf("who takes the last stone has not won: %+v", end)
	}
}

// TestNimIsBegun: a game that the front door begins is that of the squads.
func TestNimIsBegun(t *testing.T) {
	atHome(t)
	c := &call{arguments: &arguments{flags: map[string]string{"red": "red.heap", "blue": "blue.heap"}}}
	h, err := nimHeaps(c)
	if err != nil {
		t.Fatal(err)
	}
	w, err := twoGames().open(request{game: "nim", table: func(o opening) (*gameTable, error) { return nimTable(o, &h) }})
	if err != nil {
		t.Fatal(err)
	}
	a := openApp(t, w)
	if p := scene.PlayOf(a.Screen); p == nil || p.Session.State().(*nim).Left != 9 {
		t.Fatalf("%T is shown", a.Screen)
	}
	if kept, _ := filepath.Glob(filepath.Join(w.files.Folders().Games, "*.jsonl")); len(kept) != 1 {
		t.Errorf("kept are %q", kept)
	}
	a.Close()
}
