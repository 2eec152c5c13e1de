package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"xwing/game"
	"xwing/game/armada/fleet"
	"xwing/game/armada/match"
	"xwing/game/armada/player"
	"xwing/game/armada/sim"
	"xwing/game/trial"
	"xwing/internal/store"
)

// fleetTally is what sim prints of Armada: one JSON object, or the same in words.
type fleetTally struct {
	Games      int                       `json:"games"`
	Rounds     int                       `json:"rounds"`
	Decisions  int                       `json:"decisions"`
	Wins       [2]int                    `json:"wins"` // red, blue
	Stuck      int                       `json:"stuck"`
	Unfinished int                       `json:"unfinished"`
	Sensible   *sensible                 `json:"sensible,omitempty"`
	Seconds    float64                   `json:"seconds"`
	Broken     int                       `json:"broken"` // games in which a check failed
	Faults     []string                  `json:"faults,omitempty"`
	Saved      []string                  `json:"saved,omitempty"`
	Coverage   map[string]map[string]int `json:"coverage,omitempty"`
}

// fleetBatch is a number of games of Armada to be played.
type fleetBatch struct {
	*fleets
	call   *call
	named  *[2][]byte // nil: fleets are drawn
	drawn  sim.Fleets
	agreed match.Options
	kind   string // of the players
	games  int
	seed   uint64
}

// armadaSim plays whole games without a window.
func armadaSim(c *call) error {
	p, err := loadArmada()
	if err != nil {
		return err
	}
	own, err := ownSettings()
	if err != nil {
		return err
	}
	b := &fleetBatch{fleets: p, call: c, games: int(c.number("games", uint64(own.Sim.Games))), seed: c.number("seed", uint64(own.Sim.Seed)),
		drawn: sim.Fleets{Cat: p.kit.Facts, Points: int(c.number("total", fleet.StandardPoints)), Around: c.text("around", "")}}
	b.kind = c.text("player", own.Sim.Player)
	if err := oneOf("sim", "player", b.kind, "random", "sensible", "mixed"); err != nil {
		return err
	}
	if b.agreed, err = agreed("sim", c); err != nil {
		return err
	}
	if b.games < 1 || b.games > 1_000_000 {
		return misuse("sim", "--games wants a number from 1 to 1000000, not %d", b.games)
	}
	if err := b.name(); err != nil {
		return err
	}
	if keep := c.text("keep", ""); keep != "" {
		if err := os.MkdirAll(keep, 0o755); err != nil {
			return fmt.Errorf("--keep: %w", err)
		}
	}
	defer hoard()()
	began := time.Now()
	t, err := b.play()
	if err != nil {
		return err
	}
	t.Seconds = float64(time.Since(began).Milliseconds()) / 1000
	if err := t.print(c, p); err != nil {
		return err
	}
	if t.Stuck > 0 || t.Broken > 0 {
		return fmt.Errorf("xwing sim: %d games are stuck, %d broke a check", t.Stuck, t.Broken)
	}
	return nil
}

// agreed is what --field, --rounds and --objective agree on.
func agreed(command string, c *call) (match.Options, error) {
	o := match.Options{Field: c.text("field", ""), Rounds: int(c.number("rounds", match.Rounds)),
		Objective: c.text("objective", "")}
	o.Unlimited = o.Rounds == 0
	return o, oneOf(command, "field", c.text("field", match.StandardField), match.StandardField, match.CoreField)
}

// name reads the fleets that --red and --blue name; those that break a rule of fleet building do not play.
func (b *fleetBatch) name() error {
	c := b.call
	switch {
	case c.has("red") != c.has("blue"):
		return misuse("sim", "--red and --blue belong together; without both, fleets are drawn")
	case !c.has("red"):
		return nil
	case c.has("around") || c.has("total"):
		return misuse("sim", "--around and --total draw fleets, --red and --blue name them")
	}
	b.named = new([2][]byte)
	for i, side := range []string{"red", "blue"} {
		file := c.text(side, "")
		text, err := c.readFile(file, maxFleet)
		if err != nil {
			return fmt.Errorf("--%s: %w; give a fleet file", side, reason(err))
		}
		r, err := fleet.Read(file, text, b.kit.Facts)
		if err != nil {
			return err
		}
		if all := b.breaches(file, r.Fleet); len(all) > 0 {
			return all[0]
		}
		if b.named[i], err = r.Fleet.JSON(); err != nil {
			return err
		}
	}
	return nil
}

