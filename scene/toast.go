package scene

import (
	"xwing/scene/draw"
)

// toastTicks is for how long a line that needs no answer stays on screen.
const toastTicks = 150

// toast is such a line, and the tick in which it goes.
type toast struct {
	text string
	gone int
}

// ends reports whether the line goes in this tick.
func (n toast) ends(tick int) bool { return n.text != "" && tick >= n.gone }

// toast shows a line for a while, over whatever there is.
func (a *App) toast(text string) {
	a.note = toast{text, a.tick + toastTicks}
	a.dirty = true
}

// paintToast paints the line while it is there.
func (a *App) paintToast() {
	if a.note.ends(a.tick) {
		a.note = toast{}
	}
	if a.note.text == "" {
		return
	}
	u := a.ui
	w := u.Fonts.Width(a.note.text, draw.Style{Size: u.Px(16), Bold: true}) + u.Px(44)
	r := draw.Rect{X: (a.width - w) / 2, Y: a.height - u.Px(76), W: w, H: u.Px(44)}.Snapped()
	u.L.Round(r, u.Px(8), draw.RGB(0x0a1017))
	u.L.Ring(r, u.Px(8), max(1, u.Px(1)), draw.Accent)
	u.Label(r, a.note.text, draw.Style{Size: 16, Bold: true, Color: draw.White, Align: draw.Center})
	u.Note("toast", a.note.text, r)
}
