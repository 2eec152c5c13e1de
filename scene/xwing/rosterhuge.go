package xwing

import (
	"fmt"
	"strconv"

	"xwing/scene/draw"
)

// Measures of the bars of a huge ship's card, in units of the design.
const (
	barRow  = 8.5 // from one row of cells to the next
	barWide = 10  // cells in a row
)

// huge reports whether the ship spends energy.
func (c *rosterRow) huge() bool {
	_, ok := c.side.play.state().Rules().Edition.Huge.Tools.Of(c.ship.Size)
	return ok
}

// hugeBars are hull, shields and energy of a huge ship in rows of ten, and returns what is left below them.
func (c *rosterRow) hugeBars(r draw.Rect) draw.Rect {
	s, light := c.ship, 0.35+0.65*c.light
	left := s.HullRemaining()
	c.bar(&r, s.Hull, "help-hull", func(box draw.Rect, i int) {
		if i >= left {
			crossed(c.a.UI.L, box, draw.Fade(draw.Damage, light))
			return
		}
		c.a.UI.L.Fill(box.Snapped(), draw.Fade(draw.Hull, light))
	})
	c.bar(&r, s.Shields.Limit, "help-shields", func(box draw.Rect, i int) {
		diamond(c.a.UI.L, box, draw.Fade(draw.Shield, light), i < s.Shields.Active)
	})
	c.bar(&r, s.Charges.Limit, "help-energy", func(box draw.Rect, i int) { energyCell(c.a.UI.L, box, i < s.Charges.Active, light) })
	c.a.UI.Note("energy", fmt.Sprintf("%s %d/%d", s.ID.Piece(), s.Charges.Active, s.Charges.Limit), r)
	return r
}

// bar is one kind of cells, as many rows as it needs.
func (c *rosterRow) bar(r *draw.Rect, n int, help string, cell func(box draw.Rect, i int)) {
	u := c.a.UI
	step := min(r.W/barWide, u.Px(barRow)*1.3)
	size := min(step, u.Px(barRow)) - max(1, u.Px(1.5))
	for from := 0; from < n; from += barWide {
		row := r.CutTop(u.Px(barRow), 0)
		for i := from; i < min(n, from+barWide); i++ {
			cell(draw.Rect{X: row.X + step*float64(i-from), Y: row.Y, W: size, H: size}, i)
		}
		c.a.help(draw.Rect{X: row.X, Y: row.Y, W: step * float64(min(n-from, barWide)), H: row.H}, help)
	}
}

// energyCell is one energy: full, or spent and hollow.
func energyCell(l *draw.List, box draw.Rect, full bool, light float64) {
	radius := box.W * 0.3
	if full {
		l.Round(box, radius, draw.Fade(draw.Energy, light))
		return
	}
	l.Ring(box, radius, max(1, box.W*0.14), draw.Fade(draw.Energy, 0.7*light))
}

// chargeInk is the color of a ship's own charges, which are energy where it is huge.
func (c *rosterRow) chargeInk() draw.Color {
	if c.huge() {
		return draw.Energy
	}
	return draw.Charge
}

// hugeCounts are hull, shields and energy of a huge ship by numbers, where its card has two lines.
func (c *rosterRow) hugeCounts(r draw.Rect) {
	u, s, light := c.a.UI, c.ship, 0.35+0.65*c.light
	side := r.H * 0.8
	for _, part := range []struct {
		n    int
		help string
		pip  func(box draw.Rect)
	}{
		{s.HullRemaining(), "help-hull", func(box draw.Rect) { u.L.Fill(box.Snapped(), draw.Fade(draw.Hull, light)) }},
		{s.Shields.Active, "help-shields", func(box draw.Rect) { diamond(u.L, box, draw.Fade(draw.Shield, light), true) }},
		{s.Charges.Active, "help-energy", func(box draw.Rect) { energyCell(u.L, box, true, light) }},
	} {
		box := r.CutLeft(side, u.Px(2))
		box.Y, box.H = box.Y+(box.H-side)/2, side
		part.pip(box)
		text := strconv.Itoa(part.n)
		st := draw.Style{Size: u.Px(12), Bold: true, Color: c.ink()}
		at := r.CutLeft(u.Fonts.Width(text, st)+1, u.Px(5))
		u.L.Text(at.X, at.Y+at.H/2, text, st)
		c.a.help(draw.Rect{X: box.X, Y: r.Y, W: at.Right() - box.X, H: r.H}, part.help)
	}
}
