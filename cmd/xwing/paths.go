package main

import (
	"fmt"

	"xwing/internal/store"
)

// paths prints every folder that the program uses, as the player's settings have it.
func paths(c *call) error {
	own, err := ownSettings()
	if err != nil {
		return err
	}
	s := store.Open(store.Folders{Squads: own.XWing.Squads, Games: own.Saves})
	f := s.Folders()
	if err := s.Homeless(); err != nil {
		return err
	}
	for _, line := range [][2]string{
		{"settings", s.ConfigFile()}, {"squads", f.Squads}, {"points", f.Points},
		{"games", f.Games}, {"deleted", s.Deleted()}, {"reports", f.Games},
	} {
		fmt.Fprintf(c.out, "%-9s %s\n", line[0], line[1])
	}
	return nil
}
