package table

import (
	"xwing/scene"
	"xwing/scene/draw"
)

// How far a tooltip goes out of its way in units of the design, for each square
// unit that it would cover.
const (
	sparePanel  = 0.03
	spareOver   = 1 // what floats over the table: the question that it explains an answer of, the order, cards, dice
	spareWords  = 1 // tags
	spareBadge  = 0.25
	spareLying  = 0.25
	SpareTray   = 4
	sparePiece  = 12 // a corner of one is worth a detour
	spareJudged = 60 // and the least of what is judged is worth any
)

// Spare asks tooltips to lie where the table is free: off the panels, badges and tags, off the pieces that are worth a
// detour, and first of all off what is judged. The last badge is that of what the mouse is on.
func (s *Sight) Spare(d *scene.Desk, pieces []draw.Rect, last draw.Rect) {
	u, f := d.UI, &s.Free
	u.Spare(sparePanel, s.Areas.Top)
	u.Spare(sparePanel, s.Areas.Sides[:]...)
	u.Spare(spareOver, f.Over...)
	u.Spare(spareWords, f.Words...)
	u.Spare(spareBadge, f.Badges...)
	u.Spare(spareLying, f.Pieces...)
	u.Spare(spareJudged, f.Judged...)
	u.Spare(SpareTray, s.Trays...)
	u.Spare(sparePiece, pieces...)
	u.Spare(spareBadge, last)
}
