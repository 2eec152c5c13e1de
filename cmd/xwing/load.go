package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"xwing"
	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/internal/settings"
	"xwing/internal/store"
)

// program is what most commands need: facts and rules, words, settings.
type program struct {
	kits     match.Kits       // of every family of cards
	facts    *catalog.Catalog // of the cards in question; those of new games, if no others are asked for
	words    *terms.Words
	settings settings.Settings
	warnings []string // what is wrong with the player's points lists, a line each
}

// load reads everything that is built in, and the player's own settings.
func load() (*program, error) {
	own, err := ownSettings()
	if err != nil {
		return nil, err
	}
	return loadWith(own)
}

// loadWith reads everything that is built in, by the settings.
func loadWith(own settings.Settings) (*program, error) {
	p := &program{settings: own}
	var wordless error
	var reading sync.WaitGroup
	reading.Go(func() { p.words, wordless = terms.Load(assets.Words, own.Language) })
	lists, unread := ownLists()
	var err error
	p.kits, err = openKits(lists)
	reading.Wait()
	if err != nil {
		return nil, err
	}
	p.facts = p.kits[0].Facts
	if errors.Is(wordless, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: language: there are no words for %q; take the line out, or write \"en\"",
			store.Open(store.Folders{}).ConfigFile(), own.Language)
	}
	if wordless != nil {
		return nil, wordless
	}
	p.warn(unread)
	return p, nil
}

// ownSettings reads config.toml: the program's, and the player's over it.
func ownSettings() (settings.Settings, error) {
	sources := []settings.Source{defaults()}
	files := store.Open(store.Folders{})
	text, err := files.Config()
	if err != nil {
		return settings.Settings{}, err
	}
	if text != nil {
		sources = append(sources, settings.Source{Name: files.ConfigFile(), Text: text})
	}
	return settings.Load(sources...)
}

// defaults is the program's own config.toml.
func defaults() settings.Source { return settings.Source{Name: "config.toml", Text: xwing.Defaults} }

// reason is what is wrong with a file: its name and the cause, where what helps goes without saying.
func reason(err error) error {
	if e := (*store.FileError)(nil); errors.As(err, &e) {
		return e.Brief()
	}
	return err
}

// lawful refuses a squad that breaks a rule of squad building, with the first
// breach in words; with --allow-breaches only one that nobody can play.
func (p *program) lawful(c *call, list catalog.Ruleset, file string, s squad.Squad) error {
	return p.lawfulIn(c, p.gameMode(c, list), file, s)
}

// lawfulIn is lawful for what a game asks of a squad.
func (p *program) lawfulIn(c *call, mode squad.Mode, file string, s squad.Squad) error {
	list := mode.Ruleset
	s = s.ResolveIn(p.kit().Facts, list)
	breaches := s.CheckMode(p.kit().Facts, mode)
	if len(breaches) == 0 {
		return nil
	}
	check := "xwing check " + file
	if why := p.otherList(list, s); why != "" {
		fmt.Fprintf(c.err, "%s: %s\n", file, why)
		check += " --points " + string(list)
	}
	if p.asksEpic(c, list) {
		check += " --format " + squad.Epic
	}
	cure := "; --allow-breaches plays it all the same"
	playable := s
	playable.Obstacles = p.kit().Obstacles(s)
	if p.kit().Playable(list, playable) != nil {
		cure = ""
	} else if c.has("allow-breaches") {
		return nil
	}
	more := ""
	if n := len(breaches) - 1; n > 0 {
		more = fmt.Sprintf(" (and %d more)", n)
	}
	return fmt.Errorf("%s: not a legal squad: %s%s; `%s` tells all%s",
		file, p.namingBy(list).Breach(s, breaches[0]), more, check, cure)
}

// isJournal tells journals from squads by their name or their first line.
func isJournal(file string, text []byte) bool {
	if filepath.Ext(file) == ".jsonl" {
		return true
	}
	first, _, _ := strings.Cut(string(text), "\n")
	return strings.Contains(first, `"squads":[`) && strings.Contains(first, `"seed":`)
}

// oneOf checks a flag's value against those it may have.
func oneOf(cmd, flag, value string, allowed ...string) error {
	if slices.Contains(allowed, value) {
		return nil
	}
	return misuse(cmd, "--%s wants one of %s, not %q", flag, strings.Join(allowed, ", "), value)
}

// naming returns the words with the names of the cards, without a game.
func (p *program) naming() *terms.Words {
	return p.namingBy("")
}

// namingBy is naming as a points list has it: cards differ in what they say.
func (p *program) namingBy(list catalog.Ruleset) *terms.Words {
	return p.words.With(terms.NewNames(&board.View{}, p.facts).By(list))
}
