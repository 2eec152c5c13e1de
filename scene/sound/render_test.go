package sound

import (
	"math"
	"math/bits"
	"math/cmplx"
	"slices"
	"testing"
)

// TestEverySound holds every sound to what keeps it from hurting: nobody can
// listen in a test.
func TestEverySound(t *testing.T) {
	for _, c := range All() {
		t.Run(c.String(), func(t *testing.T) {
			s := specs()[c.Kind]
			x := Render(c)
			if !slices.Equal(x, Render(c)) {
				t.Error("it is another sound the second time")
			}
			if seconds := float64(len(x)) / Rate; seconds < 0.03 || seconds > s.most {
				t.Errorf("it lasts %.2f s, want at most %.2f", seconds, s.most)
			}
			if got := peak(x) / math.MaxInt16; got > highest+0.001 {
				t.Errorf("its peak is %.2f, want at most %.2f", got, highest)
			}
			if got, want := decibels(x), s.level(c); math.Abs(got-want) > 0.3 {
				t.Errorf("the ear hears it at %.1f dB, want %.1f: what is to be heard of it is too low", got, want)
			}
			if mean := mean(x); math.Abs(mean) > 0.004*peak(x) {
				t.Errorf("its mean is %.1f, want none", mean)
			}
			if first, last := x[0], x[len(x)-1]; first != 0 || last != 0 {
				t.Errorf("it begins with %d and ends with %d: a crack", first, last)
			}
			if tail := rms(x[len(x)-Rate/500:]); tail > 0.02*peak(x) {
				t.Errorf("its last 2 ms are at %.0f, want silence", tail)
			}
			if step := steepest(x); step > 1.2*peak(x) {
				t.Errorf("it leaps by %.0f from one sample to the next", step)
			}
			if low := share(x, 0, 25); low > 0.02 {
				t.Errorf("%.1f %% of it is too low to hear", 100*low)
			}
			if shrill := share(x, 9000, Rate/2); shrill > 0.15 {
				t.Errorf("%.0f %% of it is shrill", 100*shrill)
			}
			if late := onset(x); late > 0.12 {
				t.Errorf("it is to be heard after %.2f s only", late)
			}
		})
	}
}

// TestLoudness keeps buttons below the table, and the table below an explosion,
// to the ear and to the loudspeaker; what matters more is not softer by much.
func TestLoudness(t *testing.T) {
	loudest := Render(Cue{Kind: Explosion, Size: 1})
	boom, force := decibels(loudest), loudness(loudest)
	for k, s := range specs() {
		x := Render(Cue{Kind: Kind(k), Size: 1})
		switch got := decibels(x); {
		case s.ui && got > boom-9:
			t.Errorf("%s is at %.1f dB, the explosion at %.1f: too loud for a button", s.name, got, boom)
		case Kind(k) != Explosion && (got > boom || loudness(x) > force):
			t.Errorf("%s is at %.1f dB, above an explosion at %.1f", s.name, got, boom)
		case got < boom-20:
			t.Errorf("%s is at %.1f dB, the explosion at %.1f: nobody hears it", s.name, got, boom)
		}
		for _, other := range specs() {
			if s.weight > other.weight && s.loud < other.loud-4 {
				t.Errorf("%s weighs more than %s, and is at %.1f dB to %.1f", s.name, other.name, s.loud, other.loud)
			}
		}
	}
}

// TestAudible measures tones as the ear does: it hears less of what is low.
func TestAudible(t *testing.T) {
	for _, c := range []struct{ freq, want float64 }{{63, -20.5}, {125, -12}, {250, -5}, {500, -2}, {1000, 0}, {4000, 0}} {
		x := make([]float64, Rate)
		for i := range x {
			x[i] = math.Sqrt2 * math.Cos(2*math.Pi*c.freq*float64(i)/Rate)
		}
		if got := 20 * math.Log10(audible(x[:Rate/2])); math.Abs(got-c.want) > 1 {
			t.Errorf("a tone of %.0f Hz is heard at %.1f dB, want about %.1f", c.freq, got, c.want)
		}
	}
	if got := audible(nil); got != 0 {
		t.Errorf("silence is heard at %v", got)
	}
}

