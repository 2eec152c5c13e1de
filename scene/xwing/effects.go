package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/scene/art/noise"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// What happens is seen on the table while its Event is shown: hits, shields, shots,
// explosions. All of it follows from the Event and how much of it has been shown, so that
// whoever skips it misses nothing, and the same moment is always the same picture.

// effect is what is seen of an Event while a part p of it has been shown.
type effect struct {
	a     *desk
	l     *draw.List
	cam   *table.Sight
	p     float64
	still bool // nothing flies: only light comes and goes
}

// at is where a ship is on screen, and half its width in pixels.
func (f *effect) at(s *board.Ship) (x, y, half float64) {
	x, y = f.cam.Cam.At(s.Pose.Point())
	return x, y, s.Size.Abeam() * f.cam.Cam.K
}

// fades is 1 at first and 0 at the end, falling ever more slowly.
func (f *effect) fades() float64 { return (1 - f.p) * (1 - f.p) }

// flash is a light that comes at once and goes.
func (f *effect) flash(x, y, r, strength float64, c draw.Color) {
	k := strength * f.fades() * min(f.p*8, 1)
	f.l.Glow(x, y, r, draw.Fade(c, k))
	f.l.Glow(x, y, r*0.45, draw.Fade(draw.WhiteHot, k))
}

// ring is a circle that grows and goes.
func (f *effect) ring(x, y, from, to, width float64, c draw.Color) {
	r := from + (to-from)*f.p
	if f.still {
		r = (from + to) / 2
	}
	f.l.Circle(x, y, r, max(width*(1-0.6*f.p), 1), draw.Fade(c, 0.95*(1-f.p)))
}

// sparks fly from a place, each its own way.
func (f *effect) sparks(n noise.Field, count int, x, y, from, to float64, c draw.Color) {
	if f.still {
		return
	}
	for i := range count {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.8*n.Corner(i, 1)) / float64(count))
		far := to * (0.45 + 0.55*n.Corner(i, 2))
		head := from + (far-from)*math.Sqrt(f.p)
		tail := from + (far-from)*max(math.Sqrt(f.p)-0.22, 0)
		f.l.Line(x+cos*tail, y+sin*tail, x+cos*head, y+sin*head, max(f.a.UI.Px(2.2)*(1-f.p), 1), draw.Fade(c, 1-f.p))
	}
}

// hit is a point of damage on a ship: light, and what flies off.
func (f *effect) hit(s *board.Ship, crit bool) {
	if s == nil {
		return
	}
	c, big := draw.HitLight, 1.0
	if crit {
		c, big = draw.CritLight, 1.5
	}
	x, y, half := f.at(s)
	f.flash(x, y, half*2.1*big, 0.95, c)
	f.sparks(noise.Field(s.ID), int(7*big), x, y, half*0.3, half*1.7*big, c)
	if crit {
		f.ring(x, y, half*0.5, half*1.9, f.a.UI.Px(3), c)
	}
}

// shields is a shield that goes out, or comes back: a ring about the ship.
func (f *effect) shields(s *board.Ship, now int) {
	if s == nil {
		return
	}
	x, y, half := f.at(s)
	from, to := half*1.15, half*1.75
	if now > s.Shields.Active {
		from, to = to, from
	}
	f.l.Glow(x, y, half*2, draw.Fade(draw.Shield, 0.34*f.fades()))
	f.ring(x, y, from, to, f.a.UI.Px(4), draw.Shield)
	f.ring(x, y, from*0.92, to*0.88, f.a.UI.Px(1.5), draw.Mix(draw.Shield, draw.White, 0.5))
}

// pulse is a token that comes to a ship.
func (f *effect) pulse(s *board.Ship, c draw.Color) {
	x, y, half := f.at(s)
	f.ring(x, y, half*0.7, half*1.5, f.a.UI.Px(2.5), c)
}

// scraped is a ship that meets an obstacle.
func (f *effect) scraped(s *board.Ship) {
	if s == nil {
		return
	}
	x, y, half := f.at(s)
	f.sparks(noise.Field(s.ID+71), 9, x, y, half*0.5, half*1.5, draw.Dust)
	f.l.Glow(x, y, half*1.4, draw.Fade(draw.Dust, 0.25*f.fades()))
}