// play plays all games.
func (b *fleetBatch) play() (*fleetTally, error) {
	t := &fleetTally{Games: b.games, Sensible: &sensible{}}
	counts, failed := b.call.eachGame(b.games, func(n int, cover *trial.Coverage) func() error {
		r, err := b.game(n, cover)
		return func() error {
			if err != nil {
				return err
			}
			t.count(n, r, b)
			return b.save(t, n, r)
		}
	})
	t.Coverage = counts
	if t.Sensible.Games == 0 {
		t.Sensible = nil
	}
	return t, failed
}

// game plays game number n; everything about it follows from n and the seed.
func (b *fleetBatch) game(n int, cover *trial.Coverage) (r sim.Result, err error) {
	seed := b.seed + uint64(n)
	var texts [2][]byte
	if b.named != nil {
		texts = *b.named
	} else if texts, err = b.drawn.Pair(seed); err != nil {
		return r, err
	}
	h, err := b.kit.Header(texts, seed, b.agreed)
	if err != nil {
		return r, err
	}
	g := sim.Game{Header: h, Start: b.kit.Start, Checks: b.call.has("checks"), Cover: cover}
	for i := range g.Players {
		if s := seed<<1 | uint64(i); b.sense(n) {
			g.Players[i] = player.NewSensible(s)
		} else {
			g.Players[i] = player.NewRandom(s)
		}
	}
	r = sim.Play(g)
	if keep := b.call.text("keep", ""); keep != "" {
		if err := store.WriteFile(filepath.Join(keep, fmt.Sprintf("%06d.jsonl", seed)), r.Journal); err != nil {
			return r, fmt.Errorf("--keep: %w", err)
		}
	}
	return r, nil
}

// sense reports whether sensible players play game n.
func (b *fleetBatch) sense(n int) bool { return b.kind == "sensible" || b.kind == "mixed" && n%2 == 1 }

// count adds a game to the tally.
func (t *fleetTally) count(n int, r sim.Result, b *fleetBatch) {
	if b.sense(n) {
		t.Sensible.Games++
		if r.Unfinished {
			t.Sensible.Unfinished++
		}
	}
	t.Rounds += r.Rounds
	t.Decisions += r.Decisions
	switch {
	case r.Stuck != nil:
		t.Stuck++
	case r.Unfinished:
		t.Unfinished++
	case r.Winner != game.NoSide:
		t.Wins[r.Winner]++
	}
	if len(r.Broken) > 0 {
		t.Broken++
	}
	if err := r.Err(); err != nil && len(t.Faults) < maxFaults {
		t.Faults = append(t.Faults, fmt.Sprintf("game %d: %s", n, b.words.Error(err)))
	}
}

// save keeps the journal of a game that failed, cut down to where it fails.
func (b *fleetBatch) save(t *fleetTally, n int, r sim.Result) error {
	if r.Err() == nil || len(t.Saved) >= maxFaults {
		return nil
	}
	said, err := b.call.saveFailure(failure{n, fmt.Sprintf("armada-%06d.jsonl", b.seed+uint64(n)), r.Journal}, b.words.Words,
		func(text []byte) ([]byte, bool) { return sim.Shrink(text, b.kit.Start) })
	t.Saved = append(t.Saved, said...)
	return err
}

// print writes the tally as JSON or in words.
func (t *fleetTally) print(c *call, p *fleets) error {
	if c.has("json") {
		return c.printJSON(t)
	}
	fmt.Fprintln(c.out, p.words.Say(game.Say("cli.sim-games", "games", strconv.Itoa(t.Games), "red", strconv.Itoa(t.Wins[game.Red]),
		"blue", strconv.Itoa(t.Wins[game.Blue]), "draws", "0", "stuck", strconv.Itoa(t.Stuck), "unfinished", strconv.Itoa(t.Unfinished))))
	fmt.Fprintln(c.out, p.words.Say(game.Say("cli.sim-rounds", "rounds", strconv.Itoa(t.Rounds), "decisions", strconv.Itoa(t.Decisions),
		"seconds", strconv.FormatFloat(t.Seconds, 'f', 1, 64))))
	for _, line := range append(t.Faults, t.Saved...) {
		fmt.Fprintln(c.out, line)
	}
	cover := trial.Coverage{Counts: t.Coverage}
	for _, row := range cover.Rows() {
		fmt.Fprintf(c.out, "%8d  %s %s\n", row.N, row.Family, row.ID)
	}
	return nil
}
