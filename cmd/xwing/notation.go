package main

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/notation"
	"xwing/internal/link"
	"xwing/internal/store"
	"xwing/scene"
)

// notationCommand is the command that writes games down and reads them back.
func (d door) notationCommand() command {
	return command{name: "notation", usage: "GAME.jsonl [--link ADDRESS] | GAME.txt [--out FILE]", about: "cli.about.notation",
		flags: []flagSpec{{"out", takesText, "FILE", "cli.flag.notation-out"}, {"link", takesText, "ADDRESS", "cli.flag.notation-link"}},
		least: 1, most: 1, run: d.notation}
}

// notation writes a journal down, or makes a journal of a game in notation.
func (d door) notation(c *call) error {
	file := c.files[0]
	text, err := c.readFile(file, store.MaxJournal)
	if err != nil {
		return fmt.Errorf("xwing notation: %w; give the journal of a game, or a game in notation", reason(err))
	}
	if int64(len(text)) > store.MaxJournal {
		return fmt.Errorf("xwing notation: %w", store.TooLarge(file, store.MaxJournal))
	}
	made, err := d.turned(c, text)
	if err != nil {
		return fmt.Errorf("xwing notation: %s: %w", file, err)
	}
	if out := c.text("out", ""); out != "" {
		if err := store.WriteFile(out, made); err != nil {
			return fmt.Errorf("xwing notation: --out: %w", reason(err))
		}
		return nil
	}
	_, err = c.out.Write(made)
	return err
}

// turned is a journal written down, or packed into a link, or what is written down as a journal.
func (d door) turned(c *call, text []byte) ([]byte, error) {
	if !notation.Is(text) {
		h, err := game.ReadHeader(text)
		if err != nil {
			return nil, fmt.Errorf("neither a journal nor a game in notation, which begins with %q: %w", notation.Magic, err)
		}
		written, err := d.written(h, text, notation.Write)
		if err != nil || !c.has("link") {
			return written, err
		}
		packed, err := link.Pack(written)
		return []byte(c.text("link", "") + notation.Mark + packed + "\n"), err
	}
	if c.has("link") {
		return nil, misuse("notation", "--link is for journals")
	}
	h, err := notation.ReadHeader(text)
	if err != nil {
		return nil, err
	}
	return d.written(h, text, notation.Read)
}

// written has the game of a header do something with a text.
func (d door) written(h game.Header, text []byte, do func([]byte, notation.Game) ([]byte, error)) ([]byte, error) {
	i := slices.IndexFunc(d.games, func(g *entry) bool { return g.id == h.Game })
	if i < 0 || d.games[i].starts == nil {
		return nil, fmt.Errorf("of a game %q that this program does not write down", h.Game)
	}
	g := d.games[i]
	start, err := g.starts()
	if err != nil {
		return nil, gameError{err, g}
	}
	made, err := do(text, notation.Game{Start: start, Wording: g.wording})
	if err != nil {
		err = gameError{err, g}
	}
	return made, err
}

// notes are how games are written down in the window, by the tables that are open.
func (d door) notes(files keeper) *scene.Notation {
	do := func(h game.Header, text []byte, do func([]byte, notation.Game) ([]byte, error)) ([]byte, error) {
		t := files.of(h)
		if t.wording.Names == nil {
			return nil, fmt.Errorf("of a game %q that this program does not write down", h.Game)
		}
		return do(text, notation.Game{Start: t.start, Wording: t.wording})
	}
	return &scene.Notation{
		Is: notation.Is,
		Read: func(text []byte) ([]byte, error) {
			h, err := notation.ReadHeader(text)
			if err != nil {
				return nil, err
			}
			return do(h, text, notation.Read)
		},
		Write: func(journal []byte) ([]byte, bool, error) {
			h, err := game.ReadHeader(journal)
			if err != nil {
				return nil, false, err
			}
			text, err := do(h, journal, notation.Write)
			return text, notation.Over(text), err
		},
		Game: func(path string) ([]byte, error) { return store.ReadFile(path, store.MaxJournal) },
		Keep: files.AddGame,
	}
}
