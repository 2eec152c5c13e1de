package scene

import (
	"xwing/physics"
	"xwing/scene/draw"
)

// camera looks down on the table: K pixels for a millimetre, with the point
// (X, Y) mm of the table in the middle of the view.
type camera struct {
	X, Y, K float64
	view    draw.Rect // the part of the screen that shows the table
	fitted  bool      // it shows the whole table, and goes on doing so when the window changes
}

// The limits of zooming, in pixels for a millimetre.
const (
	minZoom = 0.25
	maxZoom = 8
)

// at is where a point of the table is on screen.
func (c *camera) at(v physics.Vec) (x, y float64) {
	mx, my := c.view.Center()
	return mx + (v.X-c.X)*c.K, my - (v.Y-c.Y)*c.K
}

// table is which point of the table is at a place of the screen.
func (c *camera) table(x, y float64) physics.Vec {
	mx, my := c.view.Center()
	return physics.Vec{X: c.X + (x-mx)/c.K, Y: c.Y - (y-my)/c.K}
}

// fit shows the whole area.
func (c *camera) fit(area physics.Area) {
	if area.Width <= 0 || c.view.Empty() {
		return
	}
	const margin = 18
	c.K = min((c.view.W-2*margin)/area.Width, (c.view.H-2*margin)/area.Height)
	c.X, c.Y = area.Width/2, area.Height/2
	c.fitted = true
}

// zoom changes the scale and keeps the point of the table that is at (x, y).
func (c *camera) zoom(x, y, factor float64) {
	before := c.table(x, y)
	c.K = min(max(c.K*factor, minZoom), maxZoom)
	after := c.table(x, y)
	c.X += before.X - after.X
	c.Y += before.Y - after.Y
	c.fitted = false
}

// pan moves the table by pixels.
func (c *camera) pan(dx, dy float64) {
	if dx == 0 && dy == 0 {
		return
	}
	c.X -= dx / c.K
	c.Y += dy / c.K
	c.fitted = false
}

// keep keeps some of the area in view.
func (c *camera) keep(area physics.Area) {
	c.X = min(max(c.X, 0), area.Width)
	c.Y = min(max(c.Y, 0), area.Height)
}

// points takes an outline of the table to the screen.
func (c *camera) points(outline []physics.Vec) []draw.Pt {
	pts := make([]draw.Pt, len(outline))
	for i, v := range outline {
		x, y := c.at(v)
		pts[i] = draw.Pt{X: float32(x), Y: float32(y)}
	}
	return pts
}
