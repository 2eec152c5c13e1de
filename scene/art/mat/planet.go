package mat

import (
	"math"

	"xwing/scene/art/noise"
)

// planet is a world beside or below the play area: its middle and radius in sides of
// the play area, y down, and how it looks.
type planet struct {
	x, y, r         float64
	base, band, air color
	bands           float64 // how often its weather changes from pole to pole; 0: none
	craters         bool
}

// Place is where the planet's picture lies: its middle and its side, in sides of the
// play area, y down; ok is false for a mat without a planet.
func (m *Mat) Place() (x, y, side float64, ok bool) {
	if m.planet == nil {
		return 0, 0, 0, false
	}
	return m.planet.x, m.planet.y, 2 * m.planet.r * haze, true
}

// haze is how far the air reaches, in radii of the planet.
const haze = 1.12

// Planet begins the picture of the planet.
func (m *Mat) Planet(side int) *Picture {
	p, n := begin(side), noise.Field(m.seed+99)
	scale := 2 * haze / float64(side)
	p.row = func(y int) {
		for x := range side {
			u, v := (float64(x)+0.5)*scale-haze, (float64(y)+0.5)*scale-haze
			c, alpha := m.planet.at(n, u, v, scale)
			if alpha > 0 {
				p.set(x, y, m.toned(c), alpha, n.Corner(x, y))
			}
		}
	}
	return p
}

// lamp is from where the planet is lit: the upper left, as all on the table.
var lamp = [3]float64{-0.72, -0.55, 0.42}

// at is the color at a point of the planet's picture, in radii from its middle; pixel
// is the size of one.
func (w *planet) at(n noise.Field, u, v, pixel float64) (c color, alpha float64) {
	d := math.Hypot(u, v)
	inside := noise.Rise(1+pixel, 1-pixel, d)
	if d >= 1 {
		inside = min(inside, 0.5)
	}
	// The air: bright at the edge of the day side, thinning outwards.
	day := noise.Rise(-0.75, 0.95, (u*lamp[0]+v*lamp[1])/max(d, 1e-9))
	glow := math.Pow(max(1-(d-1)/(haze-1), 0), 3) * day
	if d > 1+pixel {
		return w.air.times(0.5), 0.9 * glow
	}
	z := math.Sqrt(max(1-d*d, 0))
	lit := u*lamp[0] + v*lamp[1] + z*lamp[2]
	c = w.ground(n, u, v, z)
	c = c.times(0.004 + 0.125*noise.Rise(-0.15, 1.15, lit))
	rim := math.Pow(1-z, 3)
	c = c.plus(w.air, 0.55*rim*day)
	return c, max(inside, 0.9*glow*(1-inside))
}

// ground is what the planet is colored like at a point of the sphere.
func (w *planet) ground(n noise.Field, u, v, z float64) color {
	// Tilted, so that the bands run aslant.
	const sin, cos = 0.38, 0.925
	a, b := u*cos+v*sin, v*cos-u*sin
	k := 1 / (0.45 + 0.55*z) // nearer the edge more of the sphere lies in a pixel
	wx := n.Fbm(a*2*k+3, b*2+z*1.3, 4)
	if w.bands > 0 {
		lat := b*3.2*w.bands + 1.3*wx
		weather := (n + 1).Fbm(a*1.7*k+4*wx, lat*2.2, 5)
		return w.base.toward(w.band, noise.Rise(0.30, 0.80, weather)*0.7).times(0.45 + 1.1*weather)
	}
	t := (n + 2).Fbm(a*4*k+wx, b*4*k, 6)
	c := w.band.toward(w.base, noise.Rise(0.36, 0.62, t))
	if w.craters {
		c = c.times(1 - 0.6*noise.Rise(0.56, 0.64, (n+3).Fbm(a*9*k, b*9*k, 3)))
	}
	return c
}
