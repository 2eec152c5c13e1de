package sound

import "math"

// Render computes the samples of a sound, one channel at Rate.
func Render(c Cue) []int16 {
	c = c.plain()
	s := specs()[c.Kind]
	t := newTake()
	s.render(t, c)
	t.steady()
	t.ends()
	return t.samples(s.peak)
}

// steady takes out what no loudspeaker can play: everything below hearing, and
// the constant part.
func (t *take) steady() {
	const keep = 1 - 2*math.Pi*30/Rate
	for range 2 {
		before, out := 0.0, 0.0
		for i, v := range t.x {
			out = keep * (out + v - before)
			before = v
			t.x[i] = out
		}
	}
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

// samples scales the loudest sample to the peak.
func (t *take) samples(peak float64) []int16 {
	loudest := 1e-9
	for _, v := range t.x {
		loudest = max(loudest, math.Abs(v))
	}
	out := make([]int16, len(t.x))
	for i, v := range t.x {
		out[i] = int16(math.Round(v / loudest * peak * math.MaxInt16))
	}
	return out
}
