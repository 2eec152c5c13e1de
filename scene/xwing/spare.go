package xwing

import "xwing/game/xwing/board"

// How far a tooltip goes out of its way in units of the design, for each square
// unit that it would cover.
const (
	sparePanel  = 0.03
	spareOver   = 1 // what floats over the table: the question that it explains an answer of, the order, cards, dice
	spareWords  = 1 // tags
	sparePlate  = 0.25
	sparePiece  = 0.25
	spareTray   = 4
	spareSheet  = 1  // the buttons beside it
	spareShip   = 12 // a corner of one is worth a detour
	spareJudged = 60 // and the least of what is judged is worth any
)

// spareTable asks tooltips to lie where the table is free: off the panels, ships, plates and tags, and first of all off
// what is judged on it.
func (t *plates) spareTable(a *desk) {
	u, f := a.UI, &t.sight.Free
	u.Spare(sparePanel, t.sight.Areas.Top)
	u.Spare(sparePanel, t.sight.Areas.Sides[:]...)
	u.Spare(spareOver, f.Over...)
	u.Spare(spareWords, f.Words...)
	u.Spare(sparePlate, f.Badges...)
	u.Spare(sparePiece, f.Pieces...)
	u.Spare(spareJudged, f.Judged...)
	u.Spare(spareTray, t.sight.Trays...)
	v := &t.play.board.view
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.InPlay {
			u.Spare(spareShip, t.sight.Rect(s.Base().Shape()))
		}
	}
	u.Spare(sparePlate, t.whole.at)
}
