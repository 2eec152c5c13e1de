package trial

import (
	"encoding/json"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/player"
)

// nim is a game to be tried: by turns the players take stones of a heap, one or two, each
// for himself. It is wrong in the ways that its flaw says.
type nim struct {
	Left, Turns int
	Turn        game.Seat
	Spent       int // a number that its view shows
	flaw        string
	sides       []game.Side
}

// took is its one event.
type took struct{ N int }

func (g *nim) Clone() game.State {
	c := *g
	if g.flaw == "clone" {
		c.Spent++
	}
	return &c
}

func (g *nim) Step() string                           { return "turn " + strconv.Itoa(g.Turns) }
func (g *nim) Reseed(uint64)                          {}
func (g *nim) Imagine(game.Seat, uint64, game.Belief) {}
func (g *nim) Outcome() (game.Outcome, bool) {
	return game.Outcome{Winner: g.sides[(int(g.Turn)+len(g.sides)-1)%len(g.sides)]}, g.Left == 0
}

func (g *nim) Sides() []game.Side { return g.sides }

func (g *nim) Encode() []byte {
	b, _ := json.Marshal(g)
	return b
}

func (g *nim) Run(t *game.Table) {
	for {
		d := game.Decision{Seat: g.Turn, Kind: "take", Shape: game.OneOf, Prompt: game.Say("take")}
		for _, n := range []string{"1", "2"} {
			o := game.Option{ID: n, Text: game.Say("stones")}
			if n == "2" && g.Left < 2 {
				o.Refusal = &game.Refusal{Rule: "NIM-1", Why: game.Say("fewer")}
			}
			d.Options = append(d.Options, o)
		}
		if g.flaw == "rule" {
			d.Options = append(d.Options, game.Option{ID: "3", Refusal: &game.Refusal{Rule: "CHESS-1"}})
		}
		n, _ := strconv.Atoi(t.Ask(d)[0].One())
		switch {
		case g.flaw == "round and round":
			continue
		case g.flaw == "panic" && g.Left < 5:
			panic("no stones")
		case g.flaw == "silence" && g.Left < 5:
		default:
			t.Announce(took{n})
		}
		g.Left, g.Turns, g.Turn = g.Left-n, g.Turns+1, (g.Turn+1)%game.Seat(len(g.sides))
		return
	}
}

// probe follows a game of nim.
type probe struct {
	*Faults
	left     int
	answered int
	asked    int
}

func (p *probe) Begin(now game.State, f *Faults) { p.Faults = f; p.Rewound(now) }
func (p *probe) Rewound(now game.State)          { p.left = now.(*nim).Left }
func (p *probe) Happened(_ string, e game.Event) { p.left -= e.(took).N }
func (p *probe) Answered(game.Decision)          { p.answered++ }

func (p *probe) Stands(s *game.Session) {
	if left := s.State().(*nim).Left; left != p.left {
		p.Fail("step %s: %d stones are left, not %d", s.Step(), left, p.left)
		p.left = left
	}
}

func (p *probe) Asked(string, game.Decision, game.State) { p.asked++ }
func (p *probe) Refuses(rule string, _ game.State) bool  { return rule == "NIM-1" }
func (p *probe) Table(now game.State) string             { return strconv.Itoa(now.(*nim).Left) }

// newNim is a game of nim with a flaw, with every check on, and its probe.
func newNim(t *testing.T, flaw string) (Game, *probe) {
	t.Helper()
	p := &probe{}
	mind := player.NewRandom(7)
	return Game{
		Header: game.Header{Game: "nim", Rules: "1", Edition: "1", Catalogue: "1", Seed: 7},
		Start: func(game.Header) (game.State, error) {
			return &nim{Left: 40, flaw: flaw, sides: []game.Side{0, 1}}, nil
		},
		Answer: func(_ *game.Session, d game.Decision) (game.Choice, error) { return mind.Answer(d) },
		Checks: true, Cover: NewCoverage(), Probe: p,
	}, p
}
