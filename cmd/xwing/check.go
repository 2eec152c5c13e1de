package main

import (
	"errors"
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/game/xwing/sim"
	"xwing/game/xwing/squad"
	"xwing/internal/store"
)

// check checks squads and journals, each by the game that it is of; it fails if any of them is at fault.
func (d door) check(c *call) error {
	meant, err := d.meant(c)
	if err != nil {
		return err
	}
	opened := map[*entry]func(file string) error{}
	open := func(g *entry) error {
		if opened[g] != nil {
			return nil
		}
		if _, err := g.takes(c); err != nil {
			return err
		}
		if opened[g], err = g.checks(c); err != nil {
			return gameError{err, g}
		}
		return nil
	}
	bad := 0
	for _, file := range c.files {
		g := meant
		if of := d.whose(c, file); of != nil && !c.has("game") {
			g = of
		}
		if err := open(g); err != nil {
			return err
		}
		if err := opened[g](file); err != nil {
			fmt.Fprintln(c.out, d.told(gameError{err, g}))
			bad++
		}
	}
	if bad > 0 {
		return fmt.Errorf("xwing check: %d of %d files are at fault", bad, len(c.files))
	}
	return nil
}

// xwingChecks opens what checks X-Wing's files.
func xwingChecks(c *call) (func(file string) error, error) {
	p, err := load()
	if err != nil {
		return nil, err
	}
	if c.has("points") || c.has("edition") {
		q, err := p.inEdition("check", c, catalog.XWing2)
		if err == nil {
			_, err = q.mode("check", c, "")
		}
		if err != nil {
			return nil, err
		}
	}
	return func(file string) error { return p.checkFile(c, file) }, nil
}

// checkFile checks one file and says what is fine; what is not is the error.
func (p *program) checkFile(c *call, file string) error {
	text, err := store.ReadStart(file, squad.MaxXWS+1)
	journal := isJournal(file, text)
	if err == nil && journal {
		text, err = store.ReadFile(file, store.MaxJournal)
	}
	if err != nil {
		return fmt.Errorf("%w; give squads (XWS) or journals", reason(err))
	}
	if journal {
		return p.checkJournal(c, file, text)
	}
	if position.Reads(text) {
		return p.checkPosition(c, file, text)
	}
	s, _, err := p.parseSquad(file, text)
	if err != nil {
		return err
	}
	if p, err = p.inEdition("check", c, s.Family()); err != nil {
		return err
	}
	mode, err := p.modeOfFile("check", c, s)
	if err != nil {
		return err
	}
	s = s.ResolveIn(p.facts, mode.Ruleset)
	breaches := s.CheckMode(p.facts, mode)
	if len(breaches) == 0 {
		points, err := s.Points(p.facts, mode.Ruleset)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		list, err := p.facts.List(mode.Ruleset)
		if err != nil {
			return err
		}
		fmt.Fprintf(c.out, "%s: %s\n", file, p.words.Plain("cli.legal-squad-of", "n", strconv.Itoa(points), "list", list.Name))
		return nil
	}
	w := p.naming()
	var all []error
	for _, b := range breaches {
		all = append(all, fmt.Errorf("%s: %s", file, w.Breach(s, b)))
	}
	return errors.Join(all...)
}

// checkJournal plays a journal again and compares it.
func (p *program) checkJournal(c *call, file string, text []byte) error {
	report, err := game.Verify(text, p.kits.Start)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	w := p.words
	for _, n := range w.Notice(report.Notice) {
		fmt.Fprintf(c.out, "%s: %s\n", file, n)
	}
	if d := report.Divergence; d != nil && d.Versions {
		return fmt.Errorf("%s: of other versions (rules %s, facts %s), and another game by these after line %d of %d; the client plays on from there",
			file, report.Header.Rules, report.Header.Catalogue, report.Played+1, report.Lines+1)
	}
	if report.Divergence != nil {
		return fmt.Errorf("%s: plays another game than it says, after line %d of %d: %w; the client can play on from there",
			file, report.Played+1, report.Lines+1, report.Divergence)
	}
	if report.Notice.Empty() { // a game of other rules is not held against these
		if err := sim.Examine(text, p.kits.Start); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	end := game.Say("cli.unfinished")
	if report.Over {
		end = game.Say("cli.draw")
		if report.Outcome.Winner != game.NoSide {
			end = game.Say("cli.wins", "seat", report.Outcome.Winner.ID())
		}
	}
	same := w.Say(game.Say("cli.same-game", "choices", strconv.Itoa(report.Choices), "checks", strconv.Itoa(report.Checks)))
	at := report.Hash
	if !report.Over {
		at = report.Step + ", " + at
	}
	fmt.Fprintf(c.out, "%s: %s %s (%s)\n", file, same, w.Say(end), at)
	return nil
}
