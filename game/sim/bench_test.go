package sim

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"xwing/assets"
	"xwing/game"
	"xwing/game/match"
	"xwing/game/xwing/player"
)

// fives is the kit and two squads of five ships of nearly 200 points.
func fives(tb testing.TB) (*match.Kit, [2][]byte) {
	tb.Helper()
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		tb.Fatal(err)
	}
	var squads [2][]byte
	for i, name := range []string{"five-rebels.xws", "five-imperials.xws"} {
		if squads[i], err = os.ReadFile(filepath.Join("testdata", name)); err != nil {
			tb.Fatal(err)
		}
	}
	return kit, squads
}

// between is the game of a seed between two sensible players.
func between(tb testing.TB, kit *match.Kit, squads [2][]byte, seed uint64) Game {
	tb.Helper()
	h, err := kit.Header(squads, seed)
	if err != nil {
		tb.Fatal(err)
	}
	return Game{Header: h, Start: kit.Start, Players: [2]player.Player{player.NewSensible(2 * seed), player.NewSensible(2*seed + 1)}}
}

// BenchmarkGame plays games between sensible players; median-ms is the middle one.
func BenchmarkGame(b *testing.B) {
	kit, squads := fives(b)
	var times []float64
	for n := 0; b.Loop(); n++ {
		g := between(b, kit, squads, uint64(n))
		began := time.Now()
		r := Play(g)
		times = append(times, time.Since(began).Seconds()*1000)
		if err := r.Err(); err != nil {
			b.Fatal(err)
		}
	}
	slices.Sort(times)
	b.ReportMetric(times[len(times)/2], "median-ms")
}

// BenchmarkReplay plays the journal of a game of median length again.
func BenchmarkReplay(b *testing.B) {
	kit, squads := fives(b)
	games := make([]Result, 21)
	for i := range games {
		games[i] = Play(between(b, kit, squads, uint64(i)))
	}
	slices.SortFunc(games, func(x, y Result) int { return x.Decisions - y.Decisions })
	journal := games[len(games)/2].Journal
	for b.Loop() {
		if _, err := game.Verify(journal, kit.Start); err != nil {
			b.Fatal(err)
		}
	}
}
