package main

import (
	"fmt"
	"io"

	"xwing/assets"
	"xwing/game/words"
	"xwing/internal/clipboard"
	"xwing/internal/settings"
	"xwing/internal/store"
	"xwing/scene"
	"xwing/scene/sound"
)

// window opens the window on a request and runs until it is closed.
func (d door) window(r request) error {
	calm := hasten()
	defer calm()
	w, err := d.open(r)
	if err != nil {
		return err
	}
	w.options.Shown = calm
	if r.uiLog != "" {
		f, err := uiLog(r.uiLog)
		if err != nil {
			return err
		}
		defer f.Close()
		w.options.UILog = f
	}
	onPage(&w.options, w.files)
	app, err := w.app()
	if err != nil {
		return err
	}
	return app.Run()
}

// shell is what the window is made of.
type shell struct {
	options scene.Options
	files   keeper
}

// app is the client, without a window.
func (w *shell) app() (*scene.App, error) {
	var tenants []func(*scene.App) scene.Tenant
	for _, t := range w.files.tables {
		tenants = append(tenants, func(a *scene.App) scene.Tenant {
			tenant := t.moves(a)
			tenant.Reads = t.reads
			return tenant
		})
	}
	return scene.New(w.options, tenants...)
}

// open opens the tables of all games. The player of a window may never see where errors are printed: if his own
// config.toml is wrong, the program's settings are in force, and a line in the window says what is wrong.
func (d door) open(r request) (*shell, error) {
	own, err := ownSettings()
	var files keeper
	if err == nil {
		files, err = d.tables(own, r)
	}
	fault := ""
	if err != nil {
		builtIn, broken := settings.Load(defaults())
		if broken != nil {
			return nil, broken
		}
		if files, broken = d.tables(builtIn, r); broken != nil { // it is not the settings
			return nil, broken
		}
		own, fault = builtIn, d.told(err)
		fmt.Fprintln(complaints(), "xwing:", fault)
	}
	if r.clock != nil {
		own.Clock.Player = *r.clock
	}
	if r.gameClock != nil {
		own.Clock.Game = *r.gameClock
	}
	o := scene.Options{
		Settings:  own,
		Languages: words.Languages(assets.Words),
		Files:     files,
		Crashes:   files,
		Built:     built(),
		Config:    fault,
		Notation:  d.notes(files),
		Clipboard: clipboard.Read,
		Copy:      clipboard.Write,
		Save:      pictures(files.Store),
		Sound:     sound.NewPlayer(sound.Device),
		Seed:      r.seed, Seeded: r.seeded,
		Journal: r.journal, Latest: r.latest, Watch: r.watch, Sitters: r.sitters,
	}
	for _, t := range files.tables {
		o.Warnings = append(o.Warnings, t.warnings...)
	}
	if err := files.Homeless(); err != nil {
		o.Warnings = append(o.Warnings, files.tables[0].words.Error(err))
	}
	return &shell{o, files}, nil
}

// tables opens them by the settings.
func (d door) tables(s settings.Settings, r request) (keeper, error) {
	k := keeper{Store: store.Open(store.Folders{Games: s.Saves})}
	for _, g := range d.games {
		opens := g.table
		if r.table != nil && r.game == g.id {
			opens = r.table
		}
		if opens == nil {
			continue
		}
		t, err := opens(opening{s, k.Store})
		if err != nil {
			return k, gameError{err, g}
		}
		t.id, t.reads, t.wording = g.id, g.reads, g.wording
		k.tables = append(k.tables, t)
	}
	return k, nil
}

// uiLog opens the file that is told what is on screen.
func uiLog(file string) (io.WriteCloser, error) {
	f, err := store.Create(file)
	if err != nil {
		return nil, fmt.Errorf("--ui-log: %w", reason(err))
	}
	return f, nil
}
