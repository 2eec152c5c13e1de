package ui

import "xwing/scene/draw"

// capStyle is how the name of a key is written.
func (u *UI) capStyle() draw.Style {
	return draw.Style{Size: u.Px(leastSize), Bold: true, Color: draw.Muted, Align: draw.Center}
}

// capWidth is the width of a key with that on it.
func (u *UI) capWidth(name string) float64 {
	return max(u.Fonts.Width(name, u.capStyle())+u.Px(8), u.Px(16))
}

// keyCap paints a small key at the right end of a button: it presses it.
func (u *UI) keyCap(r draw.Rect, name string, enabled bool) {
	st := u.capStyle()
	w, h := u.capWidth(name), u.Px(16)
	key := draw.Rect{X: r.Right() - w - u.Px(6), Y: r.Y + (r.H-h)/2, W: w, H: h}.Snapped()
	alpha := alphaOf(enabled)
	u.L.Round(key, u.Px(3), draw.Fade(draw.Space, 0.55*alpha))
	u.L.Ring(key, u.Px(3), max(1, u.Px(1)), draw.Fade(draw.Dim, 0.8*alpha))
	if !enabled {
		st.Color = draw.Dim
	}
	x, y := key.Center()
	u.L.Text(x, y, name, st)
}

// Key paints a key as wide as r.
func (u *UI) Key(r draw.Rect, name string) {
	u.L.Round(r, u.Px(4), draw.Button)
	u.Label(r, name, draw.Style{Size: 13, Bold: true, Color: draw.Text, Align: draw.Center})
}
