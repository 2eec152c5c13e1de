package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/art/noise"
	"xwing/scene/draw"
)

// smoulder is a ship that takes a damage card: embers on the hull.
func (f *effect) smoulder(s *board.Ship) {
	if s == nil {
		return
	}
	x, y, half := f.at(s)
	n := noise.Field(s.ID + 17)
	for i := range 3 {
		dx, dy := (n.Corner(i, 4)-0.5)*half, (n.Corner(i, 5)-0.5)*half
		f.l.Glow(x+dx, y+dy, half*(0.4+0.5*n.Corner(i, 6)), draw.Fade(draw.CritLight, 0.5*f.fades()))
	}
}

// destroyed is the end of a ship: a flash, fire that billows, what is left of it, and a
// ring that runs out over the table.
func (f *effect) destroyed(s *board.Ship) {
	if s == nil {
		return
	}
	x, y, half := f.at(s)
	n := noise.Field(s.ID + 5)
	f.fire(n, x, y, half*2)
	f.ring(x, y, half*0.4, half*3.8, f.a.UI.Px(6), draw.Mix(draw.CritLight, draw.White, 0.4))
	f.debris(n, x, y, half)
	f.sparks(n+1, 16, x, y, half*0.4, half*3.2, draw.CritLight)
	flash := max(1-f.p*3, 0)
	f.l.Glow(x, y, half*4.2, draw.Fade(draw.WhiteHot, 0.9*flash))
}

// fire is clouds of it, each with its own time.
func (f *effect) fire(n noise.Field, x, y, r float64) {
	for i := range 9 {
		begins := 0.35 * n.Corner(i, 1)
		t := (f.p - begins) / (1 - begins)
		if t <= 0 {
			continue
		}
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + n.Corner(i, 2)) / 9)
		far := r * 0.75 * n.Corner(i, 3)
		if !f.still {
			far *= 0.4 + 0.8*math.Sqrt(t)
		}
		size := r * (0.45 + 0.55*n.Corner(i, 4)) * (0.5 + 0.7*math.Sqrt(t))
		c := draw.Mix(draw.Mix(draw.WhiteHot, draw.CritLight, min(2.5*t, 1)), draw.Ember, min(max(2*t-0.7, 0), 1))
		f.l.Glow(x+cos*far, y+sin*far, size, draw.Fade(c, 0.75*(1-t)))
	}
}

// debris is what is left of a ship, turning as it flies.
func (f *effect) debris(n noise.Field, x, y, half float64) {
	if f.still {
		return
	}
	for i := range 9 {
		sin, cos := math.Sincos(2 * math.Pi * n.Corner(i, 7))
		far := half * (0.2 + 2.1*n.Corner(i, 8)) * math.Sqrt(f.p)
		size := half * (0.10 + 0.16*n.Corner(i, 9))
		turn := 2*math.Pi*n.Corner(i, 10) + 5*f.p*(n.Corner(i, 11)-0.5)
		var pts []draw.Pt
		for k := range 3 {
			s, c := math.Sincos(turn + 2.1*float64(k) + n.Corner(i, 12+k))
			pts = append(pts, draw.Pt{X: float32(x + cos*far + c*size), Y: float32(y + sin*far + s*size)})
		}
		f.l.Polygon(pts, draw.Fade(draw.Mix(draw.Smoke, draw.CritLight, 0.5*(1-f.p)), 1-f.p))
	}
}

// blastReach is how far the light of a device that goes off runs, in mm: to range 1.
const blastReach = 100

// blast is a device that goes off.
func (f *effect) blast(at physics.Vec) {
	x, y := f.cam.Cam.At(at)
	r := blastReach * f.cam.Cam.K
	n := noise.Field(uint64(int64(at.X*7) + int64(at.Y*13)))
	f.fire(n, x, y, r*0.5)
	f.ring(x, y, r*0.15, r, f.a.UI.Px(5), draw.CritLight)
	f.ring(x, y, r*0.1, r*0.8, f.a.UI.Px(2), draw.WhiteHot)
	f.sparks(n, 18, x, y, r*0.1, r*0.9, draw.CritLight)
	f.l.Glow(x, y, r*1.3, draw.Fade(draw.WhiteHot, 0.85*max(1-f.p*3, 0)))
}
