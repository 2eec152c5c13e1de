package table

import (
	"xwing/scene"
	"xwing/scene/draw"
)

// Judged is what a player looks at to decide, on screen: words, badges, trays and tooltips
// keep off it.
type Judged struct {
	Still   []draw.Rect // whatever the mouse is on: an attack under way, the places that answers lead to
	Pointed []draw.Rect // what the answer under the mouse is about
}

// All is everything that is judged in the frame.
func (j *Judged) All() []draw.Rect { return append(j.Still[:len(j.Still):len(j.Still)], j.Pointed...) }

// JudgedColor is the color of what may be, or may not.
func JudgedColor(fine bool) draw.Color {
	if fine {
		return draw.Good
	}
	return draw.Bad
}

// OutlineJudged outlines what may be, or may not. The color need not be told: what may not be has
// a frame of dashes, half as thick.
func OutlineJudged(d *scene.Desk, pts []draw.Pt, width, alpha float64, fine bool) {
	c := draw.Fade(JudgedColor(fine), alpha)
	if fine {
		d.Back.Outline(pts, width, c)
		return
	}
	d.Back.DashedOutline(pts, max(1, width/2), d.UI.Px(4), c)
}
