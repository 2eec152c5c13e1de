package xwing

import (
	"xwing/game"
	"xwing/scene/draw"
)

// column is all of the sheet in one list, for a window where its parts have no room beside
// each other: the page that is turned to, one side below the other, then all else.
func (s *resultScreen) column(a *desk, in draw.Rect) {
	u := a.UI
	u.Scroll("result.column", in, func(r draw.Rect) float64 {
		top, gap := r.Y, u.Px(10)
		switch s.Page {
		case luckPage:
			s.luckList(a, &r)
			return r.Y - top
		case playPage:
			s.playList(a, &r)
			return r.Y - top
		case pointsPage:
			a.PointList(&r, s.points(), s.roundName)
		default:
			sums, losses := s.sums(a), s.losses(a)
			for _, seat := range []game.Seat{game.Red, game.Blue} {
				if s.Page == roundsPage {
					a.LossList(&r, losses, seat)
				} else {
					a.SumList(&r, sums, seat)
				}
				r.CutTop(gap, 0)
			}
		}
		a.ScoreChart(r.CutTop(u.Px(partHigh), gap), s.rounds())
		s.luck(a, r.CutTop(u.Px(partHigh), gap))
		s.best(a, r.CutTop(u.Px(partHigh), 0))
		return r.Y - top
	})
}
