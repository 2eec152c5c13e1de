package sound

import (
	"math"
	"slices"
)

// Render computes the samples of a sound, one channel at Rate.
func Render(c Cue) []int16 {
	c = c.plain()
	s := specs()[c.Kind]
	t := newTake()
	s.render(t, c)
	t.steady()
	t.ends()
	return t.samples(s.level(c))
}

// steady takes out what no loudspeaker can play: everything below hearing, and
// the constant part.
func (t *take) steady() {
	highpass(t.x, 30)
}

// highpass takes out what lies below a frequency, twice 6 decibels an octave.
func highpass(x []float64, freq float64) {
	keep := 1 - 2*math.Pi*freq/Rate
	for range 2 {
		before, out := 0.0, 0.0
		for i, v := range x {
			out = keep * (out + v - before)
			before = v
			x[i] = out
		}
	}
}

// audible is how loud the loudest tenth of a second is. The ear hears little of what
// is low, and a small loudspeaker plays little of it.
func audible(x []float64) float64 {
	const most, step = Rate / 10, Rate / 200
	x = slices.Clone(x)
	highpass(x, 220)
	loudest := 0.0
	for from := 0; from == 0 || from+most <= len(x); from += step {
		sum := 0.0
		for _, v := range x[from:min(from+most, len(x))] {
			sum += v * v
		}
		loudest = max(loudest, sum)
	}
	return math.Sqrt(loudest / most)
}

// drive presses the peaks of all of the take so far towards the rest, as a
// loudspeaker does that is asked for too much.
func (t *take) drive(by float64) {
	for i, v := range t.x {
		t.x[i] = math.Tanh(by * v)
	}
}

// ends lets the sound begin and end at nothing, without a crack.
func (t *take) ends() {
	const in, out = Rate / 1000, Rate / 80 // 1 ms, 12.5 ms
	n := len(t.x)
	for i := range min(in, n) {
		t.x[i] *= float64(i) / in
	}
	for i := range min(out, n) {
		t.x[n-1-i] *= float64(i) / out
	}
}

// highest is where no sample goes beyond, of 1.
const highest = 0.6

// samples scales the take to so many decibels to the ear, below highest.
func (t *take) samples(loud float64) []int16 {
	scale := math.Pow(10, loud/20) / max(audible(t.x), 1e-9)
	for _, v := range t.x {
		scale = min(scale, highest/max(math.Abs(v), 1e-9))
	}
	out := make([]int16, len(t.x))
	for i, v := range t.x {
		out[i] = int16(math.Round(v * scale * math.MaxInt16))
	}
	return out
}
