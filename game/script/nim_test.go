package script_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"testing"
	"testing/fstest"

	"xwing/game"
	"xwing/game/script"
	"xwing/game/words"
)

// nim is a game in scripts: by turns the players take one, two or three stones of a heap, but no fewer
// than the table says; whoever takes the last has won, and his partners with him.
type nim struct {
	Left, Least int
	Turn        game.Seat
	Seats       []game.Side // nil: two players
}

// took is its one event.
type took struct {
	Seat game.Seat
	N    int
}

func (g *nim) Clone() game.State                      { c := *g; return &c }
func (g *nim) Step() string                           { return strconv.Itoa(g.Left) }
func (g *nim) Reseed(uint64)                          {}
func (g *nim) Imagine(game.Seat, uint64, game.Belief) {}
func (g *nim) Outcome() (game.Outcome, bool) {
	return game.Outcome{Winner: g.Sides()[g.next(len(g.Sides())-1)]}, g.Left == 0
}

func (g *nim) Sides() []game.Side {
	if g.Seats == nil {
		return []game.Side{0, 1}
	}
	return g.Seats
}

// next is who sits so many places on.
func (g *nim) next(n int) game.Seat { return (g.Turn + game.Seat(n)) % game.Seat(len(g.Sides())) }

func (g *nim) Encode() []byte {
	b, _ := json.Marshal(g)
	return b
}

func (g *nim) Run(t *game.Table) {
	d := game.Decision{Seat: g.Turn, Kind: "take", Shape: game.OneOf, Prompt: game.Say("prompt.take", "n", strconv.Itoa(g.Left))}
	for n := 1; n <= 3; n++ {
		o := game.Option{ID: strconv.Itoa(n), Text: game.Say("option.stones", "n", strconv.Itoa(n))}
		if n < g.Least || n > g.Left {
			o.Refusal = &game.Refusal{Rule: "NIM-1", Why: game.Say("refused.stones")}
		}
		d.Options = append(d.Options, o)
	}
	n, _ := strconv.Atoi(t.Ask(d)[0].One())
	t.Announce(took{g.Turn, n})
	g.Left, g.Turn = g.Left-n, g.next(1)
}

// nimGrammar is the lines of nim's tables.
var nimGrammar = script.Grammar{Puts: []string{"heap"},
	Forms: []string{"heap N", "first red", "least N", "names RED [BLUE]", "sides SIDE …"}}

// nimTable is nim as scripts play it.
type nimTable struct {
	nim
	names    []string
	answered []string
	journal  int // lines
}

func (t *nimTable) Line(what string, rest []string) (err error) {
	switch what {
	case "heap":
		t.Left, err = strconv.Atoi(rest[0])
	case "first":
		t.Turn, err = script.Seat(rest[0], len(t.Sides()))
	case "least":
		t.Least, err = strconv.Atoi(rest[0])
	case "sides":
		for _, id := range rest {
			seat, err := script.Seat(id, len(rest))
			if err != nil {
				return err
			}
			t.Seats = append(t.Seats, game.Side(seat))
		}
	case "names":
		t.names = rest
	}
	return err
}

func (t *nimTable) Begin() (game.State, game.Header, error) {
	if t.Left == 0 {
		return nil, game.Header{}, fmt.Errorf("no heap")
	}
	state := t.nim
	return &state, game.Header{Game: "nim", Rules: "1", Edition: "1", Catalogue: "1"}, nil
}

func (t *nimTable) Append([]byte) error { t.journal++; return nil }

func (t *nimTable) Answered(c game.Choice) { t.answered = append(t.answered, c.One()) }

func (t *nimTable) Hear(happened []game.Event) (said []string) {
	for _, e := range happened {
		if e, ok := e.(took); ok {
			t.Left -= e.N
			said = append(said, t.Words().Say(game.Say("event.took", "seat", e.Seat.ID(), "n", strconv.Itoa(e.N))))
		}
	}
	return said
}

func (t *nimTable) Words() *words.Words {
	w, err := words.Load(fstest.MapFS{"words/en.toml": {Data: []byte(`
[prompt]
take = "How many of {n}?"
[option]
stones = "{n} stones"
[refused]
stones = "So many may not be taken."
[event]
took = "{seat} takes {n}."
`)}}, "en")
	if err != nil {
		panic(err)
	}
	return w.With(func(arg, value string) (string, bool) {
		if seat, err := script.Seat(value, len(t.Sides())); err == nil && int(seat) < len(t.names) {
			return t.names[seat], true
		}
		return value, true
	})
}

// played plays the only case of a text.
func played(t *testing.T, text string) (got string, p *script.Play, table *nimTable, err error) {
	t.Helper()
	f, err := nimGrammar.Read(text)
	if err != nil {
		return "", nil, nil, err
	}
	table = &nimTable{}
	if p, err = nimGrammar.Play(table, f.Cases[0]); err != nil {
		return "", nil, table, err
	}
	t.Cleanup(p.Close)
	got, err = p.Run()
	return got, p, table, err
}
