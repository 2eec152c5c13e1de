package scene

import (
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
	Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	u := a.UI
	mid := a.Width / 2
	top := a.Height*0.2 - u.Px(8)*float64(min(len(a.Opt.Warnings), ShownWarnings))
	a.Tenant.Crest(mid, top+u.Px(20))
	u.L.Text(mid, top+u.Px(120), a.Say("title"), draw.Style{Size: u.Px(64), Bold: true, Color: draw.Text, Align: draw.Center})
	u.L.Text(mid, top+u.Px(168), a.Say("subtitle"), draw.Style{Size: u.Px(18), Color: draw.Muted, Align: draw.Center})
	r := draw.Rect{X: mid - u.Px(150), Y: top + u.Px(215), W: u.Px(300), H: u.Px(48)}
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
	note := draw.Rect{X: mid - u.Px(420), Y: a.Height - u.Px(64), W: u.Px(840), H: u.Px(50)}
	u.Paragraph(note, a.Say("disclaimer"), draw.Style{Size: 14, Color: draw.Dim, Align: draw.Center})
	u.Note("title.disclaimer", a.Say("disclaimer"), note)
	a.PaintWarnings()
}

// button is one of those that stand below each other. The one that mouse or keys
// were at last is the one that Enter presses, and looks like it.
func (s *TitleScreen) button(a *App, id, key string, r *draw.Rect, reason string) bool {
	u := a.UI
	if s.at == "" {
		s.at = id
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 18, Reason: reason, Primary: s.at == id}
	pressed := u.Button(id, *r, a.Say(key), st)
	if u.Hover() == id && s.at != id && reason == "" {
		s.at = id
		a.Touch()
	}
	r.Y += u.Px(58)
	return pressed
}

// Wake looks for what was dropped on the window.
func (s *TitleScreen) Wake() { s.App.Tenant.Wake() }
