package main

import (
	"fmt"
	"io/fs"
	"strings"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/fleet"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/internal/store"
	"xwing/scene"
	tabletop "xwing/scene/armada"
	"xwing/scene/bench"
)

// armadaTable is Armada in the window, and the game to begin at once, if any.
func armadaTable(o opening, begins tabletop.Opening) (*gameTable, error) {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		return nil, err
	}
	w, err := terms.Load(assets.Words, o.settings.Language, kit.Facts)
	if err != nil {
		return nil, err
	}
	begins.Kit, begins.Words, begins.Folder = kit, w, fleetFolder{o.files.Shelf(fleetWare(), o.settings.Armada.Fleets)}
	begins.Drafts = fleetDrafts{draftFolder{o.files.Shelf(fleetDraftWare(), "")}}
	return &gameTable{words: w.Words, start: kit.Start, round: stackedRounds, moves: tabletop.Tenant(begins)}, nil
}

// stackedRounds counts the rounds of a game by the dials that were stacked.
func stackedRounds(played []game.Choice) int {
	var set [2]int
	for _, c := range played {
		if c.Kind == ask.StackDials && (c.Seat == game.Red || c.Seat == game.Blue) {
			set[c.Seat]++
		}
	}
	return max(set[0], set[1])
}

// fleetWare is what players bring.
func fleetWare() store.Ware {
	return store.Ware{Folder: "fleets", Name: "fleet", Endings: []string{".json", ".txt"}, Reading: "file.read-fleet",
		ReadingAll: "file.read-fleets-folder", Writing: "file.write-fleet", Deleting: "file.delete-fleet"}
}

// armadaFolders are those of the player's own files.
func armadaFolders(o opening) [][2]string {
	return [][2]string{{"fleets", o.files.Shelf(fleetWare(), o.settings.Armada.Fleets).Folder()}}
}

// fleetFolder is the player's fleets as Armada's screens ask for them.
type fleetFolder struct{ *store.Shelf }

// FleetFolder says where they are.
func (s fleetFolder) FleetFolder() string { return s.Folder() }

// AddFleet writes a fleet there, over no other.
func (s fleetFolder) AddFleet(title string, text []byte) (string, error) { return s.Add(title, text) }

// ChangeFleet writes another list into a file there that holds one.
func (s fleetFolder) ChangeFleet(name string, old, text []byte) error {
	return s.Rewrite(name, old, text)
}

// Fleets lists the player's own fleets, then those built in.
func (s fleetFolder) Fleets() ([]tabletop.FleetFile, error) {
	own, err := s.List()
	var files []tabletop.FleetFile
	for _, f := range own {
		files = append(files, tabletop.FleetFile{Name: f.Name, Where: s.Folder(), Text: f.Text, Err: f.Err})
	}
	samples := assets.Fleets()
	names, unread := fs.Glob(samples, "*.json")
	if err == nil {
		err = unread
	}
	for _, name := range names {
		text, unread := fs.ReadFile(samples, name)
		files = append(files, tabletop.FleetFile{Name: strings.TrimSuffix(name, ".json"), Text: text, Err: unread})
	}
	return files, err
}

// armadaSubject is Armada as it is measured.
func armadaSubject(shown func()) (*bench.Subject, error) {
	p, err := loadArmada()
	if err != nil {
		return nil, err
	}
	own, err := ownSettings()
	if err != nil {
		return nil, err
	}
	o := opening{own, store.Open(store.Folders{})}
	files := keeper{Store: o.files}
	t, err := armadaTable(o, tabletop.Opening{})
	if err != nil {
		return nil, err
	}
	files.tables = append(files.tables, t)
	g := tabletop.Opening{Kit: p.kit, Words: p.words, Folder: fleetFolder{o.files.Shelf(fleetWare(), own.Armada.Fleets)}}
	return tabletop.Bench(scene.Options{Settings: own, Files: files, Shown: shown}, g)
}

// playFleets begins a game of two fleets in a window.
func playFleets(c *call) error {
	if !c.has("red") || !c.has("blue") {
		return misuse("play", "two fleets are needed: xwing play --game armada --red A.json --blue B.json")
	}
	p, err := loadArmada()
	if err != nil {
		return err
	}
	var begins tabletop.Opening
	if begins.Fleets, err = p.twoFleets(c); err != nil {
		return err
	}
	if begins.Agreed, err = agreed("play", c); err != nil {
		return err
	}
	r := request{game: match.Game, seed: c.number("seed", 0), seeded: c.has("seed")}
	if r.sitters, err = sitters("play", c); err != nil {
		return err
	}
	r.table = func(o opening) (*gameTable, error) { return armadaTable(o, begins) }
	return open(c, r)
}

// twoFleets reads the fleets that --red and --blue name; those that break a rule are refused, unless that is allowed.
func (p *fleets) twoFleets(c *call) (texts [2][]byte, err error) {
	for i, side := range []string{"red", "blue"} {
		file := c.text(side, "")
		if texts[i], err = c.readFile(file, maxFleet); err != nil {
			return texts, fmt.Errorf("--%s: %w; give a fleet file", side, reason(err))
		}
		r, err := fleet.Read(file, texts[i], p.kit.Facts)
		if err != nil {
			return texts, err
		}
		p.notes(c, file, r)
		all := p.breaches(file, r.Fleet)
		if len(all) > 0 && !c.has("allow-breaches") {
			more := ""
			if n := len(all) - 1; n > 0 {
				more = fmt.Sprintf(" (and %d more)", n)
			}
			return texts, fmt.Errorf("%w%s; `xwing check %s` tells all; --allow-breaches plays it all the same", all[0], more, file)
		}
		for _, breach := range all {
			fmt.Fprintln(c.err, breach)
		}
	}
	return texts, nil
}
