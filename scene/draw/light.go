package draw

// What is lit and what shines: there is one lamp, at the upper left of the window.

// Lamp is the direction to the lamp in the window: right, down, toward whoever looks.
var Lamp = [3]float64{-0.52, -0.62, 0.58}

// Ground paints an opaque sprite over what was there, without looking at that: the
// cheapest way of covering a large area with a picture.
func (l *List) Ground(sp *Sprite, x, y, angle, scale float64) {
	l.Sprite(sp, x, y, angle, scale, 1)
	l.cmds[len(l.cmds)-1].op = opGround
}

// Lit paints a sprite whose left half are colors, whose right half are the normals of
// the same place: it is lit as it lies. W is that of a half.
func (l *List) Lit(sp *Sprite, x, y, angle, scale, alpha float64) {
	l.Sprite(sp, x, y, angle, scale, alpha)
	l.cmds[len(l.cmds)-1].op = opLit
}

// Shade paints the shadow of such a sprite: all of it black.
func (l *List) Shade(sp *Sprite, x, y, angle, scale, alpha float64) {
	l.Lit(sp, x, y, angle, scale, alpha)
	l.cmds[len(l.cmds)-1].color = Color{A: l.cmds[len(l.cmds)-1].color.A}
}

// Soft fills a polygon whose edge fades over that many pixels: a shadow.
func (l *List) Soft(pts []Pt, fade float64, c Color) {
	l.Polygon(pts, c)
	if len(pts) >= 3 {
		cm := &l.cmds[len(l.cmds)-1]
		cm.op, cm.s, cm.color = opSoft, float32(fade), c // a shadow is dark in any light
	}
}

// Glow adds light about a point: most in the middle, none at r.
func (l *List) Glow(x, y, r float64, c Color) {
	l.Disc(x, y, r, c)
	l.cmds[len(l.cmds)-1].op, l.cmds[len(l.cmds)-1].color = opGlow, c // light is added to any
}

// Down fills a rectangle with colors from its top to its bottom; Across, from its left
// to its right.
func (l *List) Down(r Rect, from, to Color) { l.ramp(r, from, to, true) }

// Across is like Down, to the side.
func (l *List) Across(r Rect, from, to Color) { l.ramp(r, from, to, false) }

func (l *List) ramp(r Rect, from, to Color, down bool) {
	l.Fill(r, from)
	c := &l.cmds[len(l.cmds)-1]
	c.op, c.to, c.bold = opRamp, l.Theme.Of(to), down
}
