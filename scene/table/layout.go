package table

import (
	"xwing/scene"
	"xwing/scene/draw"
)

// Measures are how the screen of a table is divided in a room, in units of the design.
type Measures struct {
	Bar  float64 // high is the bar on top
	Foot float64 // high is the line below the table; 0: what it holds stands in the bar and in the menu
	Log  float64 // high is the log at most, of the table; 0: it lies over all that is free of it
}

// Measured are those of the room that there is.
func Measured(d *scene.Desk) Measures {
	if d.Room() == scene.Narrow {
		return Measures{Bar: 36}
	}
	return Measures{Bar: 46, Foot: 30, Log: 304}
}

// Measures that are the same in every room, in units of the design.
const (
	Margin    = 6   // what floats over the table keeps off its edges
	AsksWide  = 286 // is a question, and the card of a piece
	asksShare = 0.4 // of the width of the table at most
	orderHigh = 34
	orderFrom = 470 // high a window has the order of the pieces
	bandRoom  = 5   // is left around a table that stands above its question
	leastSeen = 240 // wide the cards of pieces leave the table: the camera takes no heed of one that leaves less
)

// Parts is what a game has to show around its table and over it.
type Parts struct {
	Sides   [2]float64 // wide is what each seat has brought, in pixels
	Tools   float64    // wide are those that stand in the bar where the table has no foot
	Order   bool       // somebody is next, and after him another
	LogOpen bool
	Band    float64 // high is the question below the table, in pixels; 0: it floats over its side
}

// Layout divides the screen.
func (s *Sight) Layout(d *scene.Desk, p Parts) {
	u, m := d.UI, Measured(d)
	gap := u.Px(Margin)
	all := d.Window()
	a := Areas{Top: all.CutTop(u.Px(m.Bar), 0).Snapped()}
	a.Sides[0], a.Sides[1] = all.CutLeft(p.Sides[0], 0), all.CutRight(p.Sides[1], 0)
	a.Table = all
	in := a.Table.Inset(gap)
	if m.Foot > 0 {
		a.Foot = in.CutBottom(u.Px(m.Foot), gap)
	} else {
		bar := a.Top
		a.Foot = bar.CutRight(p.Tools, 0).Inset(min(u.Px(toolGap), p.Tools))
	}
	if p.Order && d.Height >= u.Px(orderFrom) {
		a.Order = in.CutTop(u.Px(orderHigh), gap)
	}
	if p.Band > 0 {
		a.Asks = in.CutBottom(p.Band, gap)
		a.Free = in
		a.Table.Y, a.Table.H = in.Y, in.H
	} else {
		a.Asks, a.Free = SideOf(in, true, min(u.Px(AsksWide), in.W*asksShare), gap)
	}
	switch {
	case p.LogOpen && m.Log > 0 && p.Band > 0: // it lies over the table
		a.Log = in.CutBottom(min(u.Px(m.Log), in.H*0.6), 0)
	case p.LogOpen && m.Log > 0:
		a.Log = a.Free.CutBottom(min(u.Px(m.Log), a.Free.H*0.6), gap)
	case p.LogOpen:
		a.Log = a.Free
	}
	a.Seen = s.besideSheets(d, a.Free)
	if p.Band > 0 { // no number and no panel stands at its edges
		a.Seen = a.Seen.Inset(-u.Px(edgeRoom - bandRoom))
	}
	s.Areas, s.Trays, s.Cam.View = a, s.Trays[:0], a.Table
}

// besideSheets is what of a part of the table the open cards of pieces leave. One that is there
// because of what the mouse is on moves nothing from under it.
func (s *Sight) besideSheets(d *scene.Desk, r draw.Rect) draw.Rect {
	for _, sheet := range s.Stay {
		covered := sheet.Intersect(r)
		if covered.Empty() {
			continue
		}
		rest := r
		if gap := d.UI.Px(Margin); covered.X-r.X < r.Right()-covered.Right() {
			rest.CutLeft(covered.Right()-r.X, gap)
		} else {
			rest.CutRight(r.Right()-covered.X, gap)
		}
		if rest.W >= d.UI.Px(leastSeen) {
			r = rest
		}
	}
	return r
}

// SideOf cuts a panel off one side of the room over the table.
func SideOf(in draw.Rect, right bool, wide, gap float64) (panel, rest draw.Rect) {
	if right {
		panel = in.CutRight(wide, gap)
		return panel, in
	}
	panel = in.CutLeft(wide, gap)
	return panel, in
}
