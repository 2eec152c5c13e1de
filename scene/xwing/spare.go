package xwing

import "xwing/game/xwing/board"

// How far a tooltip goes out of its way in units of the design, for each square
// unit that it would cover.
const (
	sparePanel  = 0.03
	spareAsked  = 1 // the question that it explains an answer of
	sparePlate  = 0.25
	spareTray   = 4
	spareSheet  = 1  // the buttons beside it
	spareShip   = 12 // a corner of one is worth a detour
	spareJudged = 60 // and the least of what is judged is worth any
)

// spareTable asks tooltips to keep off ships, plates, the panels beside the table, and
// first of all what is judged on it.
func (t *plates) spareTable(a *desk) {
	u := a.UI
	u.Spare(sparePanel, t.sight.areas.top, t.sight.areas.asks, t.sight.areas.order)
	u.Spare(spareAsked, t.sight.areas.asking)
	u.Spare(spareTray, t.sight.trays...)
	u.Spare(spareJudged, t.sight.judged.all()...)
	v := &t.play.board.view
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.InPlay {
			u.Spare(spareShip, t.sight.screenRect(s.Base()))
		}
	}
	for _, p := range t.plated {
		u.Spare(sparePlate, p.at)
	}
	u.Spare(sparePlate, t.whole.at)
}
