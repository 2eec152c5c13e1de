package xwing

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// smallSquads draws two squads of at most three ships, each of one built-in squad.
func smallSquads(t *testing.T, samples []squad.Sample, rng *rand.Rand) (xws [2][]byte) {
	t.Helper()
	for i := range xws {
		s := samples[rng.IntN(len(samples))].Squad
		s.Pilots = append([]squad.SquadPilot(nil), s.Pilots...)
		rng.Shuffle(len(s.Pilots), func(a, b int) { s.Pilots[a], s.Pilots[b] = s.Pilots[b], s.Pilots[a] })
		s.Pilots = s.Pilots[:min(2+rng.IntN(2), len(s.Pilots))]
		var err error
		if xws[i], err = s.XWS(); err != nil {
			t.Fatal(err)
		}
	}
	return xws
}

// builtIn is what games are made of: the kit, the words, the built-in squads.
func builtIn(t *testing.T) (*match.Kit, *terms.Words, []squad.Sample) {
	t.Helper()
	samples, err := squad.Samples(assets.Squads())
	if err != nil {
		t.Fatal(err)
	}
	return matchtest.Kit(t), matchtest.Words(t), samples
}

// How many games are played, and how far; and how much must be seen in them.
const (
	randomGames  = 200
	mostChoices  = 150
	choicesAtAll = 8000
)

// TestBoardEqualsViewInManyGames plays games at random, with undos: after each
// drained batch the board, changed by Events alone, is the public view.
func TestBoardEqualsViewInManyGames(t *testing.T) {
	kit, w, samples := builtIn(t)
	workers := runtime.GOMAXPROCS(0)
	counts := make([]int, workers)
	t.Run("games", func(t *testing.T) {
		for k := range workers {
			t.Run(fmt.Sprint(k), func(t *testing.T) {
				t.Parallel()
				for n := k; n < randomGames && !t.Failed(); n += workers {
					counts[k] += boardGame(t, kit, w, samples, uint64(n))
				}
			})
		}
	})
	all := 0
	for _, n := range counts {
		all += n
	}
	if all < choicesAtAll && !t.Failed() {
		t.Errorf("the board was compared %d times only", all)
	}
}

// boardGame plays game n and returns how often the board was compared.
func boardGame(t *testing.T, kit *match.Kit, w *terms.Words, samples []squad.Sample, n uint64) (compared int) {
	rng := rand.New(rand.NewPCG(n, 1))
	h, err := kit.Header(smallSquads(t, samples, rng), n)
	if err != nil {
		t.Fatal(err)
	}
	start, err := kit.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	session, err := game.NewSession(h, start, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := newPlay(session)
	defer p.Close()
	p.board.Speed = 50 * int(n%3)
	p.speaks(w.With(terms.NewNames(&p.board.view, kit.Facts)))
	p.Drain()
	var brain player.Player = player.NewRandom(n)
	if n%2 == 0 { // who stays on the table longer
		brain = player.NewSensible(n)
	}
	for range mostChoices {
		p.board.Tick() // some of it is seen, the rest skipped
		p.board.Finish()
		if board, view := p.board.view.Clone(), p.state().ViewFor(game.NoSeat); !reflect.DeepEqual(board, view) {
			t.Fatalf("game %d, choice %d: the board differs from the view:\n%+v\nwant\n%+v", n, session.Choices(), board, view)
		}
		compared++
		open := session.Open()
		if len(open) == 0 {
			break
		}
		if rng.IntN(30) == 0 && session.CanUndo(game.NoSeat).Choices > 0 {
			if err := session.Undo(game.NoSeat, true, rng.Uint64()); err != nil {
				t.Fatal(err)
			}
			p.Drain()
			continue
		}
		d := open[rng.IntN(len(open))]
		c, err := brain.Answer(p.seen(d), d)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Choose(c); err != nil {
			t.Fatalf("game %d, choice %d: %v", n, session.Choices(), err)
		}
	}
	return compared
}
