package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/art/noise"
	"xwing/scene/draw"
)

// shotLight is the color of what a faction shoots with.
func shotLight(f catalog.Faction) draw.Color {
	switch f {
	case catalog.Imperial, catalog.FirstOrder:
		return draw.GreenLaser
	case catalog.Republic, catalog.Separatist:
		return draw.BlueLaser
	}
	return draw.RedLaser
}

// volley is an attack that is declared: shots on their way, a torpedo as a single
// light with a tail. Whether they hit is for the dice to say: they go out before.
func (f *effect) volley(from, to *board.Ship, w board.Weapon) {
	if from == nil || to == nil {
		return
	}
	c := shotLight(f.factionOf(from))
	a, b := from.Pose.Point(), to.Pose.Point()
	if f.still {
		x0, y0 := f.cam.Cam.At(a)
		x1, y1 := f.cam.Cam.At(b)
		f.l.Line(x0, y0, x1, y1, max(1, f.a.UI.Px(2)), draw.Fade(c, 0.8*math.Sin(math.Pi*f.p)))
		return
	}
	if w.Upgrade != "" {
		f.torpedo(a, b)
		return
	}
	side := from.Pose.Frame()
	for i := range 6 {
		begins := 0.09 * float64(i)
		t := (f.p - begins) / 0.5
		if t <= 0 || t >= 1 {
			continue
		}
		wing := side.Out(physics.Vec{X: from.Size.Abeam() * 0.55 * float64(2*(i%2)-1)})
		f.bolt(wing, b, t, c)
	}
}

// factionOf is whose ship it is.
func (f *effect) factionOf(s *board.Ship) catalog.Faction {
	if p, err := f.a.facts.Pilot(s.Pilot); err == nil {
		return p.Faction
	}
	return 0
}

// bolt is a shot that has gone a part t of its way.
func (f *effect) bolt(a, b physics.Vec, t float64, c draw.Color) {
	const long = 0.10
	x0, y0 := f.cam.Cam.At(a.Lerp(b, max(t-long, 0)))
	x1, y1 := f.cam.Cam.At(a.Lerp(b, t))
	fade := min(t*6, (1-t)*4, 1)
	f.l.Glow((x0+x1)/2, (y0+y1)/2, max(7*f.cam.Cam.K, f.a.UI.Px(7)), draw.Fade(c, 0.55*fade))
	f.l.Line(x0, y0, x1, y1, max(1.6*f.cam.Cam.K, f.a.UI.Px(2.4)), draw.Fade(c, fade))
	f.l.Line(x0, y0, x1, y1, max(0.6*f.cam.Cam.K, f.a.UI.Px(1)), draw.Fade(draw.White, 0.9*fade))
}

// torpedo is a light with a tail on a bow.
func (f *effect) torpedo(a, b physics.Vec) {
	way := b.Sub(a)
	bow := physics.Vec{X: -way.Y, Y: way.X}.Scale(0.10)
	place := func(t float64) (x, y float64) {
		return f.cam.Cam.At(a.Lerp(b, t).Add(bow.Scale(4 * t * (1 - t))))
	}
	fade := min(f.p*6, (1-f.p)*5, 1)
	r := max(6*f.cam.Cam.K, f.a.UI.Px(6))
	for i := range 14 {
		t := f.p - 0.016*float64(i)
		if t < 0 {
			break
		}
		x, y := place(t)
		k := 1 - float64(i)/14
		f.l.Glow(x, y, r*(0.5+0.5*k), draw.Fade(draw.Mix(draw.IonLight, draw.CritLight, 1-k), 0.6*k*fade))
	}
	x, y := place(f.p)
	f.l.Glow(x, y, r*1.6, draw.Fade(draw.White, 0.8*fade))
}

// tractor is a beam that takes hold of a ship; without anybody who sends it, of light
// from all around.
func (f *effect) tractor(from, s *board.Ship) {
	x, y, half := f.at(s)
	hold := math.Sin(math.Pi * f.p)
	c := draw.TractorLight
	f.l.Circle(x, y, half*1.35, f.a.UI.Px(2), draw.Fade(c, 0.8*hold))
	f.l.Glow(x, y, half*1.8, draw.Fade(c, 0.35*hold))
	if from == nil {
		return
	}
	ax, ay := f.cam.Cam.At(from.Pose.Point())
	dx, dy := x-ax, y-ay
	n := max(math.Hypot(dx, dy), 1)
	nx, ny := -dy/n*half, dx/n*half
	f.l.Polygon([]draw.Pt{{X: float32(ax), Y: float32(ay)}, {X: float32(x + nx), Y: float32(y + ny)}, {X: float32(x - nx), Y: float32(y - ny)}},
		draw.Fade(c, 0.16*hold))
	for i := range 7 {
		t := math.Mod(float64(i)/7+1-0.5*f.p, 1)
		if f.still {
			t = float64(i) / 7
		}
		mx, my := ax+dx*t, ay+dy*t
		f.l.Line(mx+nx*t, my+ny*t, mx-nx*t, my-ny*t, max(1, f.a.UI.Px(1.5)), draw.Fade(c, 0.75*hold*t))
	}
}

// ion is lightning over a ship.
func (f *effect) ion(s *board.Ship) {
	x, y, half := f.at(s)
	n := noise.Field(s.ID + 3)
	f.l.Glow(x, y, half*1.8, draw.Fade(draw.IonLight, 0.4*f.fades()))
	turn := 0
	if !f.still {
		turn = int(f.p * 6)
	}
	for i := range 5 {
		sin, cos := math.Sincos(2 * math.Pi * n.Corner(i, turn))
		px, py := x, y
		for k := 1; k <= 4; k++ {
			r := half * 1.3 * float64(k) / 4
			j := half * 0.5 * (n.Corner(i*7+k, turn+20) - 0.5)
			qx, qy := x+cos*r-sin*j, y+sin*r+cos*j
			f.l.Line(px, py, qx, qy, max(1, f.a.UI.Px(1.4)), draw.Fade(draw.Mix(draw.IonLight, draw.White, 0.5), 0.9*(1-f.p)))
			px, py = qx, qy
		}
	}
}

// locked is four corners that close about what is locked, in the color of whoever has.
func (f *effect) locked(target, by *board.Ship) {
	if target == nil || by == nil {
		return
	}
	x, y, half := f.at(target)
	r := half * 1.25
	if !f.still {
		r = half * (1.25 + 1.1*(1-f.p))
	}
	arm := half * 0.45
	c := draw.Fade(draw.Mix(art.SeatColor(by.Seat), draw.White, 0.3), min(f.p*4, 1)*(1-0.5*f.p))
	w := max(1.5, f.a.UI.Px(2.5))
	for _, q := range [4][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
		cx, cy := x+q[0]*r, y+q[1]*r
		f.l.Line(cx, cy, cx-q[0]*arm, cy, w, c)
		f.l.Line(cx, cy, cx, cy-q[1]*arm, w, c)
	}
}
