package scene

import (
	"math"

	"xwing/physics"
	"xwing/scene/draw"
)

// Camera looks down on the table: K pixels for a millimetre, with the point
// (X, Y) mm of the table in the middle of the view.
type Camera struct {
	X, Y, K float64
	View    draw.Rect // the part of the screen that shows the table
	Flipped bool      // seen from Blue's side: turned by half a circle
	Fitted  bool      // it looks at what the game shows; a player who zooms or pans has it for himself
	glide   glide
}

// The limits of zooming, in pixels for a millimetre.
const (
	minZoom = 0.25
	maxZoom = 8
)

// At is where a point of the table is on screen.
func (c *Camera) At(v physics.Vec) (x, y float64) {
	mx, my := c.View.Center()
	k := c.K * c.Side()
	return mx + (v.X-c.X)*k, my - (v.Y-c.Y)*k
}

// Table is which point of the table is at a place of the screen.
func (c *Camera) Table(x, y float64) physics.Vec {
	mx, my := c.View.Center()
	k := c.K * c.Side()
	return physics.Vec{X: c.X + (x-mx)/k, Y: c.Y - (y-my)/k}
}

// Side is 1 seen from Red's side of the table, -1 from Blue's.
func (c *Camera) Side() float64 {
	if c.Flipped {
		return -1
	}
	return 1
}

// Angle is how a piece at a pose is turned on screen, clockwise in radians.
func (c *Camera) Angle(p physics.Pose) float64 {
	angle := -p.Degrees() * math.Pi / 180
	if c.Flipped {
		angle += math.Pi
	}
	return angle
}

// Rect is the upright rectangle on screen that two opposite corners of the
// table make.
func (c *Camera) Rect(p, q physics.Vec) draw.Rect {
	x0, y0 := c.At(p)
	x1, y1 := c.At(q)
	return draw.Rect{X: min(x0, x1), Y: min(y0, y1), W: math.Abs(x1 - x0), H: math.Abs(y1 - y0)}
}

// Zoom changes the scale and keeps the point of the table that is at (x, y).
func (c *Camera) Zoom(x, y, factor float64) {
	c.glide.on = false
	before := c.Table(x, y)
	c.K = min(max(c.K*factor, minZoom), maxZoom)
	after := c.Table(x, y)
	c.X += before.X - after.X
	c.Y += before.Y - after.Y
	c.Fitted = false
}

// Pan moves the table by pixels.
func (c *Camera) Pan(dx, dy float64) {
	if dx == 0 && dy == 0 {
		return
	}
	c.glide.on = false
	k := c.K * c.Side()
	c.X -= dx / k
	c.Y += dy / k
	c.Fitted = false
}

// Center brings a point of the table into the middle, larger by a factor.
func (c *Camera) Center(v physics.Vec, factor float64) {
	c.glide.on = false
	c.X, c.Y, c.K, c.Fitted = v.X, v.Y, c.K*factor, false
}

// Keep keeps some of the table in view.
func (c *Camera) Keep(width, height float64) {
	c.X = min(max(c.X, 0), width)
	c.Y = min(max(c.Y, 0), height)
}

// Points takes an outline of the table to the screen.
func (c *Camera) Points(outline []physics.Vec) []draw.Pt {
	pts := make([]draw.Pt, len(outline))
	for i, v := range outline {
		x, y := c.At(v)
		pts[i] = draw.Pt{X: float32(x), Y: float32(y)}
	}
	return pts
}
