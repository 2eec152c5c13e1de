package scene

import (
	"fmt"
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// The sizes of words that may be asked for, in percent.
const (
	leastScale = 75
	mostScale  = 200
)

// Resize makes words and panels larger or smaller by a tenth, and remembers it.
func (a *App) Resize(step int) {
	next := min(max(a.Opt.Settings.Window.Scale+10*step, leastScale), mostScale)
	if a.unitAt(next) != a.Unit() { // else the window has no room for it
		a.setScale(next)
	}
}

// unitAt is what the unit of the design would be with a scale in percent.
func (a *App) unitAt(percent int) float64 {
	now := a.Opt.Settings.Window.Scale
	defer func() { a.Opt.Settings.Window.Scale = now }()
	a.Opt.Settings.Window.Scale = percent
	return a.Unit()
}

// roomForScale is the largest scale in percent that makes a difference in this window.
func (a *App) roomForScale() int {
	return min(int(100*a.unitAt(mostScale)/a.unitAt(100)+0.5), mostScale)
}

func (a *App) setScale(percent int) {
	a.Opt.Settings.Window.Scale = percent
	a.Keep("window.scale", percent)
}

// scaleChoice offers sizes of words and panels; those that this window has no
// room for say so, and below it says what it has room for.
func (a *App) scaleChoice(r, below draw.Rect) {
	u := a.UI
	if most := a.roomForScale(); most < mostScale {
		text := a.Say("scale-most", "n", strconv.Itoa(most))
		u.Label(below, text, draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
		u.Note("scale.most", text, below)
	}
	scales := []int{leastScale, 90, 100, 125, 150, mostScale}
	for i, b := range r.Columns(len(scales), u.Px(6)) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: a.Opt.Settings.Window.Scale == scales[i]}
		if !st.On && i > 0 && a.unitAt(scales[i]) == a.unitAt(scales[i-1]) {
			st.Reason = a.Say("scale-no-room")
		}
		if u.Button(fmt.Sprintf("scale:%d", scales[i]), b, a.Say("percent", "n", strconv.Itoa(scales[i])), st) {
			a.setScale(scales[i])
		}
	}
}
