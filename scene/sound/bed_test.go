package sound

import (
	"math"
	"slices"
	"testing"
)

// TestBed holds the bed to what the other sounds are held to, and to what is its own: it
// is below all of them, it is even, and nobody hears where it begins anew.
func TestBed(t *testing.T) {
	x := Bed()
	if !slices.Equal(x, Bed()) {
		t.Error("it is another bed the second time")
	}
	if len(x) != bedSeconds*Rate {
		t.Errorf("it lasts %.2f s, want %d", float64(len(x))/Rate, bedSeconds)
	}
	if got := peak(x) / math.MaxInt16; got > highest/4 {
		t.Errorf("its peak is %.2f", got)
	}
	if got := decibels(x); math.Abs(got-bedLoud) > 0.3 {
		t.Errorf("the ear hears it at %.1f dB, want %.1f", got, float64(bedLoud))
	}
	for _, s := range specs() {
		if s.loud < bedLoud+6 {
			t.Errorf("%s is at %.1f dB, the bed at %.1f: it would be lost", s.name, s.loud, float64(bedLoud))
		}
	}
	if mean := mean(x); math.Abs(mean) > 0.004*peak(x) {
		t.Errorf("its mean is %.1f, want none", mean)
	}
	if low := share(x, 0, 25); low > 0.02 {
		t.Errorf("%.1f %% of it is too low to hear", 100*low)
	}
	if deep := 20*math.Log10(rms(x)/math.MaxInt16) - bedLoud; deep > 8 {
		t.Errorf("a large loudspeaker plays it %.1f dB louder than a small one", deep)
	}
	if shrill := share(x, 3000, Rate/2); shrill > 0.02 {
		t.Errorf("%.0f %% of it is shrill", 100*shrill)
	}
	softest, loudest := math.Inf(1), 0.0
	for from := 0; from+Rate <= len(x); from += Rate / 4 {
		now := rms(x[from : from+Rate])
		softest, loudest = min(softest, now), max(loudest, now)
	}
	if uneven := 20 * math.Log10(loudest/softest); uneven < 1 || uneven > 9 {
		t.Errorf("from second to second it changes by %.1f dB: want it to breathe, calmly", uneven)
	}
}

// TestBedHasNoSeam compares where the bed begins anew with all other places: the step from
// one sample to the next, how that bends, and what there is of every pitch.
func TestBedHasNoSeam(t *testing.T) {
	x := Bed()
	n := len(x)
	at := func(i int) float64 { return float64(x[(i+n)%n]) }
	bend := func(i int) float64 { return math.Abs(at(i+1) - 2*at(i) + at(i-1)) }
	sharpest := 0.0
	for i := 1; i < n-1; i++ {
		sharpest = max(sharpest, bend(i))
	}
	for _, i := range []int{-1, 0} {
		if bend(i) > sharpest {
			t.Errorf("at the seam it bends by %.0f, elsewhere by at most %.0f", bend(i), sharpest)
		}
	}
	slice := func(from int) []int16 {
		out := make([]int16, Rate/20)
		for i := range out {
			out[i] = int16(at(from + i))
		}
		return out
	}
	most := 0.0
	for from := Rate; from < n-Rate; from += Rate / 2 {
		most = max(most, share(slice(from), 1500, Rate/2))
	}
	if got := share(slice(-Rate/40), 1500, Rate/2); got > most {
		t.Errorf("%.2f %% of what is heard at the seam is high, elsewhere at most %.2f: a crack", 100*got, 100*most)
	}
}

// TestBedComesAndGoes: it swells, has a volume of its own, is silent at once when all is,
// and goes when nothing has been heard for long; the device rests only without it, and
// the client may doze beside it.
func TestBedComesAndGoes(t *testing.T) {
	p, e := listen(t)
	tick := 1000
	p.Hear(tick, false, nil)
	p.bed.made <- []int16{7}
	run := func(n int, cues ...Cue) {
		for range n {
			tick++
			p.Hear(tick, false, cues)
		}
	}
	bed := func() float64 {
		if s := e.heard[len(e.heard)-1]; s.round && !s.stopped {
			return s.volume
		}
		return 0
	}
	full := Levels{Master: 100, Effects: 100, Interface: 100, Bed: 100}
	p.SetLevels(full)
	run(1, Cue{Kind: Click})
	e.heard[0].Stop()
	run(bedFade / 2)
	if got := bed(); got < 0.4 || got > 0.6 || p.Asleep() {
		t.Errorf("half on its way it is at %v, asleep %v", got, p.Asleep())
	}
	run(bedFade)
	if got := bed(); got != 1 || !p.Asleep() || e.resting {
		t.Errorf("when it has come it is at %v, asleep %v, the device rests %v", got, p.Asleep(), e.resting)
	}
	half := full
	half.Bed = 50
	p.SetLevels(half)
	run(bedFade)
	if got := bed(); got != 0.25 {
		t.Errorf("half of it is at %v", got)
	}
	half.Mute = true
	p.SetLevels(half)
	run(1)
	if bed() != 0 {
		t.Error("mute leaves it")
	}
	p.SetLevels(full)
	run(bedFade)
	tick += bedTicks // the client dozes
	run(2 * bedFade)
	if bed() != 0 || !e.resting || !p.Asleep() {
		t.Errorf("it stays when nobody is there: %v, the device rests %v", bed(), e.resting)
	}
	run(1, Cue{Kind: Click})
	e.heard[len(e.heard)-2].Stop()
	run(bedFade)
	if bed() != 1 || e.resting {
		t.Errorf("it does not come back: %v", bed())
	}
	e.broken = true
	run(2)
	if p.bed.stream != nil || !p.Asleep() {
		t.Error("it outlives its device")
	}
}

// TestRound reads the same samples over and over.
func TestRound(t *testing.T) {
	s := &stereo{pcm: []int16{1, 2}, round: true}
	b := make([]byte, 20)
	n, err := s.Read(b)
	if want := []byte{1, 0, 1, 0, 2, 0, 2, 0, 1, 0, 1, 0, 2, 0, 2, 0, 1, 0, 1, 0}; n != 20 || err != nil || !slices.Equal(b, want) {
		t.Errorf("%v, %v", b[:n], err)
	}
}
