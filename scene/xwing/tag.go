package xwing

import "xwing/scene/draw"

// tag is a few words on the table.
type tag struct {
	r     draw.Rect
	text  string
	color draw.Color
}

// tag writes a few words on the table, over all pieces.
func (t *sight) tag(a *Client, x, y float64, text string, c draw.Color) {
	u := a.UI
	w := u.Fonts.Width(text, draw.Style{Size: u.Px(14), Bold: true}) + u.Px(14)
	view := t.areas.table
	x = min(max(x, view.X+w/2+2), view.Right()-w/2-2)
	y = min(max(y, view.Y+u.Px(12)), view.Bottom()-u.Px(12))
	r := draw.Rect{X: x - w/2, Y: y - u.Px(11), W: w, H: u.Px(22)}.Snapped()
	t.tags = append(t.tags, tag{t.clear(r, view), text, c})
}

// clear moves the place of a tag up or down until it covers no other.
func (t *sight) clear(r, view draw.Rect) draw.Rect {
	for k := range 8 {
		try := r
		if try.Y += float64((k+1)/2) * (r.H + 2) * float64(1-2*(k%2)); try.Y < view.Y || try.Bottom() > view.Bottom() {
			continue
		}
		free := true
		for _, other := range t.tags {
			free = free && try.Intersect(other.r).Empty()
		}
		for _, tray := range t.trays {
			free = free && try.Intersect(tray).Empty()
		}
		if free {
			return try
		}
	}
	return r
}

// drawTags paints the tags of the frame.
func (t *sight) drawTags(a *Client) {
	u := a.UI
	for _, g := range t.tags {
		u.Spare(spareShip, g.r)
		a.Back.Round(g.r, u.Px(4), draw.Fade(draw.Space, 0.88))
		a.Back.Ring(g.r, u.Px(4), 1, draw.Fade(g.color, 0.6))
		x, y := g.r.Center()
		a.Back.Text(x, y, g.text, draw.Style{Size: u.Px(14), Bold: true, Color: g.color, Align: draw.Center})
	}
	t.tags = t.tags[:0]
}
