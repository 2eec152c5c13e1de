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

// nearly is by what factor two scales may differ that are not worth going from one to
// the other, and margin the share of a part of the screen that is not its middle.
const (
	nearly = 1.15
	margin = 0.10
)

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

// Steady is the Look that has all between two corners in the middle of a part of the
// screen and is nearest to where the camera looks, or goes, already: that very one if it
// can be. Where that is too far or too near it is the Look that was wanted.
func (c *Camera) Steady(p, q physics.Vec, in draw.Rect, want Look) Look {
	at := *c
	if c.glide.on {
		at.X, at.Y, at.K = c.glide.to.X, c.glide.to.Y, c.glide.to.K
	}
	if want.K > nearly*at.K || at.K > nearly*want.K {
		return want
	}
	middle := draw.Rect{X: in.X + margin*in.W, Y: in.Y + margin*in.H, W: (1 - 2*margin) * in.W, H: (1 - 2*margin) * in.H}
	r := at.Rect(p, q)
	if r.W > middle.W || r.H > middle.H {
		return want
	}
	dx := max(middle.X-r.X, 0) + min(middle.Right()-r.Right(), 0)
	dy := max(middle.Y-r.Y, 0) + min(middle.Bottom()-r.Bottom(), 0)
	k := at.K * at.Side()
	return Look{at.X - dx/k, at.Y + dy/k, at.K}
}

// Strange reports whether the camera sees by another part of the screen, or from another
// side, than it was headed for: what it looked at says nothing then.
func (c *Camera) Strange() bool {
	return c.K == 0 || c.glide.view != c.View || c.glide.flipped != c.Flipped
}

// Head has the camera go to a Look, within so many ticks from now on; it jumps there if
// that is none, or it is strange there.
func (c *Camera) Head(to Look, now, ticks int) {
	g := &c.glide
	if ticks == 0 || c.Strange() {
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

// Rest has the camera stand still where it is.
func (c *Camera) Rest() { c.glide.on = false }

// Gliding reports whether the camera is on its way.
func (c *Camera) Gliding() bool { return c.glide.on }
