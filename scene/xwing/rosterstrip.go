package xwing

import (
	"xwing/game"
	"xwing/scene/draw"
)

// Measures of a strip that tells more of a ship than its number, in units of the design.
const (
	toldWide = 30
	toldHigh = 34
)

// toldInStrip reports whether a strip of a width has room for more than a number.
func toldInStrip(a *desk, width float64) bool { return width >= a.UI.Px(toldWide) }

// inStrip is what a strip of badges tells of a ship: its number; where there is room its
// initiative, its pips and whether it has had its turn, too.
func (c *rosterRow) inStrip(r draw.Rect) {
	u := c.a.UI
	if !toldInStrip(c.a, r.W) {
		c.badge(r.X+r.W/2, r.Y+r.H/2)
		return
	}
	if c.side.sight.Areas.Order.Empty() && c.side.next() == c.ship.ID {
		c.notch(r)
	}
	in := r.Inset(u.Px(2))
	foot := in.CutBottom(u.Px(9), 0)
	mid := in.Y + in.H/2
	badge := in.CutLeft(u.Px(20), u.Px(1))
	c.badge(badge.X+badge.W/2, mid)
	end := in
	if c.side.acted(c.ship) {
		c.tick(end.X+end.W/2, mid)
	} else {
		c.initiative(end, 13)
	}
	if c.ship.Hull+c.ship.Shields.Limit > mostPips {
		c.bars(foot)
	} else {
		c.pips(foot)
	}
}

// notch marks the corner at the table of a ship whose turn comes next.
func (c *rosterRow) notch(r draw.Rect) {
	u := c.a.UI
	size, x := float32(u.Px(9)), float32(r.Right()-u.Px(1))
	if c.side.play.board.view.Head(c.ship.Seat) == game.Blue {
		size, x = -size, float32(r.X+u.Px(1))
	}
	y := float32(r.Y + u.Px(1))
	u.L.Polygon([]draw.Pt{{X: x, Y: y}, {X: x - size, Y: y}, {X: x, Y: y + max(size, -size)}}, draw.Now)
	u.Note("next", c.side.play.words.Value("ship", c.ship.ID.Piece()), r)
}

// mostPips is how many pips are still told apart in a strip.
const mostPips = 6

// bars are how much is left of the hull, and below it of the shields.
func (c *rosterRow) bars(r draw.Rect) {
	u, s := c.a.UI, c.ship
	light := 0.35 + 0.65*c.light
	bar := func(left, whole int, ink draw.Color, help string) {
		if whole == 0 {
			return
		}
		row := r.CutTop(u.Px(3.5), u.Px(1)).Snapped()
		u.L.Fill(row, draw.CardBack)
		u.L.Fill(draw.Rect{X: row.X, Y: row.Y, W: row.W * float64(left) / float64(whole), H: row.H}.Snapped(), draw.Fade(ink, light))
		c.a.help(row, help)
	}
	bar(s.HullRemaining(), s.Hull, draw.Hull, "help-hull")
	bar(s.Shields.Active, s.Shields.Limit, draw.Shield, "help-shields")
}
