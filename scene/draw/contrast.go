package draw

import "math"

// Luminance is how bright a color is, from 0 to 1 (WCAG 2).
func Luminance(c Color) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast is how well two opaque colors are told apart: 1 not at all, 21 best (WCAG 2).
// Text wants 4.5, signs and frames want 3.
func Contrast(a, b Color) float64 {
	x, y := Luminance(a)+0.05, Luminance(b)+0.05
	return max(x, y) / min(x, y)
}

// linear is the light of a channel, from 0 to 1.
func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}
