package sound

import "math"

// Rate is how many samples there are in a second.
const Rate = 48000

// take is a sound in the making: one channel of samples.
type take struct {
	x     []float64
	noise uint64 // state of the noise; every take begins with the same
}

func newTake() *take { return &take{noise: 0x9e3779b97f4a7c15} }

// curve is a value over the life of a sound, at a part p of it from 0 to 1.
type curve func(p float64) float64

func flat(v float64) curve { return func(float64) float64 { return v } }

// glide goes from a to b, even to the ear.
func glide(a, b float64) curve {
	ratio := math.Log(b / a)
	return func(p float64) float64 { return a * math.Exp(ratio*p) }
}

// arch rises from a to b in the middle and falls to c.
func arch(a, b, c float64) curve {
	up, down := glide(a, b), glide(b, c)
	return func(p float64) float64 {
		if p < 0.5 {
			return up(2 * p)
		}
		return down(2*p - 1)
	}
}

// pluck is loud after a part rise and dies away; the larger the fall, the sooner.
func pluck(rise, fall float64) curve {
	return func(p float64) float64 {
		if p < rise {
			return p / rise
		}
		q := (p - rise) / (1 - rise)
		return math.Exp(-fall*q) * (1 - q*q*q*q)
	}
}

// swell rises to the part at and falls from there, softly.
func swell(at float64) curve {
	return func(p float64) float64 {
		q := p / at
		if p > at {
			q = (1 - p) / (1 - at)
		}
		s := math.Sin(q * math.Pi / 2)
		return s * s
	}
}

// wave is the shape of a tone: its value at a phase from 0 to 1.
type wave func(phase float64) float64

func sine(phase float64) float64 { return math.Sin(2 * math.Pi * phase) }

// reed is a bright tone of eight harmonics, without what a real saw folds back.
func reed(phase float64) float64 {
	sum := 0.0
	overtones(phase, 8, func(n, sin float64) { sum += sin / n })
	return sum * 0.55
}

// hollow is a tone of odd harmonics.
func hollow(phase float64) float64 {
	sum := 0.0
	overtones(phase, 7, func(n, sin float64) {
		if math.Mod(n, 2) == 1 {
			sum += sin / n
		}
	})
	return sum * 0.8
}

// overtones gives the sine of a phase and of its multiples, each made of the two
// before it.
func overtones(phase float64, most int, each func(n, sin float64)) {
	now, cos := math.Sincos(2 * math.Pi * phase)
	before := 0.0
	for n := 1; n <= most; n++ {
		each(float64(n), now)
		before, now = now, 2*cos*now-before
	}
}

// span is the samples from a time on, for so many seconds; the take grows to hold
// them.
func (t *take) span(at, seconds float64) []float64 {
	from, n := int(at*Rate), int(seconds*Rate)
	if need := from + n - len(t.x); need > 0 {
		t.x = append(t.x, make([]float64, need)...)
	}
	return t.x[from : from+n]
}

// tone adds a tone.
func (t *take) tone(at, seconds float64, w wave, freq, loud curve) {
	phase := 0.0
	x := t.span(at, seconds)
	for i := range x {
		p := float64(i) / float64(len(x))
		x[i] += loud(p) * w(phase)
		phase += freq(p) / Rate
		phase -= math.Floor(phase)
	}
}

// hiss adds noise around a frequency; a narrow band (0.1) sings, a broad one
// (1.5) rushes.
func (t *take) hiss(at, seconds float64, freq curve, band float64, loud curve) {
	x := t.span(at, seconds)
	low, mid := 0.0, 0.0 // of a state variable filter
	for i := range x {
		p := float64(i) / float64(len(x))
		f := 2 * math.Sin(math.Pi*min(freq(p), Rate/7)/Rate)
		low += f * mid
		high := t.white() - low - band*mid
		mid += f * high
		x[i] += loud(p) * mid * math.Sqrt(band)
	}
}

// rumble adds noise below a frequency.
func (t *take) rumble(at, seconds float64, freq, loud curve) {
	x := t.span(at, seconds)
	one, two := 0.0, 0.0
	for i := range x {
		p := float64(i) / float64(len(x))
		f := 1 - math.Exp(-2*math.Pi*freq(p)/Rate)
		one += f * (t.white() - one)
		two += f * (one - two)
		x[i] += loud(p) * two * 3
	}
}

// white is noise from -1 to 1.
func (t *take) white() float64 {
	t.noise ^= t.noise << 13
	t.noise ^= t.noise >> 7
	t.noise ^= t.noise << 17
	return float64(int64(t.noise)) / (1 << 63)
}

// throb makes all of the take so far louder and softer so many times a second.
func (t *take) throb(times, depth float64) {
	for i := range t.x {
		t.x[i] *= 1 - depth*0.5*(1-math.Cos(2*math.Pi*times*float64(i)/Rate))
	}
}

// times scales a curve.
func times(k float64, c curve) curve { return func(p float64) float64 { return k * c(p) } }
