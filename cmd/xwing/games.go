package main

import (
	"errors"
	"io"
	"maps"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/notation"
	"xwing/game/words"
	"xwing/internal/settings"
	"xwing/internal/store"
	"xwing/scene"
)

// entry is a game as the front door knows it: what it recognizes, what it does of the commands, how its table is made.
type entry struct {
	id    string                                      // in the headers of its journals; X-Wing's have none
	name  string                                      // after --game
	words func(language string) (*words.Words, error) // the shell's sentences and its own
	reads func(text []byte) bool                      // recognizes its squads

	does    []command                                      // of play, sim, check, catalog, cards, squad, build and bench
	checks  func(c *call) (func(file string) error, error) // opens what checks a file and says what is fine; the door runs it
	folders func(o opening) [][2]string                    // of the player's own files: a name, and where it is
	tells   func(c *call) error                            // its versions
	starts  func() (startOf, error)                        // opens what begins a game of it, to be written down; nil: none is
	wording notation.Wording                               // how that is abbreviated
	table   func(o opening) (*gameTable, error)            // as the window has it; nil of a game that is not drawn
}

// startOf begins the game of a header.
type startOf = func(game.Header) (game.State, error)

// opening is the player's settings and files, as a game finds them.
type opening struct {
	settings settings.Settings
	files    *store.Store
}

// gameTable is a game in the window.
type gameTable struct {
	id       string
	reads    func(text []byte) bool // what its players bring
	words    *words.Words
	warnings []string // what is wrong with the player's own files, a line each
	moves    func(*scene.App) scene.Tenant
	start    func(game.Header) (game.State, error)
	wording  notation.Wording               // how it is written down
	round    func(played []game.Choice) int // that a game has come to, by its choices
}

// door is the front door: the games that it leads to, first the one that is meant where nothing says which.
type door struct{ games []*entry }

// front is the door of the program.
func front() door { return door{[]*entry{xwingGame(), armadaGame()}} }

// gameError is an error of a game, which its words tell.
type gameError struct {
	error
	of *entry
}

func (e gameError) Unwrap() error { return e.error }

// told says an error in words, as far as there are any.
func (d door) told(err error) string {
	of := d.games[0]
	if e := (gameError{}); errors.As(err, &e) {
		of = e.of
	}
	w, wordless := of.words("en")
	if wordless != nil {
		return err.Error()
	}
	return w.Error(err)
}

// command is what a game does of the commands of a name.
func (g *entry) command(name string) (command, bool) {
	i := slices.IndexFunc(g.does, func(c command) bool { return c.name == name })
	if i < 0 {
		return command{}, false
	}
	return g.does[i], true
}

// of is a command that is the games' own: one of them is meant, and does it. It takes whatever any of them takes.
func (d door) of(name string) command {
	var all command
	for _, g := range d.games {
		does, ok := g.command(name)
		switch {
		case !ok:
		case all.name == "":
			all = does
			all.flags = slices.Clone(does.flags)
		default:
			all.least, all.most = min(all.least, does.least), max(all.most, does.most)
			for _, f := range does.flags {
				if _, known := findFlag(all.flags, f.name); !known {
					all.flags = append(all.flags, f)
				}
			}
		}
	}
	if len(d.games) > 1 {
		all.flags = append(all.flags, flagSpec{"game", takesText, "GAME", "cli.flag.game"})
	}
	all.run = func(c *call) error {
		files := append([]string{c.text("red", ""), c.text("blue", "")}, c.files...)
		if all.wordy {
			files = nil
		}
		g, err := d.meant(c, files...)
		if err != nil {
			return err
		}
		return d.run(g, c)
	}
	if name == "check" {
		all.run = d.check
	}
	return all
}

// run has a game do a command, if it takes what stands behind it.
func (d door) run(g *entry, c *call) error {
	does, err := g.takes(c)
	if err != nil {
		return err
	}
	if err := does.run(c); err != nil {
		return gameError{err, g}
	}
	return nil
}

