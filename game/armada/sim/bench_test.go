package sim

import (
	"slices"
	"testing"
	"time"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/player"
)

// seeds is how many games the benchmarks play, one after the other, again and again.
const seeds = 11

// between is the game of a seed between two sensible players, of 400 points a side.
func between(tb testing.TB, seed uint64) Game {
	tb.Helper()
	g := newGame(tb, kit(tb), 400, seed)
	g.Players, g.Cover = [2]player.Player{player.NewSensible(2 * seed), player.NewSensible(2*seed + 1)}, nil
	return g
}

// BenchmarkGame plays games between sensible players; least-ms is what the game of median length takes when the rest of the
// machine is least in its way.
func BenchmarkGame(b *testing.B) {
	var games [seeds]Game
	var least [seeds]float64
	for i := range games {
		games[i] = between(b, uint64(i))
	}
	for n := 0; b.Loop(); n++ {
		g := games[n%seeds]
		g.Players = [2]player.Player{player.NewSensible(uint64(n)), player.NewSensible(uint64(n) + 1)}
		began := time.Now()
		if err := Play(g).Err(); err != nil {
			b.Fatal(err)
		}
		if ms := time.Since(began).Seconds() * 1000; least[n%seeds] == 0 || ms < least[n%seeds] {
			least[n%seeds] = ms
		}
	}
	played := slices.DeleteFunc(least[:], func(ms float64) bool { return ms == 0 })
	slices.Sort(played)
	b.ReportMetric(played[len(played)/2], "least-ms")
}

// question is what a player was asked, and about which table.
type question struct {
	table *armada.Seen
	d     game.Decision
}

// BenchmarkAnswers gives the answers of a game again: the part of it that is the players' own. The metrics are what one answer
// takes, the median and the longest.
func BenchmarkAnswers(b *testing.B) {
	var asked []question
	g := between(b, 3)
	state, err := g.Start(g.Header)
	if err != nil {
		b.Fatal(err)
	}
	s, err := game.NewSession(g.Header, state, nil)
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	for _, over := s.Over(); !over; _, over = s.Over() {
		d := s.Open()[0]
		asked = append(asked, question{s.State().Clone().(*armada.State).Seen(d.Seat), d})
		c, err := g.Players[d.Seat].Answer(asked[len(asked)-1].table, d)
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
	least := make([]time.Duration, len(asked))
	b.ReportAllocs()
	for b.Loop() {
		mind := player.NewSensible(1)
		for i, q := range asked {
			began := time.Now()
			if _, err := mind.Answer(q.table, q.d); err != nil {
				b.Fatal(err)
			}
			if took := time.Since(began); least[i] == 0 || took < least[i] {
				least[i] = took
			}
		}
	}
	slices.Sort(least)
	b.ReportMetric(float64(len(asked)), "answers")
	b.ReportMetric(float64(least[len(least)/2].Nanoseconds()), "median-ns")
	b.ReportMetric(float64(least[len(least)-1].Nanoseconds()), "longest-ns")
}
