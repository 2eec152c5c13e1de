package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// sim is a run of whole games, and which of the reports its own is counted with.
type sim struct {
	name, flags string
	counts      tally
}

// tally is what a report adds to.
type tally int

const (
	checked tally = iota // its games must hold, and are not counted
	later                // counted with those of second edition and after
	earlier              // counted with those of first edition
)

// xwingSims are whole games, half of them by the sensible player, every check on: of the sample squads, and of squads built
// around every card in turn, by every points list; missions, epic battles, those of teams among them, and such as end by the clock; any
// two cards of one timing
// on one ship, the same squads by either player; first edition's, by both damage decks.
var xwingSims = []sim{
	{"sim", "--games 500 --seed 1 --player mixed --coverage", later},
	{"drawn", "--games 1500 --seed 1 --player mixed --squads enforced --coverage --failures", later},
	{"x2po", "--games 600 --seed 50001 --player mixed --points x2po --squads enforced --coverage --failures", later},
	{"later", "--games 600 --seed 1 --player mixed --edition 2.5 --scenario all --coverage --failures", later},
	{"peaceful", "--games 100 --seed 1 --player peaceful --edition 2.5 --scenario all --failures", checked},
	{"epic", "--games 60 --seed 1 --player mixed --edition 2.0 --epic --coverage --failures", later},
	{"epic-later", "--games 60 --seed 1 --player mixed --edition 2.5 --epic --coverage --failures", later},
	{"teams", "--games 30 --seed 1 --player mixed --edition 2.5 --epic --teams 2v2 --failures", checked},
	{"evacuation", "--games 20 --seed 1 --player mixed --points xwa --scenario evacuation --failures", checked},
	{"xwa", "--games 200 --seed 1 --player mixed --points xwa --squads enforced --coverage --failures", later},
	{"meetings-ffg20", "--games 600 --seed 2 --player mixed --points ffg20 --squads meetings --failures", checked},
	{"meetings-x2po", "--games 600 --seed 2 --player mixed --points x2po --squads meetings --failures", checked},
	{"first-2012", "--games 400 --seed 1 --player mixed --edition 1 --deck 2012 --squads enforced --coverage --failures", earlier},
	{"first-epic", "--games 60 --seed 1 --player mixed --edition 1 --epic --coverage --failures", earlier},
	{"first-2015", "--games 400 --seed 1 --player mixed --edition 1 --deck 2015 --squads enforced --coverage --failures", earlier},
}

// rounds are how games of their own are played for what came up seldom: so many, more for each card, and no more than most.
type rounds struct {
	edition         string
	few, more, most int
	counts          tally
}

// xwingRounds are those of every edition.
var xwingRounds = []rounds{
	{"2.0", 400, 6, 600, later},
	{"2.5", 400, 6, 600, later},
	{"1", 250, 4, 700, earlier},
}

// mostRounds are played of an edition: round after round for what is left, fewer for fewer.
const mostRounds = 2

// player plays a subject's games and keeps the reports.
type player struct {
	of         subject
	exceptions string
	enough     int
	out        string                                    // the folder of reports
	play       func(flags []string, report string) error // plays games and writes their report to a file
	reports    map[tally][]string
}

// all plays every sim and the rounds for what came up seldom, and judges what was counted.
func (p *player) all(sims []sim, again []rounds) error {
	for _, s := range sims {
		if err := p.one(s, strings.Fields(s.flags)); err != nil {
			return err
		}
	}
	for _, r := range again {
		for round := 1; round <= mostRounds; round++ {
			played, err := p.round(r, round)
			if err != nil {
				return err
			}
			if !played {
				break
			}
		}
	}
	c, err := p.count()
	if err != nil {
		return err
	}
	return c.check(p.enough)
}

// round plays games around what came up seldom, and reports whether there was any.
func (p *player) round(r rounds, round int) (played bool, err error) {
	c, err := p.count()
	if err != nil {
		return false, err
	}
	ids := p.of.seldom(&c, r.edition, p.enough)
	if len(ids) == 0 {
		return false, nil
	}
	games := r.few + r.more*len(ids)
	if r.most > 0 {
		games = min(games, r.most)
	}
	shown := fmt.Sprintf("--games %d --seed %d0001 --player mixed --edition %s --coverage --failures", games, round, r.edition)
	s := sim{fmt.Sprintf("seldom%s-%d", r.edition, round), fmt.Sprintf("%s, around %d cards", shown, len(ids)), r.counts}
	return true, p.one(s, append(strings.Fields(shown), "--around", strings.Join(ids, ",")))
}

// one plays a sim by its flags, and says how long that took.
func (p *player) one(s sim, flags []string) error {
	fmt.Printf("  %s: %s\n", s.name, s.flags)
	if i := slices.Index(flags, "--failures"); i >= 0 {
		flags = slices.Insert(flags, i+1, filepath.Join(p.out, "failures"))
	}
	began, report := time.Now(), filepath.Join(p.out, s.name+".json")
	if err := p.play(append(flags, "--checks", "--json"), report); err != nil {
		return fmt.Errorf("%s: %w", s.name, err)
	}
	fmt.Printf("  %s: %.0f s\n", s.name, time.Since(began).Seconds())
	if s.counts != checked {
		p.reports[s.counts] = append(p.reports[s.counts], report)
	}
	return nil
}

// count counts what was played so far.
func (p *player) count() (count, error) {
	return p.of.read(".", p.exceptions, p.reports[later], p.reports[earlier])
}

// playAll has a program play X-Wing's games, and keeps their reports in a folder.
func playAll(program, out, exceptions string, enough int) error {
	p := player{of: xwingGame, exceptions: exceptions, enough: enough, out: out, play: simBy(program), reports: map[tally][]string{}}
	return p.all(xwingSims, xwingRounds)
}

// simBy plays by a program's sim.
func simBy(program string) func(flags []string, report string) error {
	return func(flags []string, report string) error {
		file, err := os.Create(report)
		if err != nil {
			return err
		}
		cmd := exec.Command(program, slices.Concat([]string{"sim"}, flags)...)
		cmd.Stdout, cmd.Stderr = file, os.Stderr
		err = cmd.Run()
		if closed := file.Close(); err == nil {
			err = closed
		}
		return err
	}
}
