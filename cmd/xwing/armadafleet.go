package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/sim"
	"xwing/internal/store"
)

// maxFleet is how long a fleet's file may be.
const maxFleet = 1 << 18

// armadaChecks opens what checks Armada's files.
func armadaChecks(c *call) (func(file string) error, error) {
	p, err := loadArmada()
	if err != nil {
		return nil, err
	}
	return func(file string) error { return p.checkFile(c, file) }, nil
}

// checkFile checks a fleet or a journal and says what is fine; what is not is the error.
func (p *fleets) checkFile(c *call, file string) error {
	text, err := c.readFile(file, maxFleet)
	if err == nil && file != "-" && isJournal(file, text) {
		if text, err = store.ReadFile(file, store.MaxJournal); err == nil {
			return p.checkJournal(c, file, text)
		}
	}
	if err != nil {
		return fmt.Errorf("%w; give fleets or journals", reason(err))
	}
	r, err := fleet.Read(file, text, p.kit.Facts)
	if err != nil {
		return err
	}
	p.notes(c, file, r)
	if all := p.breaches(file, r.Fleet); len(all) > 0 {
		return errors.Join(all...)
	}
	fmt.Fprintf(c.out, "%s: %s\n", file, p.words.Say(game.Say("cli.legal-fleet-of",
		"n", strconv.Itoa(r.Fleet.Cost(p.kit.Facts).Total), "limit", strconv.Itoa(r.Fleet.Points))))
	return nil
}

// notes says what there is to hear about a file.
func (p *fleets) notes(c *call, file string, r fleet.Reading) {
	for _, n := range r.Notes {
		fmt.Fprintf(c.err, "%s: %s\n", file, p.words.Note(n))
	}
}

// breaches are what breaks a rule of fleet building.
func (p *fleets) breaches(file string, f fleet.Fleet) (all []error) {
	for _, b := range f.Check(p.kit.Facts) {
		all = append(all, fmt.Errorf("%s: %s", file, p.words.Breach(f, b)))
	}
	return all
}

// checkJournal plays a journal again and compares it.
func (p *fleets) checkJournal(c *call, file string, text []byte) error {
	report, err := game.Verify(text, p.kit.Start)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for _, n := range p.words.Notice(report.Notice) {
		fmt.Fprintf(c.out, "%s: %s\n", file, n)
	}
	if report.Divergence != nil {
		return fmt.Errorf("%s: plays another game than it says, after line %d of %d: %w",
			file, report.Played+1, report.Lines+1, report.Divergence)
	}
	if report.Notice.Empty() { // a game of other rules is not held against these
		if err := sim.Examine(text, p.kit.Start); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	end, at := game.Say("cli.unfinished"), report.Step+", "+report.Hash
	if report.Over {
		end, at = game.Say("cli.wins", "seat", report.Outcome.Winner.ID()), report.Hash
	}
	same := p.words.Say(game.Say("cli.same-game", "choices", strconv.Itoa(report.Choices), "checks", strconv.Itoa(report.Checks)))
	fmt.Fprintf(c.out, "%s: %s %s (%s)\n", file, same, p.words.Say(end), at)
	return nil
}

// showFleets shows fleets, from files or drawn, and fails if one of them cannot be read or breaks a rule.
func showFleets(c *call) error {
	p, err := loadArmada()
	if err != nil {
		return err
	}
	switch {
	case c.has("random") && len(c.files) > 0:
		return misuse("squad", "--random draws a fleet, it takes no file")
	case c.has("random"):
		f, err := p.drawn(c)
		if err != nil {
			return err
		}
		return p.show(c, "--random", f)
	case len(c.files) == 0:
		return misuse("squad", "a file is missing: xwing squad --game armada FILE… (- is what comes in), or --random")
	}
	bad := 0
	for _, file := range c.files {
		text, err := c.readFile(file, maxFleet)
		if err != nil {
			return fmt.Errorf("%w; give a fleet file", reason(err))
		}
		r, err := fleet.Read(file, text, p.kit.Facts)
		if err == nil {
			p.notes(c, file, r)
			err = p.show(c, file, r.Fleet)
		}
		if err != nil {
			if bad++; len(c.files) == 1 {
				return err
			}
			fmt.Fprintln(c.err, err)
		}
	}
	if bad > 0 {
		return fmt.Errorf("xwing squad: %d of %d fleets are at fault", bad, len(c.files))
	}
	return nil
}

// drawn is a fleet drawn at random.
func (p *fleets) drawn(c *call) (fleet.Fleet, error) {
	seed := c.number("seed", 1)
	rng := rand.New(rand.NewPCG(seed, fleetStream))
	factions := catalog.Factions()
	wish := fleet.Wish{Faction: factions[rng.IntN(len(factions))], Points: int(c.number("total", fleet.StandardPoints))}
	if c.has("faction") {
		var ids []string
		for _, f := range factions {
			ids = append(ids, f.String())
		}
		named := c.text("faction", "")
		if err := oneOf("squad", "faction", named, ids...); err != nil {
			return fleet.Fleet{}, err
		}
		wish.Faction, _ = catalog.ParseFaction(named)
	}
	f, err := fleet.Draw(p.kit.Facts, rng, wish)
	if err != nil {
		return f, fmt.Errorf("xwing squad: %w", err)
	}
	f.Name = p.words.Plain("cli.random-fleet", "seed", strconv.FormatUint(seed, 10))
	return f, nil
}

// fleetStream is the stream of random numbers that random fleets are drawn from.
const fleetStream = 402
