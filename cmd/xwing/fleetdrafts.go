package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"xwing/game/armada/fleet"
	"xwing/game/armada/match"
	"xwing/internal/store"
	tabletop "xwing/scene/armada"
)

// fleetDraftWare is fleets that are being built.
func fleetDraftWare() store.Ware {
	w := fleetWare()
	w.Folder, w.Name, w.Endings = "fleet-drafts", "draft", []string{".draft"}
	return w
}

// fleetDrafts are the drafts as Armada's screens ask for them.
type fleetDrafts struct{ draftFolder }

// Drafts lists them, the latest first.
func (d fleetDrafts) Drafts() ([]tabletop.FleetFile, error) {
	all, err := d.draftFolder.Drafts()
	var files []tabletop.FleetFile
	for _, f := range all {
		files = append(files, tabletop.FleetFile{Name: f.Name, Where: f.Where, Text: f.XWS})
	}
	return files, err
}

// buildFleet opens the fleet builder: on a new fleet, or on that of a file.
func buildFleet(c *call) error {
	b := &tabletop.FleetFile{}
	if len(c.files) == 1 {
		p, err := loadArmada()
		if err != nil {
			return err
		}
		file := c.files[0]
		if b.Text, err = c.readFile(file, maxFleet); err != nil {
			return fmt.Errorf("%w; give a fleet file", reason(err))
		}
		if _, err := fleet.Read(file, b.Text, p.kit.Facts); err != nil {
			return err
		}
		name := filepath.Base(file)
		b.Name = strings.TrimSuffix(name, filepath.Ext(name))
	}
	return open(c, request{game: match.Game, table: func(o opening) (*gameTable, error) {
		return armadaTable(o, tabletop.Opening{Build: b})
	}})
}

// showFleetShelf opens the shelf of Armada's cards, on an answer if something is asked.
func showFleetShelf(c *call) error {
	asked := strings.TrimSpace(strings.Join(c.files, " "))
	return open(c, request{game: match.Game, table: func(o opening) (*gameTable, error) {
		return armadaTable(o, tabletop.Opening{Shelf: &asked})
	}})
}
