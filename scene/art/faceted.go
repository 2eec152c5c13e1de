package art

import (
	"math"

	"github.com/fogleman/gg"

	"xwing/scene/draw"
)

// inner is how far the face of a die reaches of the whole: facets lie around it.
const inner = 0.72

// Faceted paints a die with those corners, clockwise about the origin: a facet along each side, as the lamp at the
// upper left lights it, and the face that they surround.
func (p *Paper) Faceted(c [][2]float64, body draw.Color) {
	for i := range c {
		j := (i + 1) % len(c)
		mx, my := c[i][0]+c[j][0], c[i][1]+c[j][1]
		lit := -(0.62*mx + 0.78*my) / math.Hypot(mx, my)
		tone := draw.Mix(body, draw.White, max(lit, 0)*0.5)
		if lit < 0 {
			tone = draw.Mix(body, draw.RGB(0x0a0506), -lit*0.62)
		}
		p.Poly(c[i][0], c[i][1], c[j][0], c[j][1], c[j][0]*inner, c[j][1]*inner, c[i][0]*inner, c[i][1]*inner)
		p.Inked(tone, tone, 0.12)
	}
	face := make([]float64, 0, 16)
	for _, v := range c {
		face = append(face, v[0]*inner, v[1]*inner)
	}
	p.Poly(face...)
	x0, y0 := p.TransformPoint(-8, -8)
	x1, y1 := p.TransformPoint(8, 8)
	shine := gg.NewLinearGradient(x0, y0, x1, y1)
	shine.AddColorStop(0, draw.Mix(body, draw.White, 0.13))
	shine.AddColorStop(0.5, body)
	shine.AddColorStop(1, draw.Mix(body, draw.RGB(0), 0.16))
	p.SetFillStyle(shine)
	p.Fill()
	p.Poly(face...)
	p.Ink(draw.Fade(draw.Mix(body, draw.White, 0.55), 0.55))
	p.Pen(0.35)
	p.Stroke()
	outline := make([]float64, 0, 16)
	for _, v := range c {
		outline = append(outline, v[0]*0.99, v[1]*0.99)
	}
	p.Poly(outline...)
	p.Ink(draw.Mix(body, draw.RGB(0), 0.55))
	p.Pen(0.5)
	p.Stroke()
}
