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
		if s.page == pointsPage {
			s.sourceColumn(a, &r)
		} else {
			for _, seat := range []game.Seat{game.Red, game.Blue} {
				if s.page == roundsPage {
					s.lossColumn(a, &r, seat)
				} else {
					s.shipColumn(a, &r, seat)
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

// shipColumn is what each ship of a seat was worth, did and suffered.
func (s *resultScreen) shipColumn(a *desk, r *draw.Rect, seat game.Seat) {
	u := a.UI
	s.captions(a, r.CutTop(u.Px(24), u.Px(2)), seat)
	own := s.ownShips(seat)
	named := s.nameSize(u, r.W, u.Px(shipRowHigh), own)
	for k, ship := range own {
		row := r.CutTop(u.Px(shipRowHigh), 0)
		if k%2 == 0 {
			u.L.Fill(row.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
		}
		s.ship(a, row, ship, named)
	}
}

// lossColumn is what a seat scored and lost in every round.
func (s *resultScreen) lossColumn(a *desk, r *draw.Rect, seat game.Seat) {
	u := a.UI
	s.lossCaptions(a, r.CutTop(u.Px(24), u.Px(2)), seat)
	rounds, line := s.rounds(), u.Px(lossHigh)
	for n := 1; n < len(rounds); n++ {
		row := r.CutTop(max(line, s.chipsHigh(a, *r, n, seat, line)), 0)
		if n%2 == 1 {
			u.L.Fill(row.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
		}
		s.loss(a, row, line, n, seat, rounds[n][seat]-rounds[n-1][seat])
	}
}

// sourceColumn tells what each mission point was given for, round by round.
func (s *resultScreen) sourceColumn(a *desk, r *draw.Rect) {
	u := a.UI
	for _, scores := range s.byRound() {
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			own := of(scores, seat)
			if len(own) == 0 {
				continue
			}
			block := r.CutTop(u.Px(8+22*float64(len(own)+1)), u.Px(6))
			u.L.Fill(block.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
			s.scored(a, block.Inset(u.Px(4)), scores[0].Round, seat, own)
		}
	}
}
