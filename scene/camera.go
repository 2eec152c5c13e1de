package scene

import (
	"math"

	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// camera looks down on the table: K pixels for a millimetre, with the point
// (X, Y) mm of the table in the middle of the view.
type camera struct {
	X, Y, K float64
	view    draw.Rect // the part of the screen that shows the table
	flipped bool      // seen from Blue's side: turned by half a circle
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
	k := c.K * c.side()
	return mx + (v.X-c.X)*k, my - (v.Y-c.Y)*k
}

// table is which point of the table is at a place of the screen.
func (c *camera) table(x, y float64) physics.Vec {
	mx, my := c.view.Center()
	k := c.K * c.side()
	return physics.Vec{X: c.X + (x-mx)/k, Y: c.Y - (y-my)/k}
}

// side is 1 seen from Red's side of the table, -1 from Blue's.
func (c *camera) side() float64 {
	if c.flipped {
		return -1
	}
	return 1
}

// angle is how a piece at a pose is turned on screen, clockwise in radians.
func (c *camera) angle(p physics.Pose) float64 {
	angle := -p.Degrees() * math.Pi / 180
	if c.flipped {
		angle += math.Pi
	}
	return angle
}

// rect is the upright rectangle on screen that two opposite corners of the
// table make.
func (c *camera) rect(p, q physics.Vec) draw.Rect {
	x0, y0 := c.at(p)
	x1, y1 := c.at(q)
	return draw.Rect{X: min(x0, x1), Y: min(y0, y1), W: math.Abs(x1 - x0), H: math.Abs(y1 - y0)}
}

// fit shows the whole area.
func (c *camera) fit(area gauge.Area) {
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
	k := c.K * c.side()
	c.X -= dx / k
	c.Y += dy / k
	c.fitted = false
}

// keep keeps some of the area in view.
func (c *camera) keep(area gauge.Area) {
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
