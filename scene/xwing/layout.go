package xwing

import (
	"xwing/game"
	"xwing/physics"
	"xwing/scene"
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
	s.squads[game.Red] = all.CutLeft(t.side.wide(a, game.Red), 0)
	s.squads[game.Blue] = all.CutRight(t.side.wide(a, game.Blue), 0)
	s.table = all
	in := s.table.Inset(gap)
	s.foot = in.CutBottom(u.Px(footHigh), gap)
	if t.play.board.view.Round > 0 {
		s.order = in.CutTop(u.Px(orderHigh), gap)
	}
	s.asks, s.free = sideOf(in, t.sight.asked == game.Blue, u.Px(asksWide), gap)
	if t.side.open {
		log := s.free
		s.log = log.CutBottom(min(u.Px(logHigh), log.H*0.6), 0)
	}
	t.sight.trays = t.sight.trays[:0]
	t.sight.cam.View = s.table
	t.look(a)
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

// edgeRoom is what is left around the table where all of it is shown, for its edges and the
// numbers of the ranges.
const edgeRoom = 14

// look has the camera show what the game is about, unless a player has it for himself.
func (t *tableScreen) look(a *Client) {
	cam := &t.sight.cam
	if !cam.Fitted && cam.K > 0 {
		return
	}
	area := t.play.board.view.Area
	to := cam.Frame(physics.Vec{}, physics.Vec{X: area.Width, Y: area.Height}, t.sight.areas.free.Inset(a.UI.Px(edgeRoom)), 100)
	ticks := scene.GlideTicks
	if a.Opt.Settings.Animation.Speed == 0 || a.Opt.Settings.Animation.Reduced {
		ticks = 0
	}
	cam.Head(to, a.Clock.Tick, ticks)
}
