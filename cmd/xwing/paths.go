package main

import (
	"fmt"

	"xwing/internal/store"
)

// paths prints every folder that the program uses, as the player's settings have it.
func (d door) paths(c *call) error {
	own, err := ownSettings()
	if err != nil {
		return err
	}
	s := store.Open(store.Folders{Games: own.Saves})
	if err := s.Homeless(); err != nil {
		return err
	}
	lines := [][2]string{{"settings", s.ConfigFile()}}
	for _, g := range d.games {
		lines = append(lines, g.folders(opening{own, s})...)
	}
	games := s.Folders().Games
	for _, line := range append(lines, [][2]string{{"games", games}, {"deleted", s.Deleted()}, {"reports", games}}...) {
		fmt.Fprintf(c.out, "%-9s %s\n", line[0], line[1])
	}
	return nil
}
