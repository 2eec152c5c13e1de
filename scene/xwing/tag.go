package xwing

import (
	"math"
	"slices"

	"xwing/scene/draw"
)

// tag is a few words on the table.
type tag struct {
	r     draw.Rect
	text  string
	color draw.Color
}

// tag writes a few words on the table, over all pieces, and returns where they stand.
func (t *sight) tag(a *desk, x, y float64, text string, c draw.Color) draw.Rect {
	u := a.UI
	w := u.Fonts.Width(text, draw.Style{Size: u.Px(14), Bold: true}) + u.Px(14)
	view := t.areas.table
	x = min(max(x, view.X+w/2+2), view.Right()-w/2-2)
	y = min(max(y, view.Y+u.Px(12)), view.Bottom()-u.Px(12))
	r := t.clear(draw.Rect{X: x - w/2, Y: y - u.Px(11), W: w, H: u.Px(22)}.Snapped(), view)
	t.tags = append(t.tags, tag{r, text, c})
	return r
}

// clear is the place nearest to r where a tag covers no other, no tray and nothing that is
// judged; r itself where there is none.
func (t *sight) clear(r, view draw.Rect) draw.Rect {
	const far = 9 // heights of a tag up and down, and half widths to the sides
	taken := append(t.judged.all(), t.trays...)
	for _, other := range t.tags {
		taken = append(taken, other.r)
	}
	free := func(try draw.Rect) bool {
		return !slices.ContainsFunc(taken, func(o draw.Rect) bool { return !try.Intersect(o).Empty() })
	}
	if free(r) {
		return r
	}
	best, least := r, math.Inf(1)
	for i := -far; i <= far; i++ {
		for k := -far; k <= far; k++ {
			dx, dy := float64(i)*r.W/2, float64(k)*(r.H+2)
			try := draw.Rect{X: r.X + dx, Y: r.Y + dy, W: r.W, H: r.H}
			if off := math.Hypot(dx, dy); off < least && try.Intersect(view) == try && free(try) {
				best, least = try, off
			}
		}
	}
	return best.Snapped()
}

// drawTags paints the tags of the frame.
func (t *sight) drawTags(a *desk) {
	u := a.UI
	for _, g := range t.tags {
		u.Spare(spareShip, g.r)
		a.Back.Round(g.r, u.Px(4), draw.Fade(draw.Space, 0.88))
		a.Back.Ring(g.r, u.Px(4), 1, draw.Fade(g.color, 0.6))
		x, y := g.r.Center()
		a.Back.Text(x, y, g.text, draw.Style{Size: u.Px(14), Bold: true, Color: g.color, Align: draw.Center})
	}
	t.tags, t.written = t.written[:0], t.tags
}
