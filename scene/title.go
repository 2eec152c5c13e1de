package scene

import (
	"xwing/game"
	"xwing/scene/draw"
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
		a.offerReport()
	}
	a.Ground.AsIs(func() { s.sky(a) }) // it is always night there
	u := a.UI
	note := a.disclaimer()
	r, step := s.places(a, note.Y)
	k := s.lettering(a)
	mark := draw.Rect{X: r.X, Y: r.Y - k*u.Px(titleHead), W: k * u.Px(64), H: k * u.Px(64)}
	a.Ground.AsIs(func() { a.tenant().Crest(draw.Rect{X: a.Width * 0.40, W: a.Width * 0.60, H: a.Height}, mark) })
	if a.Height < u.Px(lowWindow) { // its foot is broad, and lies over them
		foot := draw.Rect{Y: note.Y - u.Px(5), W: a.Width, H: a.Height - note.Y + u.Px(5)}
		a.Ground.AsIs(func() { a.Ground.Fill(foot, draw.Fade(draw.Night, 0.8)) })
	}
	u.L.AsIs(func() { s.head(a, mark, k) })
	noGame := ""
	if s.err != nil {
		noGame = a.WordsOf(s.err)
	}
	low := a.Height < u.Px(lowWindow)
	first := s.err == nil && len(s.games) == 0 // there is nothing to go on with, but something to try
	switch {
	case first && s.firstGame(a, &r, step):
	case s.newGame(a, &r, step):
	case s.build(a, &r, step):
	case first && (!low || a.teacher() < 0) && s.button(a, "title.sample", "title-sample", &r, step, ""):
		a.tenant().Sample()
	case !first && s.resume(a, &r, step, noGame):
	case s.settings(a, &r, step):
	case s.last(a, &r, step):
	}
	if first && !low {
		r.W = a.Width - 2*r.X
		s.hint(a, r, note.Y)
	}
	u.L.AsIs(func() { u.Paragraph(note, a.Say("disclaimer"), draw.Style{Size: 13, Color: draw.Muted}) })
	u.Note("title.disclaimer", a.Say("disclaimer"), note)
	if low {
		beside := draw.Rect{X: r.Right() + u.Px(24), Y: mark.Bottom() + u.Px(50), W: a.Width - r.Right() - u.Px(40)}
		beside.H = note.Y - u.Px(10) - beside.Y
		if len(a.Opt.Warnings) > 0 {
			a.listWarnings(beside)
		} else if first {
			s.hint(a, beside, note.Y)
		}
		return
	}
	a.PaintWarnings()
}

// How the title stands, in units of the design.
const (
	titleLeft  = 110 // from the left edge, and less in a narrow window
	titleHead  = 146 // from the top of the name to the first button
	titleStep  = 57  // from one button to the next
	closeStep  = 49  // where there are many
	leastStep  = 42  // where a window is low
	buttonGap  = 9
	noteWide   = 480
	leastNote  = 200
	noteAbove  = 84 // the line at the foot, from the lower edge
	shownTitle = 4  // buttons, where one game can be begun
)

// titleEdge is how far the title is from the left edge of the window.
func (a *App) titleEdge() float64 { return min(a.UI.Px(titleLeft), a.Width*titleLeft/1280) }

// disclaimer is where the line at the foot of the title stands: broad where a window is low.
func (a *App) disclaimer() draw.Rect {
	u, left := a.UI, a.titleEdge()
	r := draw.Rect{X: left, Y: a.Height - u.Px(noteAbove), W: u.Px(noteWide), H: u.Px(60)}
	if a.Height < u.Px(lowWindow) {
		r.W = a.Width - 2*left
		r.H = u.ParagraphHeight(r.W, a.Say("disclaimer"), draw.Style{Size: 13})
		r.Y = a.Height - r.H - u.Px(6)
	}
	return r
}

// lowWindow is the height, in units of the design, below which the title needs all of it.
const lowWindow = 560

