package ui

import "xwing/scene/draw"

// Dashed paints the edge of what is not there, or not allowed.
func (u *UI) Dashed(r draw.Rect, c draw.Color) {
	r = r.Snapped().Inset(u.Px(0.5))
	x, y, right, low := float32(r.X), float32(r.Y), float32(r.Right()), float32(r.Bottom())
	u.L.DashedOutline([]draw.Pt{{X: x, Y: y}, {X: right, Y: y}, {X: right, Y: low}, {X: x, Y: low}}, max(1, u.Px(1)), u.Px(4), c)
}

// Spent paints how much of a limit is spent, in a color, and what more a card would take.
func (u *UI) Spent(r draw.Rect, spent, more, limit int, c draw.Color) {
	u.L.Round(r, r.H/2, draw.EdgeSoft)
	if limit <= 0 {
		return
	}
	part := func(n int) float64 { return r.W * min(max(float64(n)/float64(limit), 0), 1) }
	if spent > limit {
		c = draw.Bad
	}
	if more > 0 {
		u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: part(spent + more), H: r.H}, r.H/2, draw.Fade(draw.Good, 0.75))
	}
	if spent > 0 {
		u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: part(spent), H: r.H}, r.H/2, c)
	}
}

// Cap paints a key in r, as one that may be struck here.
func (u *UI) Cap(r draw.Rect, key string) {
	u.L.Round(r, u.Px(3), draw.Fade(draw.Space, 0.55))
	u.L.Ring(r, u.Px(3), max(1, u.Px(1)), draw.Fade(draw.Dim, 0.8))
	x, y := r.Center()
	u.L.Text(x, y, key, draw.Style{Size: u.Px(12), Bold: true, Color: draw.Muted, Align: draw.Center})
}

// Keys tells keys and what they do in a line, as many as have room.
func (u *UI) Keys(r draw.Rect, keys [][2]string) {
	for _, k := range keys {
		kw := u.Fonts.Width(k[0], draw.Style{Size: u.Px(12), Bold: true}) + u.Px(10)
		tw := u.Fonts.Width(k[1], draw.Style{Size: u.Px(13)})
		if kw+tw+u.Px(6) > r.W {
			return
		}
		cap := r.CutLeft(kw, u.Px(6))
		cap.Y, cap.H = cap.Y+(cap.H-u.Px(18))/2, u.Px(18)
		u.Cap(cap.Snapped(), k[0])
		u.Label(r.CutLeft(tw+u.Px(1), u.Px(13)), k[1], draw.Style{Size: 13, Color: draw.Muted})
	}
}

// Lines writes a text in so many lines at most, the last of them cut, and returns whether all of it has room.
func (u *UI) Lines(r draw.Rect, text string, st draw.Style, most int) bool {
	st.Size = u.Px(st.Size)
	lines := u.Fonts.Wrap(text, st, r.W)
	whole := len(lines) <= most
	if !whole {
		last := lines[most-1]
		for _, more := range lines[most:] {
			last += " " + more
		}
		lines = append(lines[:most-1:most-1], u.Fonts.Fit(last, st, r.W))
	}
	high := draw.LineHeight(st.Size)
	for i, line := range lines {
		u.L.Text(r.From(st.Align), r.Y+high*(float64(i)+0.5), line, st)
	}
	return whole
}

// Link is words that can be pressed, which it reports.
func (u *UI) Link(id string, r draw.Rect, text string, c draw.Color, at draw.Align) (clicked bool) {
	hot, clicked := u.Area(id, text, r)
	if hot {
		c = draw.Mix(c, draw.White, 0.45)
	}
	u.Label(r, text, draw.Style{Size: 13, Color: c, Align: at})
	return clicked
}

// FieldEnd tells something at the end of a field, how many were found, where what is written in it leaves room for that.
func (u *UI) FieldEnd(id string, field draw.Rect, written, told string) {
	wide := u.Fonts.Width(told, draw.Style{Size: u.Px(12)}) + u.Px(2)
	end := draw.Rect{X: field.Right() - u.Px(10) - wide, Y: field.Y, W: wide, H: field.H}
	if field.X+u.Px(20)+u.Fonts.Width(written, draw.Style{Size: u.Px(15)}) < end.X {
		u.Label(end, told, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	}
	u.Note(id, told, end)
}

// Reveal scrolls a row of a list into the sight of it; it reports whether it had to.
func (u *UI) Reveal(list string, row, sight draw.Rect) bool {
	switch {
	case row.Y < sight.Y:
		u.ScrollBy(list, (row.Y-sight.Y-u.Px(30))/(sight.H*0.8))
	case row.Bottom() > sight.Bottom():
		u.ScrollBy(list, (row.Bottom()-sight.Bottom()+u.Px(6))/(sight.H*0.8))
	default:
		return false
	}
	return true
}

// Rows is a list of n rows that are all as high. Only those in sight are built: of thousands the others take too long. It scrolls
// to row reveal, where that is one, and reports whether it had to.
func (u *UI) Rows(id string, r draw.Rect, n, reveal int, high, gap float64, row func(r draw.Rect, i int)) (scrolled bool) {
	u.Scroll(id, r, func(in draw.Rect) float64 {
		at := func(i int) draw.Rect { return draw.Rect{X: in.X, Y: in.Y + float64(i)*(high+gap), W: in.W, H: high} }
		scrolled = reveal >= 0 && u.Reveal(id, at(reveal), r)
		from := max(int((r.Y-in.Y)/(high+gap)), 0)
		to := min(int((r.Bottom()-in.Y)/(high+gap))+1, n)
		for i := from; i < to; i++ {
			row(at(i), i)
		}
		return float64(n)*(high+gap) - gap
	})
	return scrolled
}

// OfferFace is the ground of a card that is offered: lit where it is chosen or the mouse is on it, dashed where it does not fit.
func (u *UI) OfferFace(r draw.Rect, on, hot, refused bool) {
	face := draw.PanelHigh
	switch {
	case on:
		face = draw.ButtonOn
	case hot:
		face = draw.Mix(draw.PanelHigh, draw.Lit, 0.14)
	case refused:
		face = draw.Panel
	}
	u.L.Round(r.Snapped(), u.Px(5), face)
	switch {
	case on:
		u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1.5)), draw.Accent)
	case refused:
		u.Dashed(r, draw.Edge)
	default:
		u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1)), draw.EdgeSoft)
	}
}

// RowEdge is the edge of what stands in a list: white if it is shown, dashed if it breaks a rule.
func (u *UI) RowEdge(r draw.Rect, on, broken bool) {
	r = r.Snapped()
	if broken {
		u.L.Ring(r, u.Px(5), max(1, u.Px(1.5)), draw.Panel)
		u.Dashed(r, draw.Bad)
	}
	if on {
		u.L.Ring(r, u.Px(5), max(1, u.Px(1.5)), draw.White)
		if broken {
			u.Dashed(r.Inset(u.Px(3)), draw.Bad)
		}
	}
}
