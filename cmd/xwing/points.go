package main

import (
	"fmt"
	"io"

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

// tellFaults says what is wrong with the player's points lists, a line each. Such a list is not in force, and
// the game goes on with those that are.
func (p *program) tellFaults(out io.Writer, unread []error) {
	for _, err := range unread {
		fmt.Fprintln(out, err)
	}
	for _, f := range p.kit.Facts.Faults() {
		fmt.Fprintln(out, p.words.Fault(f))
	}
}
