package sim

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
)

// countsFile keeps what TestCounts holds games to; UPDATE=1 writes it anew.
const countsFile = "testdata/counts.tsv"

// within is by what share a count may leave the figure that is kept.
const within = 0.03

// counted is how many games between players are counted.
const counted = 5

// count is one figure of a game.
type count struct {
	game, what string
	n          float64
}

// asking is a player that counts what it is asked.
type asking struct {
	player.Player
	questions, options *int
}

// Answer answers as the player does.
func (a asking) Answer(t player.Table, d game.Decision) (game.Choice, error) {
	*a.questions++
	*a.options += len(d.Options)
	for i := range d.Slots {
		*a.options += len(d.Slots[i].Options)
	}
	return a.Player.Answer(t, d)
}

// TestCounts holds what playing a game and replaying one costs, as far as that is the same wherever and whenever it is done: what
// is allocated, and how many answers are offered. Time is told by build/turns and judged by nobody.
func TestCounts(t *testing.T) {
	if testing.CoverMode() != "" {
		t.Skip("counters of statements change what is allocated")
	}
	got := append(countedGames(t), keptGames(t)...)
	if os.Getenv("UPDATE") != "" {
		var out strings.Builder
		for _, c := range got {
			fmt.Fprintf(&out, "%s\t%s\t%.0f\n", c.game, c.what, c.n)
		}
		if err := os.WriteFile(countsFile, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(countsFile)
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]float64{}
	for line := range strings.Lines(string(data)) {
		cells := strings.Split(strings.TrimSpace(line), "\t")
		if kept[cells[0]+" "+cells[1]], err = strconv.ParseFloat(cells[2], 64); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range got {
		if want := kept[c.game+" "+c.what]; math.Abs(c.n-want) > within*want {
			t.Errorf("%s: %.0f %s, %.0f are kept: UPDATE=1 writes %s anew, and its change says what a game costs now",
				c.game, c.n, c.what, want, countsFile)
		}
	}
}

// countedGames are the counts of games between sensible players.
func countedGames(t *testing.T) []count {
	kit, squads := fives(t)
	var questions, options int
	allocated, bytes := spending(func() {
		questions, options = 0, 0
		for seed := range uint64(counted) {
			g := between(t, kit, squads, seed)
			for seat, p := range g.Players {
				g.Players[seat] = asking{p, &questions, &options}
			}
			if err := Play(g).Err(); err != nil {
				t.Fatal(err)
			}
		}
	})
	const name = "five-ships"
	return []count{{name, "allocations", allocated}, {name, "bytes", bytes},
		{name, "questions", float64(questions)}, {name, "options", float64(options)}}
}

// keptGames are the counts of replays, one of each edition.
func keptGames(t *testing.T) (all []count) {
	second, err := match.NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		name string
		kit  *match.Kit
	}{{"rebel-core-imperial-core-sensible", second}, {"assault-sensible", second}, {"first/first-2015-sensible", first}} {
		data, err := os.ReadFile(filepath.Join("..", "..", "..", "testdata", "games", filepath.FromSlash(k.name)+".jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		allocated, bytes := spending(func() {
			if _, err := game.Verify(data, k.kit.Start); err != nil {
				t.Fatal(err)
			}
		})
		all = append(all, count{k.name, "allocations", allocated}, count{k.name, "bytes", bytes})
	}
	return all
}

// spending is what a function allocates once facts have been read by a first call: the least of three, for what runs beside
// it allocates, too.
func spending(do func()) (allocated, bytes float64) {
	do()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	allocated, bytes = math.Inf(1), math.Inf(1)
	for range 3 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		do()
		runtime.ReadMemStats(&after)
		allocated, bytes = min(allocated, float64(after.Mallocs-before.Mallocs)), min(bytes, float64(after.TotalAlloc-before.TotalAlloc))
	}
	return allocated, bytes
}
