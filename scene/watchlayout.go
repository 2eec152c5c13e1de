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
	filmMoment  = 256 // wide is what is told of the moment
	filmPanel   = 300 // in a narrow window
	filmGap     = 6
	filmLane    = 44 // high is a lane, the marks, the axis, a row of buttons
	filmMarks   = 20
	filmAxis    = 22
	filmButtons = 28
	filmName    = 90 // wide is what a lane is called
)

// layout divides the window; moment is where the latest choice is told, foot where the film itself stands.
func (s *WatchScreen) layout() (r WatchAreas, moment, foot draw.Rect) {
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
	left := u.Px(filmMoment)
	if narrow {
		left = min(u.Px(filmPanel), in.W*0.4)
	}
	moment = in.CutLeft(left, gap).Snapped()
	r.Table = in.Snapped()
	return r, moment, foot
}
