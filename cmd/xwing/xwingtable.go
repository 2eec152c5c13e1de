package main

import (
	"io/fs"
	"path/filepath"
	"strings"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/position"
	"xwing/game/xwing/squad"
	"xwing/internal/store"
	tabletop "xwing/scene/xwing"
)

// xwingTable is X-Wing in the window, and the game to begin at once, if any.
func xwingTable(o opening, b begun) (*gameTable, error) {
	p, err := loadWith(o.settings)
	if err != nil {
		return nil, err
	}
	return p.table(o.files, b), nil
}

// table is that of the program as it is loaded.
func (p *program) table(files *store.Store, b begun) *gameTable {
	w, folder := p.naming(), p.squadFolder(files)
	return &gameTable{words: w.Words, warnings: p.warnings, start: p.kits.Start, round: dialRounds,
		moves: tabletop.Tenant(tabletop.Opening{Kits: p.kits, Words: w, Folder: folder, Rack: folder,
			Drafts: draftFolder{files.Shelf(draftWare(), "")}, Build: b.build, Shelf: b.shelf, Sandbox: b.sandbox, Position: b.position,
			First:   b.first,
			Printed: printedCards(p.settings.XWing.Cards),
			Print:   printing(files), KeepPosition: positions(files),
			Squads: b.squads, Teams: b.teams, Bring: b.bring, Points: b.points, Scenario: b.scenario, Environment: b.environment,
			Epic: b.epic,
			Deck: b.deck, Rounds: b.rounds})}
}

// squadFolder is where the settings have the player's squads.
func (p *program) squadFolder(files *store.Store) squadFolder {
	return squadFolder{files.Shelf(squadWare(), p.settings.XWing.Squads)}
}

// printing keeps printed squads in the folder of sheets, by what they are called, each in place of an earlier one.
func printing(files *store.Store) func(name string, content []byte) (string, error) {
	return func(name string, content []byte) (string, error) {
		ware := squadWare()
		kind := filepath.Ext(name)
		ware.Folder, ware.Name, ware.Endings = "sheets", "sheet", []string{kind}
		return files.Shelf(ware, "").Save(strings.TrimSuffix(name, kind), content)
	}
}

// positions keeps positions in their folder, each in place of an earlier one of its name.
func positions(files *store.Store) func(name string, text []byte) (string, error) {
	return func(name string, text []byte) (string, error) {
		ware := squadWare()
		ware.Folder, ware.Name, ware.Endings = "positions", "position", []string{position.Ending}
		return files.Shelf(ware, "").Save(strings.TrimSuffix(name, position.Ending), text)
	}
}

// dialRounds counts the rounds of a game by the dials that were set.
func dialRounds(played []game.Choice) int {
	var set [2]int
	for _, c := range played {
		if c.Kind == ask.SetDials && (c.Seat == game.Red || c.Seat == game.Blue) {
			set[c.Seat]++
		}
	}
	return max(set[0], set[1])
}

// squadWare is what players bring.
func squadWare() store.Ware {
	return store.Ware{Folder: "squads", Name: "squad", Endings: []string{".json", ".xws"}, Reading: "file.read-squad",
		ReadingAll: "file.read-squads-folder", Writing: "file.write-squad", Deleting: "file.delete-squad"}
}

// xwingFolders are those of the player's own files.
func xwingFolders(o opening) [][2]string {
	return [][2]string{{"squads", o.files.Shelf(squadWare(), o.settings.XWing.Squads).Folder()}, {"points", o.files.Folders().Points}}
}

// squadFolder is the player's squads as X-Wing's screens ask for them.
type squadFolder struct{ *store.Shelf }

// SquadFolder says where they are.
func (s squadFolder) SquadFolder() string { return s.Folder() }

// AddSquad writes a squad there, over no other.
func (s squadFolder) AddSquad(title string, xws []byte) (string, error) { return s.Add(title, xws) }

// ChangeSquad writes another list into a file there that holds one.
func (s squadFolder) ChangeSquad(name string, old, xws []byte) error {
	return s.Rewrite(name, old, xws)
}

// file is a file of the shelf, or of its bin.
func (s squadFolder) file(f store.Brought) tabletop.SquadFile {
	return tabletop.SquadFile{Name: f.Name, Where: s.Folder(), Folder: f.Folder, Path: f.Path, When: f.When, XWS: f.Text, Err: f.Err}
}

// PutSquad puts a squad into a folder.
func (s squadFolder) PutSquad(f tabletop.SquadFile, folder, name string) (string, error) {
	return s.Put(f.Path, folder, name)
}

// DiscardSquad deletes a squad.
func (s squadFolder) DiscardSquad(f tabletop.SquadFile) (string, error) { return s.Discard(f.Path) }

// Discarded lists the squads that were deleted.
func (s squadFolder) Discarded() ([]tabletop.SquadFile, error) {
	gone, err := s.Bin()
	var files []tabletop.SquadFile
	for _, f := range gone {
		files = append(files, s.file(f))
	}
	return files, err
}

// RestoreSquad puts one of them back.
func (s squadFolder) RestoreSquad(f tabletop.SquadFile) (string, error) { return s.Restore(f.Path) }

// EmptyBin deletes them for good.
func (s squadFolder) EmptyBin() error { return s.Empty() }

// Squads lists the player's own squads, then those built in.
func (s squadFolder) Squads() ([]tabletop.SquadFile, error) {
	own, err := s.List()
	var files []tabletop.SquadFile
	for _, f := range own {
		files = append(files, s.file(f))
	}
	for _, folder := range []fs.FS{assets.Squads(), assets.LaterSquads(), assets.EpicSquads(), assets.FirstSquads()} {
		samples, sampleErr := squad.Samples(folder)
		if err == nil {
			err = sampleErr
		}
		for _, q := range samples {
			text, xwsErr := q.Squad.XWS()
			files = append(files, tabletop.SquadFile{Name: q.ID, XWS: text, Err: xwsErr})
		}
	}
	return files, err
}
