package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// measures are how the table screen is divided, in units of the design.
type measures struct {
	bar    float64 // high is the bar on top
	seat   float64 // wide is a player's name in it
	scored float64 // wide is the bar of a score; 0: the number alone is shown
	steps  bool    // it lists all steps of a round, else the one that is on
	foot   float64 // high is the line below the table; 0: what it holds stands in the bar and in the menu
	strips bool    // rosters are strips of badges until one is opened
	strip  float64 // wide is one
	log    float64 // high is the log at most, of the table; 0: it lies over all that is free of it
	die    float64 // is the side of a die
	around float64 // is left free around what lies in a tray of dice
}

// measured is how the table screen is divided in a room.
func (d *desk) measured() measures {
	if d.Room() == scene.Narrow {
		// Dice are never smaller on screen than where words are smaller.
		die := 36 + 22*min(d.Width/d.UI.Px(640)-1, 1)
		return measures{bar: 36, seat: 106, strips: true, strip: 44, die: die, around: 6}
	}
	return measures{bar: 46, seat: rosterWide, scored: 86, steps: true, foot: 30, strip: 34, log: 304, die: 58, around: 10}
}

// Measures that are the same in every room, in units of the design.
const (
	rosterWide = 184
	asksWide   = 286
	asksShare  = 0.4 // of the width of the table at most
	orderHigh  = 34
	orderFrom  = 470 // high a window has the order of the ships
	margin     = 6   // what floats over the table keeps off its edges
)

// layout divides the screen, and has the camera look at what it is about.
func (t *tableScreen) layout(a *Client) {
	u, s, m := a.UI, &t.sight.Areas, a.desk.measured()
	if d, ok := t.question.Pending(); ok && t.play.board.Resting() {
		t.sight.Asked = d.Seat
	}
	t.sight.Area = table.Area(t.play.board.view.Area)
	gap := u.Px(margin)
	all := a.Window()
	*s = table.Areas{Top: all.CutTop(u.Px(m.bar), 0).Snapped()}
	s.Sides[game.Red] = all.CutLeft(t.side.wide(a.desk, game.Red), 0)
	s.Sides[game.Blue] = all.CutRight(t.side.wide(a.desk, game.Blue), 0)
	s.Table = all
	in := s.Table.Inset(gap)
	if s.Foot = t.barEnd(a, s.Top); m.foot > 0 {
		s.Foot = in.CutBottom(u.Px(m.foot), gap)
	}
	if t.play.board.view.Round > 0 && a.Height >= u.Px(orderFrom) {
		s.Order = in.CutTop(u.Px(orderHigh), gap)
	}
	s.Asks, s.Free = sideOf(in, true, min(u.Px(asksWide), in.W*asksShare), gap)
	switch {
	case t.side.open && m.log > 0:
		s.Log = s.Free.CutBottom(min(u.Px(m.log), s.Free.H*0.6), gap)
	case t.side.open:
		s.Log = s.Free
	}
	s.Seen = t.sight.besideSheets(a.desk, s.Free)
	t.sight.Trays = t.sight.Trays[:0]
	t.sight.Cam.View = s.Table
	t.look(a)
}

// leastSeen is how wide, in units of the design, the cards of ships leave the table at least:
// the camera takes no heed of one that leaves less.
const leastSeen = 240

// besideSheets is what of a part of the table the open cards of ships leave. One that is there
// because of what the mouse is on moves nothing from under it.
func (t *sight) besideSheets(a *desk, r draw.Rect) draw.Rect {
	for _, sheet := range t.Stay {
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
