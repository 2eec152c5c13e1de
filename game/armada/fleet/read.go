package fleet

import (
	"bytes"
	"fmt"
	"strings"

	"xwing/game/armada/catalog"
)

// Reading is a fleet with what its player should hear of its file.
type Reading struct {
	Fleet Fleet
	Notes []Note
}

// Note is something about one card of a file that does not keep the fleet from being read.
type Note struct {
	Kind NoteKind
	Line int    // of the file, from 1 on
	Card string // id
	Cost int    // what the file says, of all where it is about several
	Now  int    // what it costs
}

// NoteKind is what a note is about.
type NoteKind string

// The kinds of notes.
const (
	OldPrice   NoteKind = "old-price"   // the card's cost of 2020
	OtherPrice NoteKind = "other-price" // a cost that it never had here
)

// String is the note for developers, one line.
func (n Note) String() string {
	return fmt.Sprintf("line %d: %s %s %d, now %d", n.Line, n.Kind, n.Card, n.Cost, n.Now)
}

// Read reads a fleet from our own form ([Fleet.JSON]), from the saved form of Flagship, and from the lists that builders
// write for people to read: Kingston's and Star Forge's, Armada Warlords', Flagship's, Fleet Designer's. The name is the
// file's, for errors: each is one line with the file, the place and the cure. Cards that nobody knows keep the name that
// they have there, for [Fleet.Check] to speak about; where a file names no agreed total it is the standard one.
func Read(name string, data []byte, cat *catalog.Catalog) (Reading, error) {
	r, err := read(data, cat)
	if err == nil {
		err = r.Fleet.Within()
	}
	if err != nil {
		return Reading{}, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}

func read(data []byte, cat *catalog.Catalog) (Reading, error) {
	if err := readable(data); err != nil {
		return Reading{}, err
	}
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	if text := strings.TrimSpace(string(data)); strings.HasPrefix(text, "{") || strings.HasPrefix(text, "[{") || text == "[]" {
		return readJSON(data, cat)
	}
	d, err := parseText(string(data), newBooks(cat))
	if err != nil {
		return Reading{}, err
	}
	return d.resolve(), nil
}
