package scene

import (
	"slices"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// last is a button that opens the glossary, and beside it the one that quits, where that can be. It reports whether one was
// pressed.
func (s *TitleScreen) last(a *App, r *draw.Rect, step float64) bool {
	row := *r
	r.Y += step
	all, _ := a.volumes()
	if a.Opt.Page == nil {
		quit := row
		if len(all) > 0 {
			quit = row.CutRight(row.W*0.43, a.UI.Px(8))
		}
		if s.button(a, "title.quit", "quit", &quit, 0, "") {
			a.Quit = true
			return true
		}
	}
	if len(all) > 0 && s.button(a, "title.glossary", "glossary", &row, 0, "") {
		a.OpenGlossary("")
		return true
	}
	return false
}

// newGame is a button that leads to where a new game is put together; where there are several games, one for each. It
// reports whether one was pressed.
func (s *TitleScreen) newGame(a *App, r *draw.Rect, step float64) bool {
	pressed := false
	for i := range a.tenants {
		t, id, label := &a.tenants[i], "title.new", a.Say("new-game")
		if len(a.tenants) > 1 {
			id, label = "title.new:"+t.Name, a.Say("new-game-of", "game", t.Name)
		}
		if s.labelled(a, id, label, r, step, "") && !pressed {
			pressed = true
			a.turnTo(i)
			t.New()
		}
	}
	return pressed
}

// build is a button that leads to where squads, or what else a game is played with, are built, and one to where all of that
// is looked at; for each game that has such places. It reports whether one was pressed.
func (s *TitleScreen) build(a *App, r *draw.Rect, step float64) bool {
	pressed := false
	for i := range a.tenants {
		t := &a.tenants[i]
		if t.Build == nil {
			continue
		}
		build, shelf := *r, draw.Rect{}
		if t.Shelf != nil { // beside each other: a low window has no room for a row more
			shelf = build.CutRight(r.W*0.43, a.UI.Px(8))
		}
		goes := t.Build
		is := s.labelled(a, "title.build:"+t.Name, t.Words().Say(game.Say("ui.title-build")), &build, 0, "")
		if t.Shelf != nil && s.labelled(a, "title.shelf:"+t.Name, t.Words().Say(game.Say("ui.title-shelf")), &shelf, 0, "") {
			is, goes = true, t.Shelf
		}
		r.Y += step
		if is && !pressed {
			pressed = true
			a.turnTo(i)
			goes()
		}
	}
	return pressed
}

// settings is a button that opens them, and beside it one that leads to where a table is stood up, where a game has that. It
// reports whether one was pressed.
func (s *TitleScreen) settings(a *App, r *draw.Rect, step float64) bool {
	row := *r
	r.Y += step
	i := slices.IndexFunc(a.tenants, func(t Tenant) bool { return t.Sandbox != nil })
	if i >= 0 {
		t, beside := &a.tenants[i], row.CutRight(row.W*0.43, a.UI.Px(8))
		if s.labelled(a, "title.sandbox:"+t.Name, t.Words().Say(game.Say("ui.title-sandbox")), &beside, 0, "") {
			a.turnTo(i)
			t.Sandbox()
			return true
		}
	}
	pressed := s.button(a, "title.settings", "settings", &row, 0, "")
	if pressed {
		a.Cover(SettingsOverlay{})
	}
	return pressed
}

// button is one of those that stand below each other. The one that mouse or keys
// were at last is the one that Enter presses, and looks like it.
func (s *TitleScreen) button(a *App, id, key string, r *draw.Rect, step float64, reason string) bool {
	return s.labelled(a, id, a.Say(key), r, step, reason)
}

// labelled is a button that says something of its own.
func (s *TitleScreen) labelled(a *App, id, label string, r *draw.Rect, step float64, reason string) bool {
	u := a.UI
	if s.at == "" {
		s.at = id
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 17, Reason: reason, Primary: s.at == id}
	pressed := u.Button(id, *r, label, st)
	if u.Hover() == id && s.at != id && reason == "" {
		s.at = id
		a.Touch()
	}
	r.Y += step
	return pressed
}
