package art

import (
	"math"

	"xwing/scene/draw"
)

// sides are the sizes in pixels in which ships are raised; the last are those of great ships.
func (r Raised) sides() []int {
	all := [...]int{64, 128, 192, 288, 448}
	if !r.Great {
		return all[:3]
	}
	return all[:]
}

// Near is the picture of a ship that is large enough to be shown that many pixels wide, or the largest that is painted
// already.
func (s *Studio) Near(r Raised, wide float64) *draw.Sprite {
	sides := r.sides()
	at := 0
	for at < len(sides)-1 && wide > 1.15*float64(sides[at]) {
		at++
	}
	r.Side = sides[at]
	best := s.Sprite(r)
	for at--; best.Image == nil && at >= 0; at-- {
		r.Side = sides[at]
		best = s.Sprite(r)
	}
	return best
}

// Model paints a ship at an angle, k pixels from its middle to its nose, lit as it lies; as flat shapes until its
// picture is there.
func (s *Studio) Model(l *draw.List, r Raised, x, y, angle, k, light float64) {
	sp := s.Near(r, 2*frame/100.0*k)
	if l.Lit(sp, x, y, angle, k, light); sp.Image != nil {
		return
	}
	sin, cos := math.Sincos(angle)
	for _, part := range s.Flat(r) {
		pts := make([]draw.Pt, len(part.Points))
		for i, p := range part.Points {
			px, py := float64(p.X)*k, float64(p.Y)*k
			pts[i] = draw.Pt{X: float32(x + px*cos - py*sin), Y: float32(y + px*sin + py*cos)}
		}
		l.Polygon(pts, draw.Fade(part.Color, light))
	}
}
