package scene

import (
	"strconv"

	"xwing/scene/draw"
)

// ShownWarnings is how many warnings the title has room for.
const ShownWarnings = 3

// listWarnings tells them beside what stands on the title, where it has no room below that.
func (a *App) listWarnings(in draw.Rect) {
	u := a.UI
	u.Scroll("title.warnings", u.Panel(in), func(r draw.Rect) float64 {
		top := r.Y
		for i, line := range a.Opt.Warnings {
			st := draw.Style{Size: 14, Color: draw.Warn}
			row := r.CutTop(u.ParagraphHeight(r.W, line, st), u.Px(6))
			u.Paragraph(row, line, st)
			u.Note("title.warning:"+strconv.Itoa(i+1), line, row)
		}
		return r.Y - top
	})
}

// PaintWarnings tells on the title what is wrong with the player's own files, above the line at the foot.
func (a *App) PaintWarnings() {
	lines := a.Opt.Warnings
	if len(lines) == 0 {
		return
	}
	if len(lines) > ShownWarnings {
		lines = append(lines[:ShownWarnings-1:ShownWarnings-1],
			a.Say("more-warnings", "n", strconv.Itoa(len(a.Opt.Warnings)-ShownWarnings+1)))
	}
	u := a.UI
	y := a.Height - u.Px(92) - float64(len(lines))*u.Px(22)
	for i, line := range lines {
		r := draw.Rect{X: u.Px(110), Y: y, W: a.Width - u.Px(134), H: u.Px(20)}
		u.Label(r, line, draw.Style{Size: 14, Color: draw.Warn})
		u.Note("title.warning:"+strconv.Itoa(i+1), line, r)
		y += u.Px(22)
	}
}
