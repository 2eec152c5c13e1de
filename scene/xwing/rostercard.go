package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Measures of a card with room for everything, in units of the design.
const (
	cardEdge     = 2  // what stands on a card keeps off its edge
	nameHigh     = 15 // the line of the name
	portraitWide = 44
	pipsHigh     = 9
)

// whole is a card with room for everything: the name on a line of its own, for no more of its width holds the longest;
// below it portrait, badge and initiative at the left, pips and what lies at the ship beside them.
func (c *rosterRow) whole(r draw.Rect, name float64) {
	u := c.a.UI
	in := r.Inset(u.Px(cardEdge))
	c.named(in.CutTop(u.Px(nameHigh), u.Px(1)), name)
	left := in.CutLeft(u.Px(portraitWide), u.Px(6))
	side := min(left.W, left.H-u.Px(19)) // the initiative is read below it
	c.portrait(draw.Rect{X: left.X + (left.W-side)/2, Y: left.Y + min(u.Px(4), left.H-side), W: side, H: side})
	c.badge(left.X+u.Px(9), left.Y+u.Px(9))
	foot := left.CutBottom(u.Px(16), 0)
	if c.side.acted(c.ship) {
		c.tick(foot.Right()-u.Px(8), foot.Y+foot.H/2)
	}
	c.initiative(draw.Rect{X: foot.X, Y: foot.Y, W: u.Px(17), H: foot.H}, 17)
	in.CutTop(u.Px(3), 0)
	if c.huge() {
		c.celled, in = true, c.hugeBars(in)
	} else {
		c.pips(in.CutTop(u.Px(pipsHigh), u.Px(3)))
	}
	c.lying(in, 20, 18, 16)
}

// named writes the name on one line; its number stands on the badge.
func (c *rosterRow) named(r draw.Rect, size float64) {
	c.a.UI.Label(r, c.name(), draw.Style{Size: size, Bold: true, Color: c.ink(), Plain: true})
}

// nameSize is how large the names of a roster are written on cards of a width, in units of the design: all alike, each of
// them on one line.
func (t *side) nameSize(a *desk, ships []*board.Ship, width float64) float64 {
	names := make([]string, len(ships))
	for i, s := range ships {
		names[i] = t.play.names.Bare(s.ID)
	}
	return a.UI.OneSize(width-2*a.UI.Px(cardEdge), draw.Style{Size: 13, Bold: true, Plain: true}, names...)
}

// Measures of a card of two lines, in units of the design.
const (
	shortName = 14 // the line of the name
	shortPic  = 32 // the portrait at most
)

// short is a card of two lines: the name, and below it all the rest.
func (c *rosterRow) short(r draw.Rect, name float64) {
	u := c.a.UI
	in := r.Inset(u.Px(cardEdge))
	c.named(in.CutTop(u.Px(shortName), 0), name)
	badge := in.CutLeft(u.Px(20), u.Px(2))
	y := badge.Y + badge.H/2
	c.badge(badge.X+badge.W/2, y)
	side := min(in.H, u.Px(shortPic))
	left := in.CutLeft(side, u.Px(2))
	c.portrait(draw.Rect{X: left.X, Y: left.Y + (left.H-side)/2, W: side, H: side})
	first := in.CutLeft(u.Px(13), u.Px(3))
	if c.side.acted(c.ship) {
		c.tick(first.X+first.W/2, y)
	} else {
		c.initiative(first, 14)
	}
	if c.huge() {
		c.celled = true
		c.hugeCounts(in.CutTop(u.Px(10), u.Px(1)))
	} else {
		c.pips(in.CutTop(u.Px(7), u.Px(1)))
	}
	c.lying(in, 16, 14)
}

// portrait is the picture of the ship, or the token of a remote, on the light of its seat.
func (c *rosterRow) portrait(r draw.Rect) {
	x, y := r.Center()
	c.a.UI.L.Glow(x, y, r.W*0.55, draw.Fade(art.SeatColor(c.ship.Seat), 0.30*c.light))
	if c.ship.Remote != "" {
		c.a.tokenPortrait(c.a.UI.L, c.ship.Remote, c.ship.Seat, 0.35+0.65*c.light, r)
		return
	}
	c.a.hull(c.a.UI.L, c.ship.Pilot, c.ship.Chassis, x, y, 0, r.W/2.16, 0.35+0.65*c.light)
}

// badge is the number in the shape of the seat.
func (c *rosterRow) badge(x, y float64) {
	u := c.a.UI
	radius := u.Px(8.5)
	if c.ship.ID > 9 {
		radius = u.Px(10)
	}
	art.SeatMark(u.L, c.ship.Seat, x, y, radius, max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(int(c.ship.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
}

func (c *rosterRow) initiative(r draw.Rect, size float64) {
	if c.ship.Remote != "" {
		return
	}
	words := strconv.Itoa(c.ship.Initiative)
	c.a.UI.Label(r, words, draw.Style{Size: size, Bold: true, Color: draw.Fade(draw.Now, 0.6+0.4*c.light), Align: draw.Center})
	c.a.help(r, "help-initiative")
}

// tick says that the ship has had its turn.
func (c *rosterRow) tick(x, y float64) {
	u := c.a.UI
	w := max(1.5, u.Px(2))
	u.L.Line(x-u.Px(4), y, x-u.Px(1), y+u.Px(3.5), w, draw.Good)
	u.L.Line(x-u.Px(1), y+u.Px(3.5), x+u.Px(5), y-u.Px(4), w, draw.Good)
}

// pips are hull as squares, damage as crosses, shields as diamonds, and spent ones hollow.
// It returns how wide they are.
func (c *rosterRow) pips(r draw.Rect) float64 {
	u, s := c.a.UI, c.ship
	n := s.Hull + s.Shields.Limit
	if n == 0 {
		return 0
	}
	step := min(r.W/float64(n), r.H+max(1, u.Px(1.5)))
	size := step - max(1, u.Px(1.5))
	light := 0.35 + 0.65*c.light
	y := r.Y + (r.H-size)/2
	for i := range n {
		box := draw.Rect{X: r.X + step*float64(i), Y: y, W: size, H: size}
		switch {
		case i >= s.Hull:
			diamond(u.L, box, draw.Fade(draw.Shield, light), i-s.Hull < s.Shields.Active)
		case i >= s.HullRemaining():
			crossed(u.L, box, draw.Fade(draw.Damage, light))
		default:
			u.L.Fill(box.Snapped(), draw.Fade(draw.Hull, light))
		}
	}
	wide := step * float64(n)
	c.a.help(draw.Rect{X: r.X, Y: r.Y, W: step * float64(s.Hull), H: r.H}, "help-hull")
	if s.Shields.Limit > 0 {
		c.a.help(draw.Rect{X: r.X + step*float64(s.Hull), Y: r.Y, W: step * float64(s.Shields.Limit), H: r.H}, "help-shields")
	}
	return wide
}

// rested reports whether a ship has had its turn in the phase, or is not in play.
func (t *side) rested(s *board.Ship) bool {
	return s.Destroyed || s.Where == board.InReserve || t.acted(s)
}

// acted reports whether a ship has had its turn in the phase.
func (t *side) acted(s *board.Ship) bool {
	switch t.play.board.view.Phase {
	case board.Activation:
		return s.Activated
	case board.Engagement:
		return s.Engaged
	}
	return false
}
