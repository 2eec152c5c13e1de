package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
	"xwing/game/xwing/sim"
	"xwing/game/xwing/terms"
	"xwing/internal/store"
)

// tally is what sim prints: one JSON object, or the same in words.
type tally struct {
	Games      int                `json:"games"`
	Rounds     int                `json:"rounds"`
	Decisions  int                `json:"decisions"`
	Wins       [2]int             `json:"wins"` // red, blue
	Draws      int                `json:"draws"`
	Stuck      int                `json:"stuck"`
	Unfinished int                `json:"unfinished"`
	Seconds    float64            `json:"seconds"`
	Sensible   *sensible          `json:"sensible,omitempty"`
	Scenarios  map[string]*played `json:"scenarios,omitempty"`
	// Environments is how many games were played with each environment card.
	Environments map[string]int `json:"environments,omitempty"`
	Broken       int            `json:"broken"` // games in which a check failed
	Faults       []string       `json:"faults,omitempty"`
	Saved        []string       `json:"saved,omitempty"`
	// Cards drawn for a ship ability alone: their own text is not enforced.
	NoEffect []string                  `json:"no_effect,omitempty"`
	Coverage map[string]map[string]int `json:"coverage,omitempty"`
}

// sensible is the part of the games between sensible players.
type sensible struct {
	Games      int `json:"games"`
	Unfinished int `json:"unfinished"`
}

// maxFaults is how many faults are told in full.
const maxFaults = 20

// simulate plays whole games without a window.
func simulate(c *call) error {
	p, err := load()
	if err != nil {
		return err
	}
	p = p.playing(c)
	squads, list, err := p.simSquads(c)
	if err != nil {
		return err
	}
	kind := c.text("player", p.settings.Sim.Player)
	if err := oneOf("sim", "player", kind, "random", "sensible", "peaceful", "mixed"); err != nil {
		return err
	}
	games := int(c.number("games", uint64(p.settings.Sim.Games)))
	if games < 1 || games > 1_000_000 {
		return misuse("sim", "--games wants a number from 1 to 1000000, not %d", games)
	}
	if keep := c.text("keep", ""); keep != "" {
		if err := os.MkdirAll(keep, 0o755); err != nil {
			return fmt.Errorf("--keep: %w", err)
		}
	}
	batch := &batch{program: p, call: c, list: list, squads: squads, kind: kind, games: games,
		seed: c.number("seed", uint64(p.settings.Sim.Seed))}
	if err := batch.agree(); err != nil {
		return err
	}
	defer hoard()()
	began := time.Now()
	t, err := batch.play()
	if err != nil {
		return err
	}
	t.Seconds = float64(time.Since(began).Milliseconds()) / 1000
	if err := t.print(c, p.words); err != nil {
		return err
	}
	if t.Stuck > 0 || t.Broken > 0 {
		return fmt.Errorf("xwing sim: %d games are stuck, %d broke a check", t.Stuck, t.Broken)
	}
	return nil
}

// batch is a number of games to be played.
type batch struct {
	*program
	call         *call
	list         catalog.Ruleset
	squads       [][]byte
	drawn        drawer   // in place of squads, if not nil
	scenarios    []string // of which the games are in turn
	environments []string // likewise
	epic         bool     // epic battles
	teams        match.Teams
	bring        [2][][]byte // squads of teams; none: drawn
	bands        *sim.Bands  // that draws them
	rounds       int         // agreed on; 0: the edition's own
	deck         string      // the damage deck; "": the latest
	kind         string
	games        int
	seed         uint64
}

// agree reads from the flags what the games are played by.
func (b *batch) agree() (err error) {
	p, c := b.program, b.call
	if b.scenarios, err = p.scenarios("sim", c, b.list, match.Rolled, allScenarios); err != nil {
		return err
	}
	scored := len(b.scenarios) > 0
	if b.environments, err = p.environments("sim", c, b.list, scored, match.Dealt, allScenarios); err != nil {
		return err
	}
	if b.epic, err = p.epic("sim", c, b.list, scored); err != nil {
		return err
	}
	if b.teams, err = p.teams("sim", c, b.list); err != nil {
		return err
	}
	if b.rounds, err = p.rounds("sim", c, b.list); err != nil {
		return err
	}
	if b.deck, err = p.deck("sim", c); err != nil {
		return err
	}
	if b.teams != (match.Teams{}) {
		return b.agreeTeams()
	}
	b.drawn, err = p.drawnSquads(c, b.list)
	return err
}

// play plays all games.
func (b *batch) play() (*tally, error) {
	t := &tally{Games: b.games, Sensible: &sensible{}}
	counts, failed := b.call.eachGame(b.games, func(n int, cover *trial.Coverage) func() error {
		r, pair, sense, err := b.game(n, cover)
		return func() error {
			b.count(t, n, r, sense)
			t.NoEffect = append(t.NoEffect, pair.StandIns...)
			return cmp.Or(b.save(t, n, r), err)
		}
	})
	slices.Sort(t.NoEffect)
	t.NoEffect = slices.Compact(t.NoEffect)
	t.Coverage = counts
	return t, failed
}

