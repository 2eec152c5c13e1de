package scene

import (
	"math"

	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// TitleScreen is the first screen: new game, resume, quit.
type TitleScreen struct {
	App   *App
	games []Game
	read  bool
	err   error
	at    string // the button that mouse or keys were at last: Enter presses it
}

func (s *TitleScreen) Name() string                 { return "title" }
func (s *TitleScreen) Busy() bool                   { return false }
func (s *TitleScreen) Asked() (prompt, seat string) { return "", "" }

func (s *TitleScreen) Update() {
	a := s.App
	if !s.read {
		s.read = true
		s.games, s.err = a.Opt.Files.Games()
	}
	a.Ground.AsIs(func() { s.sky(a) }) // it is always night there
	u := a.UI
	left := u.Px(110)
	top := a.Height*0.19 - u.Px(8)*float64(min(len(a.Opt.Warnings), ShownWarnings))
	mark := draw.Rect{X: left, Y: top, W: u.Px(64), H: u.Px(64)}
	a.Ground.AsIs(func() { a.Tenant.Crest(draw.Rect{X: a.Width * 0.40, W: a.Width * 0.60, H: a.Height}, mark) })
	u.L.AsIs(func() { s.head(a, mark) })
	r := draw.Rect{X: left, Y: top + u.Px(146), W: u.Px(290), H: u.Px(48)}
	noGame := ""
	if s.err != nil {
		noGame = a.WordsOf(s.err)
	} else if len(s.games) == 0 {
		noGame = a.Say("no-games")
	}
	switch {
	case s.button(a, "title.new", "new-game", &r, ""):
		a.Tenant.New()
	case s.button(a, "title.resume", "resume", &r, noGame):
		a.Show(&GamesScreen{App: a, Games: s.games})
	case s.button(a, "title.settings", "settings", &r, ""):
		a.Cover(SettingsOverlay{})
	case s.button(a, "title.quit", "quit", &r, ""):
		a.Quit = true
	}
	note := draw.Rect{X: left, Y: a.Height - u.Px(84), W: u.Px(480), H: u.Px(60)}
	u.L.AsIs(func() { u.Paragraph(note, a.Say("disclaimer"), draw.Style{Size: 13, Color: draw.Muted}) })
	u.Note("title.disclaimer", a.Say("disclaimer"), note)
	a.PaintWarnings()
}

// sky is gas and a planet at the upper right, dark where the words stand. It rests. Until
// the gas is there, it is dark everywhere.
func (s *TitleScreen) sky(a *App) {
	l, all := &a.Ground, draw.Rect{W: a.Width, H: a.Height}
	teal := art.Ground{Mat: "teal", Shining: true}
	gas := a.Studio.Sprite(teal)
	teal.Planet = true
	planet := a.Studio.Sprite(teal)
	if gas.Image == nil {
		Starfield(l, all, 0)
		return
	}
	l.Ground(gas, all.W*0.56, all.H*0.54, math.Pi, max(all.W*1.15, all.H)/gas.W)
	stars(l, all, 0)
	l.Sprite(planet, all.W*0.86, all.H*0.16, 0, all.H*0.92/planet.W, 1)
	dark := draw.Night
	l.Across(draw.Rect{W: all.W * 0.34, H: all.H}, draw.Fade(dark, 0.94), draw.Fade(dark, 0.72))
	l.Across(draw.Rect{X: all.W * 0.34, W: all.W * 0.24, H: all.H}, draw.Fade(dark, 0.72), draw.Fade(dark, 0))
}

// head is the name, and what it is of.
func (s *TitleScreen) head(a *App, mark draw.Rect) {
	u := a.UI
	end := s.name(a, mark.Right()+u.Px(22), mark.Y+u.Px(32))
	u.L.Fill(draw.Rect{X: mark.X, Y: mark.Y + u.Px(78), W: end - mark.X, H: max(1, u.Px(2))}.Snapped(), draw.Warn)
	u.L.Text(mark.X, mark.Y+u.Px(102), a.Say("subtitle"), draw.Style{Size: u.Px(17), Color: draw.Text})
}

// name writes the name in letters that stand apart, and returns where it ends.
func (s *TitleScreen) name(a *App, x, y float64) float64 {
	u := a.UI
	st := draw.Style{Size: u.Px(68), Bold: true, Color: draw.White}
	for _, letter := range a.Say("title") {
		u.L.Text(x, y, string(letter), st)
		x += u.Fonts.Width(string(letter), st) + u.Px(13)
	}
	return x
}

// button is one of those that stand below each other. The one that mouse or keys
// were at last is the one that Enter presses, and looks like it.
func (s *TitleScreen) button(a *App, id, key string, r *draw.Rect, reason string) bool {
	u := a.UI
	if s.at == "" {
		s.at = id
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 17, Reason: reason, Primary: s.at == id}
	pressed := u.Button(id, *r, a.Say(key), st)
	if u.Hover() == id && s.at != id && reason == "" {
		s.at = id
		a.Touch()
	}
	r.Y += u.Px(57)
	return pressed
}

// Wake looks for what was dropped on the window.
func (s *TitleScreen) Wake() { s.App.Tenant.Wake() }
