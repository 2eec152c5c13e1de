package xwing

import (
	"math"

	"xwing/scene/art"
	"xwing/scene/draw"
)

// squadronShip is a ship over the title: its middle in parts of the sky, its course in degrees
// from straight up, its width in parts of the sky's height.
type squadronShip struct {
	chassis      string
	x, y, course float64
	wide         float64
	side         int // pixels of its picture
}

// squadrons are the ships over the title: three that come, three far ahead of them.
var squadrons = [...]squadronShip{
	{"tielnfighter", 0.39, 0.21, 24, 0.155, 128},
	{"tieininterceptor", 0.60, 0.14, 24, 0.165, 128},
	{"tieadvancedx1", 0.80, 0.26, 24, 0.165, 128},
	{"btla4ywing", 0.83, 0.79, 18, 0.30, 256},
	{"rz1awing", 0.25, 0.83, 18, 0.26, 256},
	{"t65xwing", 0.52, 0.60, 18, 0.50, 400},
}

// fleet paints the ships that fly over the title with their trails, and our mark: both
// sides, crossing.
func (a *Client) fleet(sky, mark draw.Rect) {
	l := &a.Ground
	for _, f := range squadrons {
		ship := a.Studio.Sprite(art.Raised{Chassis: f.chassis, Side: f.side})
		if ship.Image == nil { // its trail comes with it
			continue
		}
		k := f.wide * sky.H / 2.16
		x, y := sky.X+f.x*sky.W, sky.Y+f.y*sky.H
		sin, cos := math.Sincos(f.course * math.Pi / 180)
		at := func(fx, fy float64) (float64, float64) { return x + (fx*cos-fy*sin)*k, y + (fx*sin+fy*cos)*k }
		nozzles := a.Studio.Nozzles(f.chassis)
		const lights = 26
		for i := lights; i > 0; i-- {
			far := float64(i) / lights
			for _, n := range nozzles {
				gx, gy := at(n.X, n.Y+2.6*far)
				l.Glow(gx, gy, max(1.7*n.R*k, 2)*(1-0.4*far), draw.Fade(draw.EngineLight, 0.17*(1-far)))
			}
		}
		l.Lit(ship, x, y, f.course*math.Pi/180, k, 1)
		for _, n := range nozzles {
			gx, gy := at(n.X, n.Y)
			l.Glow(gx, gy, 2.4*n.R*k, draw.Fade(draw.EngineLight, 0.7))
		}
	}
	x, y := mark.Center()
	arm, inner := mark.W*0.48, mark.W*0.15
	for i, side := range [][2]float64{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		c := draw.BlueSeat
		if i == 1 || i == 3 {
			c = draw.RedSeat
		}
		l.Line(x+side[0]*inner, y+side[1]*inner*0.5, x+side[0]*arm, y+side[1]*arm*0.5, mark.W*0.12, c)
	}
	l.Disc(x, y, mark.W*0.075, draw.Warn)
}
