package xwing

import "xwing/scene/draw"

// ink is the color of the name.
func (c *rosterRow) ink() draw.Color {
	if c.light < 1 {
		return draw.Muted
	}
	return draw.Text
}

// diamond is the pip of a shield; one that is spent is hollow.
func diamond(l *draw.List, r draw.Rect, c draw.Color, full bool) {
	x, y := r.Center()
	h := r.W/2 + 0.5
	pts := []draw.Pt{{X: float32(x), Y: float32(y - h)}, {X: float32(x + h), Y: float32(y)}, {X: float32(x), Y: float32(y + h)},
		{X: float32(x - h), Y: float32(y)}}
	if full {
		l.Polygon(pts, c)
		return
	}
	l.Outline(pts, max(1, r.W*0.14), draw.Fade(c, 0.7))
}

// crossed is the pip of damage, in a dark square.
func crossed(l *draw.List, r draw.Rect, c draw.Color) {
	l.Fill(r.Snapped(), draw.CardBack)
	in := r.Inset(r.W * 0.14)
	w := max(1.2, r.W*0.2)
	l.Line(in.X, in.Y, in.Right(), in.Bottom(), w, c)
	l.Line(in.X, in.Bottom(), in.Right(), in.Y, w, c)
}
