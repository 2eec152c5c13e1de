package xwing

import "xwing/scene/draw"

// tag is a few words on the table.
type tag struct {
	r     draw.Rect
	text  string
	lines []string
	color draw.Color
}

// mostTagLines is in how many lines a tag is written at most where no place is open for fewer.
const mostTagLines = 4

// tag writes a few words on the table, over all pieces, and returns where they stand.
func (t *sight) tag(a *desk, x, y float64, text string, c draw.Color) draw.Rect {
	u := a.UI
	st := draw.Style{Size: u.Px(14), Bold: true, Plain: true}
	g := tag{text: text, lines: []string{text}, color: c}
	wide := u.Fonts.Width(text, st)
	for n := range mostTagLines {
		if n > 0 {
			g.lines = u.Fonts.Wrap(text, st, wide/float64(n+1)+u.Px(24))
		}
		w, h := 0.0, u.Px(22)+float64(len(g.lines)-1)*draw.LineHeight(st.Size)
		for _, line := range g.lines {
			w = max(w, u.Fonts.Width(line, st)+u.Px(14))
		}
		g.r = t.Free.Nearest(draw.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}.Snapped())
		if t.Free.Open(g.r) {
			break
		}
	}
	t.Free.Words = append(t.Free.Words, g.r)
	t.tags = append(t.tags, g)
	return g.r
}

// drawTags paints the tags of the frame.
func (t *sight) drawTags(a *desk) {
	u := a.UI
	for _, g := range t.tags {
		u.Spare(spareShip, g.r)
		a.Back.Round(g.r, u.Px(4), draw.Fade(draw.Space, 0.88))
		a.Back.Ring(g.r, u.Px(4), 1, draw.Fade(g.color, 0.6))
		st := draw.Style{Size: u.Px(14), Bold: true, Color: g.color, Align: draw.Center}
		x, y := g.r.Center()
		y -= draw.LineHeight(st.Size) * float64(len(g.lines)-1) / 2
		for i, line := range g.lines {
			a.Back.Text(x, y+draw.LineHeight(st.Size)*float64(i), line, st)
		}
	}
	t.tags, t.written = t.written[:0], t.tags
}
