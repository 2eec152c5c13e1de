package trial

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
)

// TestPlay plays a game to its end, counts it, and plays the same game again without anybody looking.
func TestPlay(t *testing.T) {
	g, p := newNim(t, "")
	ended := 0
	g.Ended = func(now game.State, over bool) {
		if ended++; !over || now.(*nim).Left != 0 {
			t.Errorf("it has ended with %d stones: %v", now.(*nim).Left, over)
		}
	}
	r := Play(g)
	if r.Err() != nil || !r.Over || r.Unfinished || ended != 1 {
		t.Fatalf("%+v", r)
	}
	if p.answered != r.Decisions || p.asked != r.Decisions || p.left != 0 {
		t.Errorf("%d decisions, the probe is told of %d and %d, and has %d stones left", r.Decisions, p.answered, p.asked, p.left)
	}
	rows := g.Cover.Rows()
	if want := []Row{{"decision", "take", r.Decisions}, {"event", "took", r.Decisions}}; !slices.Equal(rows[:2], want) {
		t.Errorf("it counts %v, want %v", rows, want)
	}
	plain, _ := newNim(t, "")
	plain.Checks, plain.Cover, plain.Probe = false, nil, nil
	if again := Play(plain); !bytes.Equal(again.Journal, r.Journal) || again.Winner != r.Winner {
		t.Error("unwatched it is another game")
	}
}

// TestPlayFour plays a game of four seats on two sides with every check: all are asked, and a side wins.
func TestPlayFour(t *testing.T) {
	g, _ := newNim(t, "")
	mind, asked := g.Answer, map[game.Seat]int{}
	g.Start = func(game.Header) (game.State, error) { return &nim{Left: 41, sides: []game.Side{0, 0, 1, 1}}, nil }
	g.Answer = func(s *game.Session, d game.Decision) (game.Choice, error) {
		asked[d.Seat]++
		return mind(s, d)
	}
	r := Play(g)
	if last := game.Seat((r.Decisions - 1) % 4); r.Err() != nil || !r.Over || r.Winner != game.Side(last/2) {
		t.Errorf("%d decisions, over %v, won by %v: %v", r.Decisions, r.Over, r.Winner, r.Err())
	}
	if len(asked) != 4 || asked[3] < asked[0]-1 {
		t.Errorf("asked were %v", asked)
	}
}

// TestPlayEnds stops where a game is given up, its players fail, or it cannot begin.
func TestPlayEnds(t *testing.T) {
	g, _ := newNim(t, "")
	g.Long = func(now game.State) bool { return now.(*nim).Turns >= 5 }
	if r := Play(g); !r.Unfinished || r.Over || r.Decisions != 5 || r.Winner != game.NoSide || r.Err() != nil {
		t.Errorf("given up after five turns: %+v", r)
	}
	for want, spoil := range map[string]func(*Game){
		"no heap": func(g *Game) { g.Start = func(game.Header) (game.State, error) { return nil, errors.New("no heap") } },
		"no idea": func(g *Game) {
			g.Answer = func(*game.Session, game.Decision) (game.Choice, error) { return game.Choice{}, errors.New("no idea") }
		},
		"the player's answer": func(g *Game) {
			g.Answer = func(_ *game.Session, d game.Decision) (game.Choice, error) {
				return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{"9"}}, nil
			}
		},
	} {
		g, _ := newNim(t, "")
		spoil(&g)
		if r := Play(g); r.Stuck == nil || !strings.Contains(r.Stuck.Error(), want) {
			t.Errorf("it is stuck by %v, want %q", r.Stuck, want)
		}
	}
}

