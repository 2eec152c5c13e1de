package sim

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
	"xwing/internal/yardstick"
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

// times is what all plays took of the processors, and the loops of the yardstick, if any
// ran between them; least is the shortest play of each game by the clock, in ms.
type times struct {
	loopsEach    int // run beside each play: their garbage slows the plays down
	plays, loops time.Duration
	least        [seeds]float64
}

// take measures one play of a game.
func (t *times) take(game int, play func()) {
	from := spent()
	for range t.loopsEach {
		yardstick.Loop()
	}
	t.loops += spent() - from
	from, began := spent(), time.Now()
	play()
	t.plays += spent() - from
	if ms := time.Since(began).Seconds() * 1000; t.least[game] == 0 || ms < t.least[game] {
		t.least[game] = ms
	}
}

// report says in ms what the game of median length takes when the rest of the machine is least in its way.
func (t *times) report(b *testing.B) {
	least := slices.DeleteFunc(t.least[:], func(ms float64) bool { return ms == 0 })
	slices.Sort(least)
	b.ReportMetric(least[len(least)/2], "least-ms")
}

// tell says how many loops a play takes. Nothing judges it: what else the machine does is in it, too; TestCounts holds
// what can be counted.
func (t *times) tell(b *testing.B) {
	b.ReportMetric(float64(t.loopsEach)*t.plays.Seconds()/t.loops.Seconds(), "loops")
}

// BenchmarkGame plays games between sensible players.
func BenchmarkGame(b *testing.B) {
	var took times
	took.games(b)
	took.report(b)
}

// BenchmarkGameLoops measures the same games in loops of the yardstick.
func BenchmarkGameLoops(b *testing.B) {
	took := times{loopsEach: 8}
	took.games(b)
	took.tell(b)
}

// BenchmarkReplay plays the journals of the same games again: what the rules and the kernel cost without the players.
func BenchmarkReplay(b *testing.B) {
	var took times
	took.replays(b)
	took.report(b)
}

// BenchmarkReplayLoops measures the same replays in loops of the yardstick.
func BenchmarkReplayLoops(b *testing.B) {
	took := times{loopsEach: 8}
	took.replays(b)
	took.tell(b)
}

// games plays the games of the seeds, again and again.
func (t *times) games(b *testing.B) {
	kit, squads := fives(b)
	for n := 0; b.Loop(); n++ {
		g := between(b, kit, squads, uint64(n%seeds))
		t.take(n%seeds, func() {
			if err := Play(g).Err(); err != nil {
				b.Fatal(err)
			}
		})
	}
}

// replays plays their journals again.
func (t *times) replays(b *testing.B) {
	kit, squads := fives(b)
	var journals [seeds][]byte
	for i := range journals {
		journals[i] = Play(between(b, kit, squads, uint64(i))).Journal
	}
	for n := 0; b.Loop(); n++ {
		t.take(n%seeds, func() {
			if _, err := game.Verify(journals[n%seeds], kit.Start); err != nil {
				b.Fatal(err)
			}
		})
	}
}

// kept is a player that keeps what it was asked, and about which table.
type kept struct {
	player.Player
	asked *[]question
}

type question struct {
	seat  game.Seat
	table *xwing.Seen
	d     game.Decision
}

// Answer answers as the player does.
func (k kept) Answer(t player.Table, d game.Decision) (game.Choice, error) {
	f, _ := t.Fork(1, xwing.Belief{}) // which stands still
	defer f.Close()
	*k.asked = append(*k.asked, question{d.Seat, f.State().Clone().(*xwing.State).Seen(d.Seat), d})
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
	middle := asked[len(asked)/2]
	b.ReportAllocs()
	for b.Loop() {
		players := [2]player.Player{player.NewSensible(0), player.NewSensible(1)}
		for _, q := range middle {
			if _, err := players[q.seat].Answer(q.table, q.d); err != nil {
				b.Fatal(err)
			}
		}
	}
}
