package sound

import (
	"math"
	"slices"
)

// The bed is what lies below all sounds of the table: a low chord that breathes, and
// air that passes. Its end leads into its beginning: every tone goes round a whole
// number of times, and noise is filtered as if it had always been there.

// bedSeconds is after how long the bed begins anew.
const bedSeconds = 24

// bedLoud is how loud it is to the ear, in decibels: below the softest sound there is.
const bedLoud = -45

// Bed computes the bed, one channel at Rate, to be played over and over.
func Bed() []int16 {
	t := newTake()
	for i, v := range []struct{ semitones, loud, breaths float64 }{
		{-24, 0.3, 1}, {-17, 0.35, 2}, {-12, 0.5, 3}, {-5, 0.4, 2}, {2, 0.3, 3}, {7, 0.2, 5}, {14, 0.08, 4},
	} {
		t.drone(note(v.semitones), v.loud, v.breaths, float64(i)/7)
	}
	t.air(420, 0.35, 2, 0.1)
	t.air(1500, 0.05, 3, 0.6)
	t.around(func(x []float64) { highpass(x, 30) })
	return t.samples(bedLoud)
}

// drone adds a tone that never ends, and a little beside it another that beats
// with it; it breathes so many times a round.
func (t *take) drone(freq, loud, breaths, late float64) {
	turns := math.Round(freq * bedSeconds)
	x := t.span(0, bedSeconds)
	one, two := spin(turns, late, len(x)), spin(turns+3, late, len(x))
	breath := breathing(breaths, late, len(x))
	for i := range x {
		x[i] += loud * breath() * (one() + 0.2*two())
	}
}

// air adds noise below a frequency that breathes.
func (t *take) air(freq, loud, breaths, late float64) {
	noise := &take{noise: t.noise}
	x := noise.span(0, bedSeconds)
	for i := range x {
		x[i] = noise.white()
	}
	t.noise = noise.noise
	noise.around(func(x []float64) {
		f, one, two := 1-math.Exp(-2*math.Pi*freq/Rate), 0.0, 0.0
		for i, v := range x {
			one += f * (v - one)
			two += f * (one - two)
			x[i] = two
		}
	})
	breath := breathing(breaths, late, len(x))
	for i, y := range t.span(0, bedSeconds) {
		t.x[i] = y + 6*loud*breath()*x[i]
	}
}

// breathing goes up and down so many times a round, and never to nothing.
func breathing(times, late float64, n int) func() float64 {
	turn := spin(times, late, n)
	return func() float64 { return 0.75 + 0.25*turn() }
}

// spin is a sine of so many turns in n steps, each step made of the one before: a round is a
// million of them.
func spin(turns, late float64, n int) func() float64 {
	sin, cos := math.Sincos(2 * math.Pi * late)
	s, c := math.Sincos(2 * math.Pi * turns / float64(n))
	return func() float64 {
		now := sin
		sin, cos = sin*c+cos*s, cos*c-sin*s
		return now
	}
}

// around filters a round that has been played once before: what the filter remembers at
// the beginning is the end.
func (t *take) around(filter func(x []float64)) {
	twice := slices.Concat(t.x, t.x)
	filter(twice)
	copy(t.x, twice[len(t.x):])
}