// TestChecksFindFaults plays games that are wrong, each in a way of its own; and the journal alone shows it, too,
// cut down to where it does.
func TestChecksFindFaults(t *testing.T) {
	for flaw, want := range map[string]string{
		"clone":           "a copy of the state is not equal to it",
		"rule":            `take refuses by "CHESS-1", which edition 1 does not have`,
		"round and round": "with nothing changed",
		"panic":           "no stones",
		"silence":         "stones are left, not",
	} {
		t.Run(flaw, func(t *testing.T) {
			g, _ := newNim(t, flaw)
			r := Play(g)
			said := fmt.Sprint(r.Stuck, r.Broken)
			if r.Err() == nil || !strings.Contains(said, want) {
				t.Fatalf("it says %q, want %q", said, want)
			}
			if len(r.Broken) > maxBroken {
				t.Errorf("it says %d times what is wrong", len(r.Broken))
			}
			short, shrunk := Shrink(r.Journal, g.Start, &probe{})
			var found *Finding
			if err := Examine(short, g.Start, &probe{}); !shrunk || !errors.As(err, &found) || found.Line != found.Lines {
				t.Errorf("the journal shows %v, shrunk to %d of %d bytes", err, len(short), len(r.Journal))
			}
		})
	}
}

// TestPlayersChangeNothing: a player who does not only look at the table is found out.
func TestPlayersChangeNothing(t *testing.T) {
	g, _ := newNim(t, "")
	mind := g.Answer
	g.Answer = func(s *game.Session, d game.Decision) (game.Choice, error) {
		s.State().(*nim).Turns = 0
		return mind(s, d)
	}
	if r := Play(g); !strings.Contains(fmt.Sprint(r.Broken), "take has changed the table") {
		t.Errorf("it says %v", r.Broken)
	}
}

// TestShrinkNothing leaves alone the journal of a game that holds.
func TestShrinkNothing(t *testing.T) {
	g, _ := newNim(t, "")
	r := Play(g)
	if short, ok := Shrink(r.Journal, g.Start, &probe{}); ok || !bytes.Equal(short, r.Journal) {
		t.Error("it is cut although it holds")
	}
	if err := Examine([]byte("no journal"), g.Start, &probe{}); err == nil || errors.As(err, new(*Finding)) {
		t.Errorf("of what is no journal: %v", err)
	}
}

// TestReplayFindsFaults reopens a prefix that leads to another hash than was noted.
func TestReplayFindsFaults(t *testing.T) {
	g, _ := newNim(t, "")
	r := Play(g)
	w := newWatch(g, &nim{Left: 40})
	lines := bytes.SplitAfter(r.Journal, []byte("\n"))
	w.reopen(bytes.Join(lines[:10], nil), mark{hash: "another"})
	if len(w.faults) != 1 || !strings.Contains(w.faults[0].Error(), "resumes to the hash") {
		t.Errorf("it says %q", w.faults)
	}
	w.faults = nil
	w.torn(r.Journal, mark{bytes: len(bytes.Join(lines[:10], nil)), hash: "another"})
	if len(w.faults) != 1 || !strings.Contains(w.faults[0].Error(), "torn") {
		t.Errorf("of a torn journal it says %q", w.faults)
	}
}

// TestRepeatsCountEqualTables has one question come again and again, with something changed each time.
func TestRepeatsCountEqualTables(t *testing.T) {
	g, _ := newNim(t, "")
	now := &nim{Left: 40}
	w := newWatch(g, now)
	d := game.Decision{Kind: "take", Shape: game.OneOf, Options: []game.Option{{ID: "1"}}}
	for range 3 * mostRepeats {
		w.asked("turn 1", d, now)
		now.Left++
	}
	if len(w.faults) > 0 {
		t.Errorf("it says %v", w.faults)
	}
}

// TestDeadEnds finds a question that has no answer.
func TestDeadEnds(t *testing.T) {
	g, _ := newNim(t, "")
	w := newWatch(g, &nim{})
	none := []game.Option{{ID: "1", Refusal: &game.Refusal{Rule: "NIM-1"}}}
	w.asked("turn 1", game.Decision{Kind: "take", Shape: game.OneOf, Options: none}, &nim{})
	if len(w.faults) != 1 || !strings.Contains(w.faults[0].Error(), "take has no legal option") {
		t.Errorf("it says %q", w.faults)
	}
}
