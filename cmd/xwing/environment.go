package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
)

// environments are the ids of the environment cards that --environment names, for games by a points list and in a scenario
// or none; none for none.
func (p *program) environments(command string, c *call, list catalog.Ruleset, scenario bool, also ...string) ([]string, error) {
	id := c.text("environment", noScenario)
	var ids []string
	for _, e := range p.kit().Environments(list) {
		ids = append(ids, e.ID)
	}
	switch {
	case id == noScenario:
		return nil, nil
	case scenario:
		return nil, misuse(command, "--environment: these cards are not combined with a scenario; leave out --scenario or --environment")
	case len(ids) == 0:
		return nil, misuse(command, "--environment: games by %s have no environment cards; those of second edition have", list)
	}
	if err := oneOf(command, "environment", id, slices.Concat(ids, also, []string{noScenario})...); err != nil {
		return nil, err
	}
	if id == allScenarios {
		return ids, nil
	}
	return []string{id}, nil
}

// environment is that of game n, "" for none: both kinds of player play each.
func (b *batch) environment(n int) string {
	if len(b.environments) == 0 {
		return ""
	}
	return b.environments[n/2%len(b.environments)]
}

// printEnvironments tells in words how many games were played with each environment card.
func (t *tally) printEnvironments(out io.Writer, w *terms.Words) {
	var counts []string
	for _, id := range slices.Sorted(maps.Keys(t.Environments)) {
		counts = append(counts, w.Value("environment", id)+" "+strconv.Itoa(t.Environments[id]))
	}
	if len(counts) > 0 {
		fmt.Fprintln(out, w.Say(game.Say("cli.sim-environments", "counts", strings.Join(counts, ", "))))
	}
}
