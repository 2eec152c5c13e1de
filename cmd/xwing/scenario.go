package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/sim"
	"xwing/game/xwing/terms"
)

// What --scenario can say beside the name of a scenario.
const (
	allScenarios = "all"
	noScenario   = "none"
)

// scenarios are the ids of the scenarios that --scenario names, for games by a points list; none for none.
func (p *program) scenarios(command string, c *call, list catalog.Ruleset, also ...string) ([]string, error) {
	id := c.text("scenario", noScenario)
	var ids []string
	for _, m := range p.kit().Scenarios(list) {
		ids = append(ids, m.ID)
	}
	if p.epicScenario(c, list) {
		return []string{id}, nil
	}
	switch {
	case id == noScenario:
		return nil, nil
	case len(ids) == 0:
		return nil, misuse(command, "--scenario: games by %s have none; those of edition %s have", list, strings.Join(p.withScenarios(), ", "))
	}
	if err := oneOf(command, "scenario", id, slices.Concat(ids, also, []string{noScenario})...); err != nil {
		return nil, err
	}
	if id != allScenarios && id != match.Rolled {
		ids = []string{id}
	}
	if _, err := p.kit().Scenario(list, ids[0]); err != nil {
		return nil, err
	}
	if id == match.Rolled {
		return []string{id}, nil
	}
	return ids, nil
}

// rounds is the number of rounds that --rounds says the players have agreed on, for games by a points list; 0 for none.
func (p *program) rounds(command string, c *call, list catalog.Ruleset) (int, error) {
	switch n := c.number("rounds", 1); {
	case !c.has("rounds"):
		return 0, nil
	case !p.kit().AgreesOnRounds(list) && !p.asksEpic(c, list): // those have a last round
		return 0, misuse(command, "--rounds: games by %s have no last round that players could agree on", list)
	case n < 1 || n > match.MostRounds:
		return 0, misuse(command, "--rounds wants a number from 1 to %d, not %d", match.MostRounds, n)
	default:
		return int(n), nil
	}
}

// withScenarios are the editions that have scenarios.
func (p *program) withScenarios() []string {
	return slices.DeleteFunc(p.kit().Editions(), func(edition string) bool {
		return len(p.kit().Scenarios(p.kit().ListsOf(edition)[0])) == 0
	})
}

// played is what sim tells of the games in one scenario.
type played struct {
	Games  int                  `json:"games"`
	Points [2]int               `json:"points"` // mission points of all of them, red's and blue's
	Ended  map[xwing.Ending]int `json:"ended"`
	Draws  int                  `json:"draws"`
}

// scenario counts a game in a scenario.
func (t *tally) scenario(r sim.Result) {
	id := r.Scenario
	if id == "" {
		return
	}
	if t.Scenarios == nil {
		t.Scenarios = map[string]*played{}
	}
	p := t.Scenarios[id]
	if p == nil {
		p = &played{Ended: map[xwing.Ending]int{xwing.ByElimination: 0, xwing.ByPoints: 0, xwing.ByRounds: 0}}
		t.Scenarios[id] = p
	}
	p.Games++
	for seat, n := range r.Score {
		p.Points[seat] += n
	}
	if r.Over {
		p.Ended[r.Ending]++
		if r.Winner == game.NoSide {
			p.Draws++
		}
	}
}

// printScenarios tells in words how the games in each scenario went.
func (t *tally) printScenarios(out io.Writer, w *terms.Words) {
	for _, id := range slices.Sorted(maps.Keys(t.Scenarios)) {
		p := t.Scenarios[id]
		fmt.Fprintln(out, w.Say(game.Say("cli.sim-scenario", "scenario", id, "games", strconv.Itoa(p.Games),
			"red", strconv.Itoa(p.Points[game.Red]), "blue", strconv.Itoa(p.Points[game.Blue]), "points", strconv.Itoa(p.Ended[xwing.ByPoints]),
			"rounds", strconv.Itoa(p.Ended[xwing.ByRounds]), "elimination", strconv.Itoa(p.Ended[xwing.ByElimination]), "draws", strconv.Itoa(p.Draws))))
	}
}
