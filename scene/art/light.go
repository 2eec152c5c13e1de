package art

import (
	"image"
	"math"

	"xwing/scene/draw"
)

// Light covers the paper with a light about its middle: a color in the middle, one half
// way to r, one from there on.
func (p *Paper) Light(r float64, middle, half, beyond draw.Color) {
	img, ok := p.Image().(*image.RGBA)
	if !ok {
		return
	}
	const steps = 128
	var colors [steps + 1]draw.Color
	for i := range colors {
		t := 2 * float64(i) / steps
		colors[i] = draw.Mix(middle, half, min(t, 1))
		if t > 1 {
			colors[i] = draw.Mix(half, beyond, t-1)
		}
	}
	mx, my := p.TransformPoint(0, 0)
	k := steps / (r * p.PerUnit)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			dx, dy := float64(x)+0.5-mx, float64(y)+0.5-my
			c := colors[min(int(math.Sqrt(dx*dx+dy*dy)*k), steps)]
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = c.R, c.G, c.B, 0xff
		}
	}
}
