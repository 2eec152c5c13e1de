package scene

import "xwing/scene/draw"

// Starfield paints a calm sky.
func Starfield(l *draw.List, r draw.Rect, shift float64) {
	l.Fill(r, draw.Space)
	stars(l, r, shift)
}

// stars strews the stars. There are none in a bright hall, where they would be specks.
func stars(l *draw.List, r draw.Rect, shift float64) {
	if l.Theme != nil && l.Theme.ID == draw.BrightHall {
		return
	}
	next := strewn(88172645463325252)
	for range 190 {
		px, py, b := r.X+next()*r.W, r.Y+next()*r.H, next()
		size := 1.0
		if b > 0.9 {
			size = 2
		}
		l.Fill(draw.Rect{X: float64(int(px)), Y: float64(int(py + shift)), W: size, H: size}, draw.Fade(draw.Star, 0.10+0.45*b*b))
	}
}

// strewn returns numbers from 0 to 1 as if at random, always the same.
func strewn(x uint64) func() float64 {
	return func() float64 {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		return float64(x>>11) / (1 << 53)
	}
}
