package sound

import "math"

// The sounds of ships on their way.

// renderEngine is a ship that flies by: the larger, the lower and the slower.
func renderEngine(t *take, c Cue) {
	size := float64(c.Size - 1)
	base := 230 * math.Pow(0.62, size)
	length := 0.85 + 0.15*size
	by := func(p float64) float64 { return 1.10 - 0.20*p*p*(3-2*p) } // nearer, then away
	loud := swell(0.26 - 0.04*size)
	freq := func(f float64) curve { return func(p float64) float64 { return f * by(p) } }
	switch c.Voice {
	case Howl:
		t.tone(0, length, reed, freq(base*2.02), times(0.16, loud))
		t.tone(0, length, reed, freq(base*2.13), times(0.16, loud))
		t.hiss(0, length, arch(base*3.2, base*5.5, base*2.6), 0.22, times(1.1, loud))
		t.rumble(0, length, flat(base*1.5), times(0.25, loud))
		t.throb(31, 0.35)
	case Growl:
		t.rumble(0, length, arch(base*1.6, base*2.6, base), times(0.7, loud))
		t.tone(0, length, hollow, freq(base*0.5), times(0.35, loud))
		t.hiss(0, length, arch(base*3, base*5, base*2.4), 0.9, times(0.7, loud))
		t.throb(19, 0.5)
	case Hum:
		t.tone(0, length, hollow, freq(base), times(0.20, loud))
		t.tone(0, length, sine, freq(base*1.504), times(0.15, loud))
		t.tone(0, length, hollow, freq(base*3.01), times(0.10, loud))
		t.hiss(0, length, arch(base*4, base*6, base*3), 0.6, times(0.8, loud))
	default:
		t.rumble(0, length, arch(base*2.2, base*4.5, base*1.6), times(0.8, loud))
		t.hiss(0, length, arch(base*4, base*7, base*3), 1.0, times(0.45, loud))
		t.tone(0, length, reed, freq(base), times(0.10, loud))
	}
}

// renderThrust is a jet that is opened and dies away.
func renderThrust(t *take, _ Cue) {
	t.hiss(0, 0.45, arch(900, 2600, 1300), 0.2, pluck(0.12, 2.5))
	t.rumble(0, 0.45, flat(260), times(0.25, pluck(0.05, 2)))
	t.throb(44, 0.5)
}

func renderFlee(t *take, _ Cue) {
	t.hiss(0, 0.9, glide(260, 3200), 0.4, swell(0.42))
	t.tone(0, 0.9, reed, glide(90, 640), times(0.5, swell(0.34)))
}

// renderBump is plate on plate.
func renderBump(t *take, _ Cue) {
	t.tone(0, 0.20, sine, glide(150, 70), times(0.4, pluck(0.01, 5)))
	for i, f := range []float64{312, 477, 743, 1189} {
		t.tone(0.004, 0.34, sine, flat(f), times(0.5/float64(i+1), pluck(0.004, 6+2*float64(i))))
	}
	t.hiss(0, 0.06, flat(1400), 1, times(0.9, pluck(0.02, 5)))
}

func renderRocks(t *take, _ Cue) {
	t.rumble(0, 0.5, glide(420, 140), times(0.6, pluck(0.03, 4)))
	for i := range 14 {
		at := 0.42 * float64(i*i) / (14 * 14)
		t.hiss(at, 0.035, flat(500+1500*math.Abs(t.white())), 0.7, times(0.8-0.04*float64(i), pluck(0.05, 6)))
	}
}

// renderExplosion is longer and lower the larger the ship is.
func renderExplosion(t *take, c Cue) {
	size := float64(c.Size - 1)
	length := 1.0 + 0.5*size
	t.rumble(0, length, glide(2600-500*size, 90), pluck(0.012, 4.2))
	t.tone(0, length*0.8, sine, glide(92-14*size, 30), times(0.7, pluck(0.02, 3.5)))
	t.hiss(0, 0.3, glide(3400, 700), 1.2, times(0.8, pluck(0.01, 4)))
	t.rumble(0.16, length-0.16, glide(700, 80), times(0.5, pluck(0.06, 3.6)))
	t.drive(2.2)
}

func renderPlace(t *take, _ Cue) {
	t.tone(0, 0.14, sine, glide(165, 78), times(0.6, pluck(0.02, 5)))
	t.tone(0, 0.09, sine, glide(640, 420), times(0.5, pluck(0.03, 5)))
	t.hiss(0, 0.03, flat(1300), 0.9, times(0.8, pluck(0.05, 5)))
}

func renderTurret(t *take, _ Cue) {
	for i := range 5 {
		at := 0.062 * float64(i)
		t.hiss(at, 0.022, flat(2100+90*float64(i)), 0.5, pluck(0.05, 5))
		t.tone(at, 0.03, sine, flat(240), times(0.4, pluck(0.05, 5)))
	}
}
