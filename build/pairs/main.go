// Command pairs measures how strong a searching player is: it plays pairs of games of the same squads and seed against a
// Sensible player, with the seats exchanged, and says which share of them it wins.
//
//	pairs [-pairs 20] [-first 0] [-points ffg20] [-scenario NAME] [-dials N] [-answers N] [-v]
//
// Squads are drawn around every card that is enforced, in turn; -points ffg10 plays first edition. With -v it tells each pair.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"slices"
	"time"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
	"xwing/game/xwing/search"
	"xwing/game/xwing/sim"
)

func main() {
	var b bench
	flag.IntVar(&b.pairs, "pairs", 20, "how many pairs of games")
	flag.Uint64Var(&b.first, "first", 0, "the first pair")
	points := flag.String("points", "ffg20", "the points list")
	flag.StringVar(&b.scenario, "scenario", "", "the scenario of 2.5")
	budget := search.AceBudget()
	flag.IntVar(&budget.Dials, "dials", budget.Dials, "the budget for dials, in decisions")
	flag.IntVar(&budget.Answers, "answers", budget.Answers, "the budget for each other answer that is tried")
	flag.BoolVar(&b.tell, "v", false, "tell each pair")
	flag.Parse()
	b.list, b.budget = catalog.Ruleset(*points), budget
	if err := b.run(); err != nil {
		fmt.Fprintln(os.Stderr, "pairs:", err)
		os.Exit(1)
	}
}

// bench is what is played.
type bench struct {
	kit            *match.Kit
	drawn          *sim.Rotation
	list           catalog.Ruleset
	scenario       string
	pairs          int
	first          uint64
	budget         search.Budget
	tell           bool
	took           map[string][]float64 // ms of each answer, by what was asked
	unfinished     int
	share, squares float64
}

// run plays all pairs.
func (b *bench) run() (err error) {
	if b.kit, err = kitOf(b.list); err != nil {
		return err
	}
	squads, err := sim.NewEnforcedSquads(b.kit.RulesBy(b.list))
	if err != nil {
		return err
	}
	b.drawn, b.took = sim.NewRotation(squads), map[string][]float64{}
	began := time.Now()
	for n := b.first; n < b.first+uint64(b.pairs); n++ {
		won, err := b.pair(n)
		if err != nil {
			return fmt.Errorf("pair %d: %w", n, err)
		}
		b.share += won / 2
		b.squares += won / 2 * won / 2
		if b.tell {
			fmt.Printf("pair %4d: %.1f of 2; %.1f of %d\n", n, won, b.share*2, 2*(n-b.first+1))
		}
	}
	n := float64(b.pairs)
	mean := b.share / n
	fmt.Printf("%d pairs: %.1f %% ± %.1f, %d games unfinished, %.1f s a game\n", b.pairs, 100*mean,
		196*math.Sqrt(max(0, b.squares/n-mean*mean)/n), b.unfinished, time.Since(began).Seconds()/2/n)
	for _, kind := range []string{"dials", "others"} {
		ms := b.took[kind]
		slices.Sort(ms)
		if len(ms) > 0 {
			fmt.Printf("%s: %d answers, median %.0f ms, 95 of 100 at most %.0f, longest %.0f\n", kind, len(ms), ms[len(ms)/2],
				ms[len(ms)*95/100], ms[len(ms)-1])
		}
	}
	return nil
}

// kitOf is what games by a points list are made of.
func kitOf(list catalog.Ruleset) (*match.Kit, error) {
	if list == catalog.FFG10 {
		return match.NewFirstKit(assets.FirstFacts())
	}
	return match.NewKit(assets.Facts())
}

// pair plays two games, and returns how many the searching player has won, a draw by half.
func (b *bench) pair(n uint64) (won float64, err error) {
	pair, err := b.drawn.Pair(n)
	if err != nil {
		return 0, err
	}
	for seat := range game.Seat(2) {
		h, err := b.kit.HeaderBy(b.list, pair.Squads, n)
		if err == nil && b.scenario != "" {
			h, err = b.kit.InScenario(h, b.scenario)
		}
		if err != nil {
			return 0, err
		}
		players := [2]player.Player{player.NewSensible(n << 1), player.NewSensible(n<<1 | 1)}
		players[seat] = timed{search.NewAce(n, b.budget), b}
		r := sim.Play(sim.Game{Header: h, Start: b.kit.Start, Players: players})
		switch {
		case r.Stuck != nil:
			return 0, r.Stuck
		case r.Winner == game.NoSide:
			won += 0.5
		case r.Winner == game.Side(seat):
			won++
		}
		if r.Unfinished {
			b.unfinished++
		}
	}
	return won, nil
}

// timed takes the time of answers.
type timed struct {
	*search.Ace
	bench *bench
}

// Answer answers, and notes how long it took.
func (t timed) Answer(table player.Table, d game.Decision) (game.Choice, error) {
	began := time.Now()
	c, err := t.Ace.Answer(table, d)
	kind := "others"
	if d.Kind == ask.SetDials {
		kind = "dials"
	}
	if took := time.Since(began).Seconds() * 1000; took > 0.5 {
		t.bench.took[kind] = append(t.bench.took[kind], took)
	}
	return c, err
}