// lettering is how large the name is, as a share of what it is in a window of full height.
func (s *TitleScreen) lettering(a *App) float64 {
	return min(max(a.Height/a.UI.Px(lowWindow), 0.7), 1)
}

// places is where the first button stands, and how far it is from one to the next: as on a tall
// page where there is room above the foot, else as near as that needs.
func (s *TitleScreen) places(a *App, foot float64) (first draw.Rect, step float64) {
	u := a.UI
	if a.Height >= u.Px(lowWindow) { // what is wrong with the player's files is told above the foot
		foot -= u.Px(22) * float64(min(len(a.Opt.Warnings), ShownWarnings))
	}
	head := s.lettering(a) * u.Px(titleHead)
	buttons := float64(shownTitle + len(a.tenants) - 1)
	for i := range a.tenants {
		if a.tenants[i].Build != nil {
			buttons++
		}
	}
	if len(s.games) == 0 && a.teacher() >= 0 && a.Height >= u.Px(lowWindow) {
		buttons++ // the first game has a row of its own; where there is none to spare, it stands for the sample
	}
	wide := float64(titleStep)
	if buttons > shownTitle+1 { // what is told below them has room, too
		wide = closeStep
	}
	step = min(u.Px(wide), max((foot-head-u.Px(8))/buttons, u.Px(leastStep)))
	top := a.Height*0.19 - u.Px(8)*float64(min(len(a.Opt.Warnings), ShownWarnings))
	top = max(min(top, foot-head-buttons*step), u.Px(4))
	return draw.Rect{X: a.titleEdge(), Y: top + head, W: u.Px(290), H: step - u.Px(buttonGap)}, step
}

// hint tells whoever has played nothing yet, below the buttons or beside them, where what he brings belongs, if there
// is room above the foot; his games' own screen says it, too.
func (s *TitleScreen) hint(a *App, r draw.Rect, foot float64) {
	u, text, st := a.UI, a.tenant().Hint(), draw.Style{Size: 14, Color: draw.Muted}
	r.W = min(u.Px(noteWide), r.W)
	if a.Height >= u.Px(lowWindow) {
		r.W = min(r.W, a.Width*0.46-r.X) // left of what flies there
	}
	r.H = u.ParagraphHeight(r.W, text, st)
	r.Y += u.Px(8)
	if len(a.Opt.Warnings) > 0 || r.W < u.Px(leastNote) || r.Bottom() > foot-u.Px(8) {
		return
	}
	u.L.AsIs(func() {
		if a.Height < u.Px(lowWindow) { // over what flies there
			u.L.Round(r.Inset(-u.Px(6)), u.Px(6), draw.Fade(draw.Night, 0.86))
		}
		u.Paragraph(r, text, st)
	})
	u.Note("title.hint", text, r)
}

// firstGame is a button that begins the game that teaches, where there is one. It reports whether it was pressed.
func (s *TitleScreen) firstGame(a *App, r *draw.Rect, step float64) bool {
	i := a.teacher()
	if i < 0 || !s.labelled(a, "title.first", a.tenants[i].Words().Say(game.Say("ui.lesson")), r, step, "") {
		return false
	}
	a.turnTo(i)
	a.tenants[i].First()
	return true
}

// resume is a button that leads to the kept games, and beside it the one that begins the game that teaches.
func (s *TitleScreen) resume(a *App, r *draw.Rect, step float64, noGame string) bool {
	row := *r
	if r.Y += step; a.teacher() >= 0 {
		beside := row.CutRight(row.W*0.43, a.UI.Px(8))
		if s.firstGame(a, &beside, 0) {
			return true
		}
	}
	if !s.button(a, "title.resume", "resume", &row, 0, noGame) {
		return false
	}
	a.Show(&GamesScreen{App: a, Games: s.games})
	return true
}

// Wake looks for what was dropped on the window.
func (s *TitleScreen) Wake() { s.App.wake() }
