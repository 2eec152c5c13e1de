package xwing

import "xwing/scene/draw"

// judgedColor is the color of what may be, or may not.
func judgedColor(fine bool) draw.Color {
	if fine {
		return draw.Good
	}
	return draw.Bad
}

// judged outlines what may be, or may not. The color need not be told: what may not be has
// a frame of dashes, half as thick.
func (a *desk) judged(pts []draw.Pt, width, alpha float64, fine bool) {
	c := draw.Fade(judgedColor(fine), alpha)
	if fine {
		a.Back.Outline(pts, width, c)
		return
	}
	a.Back.DashedOutline(pts, max(1, width/2), a.UI.Px(4), c)
}