// TestPitch compares how high sounds are: engines by size, before and after, one
// against another.
func TestPitch(t *testing.T) {
	for v := range voices {
		for size := 2; size <= Sizes; size++ {
			small, large := Cue{Engine, v, size - 1}, Cue{Engine, v, size}
			if a, b := pitch(Render(small)), pitch(Render(large)); b > 0.9*a {
				t.Errorf("%s is at %.0f Hz and %s at %.0f, want it lower", small, a, large, b)
			}
		}
	}
	for _, c := range []struct {
		cue  Cue
		want float64 // of the last third to the first
	}{{Cue{Kind: Laser}, -1}, {Cue{Kind: Laser, Voice: Howl}, -1}, {Cue{Kind: Laser, Voice: Growl}, -1}, {Cue{Kind: Laser, Voice: Hum}, -1},
		{Cue{Kind: Explosion, Size: 2}, -1}, {Cue{Kind: Hull}, -1}, {Cue{Kind: Bad}, -1}, {Cue{Kind: Ion}, -1},
		{Cue{Kind: Confirm}, 1}, {Cue{Kind: Recharge}, 1}, {Cue{Kind: Flee}, 1}, {Cue{Kind: Win}, 1}} {
		x := Render(c.cue)
		if c.cue.Kind == Laser {
			x = x[:len(x)/3] // one shot
		}
		first, last := pitch(x[:len(x)/3]), pitch(x[2*len(x)/3:])
		if (last-first)*c.want <= 0 {
			t.Errorf("%s goes from %.0f to %.0f Hz", c.cue, first, last)
		}
	}
	for _, c := range [][2]Kind{{Hull, Shield}, {Torpedo, Missile}, {Explosion, Laser}, {Bad, Good}, {Refuse, Click}} {
		if a, b := pitch(Render(Cue{Kind: c[0], Size: 1})), pitch(Render(Cue{Kind: c[1], Size: 1})); a >= 0.8*b {
			t.Errorf("%s is at %.0f Hz, %s at %.0f: they are too much alike", specs()[c[0]].name, a, specs()[c[1]].name, b)
		}
	}
}

// TestMoreIsMore counts dice by their noise, and measures ships by theirs.
func TestMoreIsMore(t *testing.T) {
	for n := 2; n <= MostDice; n++ {
		few, many := Render(Cue{Kind: Dice, Size: n - 1}), Render(Cue{Kind: Dice, Size: n})
		if energy(many)/sq(peak(many)) <= energy(few)/sq(peak(few)) {
			t.Errorf("%d dice make no more noise than %d", n, n-1)
		}
	}
	for n := 2; n <= Sizes; n++ {
		for _, k := range []Kind{Engine, Explosion} {
			if small, large := Render(Cue{Kind: k, Size: n - 1}), Render(Cue{Kind: k, Size: n}); len(large) <= len(small) {
				t.Errorf("%s of size %d is not longer than of size %d", specs()[k].name, n, n-1)
			}
		}
	}
	for n := 2; n <= MostPhases; n++ {
		if a, b := pitch(Render(Cue{Kind: Phase, Size: n - 1})), pitch(Render(Cue{Kind: Phase, Size: n})); b <= a {
			t.Errorf("phase %d is at %.0f Hz, phase %d at %.0f", n-1, a, n, b)
		}
	}
}

// TestAll lists every sound once, under a name of its own, those of the program
// first: they are wanted on the first screen.
func TestAll(t *testing.T) {
	names := map[string]bool{}
	table := false
	for _, c := range All() {
		if names[c.String()] || c != c.plain() {
			t.Errorf("%s is listed twice", c)
		}
		names[c.String()] = true
		ui := specs()[c.Kind].ui
		if ui && table {
			t.Errorf("%s comes after those of the table", c)
		}
		table = table || !ui
	}
	if len(names) != 5+4*3+4+5+3+6+20 {
		t.Errorf("%d sounds", len(names))
	}
	for i, a := range All() {
		for _, b := range All()[:i] {
			if slices.Equal(Render(a), Render(b)) {
				t.Errorf("%s and %s are the same", a, b)
			}
		}
		if i > 12 { // engines and what belongs to the program; the rest differ by what is tested above
			break
		}
	}
}

// TestKindsDiffer compares how loud the pitches of any two kinds are, moment by
// moment: nobody should have to look what he has heard.
func TestKindsDiffer(t *testing.T) {
	all := All()
	traits := make([][]float64, len(all))
	for i, c := range all {
		traits[i] = trait(Render(c))
	}
	for i, a := range all {
		for j, b := range all[:i] {
			if d := distance(traits[i], traits[j]); a.Kind != b.Kind && d < 0.4 {
				t.Errorf("%s and %s are alike: %.2f", a, b, d)
			}
		}
	}
}

