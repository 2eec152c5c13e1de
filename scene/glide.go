package scene

import (
	"math"

	"xwing/physics"
	"xwing/scene/draw"
)

// Look is where a camera looks: K pixels for a millimetre, (X, Y) in the middle.
type Look struct{ X, Y, K float64 }

// GlideTicks is how long the camera is on its way from one Look to the next.
const GlideTicks = 24

// glide is the way of a camera from one Look to another.
type glide struct {
	from, to Look
	begun    int
	on       bool
	view     draw.Rect // where it was meant for, and from which side
	flipped  bool
}

// Frame is the Look that has the rectangle of the table between two opposite corners fill
// a part of the screen, not larger than most pixels for a millimetre.
func (c *Camera) Frame(p, q physics.Vec, in draw.Rect, most float64) Look {
	w, h := math.Abs(q.X-p.X), math.Abs(q.Y-p.Y)
	if w <= 0 || h <= 0 || in.Empty() {
		return Look{c.X, c.Y, max(c.K, minZoom)}
	}
	k := min(max(min(in.W/w, in.H/h, most), minZoom), maxZoom)
	x, y := in.Center()
	mx, my := c.View.Center()
	return Look{(p.X+q.X)/2 - (x-mx)/(k*c.Side()), (p.Y+q.Y)/2 + (y-my)/(k*c.Side()), k}
}

// Head has the camera go to a Look, within so many ticks from now on; it jumps there if
// that is none, or the view itself has changed.
func (c *Camera) Head(to Look, now, ticks int) {
	g := &c.glide
	if ticks == 0 || c.K == 0 || g.view != c.View || g.flipped != c.Flipped {
		*g = glide{to: to, view: c.View, flipped: c.Flipped}
		c.X, c.Y, c.K = to.X, to.Y, to.K
		return
	}
	if g.to != to || !g.on && (Look{c.X, c.Y, c.K}) != to {
		g.from, g.to, g.begun, g.on = Look{c.X, c.Y, c.K}, to, now, true
	}
	if !g.on {
		return
	}
	part := min(float64(now-g.begun)/float64(ticks), 1)
	if g.on = part < 1; !g.on {
		c.X, c.Y, c.K = to.X, to.Y, to.K
		return
	}
	part = 1 - math.Pow(1-part, 3)
	c.X, c.Y = g.from.X+(to.X-g.from.X)*part, g.from.Y+(to.Y-g.from.Y)*part
	c.K = g.from.K * math.Pow(to.K/g.from.K, part)
}

// Gliding reports whether the camera is on its way.
func (c *Camera) Gliding() bool { return c.glide.on }
