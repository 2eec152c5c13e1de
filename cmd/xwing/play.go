package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"runtime"
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/position"
	"xwing/game/xwing/squad"
	"xwing/internal/settings"
	"xwing/internal/store"
	"xwing/scene"
	tabletop "xwing/scene/xwing"
)

// title opens the title screen.
func title(c *call) error { return open(c, request{}) }

// play begins a game of two squads in a window.
func play(c *call) error {
	if c.has("first") {
		return firstGame(c)
	}
	if !c.has("red") || !c.has("blue") {
		return misuse("play", "two squads are needed: xwing play --red A.xws --blue B.xws")
	}
	p, err := load()
	if err != nil {
		return err
	}
	p = p.playing(c)
	r := request{seed: c.number("seed", 0), seeded: c.has("seed")}
	var b begun
	if err = p.brings(c, &b); err != nil {
		return err
	}
	scenarios, err := p.scenarios("play", c, b.points, match.Rolled)
	if err != nil {
		return err
	}
	if b.epic, err = p.epic("play", c, b.points, len(scenarios) > 0); err != nil {
		return err
	}
	if len(scenarios) > 0 {
		b.scenario = scenarios[0]
	}
	environments, err := p.environments("play", c, b.points, len(scenarios) > 0, match.Dealt)
	if err != nil {
		return err
	}
	if len(environments) > 0 {
		b.environment = environments[0]
	}
	if b.rounds, err = p.rounds("play", c, b.points); err != nil {
		return err
	}
	if b.deck, err = p.deck("play", c); err != nil {
		return err
	}
	if r.sitters, err = sitters("play", c); err != nil {
		return err
	}
	r.table = func(o opening) (*gameTable, error) { return xwingTable(o, b) }
	return open(c, r)
}

// firstGame begins the game that teaches, which brings all that it needs.
func firstGame(c *call) error {
	for _, f := range slices.Sorted(maps.Keys(c.flags)) {
		if f != "first" && f != "ui-log" && f != "game" {
			return misuse("play", "--first brings its own squads, seed and players: leave --%s out", f)
		}
	}
	return open(c, request{table: func(o opening) (*gameTable, error) { return xwingTable(o, begun{first: true}) }})
}

// deck is the damage deck that --deck names; "" for the latest.
func (p *program) deck(command string, c *call) (string, error) {
	if !c.has("deck") {
		return "", nil
	}
	deck, decks := c.text("deck", ""), p.kit().Decks()
	if len(decks) == 0 {
		return "", misuse(command, "--deck: there is one damage deck only; first edition (--edition 1) has several")
	}
	return deck, oneOf(command, "deck", deck, decks...)
}

// sitters are who --red-player and --blue-player put at the seats.
func sitters(command string, c *call) (who []scene.Sitter, err error) {
	who = make([]scene.Sitter, 2)
	for i, flag := range []string{"red-player", "blue-player"} {
		if !c.has(flag) {
			continue
		}
		named := c.text(flag, "")
		if err := oneOf(command, flag, named, settings.Players()...); err != nil {
			return who, err
		}
		who[i], _ = scene.SitterNamed(named)
	}
	return who, nil
}

// twoSquads reads the squads that --red and --blue name, and finds the points list to play them by.
func (p *program) twoSquads(command string, c *call) (texts [2][]byte, list catalog.Ruleset, err error) {
	var squads [2]squad.Squad
	files := [2]string{c.text("red", ""), c.text("blue", "")}
	for i, side := range []string{"red", "blue"} {
		if texts[i], squads[i], err = p.readSquad(c, "--"+side, files[i]); err != nil {
			return texts, "", err
		}
	}
	if list, err = p.pointsList(command, c, squads[:]...); err != nil {
		return texts, "", err
	}
	for i, s := range squads {
		if err := p.lawful(c, list, files[i], s); err != nil {
			return texts, "", err
		}
	}
	return texts, list, nil
}

// resume goes on with a kept game.
func resume(c *call) error {
	who, err := sitters("resume", c)
	if err != nil {
		return err
	}
	r := request{latest: true, sitters: who}
	if len(c.files) == 1 {
		r.latest, r.journal = false, c.files[0]
		if _, err := store.ReadFile(r.journal, store.MaxJournal); err != nil {
			return fmt.Errorf("%w; give the journal of a game, or none for the latest", reason(err))
		}
	}
	return open(c, r)
}

// request is what the window is to begin with: the title, a new game, or a journal.
type request struct {
	game    string                            // id of the game that is begun
	table   func(opening) (*gameTable, error) // which it opens in place of its own, to begin at once; nil: none
	seed    uint64
	seeded  bool // a seed was given
	latest  bool // go on with the latest game
	journal string
	watch   string // a journal that is shown as a film
	uiLog   string
	sitters []scene.Sitter // who plays a game to begin or to go on with

	clock, gameClock *int // minutes that each player, and the game, has; nil: as the settings say
}

// begun is what a game of X-Wing is begun with.
type begun struct {
	squads      [2][]byte          // XWS; nil for none
	teams       match.Teams        // none: two play
	bring       [2][][]byte        // XWS, the squads of teams
	points      catalog.Ruleset    // that it is played by
	scenario    string             // "" is none
	environment string             // card; "" is none
	epic        bool               // an epic battle
	deck        string             // of damage cards; "" is the latest
	rounds      int                // agreed on; 0: the edition's own
	first       bool               // it is the game that teaches
	build       *tabletop.Building // a squad that is built at once; nil: none
	sandbox     bool               // the sandbox is opened
	position    *position.Position // in it; nil: an empty table
	shelf       *string            // what is looked for on the shelf at once; nil: it is not opened
}

// open opens the window, or says that there is nothing to open it on.
func open(c *call, r request) error {
	r.uiLog = c.text("ui-log", "")
	for flag, clock := range map[string]**int{"clock": &r.clock, "game-clock": &r.gameClock} {
		if c.has(flag) {
			n := c.number(flag, 0)
			if n > settings.MostClock {
				return misuse("play", "--%s: from 0 to %d minutes, 0 for none", flag, settings.MostClock)
			}
			minutes := int(n)
			*clock = &minutes
		}
	}
	if !hasDisplay() {
		return errors.New("there is no display to open a window on; `xwing sim` plays games without one")
	}
	return c.door.window(r)
}

// hasDisplay reports whether a window can be opened. Only on Unix can that be
// told beforehand.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		return os.Getenv("DISPLAY") != "" // of X11; under Wayland, of XWayland
	}
	return true
}