// takes is what a game does of a command; it is refused where the game does not know it, or a flag that was given.
func (g *entry) takes(c *call) (command, error) {
	does, ok := g.command(c.command)
	if !ok {
		return does, misuse(c.command, "%s has nothing of the kind", g.name)
	}
	for _, f := range slices.Sorted(maps.Keys(c.flags)) {
		if _, known := findFlag(does.flags, f); !known && f != "game" {
			return does, misuse(c.command, "%s knows no --%s; %s", g.name, f, flagList(c.command, does.flags))
		}
	}
	return does, nil
}

// meant is the game that a command is about: the one that --game names, else the one that one of its files is of, else
// the first.
func (d door) meant(c *call, files ...string) (*entry, error) {
	if c.has("game") {
		i := slices.IndexFunc(d.games, func(g *entry) bool { return g.name == c.text("game", "") })
		if i < 0 {
			return nil, oneOf(c.command, "game", c.text("game", ""), d.names()...)
		}
		return d.games[i], nil
	}
	for _, file := range files {
		if g := d.whose(c, file); g != nil {
			return g, nil
		}
	}
	return d.games[0], nil
}

// names are what the games are called.
func (d door) names() (names []string) {
	for _, g := range d.games {
		names = append(names, g.name)
	}
	return names
}

// peeked is how much of a file is read to tell whose it is.
const peeked = 1 << 18

// whose is the game that a file is of, by the header of a journal or by what a squad looks like; nil if none knows it.
func (d door) whose(c *call, file string) *entry {
	if len(d.games) == 1 || file == "" {
		return nil
	}
	text, err := c.peek(file)
	if err != nil {
		return nil // that is told where it is read
	}
	h, noJournal := game.ReadHeader(text)
	for _, g := range d.games {
		if noJournal == nil && g.id == h.Game || noJournal != nil && g.reads(text) {
			return g
		}
	}
	return nil
}

// peek is the beginning of a file. What has come in for "-" is there for whoever reads it next.
func (c *call) peek(file string) ([]byte, error) {
	if file != "-" {
		return store.ReadStart(file, peeked)
	}
	text, err := c.readFile(file, store.MaxCarried)
	c.came = text
	return text, err
}

// readFile reads a file, or what comes in for "-", as far as one byte more than most: whoever gets that much
// refuses it.
func (c *call) readFile(file string, most int64) ([]byte, error) {
	if file != "-" {
		return store.ReadStart(file, most+1)
	}
	if text := c.came; text != nil {
		c.came = nil
		return text[:min(len(text), int(most)+1)], nil
	}
	return io.ReadAll(io.LimitReader(c.in, most+1))
}

// phrasebook is the words of all games. A sentence is that of the first that has it.
type phrasebook []*words.Words

// phrases are the words of a language.
func (d door) phrases(language string) (all phrasebook, err error) {
	for _, g := range d.games {
		w, err := g.words(language)
		if err != nil {
			return nil, err
		}
		all = append(all, w)
	}
	return all, nil
}

// sentence is what stands under a key.
func (b phrasebook) sentence(key string) string {
	i := slices.IndexFunc(b, func(w *words.Words) bool { return w.Has(key) })
	return b[max(i, 0)].Say(game.Say(key))
}

// version tells which build this is, and the versions of the games.
func (d door) version(c *call) error {
	if _, err := io.WriteString(c.out, built()+"\n"); err != nil {
		return err
	}
	for _, g := range d.games {
		if err := g.tells(c); err != nil {
			return gameError{err, g}
		}
	}
	return nil
}

// commandNames are those of all commands, for whoever has given another one.
func (d door) commandNames() string {
	var names []string
	for _, c := range d.commands() {
		if c.name != "" {
			names = append(names, c.name)
		}
	}
	return strings.Join(names, ", ")
}
