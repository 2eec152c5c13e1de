package table

import (
	"xwing/scene"
	"xwing/scene/draw"
)

// PanelEdge is how far what stands in a panel over the table keeps off its edge, in units of the design.
const PanelEdge = 10

// Floats paints a panel over the table, which shimmers through, and returns the room inside.
func Floats(d *scene.Desk, r draw.Rect) draw.Rect {
	u := d.UI
	r = r.Snapped()
	u.Solid(r)
	u.L.Round(r, u.Px(6), draw.Fade(draw.Floating, 0.92))
	u.L.Ring(r, u.Px(6), max(1, u.Px(1)), draw.Edge)
	return r.Inset(u.Px(PanelEdge))
}
