package main

import (
	"math"

	"xwing/scene/draw"
)

// eye is how somebody sees colors: a matrix on the light of red, green and blue (Machado,
// Oliveira and Fernandes 2009, of those who lack a kind of cone).
type eye struct {
	name   string
	matrix [3][3]float64
}

// eyes are the usual one and the three that lack something.
func eyes() []eye {
	return []eye{
		{"normal", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
		{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
		{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
		{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
	}
}

// sees is a color as the eye sees it.
func (e *eye) sees(c draw.Color) draw.Color {
	in := [3]float64{light(c.R), light(c.G), light(c.B)}
	var out [3]uint8
	for i, row := range e.matrix {
		out[i] = channel(row[0]*in[0] + row[1]*in[1] + row[2]*in[2])
	}
	return draw.Color{R: out[0], G: out[1], B: out[2], A: c.A}
}

func light(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

func channel(x float64) uint8 {
	x = min(max(x, 0), 1)
	if x <= 0.0031308 {
		return uint8(x*12.92*255 + 0.5)
	}
	return uint8((1.055*math.Pow(x, 1/2.4)-0.055)*255 + 0.5)
}

// apart is how far two colors are from each other (CIE 1976): 2 is just seen side by side,
// 20 is told apart across a table.
func apart(a, b draw.Color) float64 {
	x, y := lab(a), lab(b)
	return math.Sqrt(sq(x[0]-y[0]) + sq(x[1]-y[1]) + sq(x[2]-y[2]))
}

func sq(x float64) float64 { return x * x }

// lab is a color in CIELAB under daylight.
func lab(c draw.Color) [3]float64 {
	r, g, b := light(c.R), light(c.G), light(c.B)
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	x := f((0.4124564*r + 0.3575761*g + 0.1804375*b) / 0.95047)
	y := f(0.2126729*r + 0.7151522*g + 0.0721750*b)
	z := f((0.0193339*r + 0.1191920*g + 0.9503041*b) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
