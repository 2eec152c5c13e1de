package mat

import "math"

// Below ease everything keeps its luminance; above, it nears ease+room and never
// reaches it. On the brightest mat words then keep a contrast of 11, the seats' colors
// more than 3.
const (
	ease = 0.018
	room = 0.025
)

// knee keeps a luminance from shining.
func knee(l float64) float64 {
	if l <= ease {
		return l
	}
	return ease + room*(1-math.Exp(-(l-ease)/room))
}

// luminance is that of WCAG.
func (c color) luminance() float64 { return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2] }

// dimmed is the color with its luminance taken through the knee.
func (c color) dimmed() color {
	l := c.luminance()
	if l <= ease {
		return c
	}
	return c.times(knee(l) / l)
}

// toned is the color as the mat shows it: dimmed, unless it shines.
func (m *Mat) toned(c color) color {
	if m.shines {
		return c
	}
	return c.dimmed()
}

func (c color) times(k float64) color { return color{c[0] * k, c[1] * k, c[2] * k} }

func (c color) plus(d color, k float64) color {
	return color{c[0] + d[0]*k, c[1] + d[1]*k, c[2] + d[2]*k}
}

func (c color) toward(d color, t float64) color {
	return color{c[0] + (d[0]-c[0])*t, c[1] + (d[1]-c[1])*t, c[2] + (d[2]-c[2])*t}
}

// rgb is the color of 0xrrggbb.
func rgb(hex uint32) color {
	return color{linear(uint8(hex >> 16)), linear(uint8(hex >> 8)), linear(uint8(hex))}
}

// linear is the light of one of 256 steps of a screen.
func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// encoded is a light as a part of the steps of a screen, from 0 to 1.
func encoded(x float64) float64 {
	if x <= 0.0031308 {
		return max(x*12.92, 0)
	}
	return min(1.055*math.Pow(x, 1/2.4)-0.055, 1)
}

// set paints a pixel. Half a step of noise keeps the dark slopes from showing bands.
func (p *Picture) set(x, y int, c color, alpha, grain float64) {
	i := p.Image.PixOffset(x, y)
	for k := range 3 {
		p.Image.Pix[i+k] = uint8(min(encoded(c[k])*255+grain, 255) * alpha)
	}
	p.Image.Pix[i+3] = uint8(alpha*255 + 0.5)
}
