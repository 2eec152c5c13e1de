package scene

import (
	"strconv"

	"xwing/scene/draw"
)

// shownWarnings is how many warnings the title has room for.
const shownWarnings = 3

// paintWarnings tells on the title what is wrong with the player's own files, above the line at the foot.
func (a *App) paintWarnings() {
	lines := a.opt.Warnings
	if len(lines) == 0 {
		return
	}
	if len(lines) > shownWarnings {
		lines = append(lines[:shownWarnings-1:shownWarnings-1],
			a.say("more-warnings", "n", strconv.Itoa(len(a.opt.Warnings)-shownWarnings+1)))
	}
	u := a.ui
	y := a.height - u.Px(72) - float64(len(lines))*u.Px(22)
	for i, line := range lines {
		r := draw.Rect{X: u.Px(24), Y: y, W: a.width - u.Px(48), H: u.Px(20)}
		u.Label(r, line, draw.Style{Size: 14, Color: draw.Warn, Align: draw.Center})
		u.Note("title.warning:"+strconv.Itoa(i+1), line, r)
		y += u.Px(22)
	}
}