// game plays game number n; everything about it follows from n and the seed.
func (b *batch) game(n int, cover *trial.Coverage) (sim.Result, sim.Pair, bool, error) {
	seed := b.seed + uint64(n)
	h, pair, err := b.header(n, seed)
	if err != nil {
		return sim.Result{}, pair, false, err
	}
	sense := b.kind == "sensible" || b.kind == "mixed" && n%2 == 1
	g := sim.Game{Header: h, Start: b.kits.Start, Checks: b.call.has("checks"), Cover: cover}
	for i := range g.Players {
		switch s := seed<<1 | uint64(i); {
		case sense:
			g.Players[i] = player.NewSensible(s)
		case b.kind == "peaceful":
			g.Players[i] = player.NewPeaceful(s)
		default:
			g.Players[i] = player.NewRandom(s)
		}
	}
	r := sim.Play(g)
	if keep := b.call.text("keep", ""); keep != "" {
		file := filepath.Join(keep, fmt.Sprintf("%06d.jsonl", seed))
		if err := store.WriteFile(file, r.Journal); err != nil {
			return r, pair, sense, fmt.Errorf("--keep: %w", err)
		}
	}
	return r, pair, sense, nil
}

// pair returns the squads of game n: drawn ones, or else of the squads given every ordered pair in turn, a
// squad against itself included. Games 2k and 2k+1 have the same pair of them, so that both kinds of player
// play all of them.
func (b *batch) pair(n int) (sim.Pair, error) {
	switch k, m := n/2, len(b.squads); {
	case b.drawn != nil:
		return b.drawn.Pair(b.seed + uint64(n))
	case m == 2:
		return sim.Pair{List: b.list, Squads: [2][]byte(b.squads)}, nil
	default:
		return sim.Pair{List: b.list, Squads: [2][]byte{b.squads[k%m], b.squads[(k/m+k)%m]}}, nil
	}
}

// scenario is that of game n, "" for none: both kinds of player play each.
func (b *batch) scenario(n int) string {
	if len(b.scenarios) == 0 {
		return ""
	}
	return b.scenarios[n/2%len(b.scenarios)]
}

// count adds a game to the tally.
func (b *batch) count(t *tally, n int, r sim.Result, sense bool) {
	t.Rounds += r.Rounds
	t.Decisions += r.Decisions
	if sense {
		t.Sensible.Games++
	}
	switch {
	case r.Stuck != nil:
		t.Stuck++
	case r.Unfinished:
		t.Unfinished++
		if sense {
			t.Sensible.Unfinished++
		}
	case r.Winner == game.NoSide:
		t.Draws++
	default:
		t.Wins[r.Winner]++
	}
	t.scenario(r)
	if r.Environment != "" {
		if t.Environments == nil {
			t.Environments = map[string]int{}
		}
		t.Environments[r.Environment]++
	}
	if len(r.Broken) > 0 {
		t.Broken++
	}
	if err := r.Err(); err != nil && len(t.Faults) < maxFaults {
		t.Faults = append(t.Faults, fmt.Sprintf("game %d: %s", n, b.words.Error(err)))
	}
}

// print writes the tally as JSON or in words.
func (t *tally) print(c *call, w *terms.Words) error {
	if c.has("json") {
		return c.printJSON(t)
	}
	fmt.Fprintln(c.out, w.Say(game.Say("cli.sim-games", "games", strconv.Itoa(t.Games), "red", strconv.Itoa(t.Wins[game.Red]),
		"blue", strconv.Itoa(t.Wins[game.Blue]), "draws", strconv.Itoa(t.Draws), "stuck", strconv.Itoa(t.Stuck),
		"unfinished", strconv.Itoa(t.Unfinished))))
	fmt.Fprintln(c.out, w.Say(game.Say("cli.sim-rounds", "rounds", strconv.Itoa(t.Rounds), "decisions", strconv.Itoa(t.Decisions),
		"seconds", strconv.FormatFloat(t.Seconds, 'f', 1, 64))))
	t.printScenarios(c.out, w)
	t.printEnvironments(c.out, w)
	if len(t.NoEffect) > 0 {
		fmt.Fprintln(c.out, w.Say(game.Say("cli.sim-no-effect", "cards", strings.Join(t.NoEffect, " "))))
	}
	for _, f := range t.Faults {
		fmt.Fprintln(c.out, f)
	}
	for _, s := range t.Saved {
		fmt.Fprintln(c.out, s)
	}
	cover := trial.Coverage{Counts: t.Coverage}
	for _, row := range cover.Rows() {
		fmt.Fprintf(c.out, "%8d  %s %s\n", row.N, row.Family, row.ID)
	}
	return nil
}
