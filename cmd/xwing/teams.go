package main

import (
	"fmt"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/sim"
	"xwing/game/xwing/squad"
)

// teams are those that --teams asks for, of epic battles; none without it.
func (p *program) teams(command string, c *call, list catalog.Ruleset) (match.Teams, error) {
	if !c.has("teams") {
		return match.Teams{}, nil
	}
	t, ok := match.ParseTeams(c.text("teams", ""))
	switch {
	case !ok:
		return t, misuse(command, "--teams wants how many play how many, as 2v1, 2v2, 3v2 or 3v3, not %q", c.text("teams", ""))
	case !p.asksEpic(c, list):
		return t, misuse(command, "--teams: teams play epic battles; say --epic as well")
	}
	return t, nil
}

// teamSquads reads the squads of both teams that --red and --blue name, separated by commas, and finds the points list to
// play them by. The squads of a team share its points.
func (p *program) teamSquads(command string, c *call, t match.Teams) (texts [2][][]byte, list catalog.Ruleset, err error) {
	var all []squad.Squad
	var sides [2][]squad.Squad
	var files [2][]string
	for i, side := range []string{"red", "blue"} {
		files[i] = strings.Split(c.text(side, ""), ",")
		if len(files[i]) != t[i] {
			return texts, "", misuse(command, "--%s wants %d squads for --teams %s, separated by commas, not %d", side, t[i], t,
				len(files[i]))
		}
		for _, file := range files[i] {
			text, s, err := p.readSquad(c, "--"+side, file)
			if err != nil {
				return texts, "", err
			}
			texts[i], sides[i], all = append(texts[i], text), append(sides[i], s), append(all, s)
		}
	}
	if list, err = p.pointsList(command, c, all...); err != nil {
		return texts, "", err
	}
	for i := range sides {
		of := t.Of(game.Side(i))
		for j, s := range sides[i] {
			if err := p.lawfulIn(c, p.gameMode(c, list).InTeam(p.kit().Facts, of), files[i][j], s); err != nil {
				return texts, "", err
			}
		}
		if n := squad.TeamOver(p.kit().Facts, p.gameMode(c, list), of, sides[i]); n > 0 && !c.has("allow-breaches") {
			return texts, "", misuse(command,
				"--%s: the squads of a team share its points, and these are %d over; --allow-breaches plays them all the same",
				[]string{"red", "blue"}[i], n)
		}
	}
	return texts, list, nil
}

// agreeTeams reads or draws the squads of games in teams.
func (b *batch) agreeTeams() (err error) {
	if b.call.has("red") {
		b.bring, b.list, err = b.teamSquads("sim", b.call, b.teams)
		return err
	}
	if b.call.has("squads") || b.call.has("around") {
		return misuse("sim", "--teams: squads of teams are drawn around huge ships; leave out --squads and --around")
	}
	if b.bands, err = sim.NewBands(b.kit().RulesBy(b.list), b.teams); err != nil {
		return fmt.Errorf("xwing sim: %w", err)
	}
	return nil
}

// brings reads the squads of the game that play begins: two, or those of teams.
func (p *program) brings(c *call, b *begun) (err error) {
	if !c.has("teams") {
		b.squads, b.points, err = p.twoSquads("play", c)
		return err
	}
	list, err := p.pointsList("play", c)
	if err != nil {
		return err
	}
	if b.teams, err = p.teams("play", c, list); err != nil {
		return err
	}
	if b.bring, b.points, err = p.teamSquads("play", c, b.teams); err != nil {
		return err
	}
	b.squads = [2][]byte{b.bring[0][0], b.bring[1][0]}
	_, err = p.kit().InTeams(b.points, b.teams, b.bring, 1)
	return err
}

// header is that of game n, with the squads of a game of two.
func (b *batch) header(n int, seed uint64) (h game.Header, pair sim.Pair, err error) {
	kit := b.kit()
	if b.teams != (match.Teams{}) {
		bring := b.bring
		if b.bands != nil {
			if bring, pair.StandIns, err = b.bands.Draw(seed); err != nil {
				return h, pair, err
			}
		}
		h, err = kit.InTeams(b.list, b.teams, bring, seed)
	} else if pair, err = b.pair(n); err == nil {
		h, err = kit.HeaderBy(pair.List, pair.Squads, seed)
	}
	if err != nil {
		return h, pair, err
	}
	if h, err = kit.InScenario(h, b.scenario(n)); err != nil {
		return h, pair, err
	}
	if h, err = kit.WithEnvironment(h, b.environment(n)); err != nil {
		return h, pair, err
	}
	if h, err = kit.InEpic(h, b.epic); err != nil {
		return h, pair, err
	}
	if h, err = kit.InRounds(h, b.rounds); err != nil {
		return h, pair, err
	}
	h, err = kit.WithDeck(h, b.deck)
	return h, pair, err
}
