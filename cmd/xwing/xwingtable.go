package main

import (
	"io/fs"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
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
	return &gameTable{words: p.naming().Words, warnings: p.warnings, start: p.kits.Start, round: dialRounds,
		moves: tabletop.Tenant(tabletop.Opening{Kits: p.kits, Words: p.naming(), Folder: squadFolder{files},
			Squads: b.squads, Points: b.points, Scenario: b.scenario, Deck: b.deck, Rounds: b.rounds})}
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

// squadFolder is the player's squads as X-Wing's screens ask for them.
type squadFolder struct{ *store.Store }

// Squads lists the player's own squads, then those built in.
func (s squadFolder) Squads() ([]tabletop.SquadFile, error) {
	own, err := s.Store.Squads()
	var files []tabletop.SquadFile
	for _, f := range own {
		files = append(files, tabletop.SquadFile{Name: f.Name, Where: s.SquadFolder(), XWS: f.XWS, Err: f.Err})
	}
	for _, folder := range []fs.FS{assets.Squads(), assets.FirstSquads()} {
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
