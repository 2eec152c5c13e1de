package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
)

// stones is a toy: a heap of which one or two are taken; whoever has two versions of it in a journal and in the
// program plays by either.
type stones struct {
	Left    int
	version string
}

func (g *stones) Clone() game.State                      { c := *g; return &c }
func (g *stones) Step() string                           { return strconv.Itoa(g.Left) }
func (g *stones) Reseed(uint64)                          {}
func (g *stones) Imagine(game.Seat, uint64, game.Belief) {}
func (g *stones) Outcome() (game.Outcome, bool) {
	return game.Outcome{Winner: game.Side(game.Red)}, g.Left <= 0
}
func (g *stones) Versions() (string, string) { return g.version, "1" }

func (g *stones) Encode() []byte {
	b, _ := json.Marshal(g)
	return append(b, g.version...)
}

func (g *stones) Run(t *game.Table) {
	c := t.Ask(game.Decision{Kind: "take", Shape: game.OneOf, Options: []game.Option{{ID: "1"}, {ID: "2"}}})[0]
	n, _ := strconv.Atoi(c.One())
	g.Left -= n
}

// TestGames plays journals by the game that their header names, and keeps one anew by a later version.
func TestGames(t *testing.T) {
	version := "1"
	games := map[string]start{"stones": func(game.Header) (game.State, error) { return &stones{3, version}, nil }}
	state, _ := games["stones"](game.Header{})
	var log lines
	s, err := game.NewSession(game.Header{Game: "stones", Rules: "1", Edition: "1", Catalogue: "1"}, state, &log)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for _, pick := range []string{"1", "2"} {
		if err := s.Choose(game.Choice{Kind: "take", Pick: []string{pick}}); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "a.jsonl")
	if err := os.WriteFile(file, log, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run(games, verify, []string{file}); err != nil {
		t.Error(err)
	}
	version = "2"
	if err := run(games, rewrite, []string{file}); err != nil {
		t.Error(err)
	}
	again, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(again), `"rules":"2"`) || strings.Count(string(again), `"choice"`) != 2 {
		t.Errorf("kept anew it is (%v)\n%s", err, again)
	}
	if err := run(games, verify, []string{file}); err != nil {
		t.Error(err)
	}
	delete(games, "stones")
	if err := run(games, verify, []string{file}); err == nil || !strings.Contains(err.Error(), `there is no game "stones"`) {
		t.Errorf("of a game that there is not: %v", err)
	}
}
