package xwing

import (
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// titleScreen is the first screen: new game, resume, quit.
type titleScreen struct {
	client *Client
	games  []scene.Game
	read   bool
	err    error
	at     string // the button that mouse or keys were at last: Enter presses it
}

func (s *titleScreen) Name() string                 { return "title" }
func (s *titleScreen) Busy() bool                   { return false }
func (s *titleScreen) Asked() (prompt, seat string) { return "", "" }

func (s *titleScreen) Update() {
	a := s.client
	if !s.read {
		s.read = true
		s.games, s.err = a.Opt.Files.Games()
	}
	starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	u := a.UI
	mid := a.Width / 2
	top := a.Height*0.2 - u.Px(8)*float64(min(len(a.Opt.Warnings), scene.ShownWarnings))
	fleet(a, mid, top+u.Px(20))
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
		a.Show(&squadsScreen{client: a})
	case s.button(a, "title.resume", "resume", &r, noGame):
		a.Show(&gamesScreen{client: a, games: s.games})
	case s.button(a, "title.settings", "settings", &r, ""):
		a.Cover(scene.SettingsOverlay{})
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
func (s *titleScreen) button(a *Client, id, key string, r *draw.Rect, reason string) bool {
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

// fleet paints a few of our ships above the title.
func fleet(a *Client, x, y float64) {
	for i, chassis := range []string{"rz1awing", "btla4ywing", "t65xwing", "tielnfighter", "tieininterceptor", "tieadvancedx1"} {
		sp := a.Studio.Sprite(art.Ship{Chassis: chassis, Side: 160})
		dx := (float64(i) - 2.5) * a.UI.Px(104)
		dy := a.UI.Px(10) * abs(float64(i)-2.5)
		angle := 0.0
		if i < 3 {
			angle = 0.12
		} else {
			angle = -0.12
		}
		a.Front.Sprite(sp, x+dx, y+dy, angle, a.UI.Px(80)/160, 1)
	}
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}

// starfield paints a calm sky.
func starfield(l *draw.List, r draw.Rect, shift float64) {
	l.Fill(r, draw.Space)
	stars(l, r, shift)
}

// stars strews the stars.
func stars(l *draw.List, r draw.Rect, shift float64) {
	next := strewn(88172645463325252)
	for range 190 {
		px, py, b := r.X+next()*r.W, r.Y+next()*r.H, next()
		size := 1.0
		if b > 0.9 {
			size = 2
		}
		l.Fill(draw.Rect{X: float64(int(px)), Y: float64(int(py + shift)), W: size, H: size}, draw.Fade(draw.RGB(0xa9c4e2), 0.10+0.45*b*b))
	}
}

// strewn returns numbers from 0 to 1 as if at random, always the same.
func strewn(x uint64) func() float64 {
	return func() float64 {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		return float64(x>>11) / (1 << 53)
	}
}
