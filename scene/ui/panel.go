package ui

import "xwing/scene/draw"

// Panel paints a panel and keeps the mouse on it from the table; it returns the
// room inside its margin.
func (u *UI) Panel(r draw.Rect) draw.Rect {
	r = r.Snapped()
	u.Solid(r)
	u.L.Round(r, u.Px(radius+1), draw.Panel)
	u.L.Ring(r, u.Px(radius+1), max(1, u.Px(1)), draw.Edge)
	return r.Inset(u.Px(10))
}

// Label writes one line in the middle of the height of r, cut to its width.
func (u *UI) Label(r draw.Rect, s string, st draw.Style) {
	st.Size = u.Px(st.Size)
	x := r.X
	switch st.Align {
	case draw.Center:
		x = r.X + r.W/2
	case draw.RightAligned:
		x = r.Right()
	}
	u.L.Text(x, r.Y+r.H/2, u.Fonts.Fit(s, st, r.W), st)
}

// Paragraph writes a text from the top of r on, broken into lines, and returns
// the height used.
func (u *UI) Paragraph(r draw.Rect, s string, st draw.Style) float64 {
	st.Size = u.Px(st.Size)
	lh := draw.LineHeight(st.Size)
	x := r.X
	if st.Align == draw.Center {
		x = r.X + r.W/2
	}
	lines := u.Fonts.Wrap(s, st, r.W)
	for i, line := range lines {
		u.L.Text(x, r.Y+lh*(float64(i)+0.5), line, st)
	}
	return lh * float64(len(lines))
}

// ParagraphHeight is the height that Paragraph would use.
func (u *UI) ParagraphHeight(width float64, s string, st draw.Style) float64 {
	st.Size = u.Px(st.Size)
	return draw.LineHeight(st.Size) * float64(len(u.Fonts.Wrap(s, st, width)))
}

// Title writes a small heading with a line below it and returns the height used.
func (u *UI) Title(r draw.Rect, s string) float64 {
	h := u.Px(22)
	u.Label(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(18)}, s, draw.Style{Size: 13, Bold: true, Color: draw.Muted})
	u.L.Fill(draw.Rect{X: r.X, Y: r.Y + h - u.Px(2), W: r.W, H: max(1, u.Px(1))}, draw.EdgeSoft)
	return h + u.Px(4)
}

// Note reports words that cannot be pressed to the log.
func (u *UI) Note(id, words string, r draw.Rect) {
	v, scroll := u.seen(r)
	u.Widgets = append(u.Widgets, Widget{ID: id, Words: words, Rect: ints(v), Scroll: scroll})
}

// Area is an invisible button: hot while the mouse is on it, clicked when it is
// let go on it.
func (u *UI) Area(id, words string, r draw.Rect) (hot, clicked bool) {
	hot, _, clicked = u.press(id, r, false)
	u.note(id, words, r, true, "", false)
	return hot, clicked
}

// Size is the size of the frame in pixels.
func (u *UI) Size() (w, h float64) {
	s := u.L.Size()
	return s.W, s.H
}
