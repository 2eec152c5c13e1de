package xwing

import (
	"xwing/game"
	"xwing/scene/draw"
)

// Measures of the table screen in units of the design.
const (
	barHigh    = 46
	rosterWide = 184
	foldedWide = 34
	asksWide   = 286
	orderHigh  = 34
	footHigh   = 30
	logHigh    = 304
	margin     = 6 // what floats over the table keeps off its edges
)

// layout divides the screen, and has the camera look at what it is about.
func (t *tableScreen) layout(a *Client) {
	u, s := a.UI, &t.sight.areas
	if d, ok := t.question.Decision(); ok && t.play.board.Resting() {
		t.sight.asked = d.Seat
	}
	gap := u.Px(margin)
	all := draw.Rect{W: a.Width, H: a.Height}
	*s = areas{top: all.CutTop(u.Px(barHigh), 0).Snapped()}
	s.squads[game.Red] = all.CutLeft(t.side.wide(a.desk, game.Red), 0)
	s.squads[game.Blue] = all.CutRight(t.side.wide(a.desk, game.Blue), 0)
	s.table = all
	in := s.table.Inset(gap)
	s.foot = in.CutBottom(u.Px(footHigh), gap)
	if t.play.board.view.Round > 0 {
		s.order = in.CutTop(u.Px(orderHigh), gap)
	}
	s.asks, s.free = sideOf(in, t.sight.asked == game.Blue, u.Px(asksWide), gap)
	if t.side.open {
		s.log = s.free.CutBottom(min(u.Px(logHigh), s.free.H*0.6), gap)
	}
	_, s.both = sideOf(s.free, t.sight.asked == game.Red, u.Px(asksWide), gap)
	s.seen = t.sight.besideSheets(a.desk, s.free)
	s.both = s.both.Intersect(s.seen)
	t.sight.trays = t.sight.trays[:0]
	t.sight.cam.View = s.table
	t.look(a)
}

// leastSeen is how wide, in units of the design, the cards of ships leave the table at least:
// the camera takes no heed of one that leaves less.
const leastSeen = 240

// besideSheets is what of a part of the table the open cards of ships leave. One that is there
// because of what the mouse is on moves nothing from under it.
func (t *sight) besideSheets(a *desk, r draw.Rect) draw.Rect {
	for _, sheet := range t.stay {
		covered := sheet.Intersect(r)
		if covered.Empty() {
			continue
		}
		rest := r
		if gap := a.UI.Px(margin); covered.X-r.X < r.Right()-covered.Right() {
			rest.CutLeft(covered.Right()-r.X, gap)
		} else {
			rest.CutRight(r.Right()-covered.X, gap)
		}
		if rest.W >= a.UI.Px(leastSeen) {
			r = rest
		}
	}
	return r
}

// sideOf cuts a panel off one side of the room over the table.
func sideOf(in draw.Rect, right bool, wide, gap float64) (panel, rest draw.Rect) {
	if right {
		panel = in.CutRight(wide, gap)
		return panel, in
	}
	panel = in.CutLeft(wide, gap)
	return panel, in
}

// curtain is what a curtain hides: all but the bar and the foot.
func (s *areas) curtain() draw.Rect {
	return draw.Rect{Y: s.top.Bottom(), W: s.top.W, H: s.foot.Y - s.top.Bottom() - 2}
}
