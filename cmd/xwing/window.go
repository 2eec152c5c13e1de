package main

import (
	"fmt"
	"io"
	"io/fs"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/internal/clipboard"
	"xwing/internal/store"
	"xwing/scene"
	"xwing/scene/sound"
	tabletop "xwing/scene/xwing"
)

// window opens the window on a request and runs until it is closed.
func window(r request) error {
	calm := hasten()
	defer calm()
	p, fault, err := loadAnyway()
	if err != nil {
		return err
	}
	if fault != "" {
		fmt.Fprintln(complaints(), "xwing:", fault)
	}
	files := keeper{store.Open(store.Folders{Squads: p.settings.Squads, Games: p.settings.Saves}), p.kits}
	o := scene.Options{
		Settings:  p.settings,
		Files:     files,
		Crashes:   files,
		Built:     built(),
		Warnings:  p.warnings,
		Config:    fault,
		Clipboard: clipboard.Read,
		Copy:      clipboard.Write,
		Shown:     calm,
		Sound:     sound.NewPlayer(sound.Device),
		Seed:      r.seed, Seeded: r.seeded,
		Journal: r.journal, Latest: r.latest, Sitters: r.sitters,
	}
	if err := files.Homeless(); err != nil {
		o.Warnings = append(o.Warnings, p.words.Error(err))
	}
	if r.uiLog != "" {
		f, err := uiLog(r.uiLog)
		if err != nil {
			return err
		}
		defer f.Close()
		o.UILog = f
	}
	onPage(&o, files)
	app, err := scene.New(o, tabletop.Tenant(tabletop.Opening{Kits: p.kits, Words: p.naming(), Folder: files,
		Squads: r.squads, Points: r.points, Scenario: r.scenario, Deck: r.deck, Rounds: r.rounds}))
	if err != nil {
		return err
	}
	return app.Run()
}

// uiLog opens the file that is told what is on screen.
func uiLog(file string) (io.WriteCloser, error) {
	f, err := store.Create(file)
	if err != nil {
		return nil, fmt.Errorf("--ui-log: %w", reason(err))
	}
	return f, nil
}

// keeper is the player's files as the scene asks for them.
type keeper struct {
	*store.Store
	kits match.Kits
}

// Squads lists the player's own squads, then those built in.
func (k keeper) Squads() ([]tabletop.SquadFile, error) {
	own, err := k.Store.Squads()
	var files []tabletop.SquadFile
	for _, f := range own {
		files = append(files, tabletop.SquadFile{Name: f.Name, Where: k.SquadFolder(), XWS: f.XWS, Err: f.Err})
	}
	for _, folder := range []fs.FS{assets.Squads(), assets.FirstSquads()} {
		samples, sampleErr := squad.Samples(folder)
		if err == nil {
			err = sampleErr
		}
		for _, s := range samples {
			text, xwsErr := s.Squad.XWS()
			files = append(files, tabletop.SquadFile{Name: s.ID, XWS: text, Err: xwsErr})
		}
	}
	return files, err
}

// Games lists the kept games, the latest first.
func (k keeper) Games() ([]scene.Game, error) {
	kept, err := k.Store.Games()
	games := make([]scene.Game, len(kept))
	for i, g := range kept {
		games[i] = scene.Game{Path: g.Path, Name: g.Name, When: g.When, Header: g.Header, Err: g.Err}
	}
	return games, err
}

// listedRoom is how much of a journal is read for the list, in bytes; real ones have a tenth of it.
const listedRoom = 1 << 20

// Standing counts the rounds of a kept game by the dials that were set.
func (k keeper) Standing(path string) scene.Standing {
	text, err := store.ReadStart(path, listedRoom+1)
	if err != nil {
		return scene.Standing{Damage: err}
	}
	j, err := game.ReadJournal(text)
	if len(text) > listedRoom {
		err = nil // of the part that was read
	}
	choices, end := j.InEffect()
	var set [2]int
	for _, c := range choices {
		if c.Kind == ask.SetDials && (c.Seat == game.Red || c.Seat == game.Blue) {
			set[c.Seat]++
		}
	}
	s := scene.Standing{Round: max(set[0], set[1]), Damage: err}
	switch {
	case err != nil:
	case end != nil && end.By == game.NoSeat:
		s.Over, s.Winner = true, game.NoSeat
	case end != nil:
		s.Over, s.Winner = true, game.Blue-end.By
	}
	return s
}

// Again plays a kept game again, for whether it is over by the rules.
func (k keeper) Again(path string) (scene.Again, error) {
	s := k.Standing(path)
	text, err := store.ReadStart(path, listedRoom+1)
	if err != nil {
		return nil, err
	}
	if len(text) > listedRoom {
		return &replayed{standing: s}, nil // it stays unsaid
	}
	j, err := game.ReadJournal(text)
	if err != nil {
		return nil, err
	}
	r, err := game.NewReplay(j, k.kits.Start)
	if err != nil {
		return nil, err
	}
	r.Session().Deafen()
	return &replayed{r, s}, nil
}

// replayed is a game that is played again, and how far it has come by its choices.
type replayed struct {
	*game.Replay // nil: there is nothing to play
	standing     scene.Standing
}

// Play plays about so many choices, those again that an undo went back behind.
func (r *replayed) Play(choices int) (scene.Standing, bool) {
	if r.Replay == nil {
		return r.standing, true
	}
	for until := r.Work() + choices; r.Work() < until; {
		more, parted := r.Next()
		switch {
		case parted != nil && !parted.Versions && !parted.Spent:
			r.standing.Damage = parted
			return r.standing, true
		case parted != nil:
			return r.standing, true
		case !more:
			outcome, over := r.Session().Over()
			r.standing.Over, r.standing.Winner = over, outcome.Winner
			return r.standing, true
		}
	}
	return r.standing, false
}

// Session is the game as far as it was played.
func (r *replayed) Session() *game.Session {
	if r.Replay == nil {
		return nil
	}
	return r.Replay.Session()
}

// Close ends the game.
func (r *replayed) Close() {
	if r.Replay != nil {
		r.Session().Close()
	}
}

// Remove deletes a kept game.
func (k keeper) Remove(path string) (string, error) { return k.RemoveGame(path) }

// Restore puts a deleted game back.
func (k keeper) Restore(trash string) error {
	_, err := k.RestoreGame(trash)
	return err
}

// Begin opens the journal of a new game.
func (k keeper) Begin(label string) (game.Log, error) {
	journal, err := k.Store.Begin(label)
	if err != nil {
		return nil, err
	}
	return journal, nil
}

// Open reads a journal and opens it for more lines.
func (k keeper) Open(path string) ([]byte, game.Log, error) {
	text, journal, err := k.OpenGame(path)
	if err != nil {
		return nil, nil, err
	}
	return text, journal, nil
}
