package physics

import "math"

// The polynomials of fdlibm (sine and cosine on ±π/4) and of Cephes (arc tangent), written so that no
// product and sum are fused.

// Turns in the units of a heading, 1/100,000 degree, and what such a unit is in radians.
const (
	FullTurn    = 36_000_000
	QuarterTurn = FullTurn / 4
	HeadingUnit = math.Pi / 18_000_000
)

// kernelSin is sin x for |x| <= π/4. Its terms are summed in pairs: a shorter chain of operations than
// Horner's.
func kernelSin(x float64) float64 {
	z := float64(x * x)
	w := float64(z * z)
	low := float64(8.33333333332248946124e-03*z) - 1.66666666666666324348e-01
	mid := float64(2.75573137070700676789e-06*z) - 1.98412698298579493134e-04
	high := float64(1.58969099521155010221e-10*z) - 2.50507602534068634195e-08
	return x + float64(float64(x*z)*(low+float64(w*(mid+float64(w*high)))))
}

// kernelCos is cos x for |x| <= π/4.
func kernelCos(x float64) float64 {
	z := float64(x * x)
	w := float64(z * z)
	low := float64(-1.38888888888741095749e-03*z) + 4.16666666666666019037e-02
	mid := float64(-2.75573143513906633035e-07*z) + 2.48015872894767294178e-05
	high := float64(-1.13596475577881948265e-11*z) + 2.08757232129817482790e-09
	return (1 - float64(0.5*z)) + float64(w*(low+float64(w*(mid+float64(w*high)))))
}

// headingStep is half a degree, the step of the table of headings.
const headingStep = 50_000

// headings are sine and cosine of every half degree, 360 included; exact at multiples of 90 degrees.
var headings = func() (table [FullTurn/headingStep + 1]struct{ sin, cos float64 }) {
	for i := range table {
		quarter := (i + 90) / 180 // nearest
		x := float64(float64(i-180*quarter) * (math.Pi / 360))
		s, c := kernelSin(x), kernelCos(x)
		switch quarter & 3 {
		case 1:
			s, c = c, -s
		case 2:
			s, c = -s, -c
		case 3:
			s, c = -c, s
		}
		table[i].sin, table[i].cos = s, c
	}
	return table
}()

// HeadingSinCos is sine and cosine of a heading in 1/100,000 degree to 2e-14; exact at multiples of 90
// degrees. From the nearest half degree a turn of at most π/720 is left: two terms of the series suffice.
func HeadingSinCos(heading int32) (sin, cos float64) {
	if uint32(heading) >= FullTurn {
		heading = normalHeading(int64(heading))
	}
	nearest := (uint32(heading) + headingStep/2) / headingStep
	at := &headings[nearest]
	if heading == int32(nearest*headingStep) { // as most are: nothing is left
		return at.sin, at.cos
	}
	x := float64(float64(heading-int32(nearest*headingStep)) * HeadingUnit)
	z := float64(x * x)
	s := x - float64(float64(x*z)*(1.0/6))
	c := 1 - float64(z*(0.5-float64(z*(1.0/24))))
	return float64(at.sin*c) + float64(at.cos*s), float64(at.cos*c) - float64(at.sin*s)
}

// SinCos is sine and cosine of x radians, |x| up to some turns.
func SinCos(x float64) (sin, cos float64) {
	const (
		half1 = 1.57079632673412561417e+00 // π/2 in two parts
		half2 = 6.07710050650619224932e-11
	)
	if math.Abs(x) < 0.78 { // less than π/4: nothing is taken off
		return kernelSin(x), kernelCos(x)
	}
	k := math.Floor(float64(x*(2/math.Pi)) + 0.5)
	x = (x - float64(k*half1)) - float64(k*half2)
	s, c := kernelSin(x), kernelCos(x)
	switch int64(k) & 3 {
	case 1:
		return c, -s
	case 2:
		return -s, -c
	case 3:
		return -c, s
	}
	return s, c
}

// kernelAtan is atan x for 0 <= x <= 0.66.
func kernelAtan(x float64) float64 {
	z := float64(x * x)
	p := -8.750608600031904122785e-01
	p = float64(p*z) - 1.615753718733365076637e+01
	p = float64(p*z) - 7.500855792314704667340e+01
	p = float64(p*z) - 1.228866684490136173410e+02
	p = float64(p*z) - 6.485021904942025371773e+01
	q := z + 2.485846490142306297962e+01
	q = float64(q*z) + 1.650270098316988542046e+02
	q = float64(q*z) + 4.328810604912902668951e+02
	q = float64(q*z) + 4.853903996359136964868e+02
	q = float64(q*z) + 1.945506571482613964425e+02
	return float64(x*(float64(z*p)/q)) + x
}

// Atan2 is the angle of (x, y) from the x axis in radians, in (-π, π].
func Atan2(y, x float64) float64 {
	if x == 0 && y == 0 {
		return 0
	}
	ay, ax := math.Abs(y), math.Abs(x)
	var a float64
	switch {
	case ay <= float64(0.66*ax):
		a = kernelAtan(ay / ax)
	case float64(0.66*ay) >= ax:
		a = math.Pi/2 - kernelAtan(ax/ay)
	default: // about 45 degrees: atan(t) = π/4 + atan((t-1)/(t+1))
		t := (ay - ax) / (ay + ax)
		if t >= 0 {
			a = math.Pi/4 + kernelAtan(t)
		} else {
			a = math.Pi/4 - kernelAtan(-t)
		}
	}
	if x < 0 {
		a = math.Pi - a
	}
	if y < 0 {
		return -a
	}
	return a
}
