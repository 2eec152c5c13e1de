package notation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"xwing/game"
)

// toy is a game of one step: a question to ship 3 that has one answer, who is next, and whether that one fires.
type toy struct{ Fired string }

func (g *toy) Clone() game.State                      { c := *g; return &c }
func (g *toy) Step() string                           { return "toy" }
func (g *toy) Reseed(uint64)                          {}
func (g *toy) Imagine(game.Seat, uint64, game.Belief) {}
func (g *toy) Encode() []byte                         { return []byte(g.Fired) }
func (g *toy) Outcome() (game.Outcome, bool)          { return game.Outcome{}, g.Fired != "" }

func (g *toy) Run(t *game.Table) {
	ask := func(kind game.Kind, about string, ids ...string) string {
		d := game.Decision{Kind: kind, About: []string{about}, Prompt: game.Say("toy"), Shape: game.OneOf}
		for _, id := range ids {
			d.Options = append(d.Options, game.Option{ID: id})
		}
		return t.Ask(d)[0].One()
	}
	ask("token", "ship:3", "spent")
	next := ask("next", "", "ship:1", "ship:2", "ship:3")
	g.Fired = next + ask("fire", next, "same word", "same,word", game.None)
}

// toys has pieces whose names are not written with letters alone.
func toys() Game {
	return Game{Start: func(game.Header) (game.State, error) { return &toy{}, nil }, Wording: Wording{
		Names: func(game.State) map[string]string {
			return map[string]string{"ship:1": "Padmé", "ship:2": "7", "ship:3": "Luke"}
		},
		Word: func(*game.Decision, string) string { return "" },
		Head: func(_ game.State, d *game.Decision) string {
			return d.About[0]
		},
		Next: func(k game.Kind) bool { return k == "next" },
		Usual: func(_ game.State, d *game.Decision) string {
			if d.Kind == "next" {
				return "ship:1"
			}
			return ""
		},
		Tell: func(game.State, game.Event) Told { return Told{} },
	}}
}

// TestEveryAnswer plays the toy in all ways: whoever is next, and was asked just before, and whatever answers are called.
func TestEveryAnswer(t *testing.T) {
	for _, next := range []string{"ship:1", "ship:2", "ship:3"} {
		for _, fires := range []string{"same word", "same,word", game.None} {
			for self := range 8 {
				h := game.Header{Squads: []json.RawMessage{json.RawMessage(`{}`), json.RawMessage(`{}`)}}
				var log lines
				s, err := game.NewSession(h, &toy{}, &log)
				if err != nil {
					t.Fatal(err)
				}
				for i, c := range []game.Choice{{Kind: "token", Pick: []string{"spent"}}, {Kind: "next", Pick: []string{next}},
					{Kind: "fire", Pick: []string{fires}}} {
					c.Self = self>>i&1 == 1
					if err := s.Choose(c); err != nil {
						t.Fatal(err)
					}
				}
				s.Close()
				name := fmt.Sprint(next, " ", fires, " ", self)
				text, err := Write(log.Bytes(), toys())
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				again, err := Read(text, toys())
				if err != nil || !bytes.Equal(again, log.Bytes()) {
					t.Errorf("%s comes back as another game: %v\n%s", name, err, text)
				}
				if self == 0 && fires == game.None && next == "ship:1" && strings.Contains(string(text), "Padmé:") {
					t.Errorf("what goes without saying is said:\n%s", text)
				}
			}
		}
	}
}