// trait is how loud every third of an octave is in every twentieth of a second, in
// decibels above what is lost beside the loudest.
func trait(x []int16) []float64 {
	const slice, least, bands, lost = Rate / 20, 80, 21, 40
	var all []float64
	for from := 0; from < 2*Rate; from += slice {
		now := make([]float64, bands)
		if from < len(x) {
			power, step := spectrum(x[from:min(from+slice, len(x))])
			for i, v := range power {
				if b := int(3 * math.Log2(float64(i)*step/least)); i > 0 && b >= 0 && b < bands {
					now[b] += v
				}
			}
		}
		all = append(all, now...)
	}
	loudest := slices.Max(all)
	for i, v := range all {
		all[i] = max(lost+10*math.Log10(max(v, 1e-9)/loudest), 0)
	}
	return all
}

// distance is 0 for equal traits and grows the less they have in common.
func distance(a, b []float64) float64 {
	apart, one, two := 0.0, 0.0, 0.0
	for i := range a {
		apart, one, two = apart+sq(a[i]-b[i]), one+sq(a[i]), two+sq(b[i])
	}
	return math.Sqrt(apart) / math.Pow(one*two, 0.25)
}

func sq(x float64) float64 { return x * x }

func peak(x []int16) float64 {
	m := 0.0
	for _, v := range x {
		m = max(m, math.Abs(float64(v)))
	}
	return m
}

func mean(x []int16) float64 {
	sum := 0.0
	for _, v := range x {
		sum += float64(v)
	}
	return sum / float64(len(x))
}

func energy(x []int16) float64 {
	sum := 0.0
	for _, v := range x {
		sum += sq(float64(v))
	}
	return sum
}

func rms(x []int16) float64 { return math.Sqrt(energy(x) / float64(len(x))) }

// loudness is the loudest fifth of a second.
func loudness(x []int16) float64 {
	loudest := 0.0
	for i := 0; i < len(x); i += Rate / 50 {
		loudest = max(loudest, energy(x[i:min(i+Rate/5, len(x))]))
	}
	return math.Sqrt(loudest / (Rate / 5))
}

// decibels is how loud it is to the ear.
func decibels(x []int16) float64 {
	f := make([]float64, len(x))
	for i, v := range x {
		f[i] = float64(v) / math.MaxInt16
	}
	return 20 * math.Log10(audible(f))
}

func steepest(x []int16) float64 {
	m := 0.0
	for i := 1; i < len(x); i++ {
		m = max(m, math.Abs(float64(x[i])-float64(x[i-1])))
	}
	return m
}

// onset is when a fifth of the peak is reached, in seconds.
func onset(x []int16) float64 {
	enough := 0.2 * peak(x)
	for i, v := range x {
		if math.Abs(float64(v)) > enough {
			return float64(i) / Rate
		}
	}
	return math.Inf(1)
}

// share is how much of the energy lies from one frequency to another.
func share(x []int16, from, to float64) float64 {
	p, step := spectrum(x)
	in, all := 0.0, 0.0
	for i, v := range p {
		if f := float64(i) * step; f >= from && f < to {
			in += v
		}
		all += v
	}
	return in / all
}

// pitch is the middle of the energy on the scale of notes.
func pitch(x []int16) float64 {
	p, step := spectrum(x)
	sum, all := 0.0, 0.0
	for i, v := range p {
		if i > 0 {
			sum += v * math.Log(float64(i)*step)
			all += v
		}
	}
	return math.Exp(sum / all)
}

// spectrum is the energy at every multiple of step Hz.
func spectrum(x []int16) (power []float64, step float64) {
	n := 1
	for n < len(x) {
		n *= 2
	}
	a := make([]complex128, n)
	for i, v := range x {
		a[i] = complex(float64(v), 0)
	}
	a = fourier(a)
	power = make([]float64, n/2)
	for i := range power {
		power[i] = sq(cmplx.Abs(a[i]))
	}
	return power, float64(Rate) / float64(n)
}

// fourier is the fast transform of a power of two of samples.
func fourier(a []complex128) []complex128 {
	n := len(a)
	for i := range a {
		if j := int(bits.Reverse64(uint64(i)) >> (64 - bits.Len(uint(n-1)))); j > i {
			a[i], a[j] = a[j], a[i]
		}
	}
	for size := 2; size <= n; size *= 2 {
		turn := cmplx.Rect(1, -2*math.Pi/float64(size))
		for from := 0; from < n; from += size {
			w := complex(1, 0)
			for i := from; i < from+size/2; i++ {
				u, v := a[i], w*a[i+size/2]
				a[i], a[i+size/2] = u+v, u-v
				w *= turn
			}
		}
	}
	return a
}
