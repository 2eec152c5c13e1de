package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"testing/fstest"

	"xwing/assets"
	"xwing/game"
	"xwing/game/player"
	"xwing/game/trial"
	"xwing/game/words"
	"xwing/internal/store"
)

// Nim is a second game at the front door: each player brings a heap of stones; by turns they take one, two or three of
// what lies there, and whoever takes the last has won. No package knows it.

// nimHeap is what a player brings.
type nimHeap struct {
	Stones int `json:"stones"`
}

// parseNim reads a player's heap.
func parseNim(text []byte) (nimHeap, error) {
	var h nimHeap
	if err := json.Unmarshal(text, &h); err != nil || h.Stones < 1 {
		return h, errors.New("no heap of stones")
	}
	return h, nil
}

// nim is the state of a game.
type nim struct {
	Left  int
	Turn  game.Seat
	Taken int // turns
}

func startNim(h game.Header) (game.State, error) {
	if h.Game != "nim" {
		return nil, fmt.Errorf("nim plays no %q", h.Game)
	}
	g := &nim{}
	for _, text := range h.Squads {
		heap, err := parseNim(text)
		if err != nil {
			return nil, err
		}
		g.Left += heap.Stones
	}
	return g, nil
}

func (g *nim) Clone() game.State                      { c := *g; return &c }
func (g *nim) Step() string                           { return strconv.Itoa(g.Taken) }
func (g *nim) Reseed(uint64)                          {}
func (g *nim) Imagine(game.Seat, uint64, game.Belief) {}

// takeStones asks how many are taken.
const takeStones game.Kind = "take"

func (g *nim) Run(t *game.Table) {
	d := game.Decision{Seat: g.Turn, Kind: takeStones, Shape: game.OneOf, Prompt: game.Say("prompt.take")}
	for n := 1; n <= min(3, g.Left); n++ {
		d.Options = append(d.Options, game.Option{ID: strconv.Itoa(n), Text: game.Say("option.stones", "n", strconv.Itoa(n))})
	}
	n, _ := strconv.Atoi(t.Ask(d)[0].One())
	g.Left, g.Turn, g.Taken = g.Left-n, 1-g.Turn, g.Taken+1
}

func (g *nim) Outcome() (game.Outcome, bool) {
	return game.Outcome{Winner: game.Side(1 - g.Turn)}, g.Left == 0
}

func (g *nim) Encode() []byte {
	b, _ := json.Marshal(g)
	return b
}

// nimHeader begins the journal of a game of two heaps.
func nimHeader(red, blue []byte) game.Header {
	return game.Header{Game: "nim", Rules: "1", Edition: "1", Catalogue: "1", Squads: []json.RawMessage{red, blue}}
}

// nimWords are the shell's sentences and those of nim.
func nimWords(language string) (*words.Words, error) {
	shell, err := fs.ReadFile(assets.Words, "words/"+language+".toml")
	if err != nil {
		return nil, err
	}
	return words.Load(fstest.MapFS{
		"words/" + language + ".toml": {Data: shell},
		"words/nim/" + language + ".toml": {Data: []byte(`
[ui]
subtitle = "The last stone wins"
[prompt]
take = "How many?"
[option]
stones = "{n} stones"
[cli]
"about.nim" = "Play nim."
`)},
	}, language, "nim")
}

// nimGame is nim at the front door.
func nimGame() *entry {
	red, blue := flagSpec{"red", takesText, "FILE", "cli.flag.red"}, flagSpec{"blue", takesText, "FILE", "cli.flag.blue"}
	return &entry{
		id: "nim", name: "nim", words: nimWords,
		reads: func(text []byte) bool { _, err := parseNim(text); return err == nil },
		does: []command{
			{name: "play", flags: []flagSpec{red, blue}, about: "cli.about.nim", run: playNim},
			{name: "sim", flags: []flagSpec{red, blue, {"keep", takesText, "FILE", "cli.flag.keep"}}, about: "cli.about.nim", run: simNim},
			{name: "check", least: 1, most: many, about: "cli.about.nim"},
			{name: "squad", most: many, about: "cli.about.nim", run: showNim},
			{name: "catalog", about: "cli.about.nim", run: func(c *call) error { _, err := fmt.Fprintln(c.out, "stones"); return err }},
		},
		checks: func(c *call) (func(string) error, error) {
			return func(file string) error { return checkNim(c, file) }, nil
		},
		folders: func(o opening) [][2]string {
			return [][2]string{{"heaps", o.files.Shelf(store.Ware{Folder: "heaps"}, "").Folder()}}
		},
		tells: func(c *call) error { _, err := fmt.Fprintln(c.out, "rules of nim"); return err },
		table: func(o opening) (*gameTable, error) { return nimTable(o, nil) },
	}
}

// nimHeaps reads the heaps that --red and --blue name.
func nimHeaps(c *call) (h game.Header, err error) {
	var heaps [2][]byte
	for i, side := range []string{"red", "blue"} {
		if heaps[i], err = c.readFile(c.text(side, ""), 1000); err != nil {
			return h, err
		}
	}
	return nimHeader(heaps[0], heaps[1]), nil
}

func playNim(c *call) error {
	h, err := nimHeaps(c)
	if err != nil {
		return err
	}
	return open(c, request{game: "nim", table: func(o opening) (*gameTable, error) { return nimTable(o, &h) }})
}

func simNim(c *call) error {
	h, err := nimHeaps(c)
	if err != nil {
		return err
	}
	chance := player.NewRandom(1)
	r := trial.Play(trial.Game{Header: h, Start: startNim, Checks: true,
		Answer: func(_ *game.Session, d game.Decision) (game.Choice, error) { return chance.Answer(d) }})
	if err := r.Err(); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s has won nim after %d turns\n", r.Winner.ID(), r.Decisions)
	return store.WriteFile(c.text("keep", ""), r.Journal)
}

func showNim(c *call) error {
	for _, file := range c.files {
		text, err := c.readFile(file, 1000)
		if err != nil {
			return err
		}
		heap, err := parseNim(text)
		if err != nil {
			return err
		}
		fmt.Fprintf(c.out, "%d stones\n", heap.Stones)
	}
	return nil
}

func checkNim(c *call, file string) error {
	text, err := store.ReadFile(file, 1<<20)
	if err != nil {
		return err
	}
	if heap, err := parseNim(text); err == nil {
		fmt.Fprintf(c.out, "%s: a heap of %d\n", file, heap.Stones)
		return nil
	}
	r, err := game.Verify(text, startNim)
	if err == nil {
		fmt.Fprintf(c.out, "%s: nim, %d turns\n", file, r.Choices)
	}
	return err
}
