package main

import (
	"fmt"
	"os"

	"xwing/game/catalog"
	"xwing/internal/store"
)

// ownLists reads the points lists in the player's data folder, and says of which it could not.
func ownLists() (lists []catalog.ListFile, unread []error) {
	files, err := store.Open(store.Folders{}).PointsLists()
	if err != nil {
		unread = append(unread, err)
	}
	for _, f := range files {
		if f.Err != nil {
			unread = append(unread, f.Err)
			continue
		}
		lists = append(lists, catalog.ListFile{Name: f.Path, Text: f.Text})
	}
	return lists, unread
}

// warn says what is wrong with the player's points lists, a line each. Such a list is not in force, and the
// game goes on with those that are.
func (p *program) warn(unread []error) {
	for _, err := range unread {
		p.warnings = append(p.warnings, err.Error())
	}
	for _, f := range p.kit.Facts.Faults() {
		p.warnings = append(p.warnings, p.words.Fault(f))
	}
	for _, line := range p.warnings {
		fmt.Fprintln(os.Stderr, line)
	}
}
