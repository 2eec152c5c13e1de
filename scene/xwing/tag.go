package xwing

import (
	"math"

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
// judged, r itself where there is none; off ships, obstacles and features if one of those is near.
func (t *sight) clear(r, view draw.Rect) draw.Rect {
	const (
		far    = 9   // heights of a tag up and down, and half widths to the sides
		detour = 2.5 // heights that a tag goes rather than lie over a piece
	)
	taken := append(t.judged.all(), t.trays...)
	for _, other := range t.tags {
		taken = append(taken, other.r)
	}
	if meets(r, taken) == 0 && meets(r, t.lying) == 0 && r.Intersect(view) == r {
		return r
	}
	best, least := r, math.Inf(1)
	for i := -far; i <= far; i++ {
		for k := -far; k <= far; k++ {
			dx, dy := float64(i)*r.W/2, float64(k)*(r.H+2)
			try := draw.Rect{X: r.X + dx, Y: r.Y + dy, W: r.W, H: r.H}
			cost := math.Hypot(dx, dy)
			if cost >= least || try.Intersect(view) != try || meets(try, taken) > 0 {
				continue
			}
			if cost += float64(meets(try, t.lying)) * detour * r.H; cost < least {
				best, least = try, cost
			}
		}
	}
	return best.Snapped()
}

// meets counts what a rectangle covers a part of.
func meets(r draw.Rect, what []draw.Rect) int {
	n := 0
	for _, o := range what {
		if !r.Intersect(o).Empty() {
			n++
		}
	}
	return n
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
