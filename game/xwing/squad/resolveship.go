package squad

import "strings"

// meant is a ship type as a file names it.
type meant struct {
	id      string // of today; what the file says if that is none
	variant string // what the ids of its cards end in where the file has a ship type of its own for them
	old     bool   // by an id of the first edition, in whose time other ships' cards had the ids of today
}

// shipVariants are ids of ship types that the facts have as cards of another type, by what these ids end in.
var shipVariants = map[string]meant{
	"btanr2wywing": {id: "btanr2ywing", variant: "wartime"},
}

// ship finds the ship type that an id means.
func (f finder) ship(id string) meant {
	if _, err := f.cat.Ship(id); err == nil || id == "" {
		return meant{id: id}
	}
	plain := strings.ReplaceAll(id, "-", "")
	for _, e := range f.shipEndings() {
		if e.text == plain {
			return e.ship
		}
	}
	return meant{id: id}
}
