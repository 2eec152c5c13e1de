package ui

import "xwing/scene/draw"

// tip is a tooltip: what it says, beside what, and what it must not cover.
type tip struct {
	text  string
	r     draw.Rect
	avoid []draw.Rect
}

// Tip asks for a tooltip beside r that covers as little as possible of the
// rectangles to avoid.
func (u *UI) Tip(text string, r draw.Rect, avoid ...draw.Rect) { u.tip = tip{text, r, avoid} }

func (u *UI) paintTip() {
	if u.tip.text == "" {
		return
	}
	st := draw.Style{Size: u.Px(14), Color: draw.Text}
	width := 0.0
	lines := u.Fonts.Wrap(u.tip.text, st, u.Px(330))
	for _, l := range lines {
		width = max(width, u.Fonts.Width(l, st))
	}
	lh := draw.LineHeight(st.Size)
	pad := u.Px(8)
	r := u.tipPlace(width+2*pad, float64(len(lines))*lh+2*pad).Snapped()
	u.L.Round(r, u.Px(radius), draw.RGB(0x0a1017))
	u.L.Ring(r, u.Px(radius), max(1, u.Px(1)), draw.Accent)
	for i, l := range lines {
		u.L.Text(r.X+pad, r.Y+pad+lh*(float64(i)+0.5), l, st)
	}
	u.Widgets = append(u.Widgets, Widget{ID: "tip", Words: u.tip.text, Rect: ints(r)})
}

// tipPlace is where a tooltip of that size stands: to the right of its widget,
// or below it in the bar on top. If it would cover what it must not, it looks
// further on: up and down, to the left, and along the edges of the screen.
func (u *UI) tipPlace(w, h float64) draw.Rect {
	at := u.tip.r
	sw, sh := u.Size()
	gap, edge := u.Px(8), u.Px(4)
	fit := func(x, y float64) draw.Rect {
		return draw.Rect{X: max(min(x, sw-w-edge), edge), Y: max(min(y, sh-h-edge), edge), W: w, H: h}
	}
	right := at.Right() + gap
	if right+w > sw-edge {
		right = at.X - w - gap
	}
	first := fit(right, at.Y)
	if at.Y < u.Px(48) {
		first = fit(at.X+at.W/2-w/2, at.Bottom()+u.Px(6))
	}
	if len(u.tip.avoid) == 0 {
		return first
	}
	places := []draw.Rect{first}
	for k := 1.0; k < 14; k++ {
		places = append(places, fit(right, at.Y-k*u.Px(40)), fit(right, at.Y+k*u.Px(40)))
	}
	for _, x := range []float64{right, sw/2 - w/2, sw - w} {
		places = append(places, fit(x, u.Px(56)), fit(x, sh-h-edge))
	}
	best, least := first, -1.0
	for _, p := range places {
		covered := 0.0
		for _, r := range append(u.tip.avoid, at) {
			c := p.Intersect(r)
			covered += c.W * c.H
		}
		if least < 0 || covered < least {
			best, least = p, covered
		}
	}
	return best
}
