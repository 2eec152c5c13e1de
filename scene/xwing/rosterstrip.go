package xwing

import "xwing/scene/draw"

// Measures of a strip that tells more of a ship than its number, in units of the design.
const (
	toldWide = 30
	toldHigh = 34
)

// stripHigh is how high a ship is at least in a strip of badges of a width.
func (c *rosterRow) stripHigh(width float64) float64 {
	if u := c.a.UI; width >= u.Px(toldWide) {
		return u.Px(toldHigh)
	}
	return c.a.UI.Px(lineHigh)
}

// inStrip is what a strip of badges tells of a ship: its number; where there is room its
// initiative, its pips and whether it has had its turn, too.
func (c *rosterRow) inStrip(r draw.Rect) {
	u := c.a.UI
	if r.W < u.Px(toldWide) {
		c.badge(r.X+r.W/2, r.Y+r.H/2)
		return
	}
	in := r.Inset(u.Px(2))
	foot := in.CutBottom(u.Px(8), 0)
	mid := in.Y + in.H/2
	badge := in.CutLeft(u.Px(20), u.Px(1))
	c.badge(badge.X+badge.W/2, mid)
	end := in
	if c.side.acted(c.ship) {
		c.tick(end.X+end.W/2, mid)
	} else {
		c.initiative(end, 13)
	}
	c.pips(foot)
}
