package pieces

import (
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Condition is the marker of a condition card: a card with lines of text or,
// facedown, with its back.
type Condition struct {
	Color    draw.Color
	Facedown bool
}

// Size is 24 units.
func (c Condition) Size() (w, h, scale float64) { return 24, 24, art.TokenScale }

// Paint paints the marker.
func (c Condition) Paint(p *art.Paper) {
	p.Poly(-8, -11, 8, -11, 8, 11, -8, 11)
	p.Inked(draw.Mix(c.Color, draw.Space, 0.70), c.Color, 1.5)
	light := draw.Mix(c.Color, draw.White, 0.62)
	if c.Facedown {
		p.Poly(0, -6, 4.5, 0, 0, 6, -4.5, 0)
		p.Inked(light, light, 0.5)
		return
	}
	for i, right := range []float64{5, 5, 1} {
		y := -5.5 + 4.5*float64(i)
		p.Poly(-5, y, right, y, right, y+2, -5, y+2)
		p.Inked(light, light, 0.3)
	}
}
