package main

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/odds"
	"xwing/game/xwing/position"
	"xwing/game/xwing/terms"
	"xwing/internal/link"
	"xwing/internal/store"
)

// sandboxCommand is the command that opens the sandbox.
func sandboxCommand() command {
	return command{name: "sandbox", usage: "[POSITION | GAME.jsonl] [--try | --text | --link ADDRESS]", about: "cli.about.sandbox",
		flags: []flagSpec{{"try", isSwitch, "", "cli.flag.sandbox-try"}, {"text", isSwitch, "", "cli.flag.sandbox-text"},
			{"link", takesText, "ADDRESS", "cli.flag.sandbox-link"}, uiLogFlag()}, most: 1, run: sandbox}
}

// sandbox opens a position, or the table where a journal ends, in the window; or tells what could be tried from it.
func sandbox(c *call) error {
	if len(c.files) == 0 {
		for _, flag := range []string{"try", "text", "link"} {
			if c.has(flag) {
				return misuse("sandbox", "--%s wants a position, or the journal of a game", flag)
			}
		}
		return openSandbox(c, nil)
	}
	p, err := load()
	if err != nil {
		return err
	}
	stands, err := p.positionOf(c.files[0])
	if err != nil {
		return err
	}
	switch {
	case c.has("try"):
		return p.tryPosition(c, stands)
	case c.has("text"):
		_, err := fmt.Fprint(c.out, stands.Text())
		return err
	case c.has("link"):
		packed, err := link.Pack([]byte(stands.Text()))
		fmt.Fprintln(c.out, c.text("link", "")+position.Mark+packed)
		return err
	}
	return openSandbox(c, stands)
}

func openSandbox(c *call, p *position.Position) error {
	return open(c, request{table: func(o opening) (*gameTable, error) { return xwingTable(o, begun{sandbox: true, position: p}) }})
}

// positionOf is the position of a file: what it says, or the table where the game of a journal stands, as everybody sees it.
func (p *program) positionOf(file string) (*position.Position, error) {
	text, err := store.ReadStart(file, position.MaxText+1)
	if err == nil && isJournal(file, text) {
		if text, err = store.ReadFile(file, store.MaxJournal); err == nil {
			return p.positionOfGame(file, text)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("xwing sandbox: %w; give a position, or the journal of a game", reason(err))
	}
	stands, err := position.Read(text)
	if err == nil {
		err = p.kits.For(&stands).CheckPosition(&stands)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return &stands, nil
}

// positionOfGame is the table where the game of a journal stands.
func (p *program) positionOfGame(file string, text []byte) (*position.Position, error) {
	s, _, err := game.Resume(text, p.kits.Start, nil)
	if err != nil {
		return nil, fmt.Errorf("xwing sandbox: %s: %w", file, err)
	}
	defer s.Close()
	state, is := s.State().(*xwing.State)
	if !is || state.View.Phase == board.Setup || state.View.Seats() > 2 {
		return nil, fmt.Errorf("xwing sandbox: %s: %w", file, game.NewFlaw("position.no-table"))
	}
	stands := position.Of(state.Seen(game.NoSeat), 1)
	return &stands, nil
}

// tryPosition tells who is asked what in a position, and what could be shot at, with its odds.
func (p *program) tryPosition(c *call, stands *position.Position) error {
	kit := p.kits.For(stands)
	p = p.of(kit.Facts.Family())
	state, err := kit.Stand(stands)
	if err != nil {
		return fmt.Errorf("%s: %w", c.files[0], err)
	}
	names := terms.NewNames(&state.View, kit.Facts)
	w := p.words.With(names)
	fmt.Fprintln(c.out, p.positionLine(w.Words, stands))
	if on := position.Overlaps(&state.View); len(on) > 0 {
		return fmt.Errorf("%s: %w", c.files[0], game.NewFlaw("position.overlap", "ship", on[0][0].Piece(), "other", on[0][1].Piece()))
	}
	var all []odds.Attack
	for _, id := range state.View.ShipsInPlay() {
		for _, shot := range state.Shots(id) {
			if shot.Option.Legal() {
				all = append(all, odds.Attack{Table: state, Shot: shot})
			}
		}
	}
	if len(all) == 0 {
		fmt.Fprintln(c.out, w.Plain("cli.sandbox-no-shot"))
		return nil
	}
	return p.tellOdds(c, all)
}

// positionLine tells of a position what it is.
func (p *program) positionLine(w *words.Words, stands *position.Position) string {
	t := &stands.Table
	return w.Plain("cli.sandbox-position", "ships", strconv.Itoa(len(t.Ships)), "pieces", strconv.Itoa(len(t.Obstacles)+len(t.Devices)),
		"phase", w.Plain("ui.phase-"+t.Phase.String()), "round", strconv.Itoa(max(t.Round, 1)))
}

// checkPosition checks the file of a position.
func (p *program) checkPosition(c *call, file string, text []byte) error {
	stands, err := position.Read(text)
	if err == nil {
		err = p.kits.For(&stands).CheckPosition(&stands)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	fmt.Fprintf(c.out, "%s: %s\n", file, p.positionLine(p.words.Words, &stands))
	return nil
}
