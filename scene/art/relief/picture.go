package relief

import (
	"image"
	"math"
)

// Sheet is the body as a picture that can be lit as it lies: colors on the left, on
// the right the normals as colors, right, down and toward whoever looks.
func (b *Body) Sheet() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 2*b.side, b.side))
	for y := range b.side {
		for x := range b.side {
			p := &b.look[y*b.side+x]
			i := img.PixOffset(x, y)
			img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = uint8(p.r*p.a+0.5), uint8(p.g*p.a+0.5), uint8(p.b*p.a+0.5), uint8(p.a*255+0.5)
			n := p.normal()
			j := img.PixOffset(b.side+x, y)
			for k := range 3 {
				img.Pix[j+k] = uint8(127.5 + 127.5*n[k])
			}
			img.Pix[j+3] = 255
		}
	}
	return img
}

// normal is which way the place faces.
func (p *place) normal() [3]float64 {
	l := math.Sqrt(1 + float64(p.nx*p.nx+p.ny*p.ny))
	return [3]float64{float64(p.nx) / l, float64(p.ny) / l, 1 / l}
}

// Lit is the body as it lies, in the light of a lamp in that direction.
func (b *Body) Lit(lamp [3]float64) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, b.side, b.side))
	half := [3]float64{lamp[0], lamp[1], lamp[2] + 1}
	l := math.Sqrt(dot(half, half))
	for i := range b.look {
		p := &b.look[i]
		if p.a == 0 {
			continue
		}
		n := p.normal()
		day, back := max(dot(n, lamp), 0), max(-n[0]*lamp[0]-n[1]*lamp[1], 0)
		shine := math.Pow(max(dot(n, half)/l, 0), 22) * 255
		a, light := float64(p.a), 0.34+1.10*day
		for k, c := range [3]float32{p.r, p.g, p.b} {
			rim := back * back * [3]float64{0.05, 0.10, 0.17}[k] * 255
			img.Pix[4*i+k] = uint8(min(float64(c)*light+shine*[3]float64{0.20, 0.19, 0.17}[k]+rim, 255) * a)
		}
		img.Pix[4*i+3] = uint8(a*255 + 0.5)
	}
	return img
}

func dot(a, b [3]float64) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }
