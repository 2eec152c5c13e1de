package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/dialgrid"
)

// Measures of the dial on a sheet, in units of the design.
const (
	dialCellSide = 20 // of a maneuver, at most
	dialLabel    = 16 // of the speeds
	dialAside    = 74 // beside it: what is set
	dialSign     = 37 // of that, above its words
)

// dial shows all maneuvers of the ship's dial, which everybody may read, and which of them
// is set, as far as whoever looks may know. It returns how high it is.
func (c *sheet) dial(r draw.Rect) float64 {
	moves := c.side.play.state().Dial(c.ship.ID)
	if len(moves) == 0 {
		return 0
	}
	u, g := c.a.UI, dialgrid.Of(slices.Values(moves))
	pad := u.Px(6)
	columns := float64(len(g.Columns))
	size := min((r.W-2*pad-u.Px(dialLabel+dialAside))/columns, u.Px(dialCellSide))
	shown := c.side.cards.dialShown(c.ship)
	words, style := c.dialWords(shown), draw.Style{Size: 12, Color: draw.Muted, Align: draw.Center, Plain: true}
	r.H = max(size*float64(len(g.Rows)), u.Px(dialSign)+u.ParagraphHeight(u.Px(dialAside-6), words, style)) + 2*pad
	box := r.Snapped()
	u.L.Round(box, u.Px(5), draw.Card)
	u.L.Ring(box, u.Px(5), max(1, u.Px(1)), draw.EdgeSoft)
	in := r.Inset(pad)
	aside := in.CutRight(u.Px(dialAside-6), u.Px(6))
	c.dialSet(aside, shown)
	u.Note(c.id+".dial", words, aside)
	aside.CutTop(u.Px(dialSign), 0)
	u.Paragraph(aside, words, style)
	for i, speed := range g.Rows {
		row := draw.Rect{X: in.X, Y: in.Y + float64(i)*size, W: u.Px(dialLabel), H: size}
		u.Label(row, strconv.Itoa(abs1(speed)), draw.Style{Size: 13, Bold: true, Color: draw.Muted, Align: draw.Center})
		for k := range g.Columns {
			if m, ok := g.Cells[[2]int{i, k}]; ok {
				cell := draw.Rect{X: row.Right() + float64(k)*size, Y: row.Y, W: size, H: size}
				c.maneuver(cell, m, shown.Revealed && shown.Maneuver == m)
			}
		}
	}
	return r.H + u.Px(8)
}

// maneuver is one of the dial, ringed if it is set.
func (c *sheet) maneuver(r draw.Rect, m catalog.Maneuver, set bool) {
	u := c.a.UI
	if set {
		u.L.Round(r, u.Px(4), draw.ButtonOn)
		u.L.Ring(r, u.Px(4), max(1, u.Px(1.5)), draw.Accent)
	}
	x, y := r.Center()
	c.a.Stamp(u.L, c.a.maneuver(m), x, y, r.W*0.88)
	if u.Over(r) {
		u.Tip(c.side.play.words.Maneuver(m), r)
	}
}

// dialWords says what is set on the dial.
func (c *sheet) dialWords(d board.Dial) string {
	switch {
	case d.Revealed:
		return c.side.play.words.Maneuver(d.Maneuver)
	case d.Assigned:
		return c.a.Say("dial-set")
	case c.ship.Activated:
		return c.a.Say("dial-flown")
	}
	return c.a.Say("dial-not-set")
}

// dialSet shows by a sign what is set on the dial.
func (c *sheet) dialSet(r draw.Rect, d board.Dial) {
	u, a := c.a.UI, c.a
	x, y := r.X+r.W/2, r.Y+u.Px(17)
	switch {
	case d.Revealed:
		a.Stamp(u.L, c.a.maneuver(d.Maneuver), x-u.Px(8), y, u.Px(32))
		u.L.Text(x+u.Px(13), y, strconv.Itoa(d.Maneuver.Speed),
			draw.Style{Size: u.Px(20), Bold: true, Color: c.a.difficulty(d.Maneuver.Difficulty)})
	case d.Assigned:
		a.Stamp(u.L, art.Icon{ID: "dial", Color: draw.Muted}, x, y, u.Px(32))
	default:
		a.Stamp(u.L, art.Icon{ID: "dial", Color: draw.Dim}, x, y, u.Px(32))
	}
}
