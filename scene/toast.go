package scene

import (
	"xwing/scene/draw"
)

// ToastTicks is for how long a line that needs no answer stays on screen.
const ToastTicks = 150

// toast is such a line, and the tick in which it goes.
type toast struct {
	Text string
	gone int
}

// ends reports whether the line goes in this tick.
func (n toast) ends(tick int) bool { return n.Text != "" && tick >= n.gone }

// Toast shows a line for a while, over whatever there is.
func (a *App) Toast(text string) {
	a.Covers.Note = toast{text, a.Clock.Tick + ToastTicks}
	a.Touch()
}

// paintToast paints the line while it is there.
func (a *App) paintToast() {
	if a.Covers.Note.ends(a.Clock.Tick) {
		a.Covers.Note = toast{}
	}
	if a.Covers.Note.Text == "" {
		return
	}
	u := a.UI
	w := min(u.Fonts.Width(a.Covers.Note.Text, draw.Style{Size: u.Px(16), Bold: true})+u.Px(44), a.Width-u.Px(16))
	r := draw.Rect{X: (a.Width - w) / 2, Y: a.Height - u.Px(76), W: w, H: u.Px(44)}.Snapped()
	u.L.Round(r, u.Px(8), draw.Tip)
	u.L.Ring(r, u.Px(8), max(1, u.Px(1)), draw.Accent)
	u.Label(r, a.Covers.Note.Text, draw.Style{Size: 16, Bold: true, Color: draw.White, Align: draw.Center})
	u.Note("toast", a.Covers.Note.Text, r)
}
