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
	"xwing/game/xwing"
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

// seeds is how many games the benchmarks play, one after the other, again and again.
const seeds = 21

// times is what every play took, in ms, by game.
type times [seeds][]float64

func (t *times) take(game int, began time.Time) {
	t[game] = append(t[game], time.Since(began).Seconds()*1000)
}

// report says what the middle one of all plays took, and what the game of median
// length takes when the rest of the machine is least in its way.
func (t *times) report(b *testing.B) {
	var all, least []float64
	for _, plays := range t {
		if len(plays) > 0 {
			all, least = append(all, plays...), append(least, slices.Min(plays))
		}
	}
	slices.Sort(all)
	slices.Sort(least)
	b.ReportMetric(all[len(all)/2], "median-ms")
	b.ReportMetric(least[len(least)/2], "least-ms")
}

// BenchmarkGame plays games between sensible players.
func BenchmarkGame(b *testing.B) {
	kit, squads := fives(b)
	var took times
	for n := 0; b.Loop(); n++ {
		g := between(b, kit, squads, uint64(n%seeds))
		began := time.Now()
		r := Play(g)
		took.take(n%seeds, began)
		if err := r.Err(); err != nil {
			b.Fatal(err)
		}
	}
	took.report(b)
}

// BenchmarkReplay plays the journals of the same games again.
func BenchmarkReplay(b *testing.B) {
	kit, squads := fives(b)
	var journals [seeds][]byte
	for i := range journals {
		journals[i] = Play(between(b, kit, squads, uint64(i))).Journal
	}
	var took times
	for n := 0; b.Loop(); n++ {
		began := time.Now()
		if _, err := game.Verify(journals[n%seeds], kit.Start); err != nil {
			b.Fatal(err)
		}
		took.take(n%seeds, began)
	}
	took.report(b)
}

// kept is a player that keeps what it was asked, and about which table.
type kept struct {
	player.Player
	asked *[]question
}

type question struct {
	seat  game.Seat
	table *xwing.State
	d     game.Decision
}

// Answer answers as the player does.
func (k kept) Answer(t player.Table, d game.Decision) (game.Choice, error) {
	*k.asked = append(*k.asked, question{d.Seat, t.(*xwing.State).Clone().(*xwing.State), d})
	return k.Player.Answer(t, d)
}

// BenchmarkAnswers gives all the answers of a game of median length again: the
// part of a game that is the players' own.
func BenchmarkAnswers(b *testing.B) {
	kit, squads := fives(b)
	asked := make([][]question, seeds)
	for i := range asked {
		g := between(b, kit, squads, uint64(i))
		for seat, p := range g.Players {
			g.Players[seat] = kept{p, &asked[i]}
		}
		Play(g)
	}
	slices.SortFunc(asked, func(x, y []question) int { return len(x) - len(y) })
	median := asked[len(asked)/2]
	b.ReportAllocs()
	for b.Loop() {
		players := [2]player.Player{player.NewSensible(0), player.NewSensible(1)}
		for _, q := range median {
			if _, err := players[q.seat].Answer(q.table, q.d); err != nil {
				b.Fatal(err)
			}
		}
	}
}
