package scene

import (
	"math"

	"xwing/scene/draw"
)

// Measures of a film in units of the design.
const (
	filmBar     = 46 // high is the bar on top, and in a narrow window
	filmLowBar  = 36
	filmSide    = 184 // wide is what stands at the sides
	filmMoment  = 256 // wide is the moment, and what is told beside the table
	filmBeside  = 242
	filmLess    = 224 // wide is either where both leave the table little
	filmMuch    = 980
	filmPanel   = 300 // wide is either in a narrow window
	filmGap     = 6
	filmLane    = 44 // high is a lane, the marks, the axis, a row of buttons
	filmMarks   = 20
	filmAxis    = 22
	filmButtons = 28
	filmName    = 90 // wide is what a lane is called
)

// watchAreas are where all parts of a film stand.
type watchAreas struct {
	WatchAreas
	moment, beside draw.Rect
	tabs           bool // both in one place
}

// layout divides the window; foot is where the film itself stands.
func (s *WatchScreen) layout() (r watchAreas, foot draw.Rect) {
	a := s.App
	u, gap := a.UI, a.UI.Px(filmGap)
	narrow := a.Room() == Narrow
	all := a.Window()
	bar := u.Px(filmBar)
	if narrow {
		bar = u.Px(filmLowBar)
	}
	r.Top = all.CutTop(bar, 0).Snapped()
	if !narrow {
		side := math.Round(u.Px(filmSide))
		r.Sides[0], r.Sides[1] = all.CutLeft(side, 0), all.CutRight(side, 0)
	}
	in := all.Inset(gap)
	foot = in.CutBottom(s.footHigh(in.W), gap).Snapped()
	r.tabs = narrow || s.shows.Broad
	beside := s.shows.Beside != nil
	left, right := u.Px(filmMoment), u.Px(filmBeside)
	switch {
	case narrow:
		left = min(u.Px(filmPanel), in.W*0.4)
	case beside && !r.tabs && in.W < u.Px(filmMuch):
		left, right = u.Px(filmLess), u.Px(filmLess)
	}
	r.moment = in.CutLeft(left, gap).Snapped()
	if beside && !r.tabs {
		r.beside = in.CutRight(right, gap).Snapped()
	}
	r.tabs = r.tabs && beside
	r.Table = in.Snapped()
	return r, foot
}

// panels builds what is told beside the table.
func (s *WatchScreen) panels(r watchAreas) {
	a := s.App
	in := a.UI.Panel(r.moment)
	if r.tabs {
		const moment, beside = "moment", "beside"
		s.tab = a.Tabs("film.tab", in.CutTop(a.UI.Px(30), a.UI.Px(8)), s.tab, []string{moment, beside},
			[]string{a.Say("film-moment"), a.Say("film-beside")})
		if s.tab == beside {
			s.shows.Beside(in)
			return
		}
	}
	s.moment(in)
	if r.beside.W > 0 {
		s.shows.Beside(a.UI.Panel(r.beside))
	}
}
