package draw

import "math"

// Oklab measures colors as the eye does: lightness, and how red and how yellow.
// https://bottosson.github.io/posts/oklab

func toLab(c Color) (l, a, b float64) {
	red, green, blue := linear(c.R), linear(c.G), linear(c.B)
	x := math.Cbrt(0.4122214708*red + 0.5363325363*green + 0.0514459929*blue)
	y := math.Cbrt(0.2119034982*red + 0.6806995451*green + 0.1073969566*blue)
	z := math.Cbrt(0.0883024619*red + 0.2817188376*green + 0.6299787005*blue)
	return 0.2104542553*x + 0.7936177850*y - 0.0040720468*z,
		1.9779984951*x - 2.4285922050*y + 0.4505937099*z,
		0.0259040371*x + 0.7827717662*y - 0.8086757660*z
}

// fromLab is the color of these measures; ok is false if no screen shows it.
func fromLab(l, a, b float64) (c Color, ok bool) {
	x := cubed(l + 0.3963377774*a + 0.2158037573*b)
	y := cubed(l - 0.1055613458*a - 0.0638541728*b)
	z := cubed(l - 0.0894841775*a - 1.2914855480*b)
	red := 4.0767416621*x - 3.3077115913*y + 0.2309699292*z
	green := -1.2684380046*x + 2.6097574011*y - 0.3413193965*z
	blue := -0.0041960863*x - 0.7034186147*y + 1.7076147010*z
	const out = 1e-4
	ok = min(red, green, blue) >= -out && max(red, green, blue) <= 1+out
	return Color{R: encoded(red), G: encoded(green), B: encoded(blue), A: 0xff}, ok
}

func cubed(x float64) float64 { return x * x * x }

// encoded is a light from 0 to 1 as a channel.
func encoded(x float64) uint8 {
	x = min(max(x, 0), 1)
	if x <= 0.0031308 {
		return uint8(x*12.92*255 + 0.5)
	}
	return uint8((1.055*math.Pow(x, 1/2.4)-0.055)*255 + 0.5)
}
