package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"time"

	"xwing/game"
)

const gameExt = ".jsonl"

// headerRoom is how much of a journal is read for the list: two squads and more.
const headerRoom = 1 << 18

// Game is one kept game.
type Game struct {
	Path   string
	Name   string    // of the file, without its ending
	When   time.Time // it was last written to
	Header game.Header
	Err    error // it cannot be gone on with; one line
}

// Games lists the kept games, the latest first.
func (s *Store) Games() ([]Game, error) {
	games, err := listed(s.folders.Games, "file.read-games", func(f file) (Game, bool) {
		name, is := strings.CutSuffix(f.name, gameExt)
		if !is {
			return Game{}, false
		}
		g := Game{Path: join(s.folders.Games, f.name), Name: name, When: f.modified}
		start, err := readStart(g.Path, headerRoom)
		if len(start) == headerRoom && bytes.IndexByte(start, '\n') < 0 { // squads with a builder's whole memory
			start, err = readStart(g.Path, MaxJournal)
		}
		if err != nil {
			g.Err = fail("file.read-game", g.Path, err)
		} else if g.Header, err = game.ReadHeader(start); err != nil {
			g.Err = game.OfJournal(g.Path, err)
		}
		return g, true
	})
	slices.SortStableFunc(games, func(a, b Game) int {
		if c := b.When.Compare(a.When); c != 0 {
			return c
		}
		return strings.Compare(b.Name, a.Name)
	})
	return games, err
}

// Begin returns the journal of a new game, named by the time and the label. Its file
// is made with the first line.
func (s *Store) Begin(label string) (*Journal, error) {
	name := time.Now().Format("2006-01-02 15-04-05")
	if label != "" {
		name += " " + fileName(label)
	}
	s.tighten()
	return &Journal{base: join(s.folders.Games, name)}, nil
}

// AddGame keeps a journal that came from outside under a name of its own, unless the
// same one is kept already, and returns its file.
func (s *Store) AddGame(text []byte) (path string, err error) {
	if _, err := game.ReadHeader(text); err != nil {
		return "", game.OfJournal(s.folders.Games, err)
	}
	there, err := s.Games()
	if err != nil {
		return "", err
	}
	for _, g := range there {
		if own, err := readFile(g.Path, int64(len(text))); err == nil && bytes.Equal(own, text) {
			return g.Path, nil
		}
	}
	base := join(s.folders.Games, time.Now().Format("2006-01-02 15-04-05")+" "+fileName("from outside"))
	for n := 1; ; n++ {
		path := base + gameExt
		if n > 1 {
			path = fmt.Sprintf("%s (%d)%s", base, n, gameExt)
		}
		if err := newFile(path, text, private); !errors.Is(err, fs.ErrExist) {
			return path, fail("file.begin-journal", path, err)
		}
	}
}

// OpenGame reads a journal, for game.Resume, and opens it for more lines. A last
// line that was never finished is in the text, so that Resume can say so, and
// the first line written takes its place. A journal that another program has open
// is refused: two that write to it would spoil it.
func (s *Store) OpenGame(path string) ([]byte, *Journal, error) {
	f, err := openLines(path)
	if err != nil {
		return nil, nil, fail("file.open-game", path, err)
	}
	if err := f.lock(); err != nil {
		_ = f.close()
		return nil, nil, fail("file.open-game", path, err)
	}
	text, err := readFile(path, MaxJournal)
	if err != nil {
		_ = f.close()
		return nil, nil, fail("file.read-game", path, err)
	}
	f.tighten()
	s.tighten()
	size := bytes.LastIndexByte(text, '\n') + 1
	return text, &Journal{path: path, lines: f, text: bytes.Clone(text[:size]), torn: size < len(text)}, nil
}

// tighten sees to it that the program's own folder of games is for its owner alone. A
// folder that the player has named is his own business.
func (s *Store) tighten() {
	if own := ownFolders().Games; s.folders.Games == own {
		tightenFolder(own)
	}
}
