package sound

// The sounds of attacks and of what they do.

// renderLaser is two shots; the voice is the family's that fires.
func renderLaser(t *take, c Cue) {
	shot := func(at, length, from, to float64, w wave, loud float64) {
		t.tone(at, length, w, glide(from, to), times(loud, pluck(0.015, 4)))
		t.tone(at, length, sine, glide(from*1.51, to*0.9), times(loud*0.35, pluck(0.01, 6)))
		t.hiss(at, 0.03, flat(3200), 1, times(loud*0.5, pluck(0.05, 5)))
	}
	switch c.Voice {
	case Howl:
		shot(0, 0.15, 2500, 420, hollow, 1)
		shot(0.10, 0.17, 2350, 380, hollow, 0.85)
	case Growl:
		shot(0, 0.20, 1250, 160, reed, 1)
		shot(0.13, 0.22, 1150, 140, reed, 0.85)
	case Hum:
		shot(0, 0.22, 1700, 330, sine, 1)
		shot(0.12, 0.24, 1640, 300, sine, 0.85)
	default:
		shot(0, 0.19, 1850, 240, reed, 1)
		shot(0.11, 0.21, 1760, 220, reed, 0.85)
	}
}

func renderIon(t *take, _ Cue) {
	t.tone(0, 0.45, hollow, glide(820, 210), pluck(0.03, 3))
	t.tone(0, 0.45, sine, glide(1240, 330), times(0.5, pluck(0.03, 3)))
	t.throb(38, 0.8)
	t.hiss(0, 0.4, glide(3000, 1200), 0.5, times(0.3, pluck(0.02, 4)))
}

func renderTorpedo(t *take, _ Cue) {
	t.tone(0, 0.32, sine, glide(190, 52), times(0.8, pluck(0.02, 3)))
	t.rumble(0.02, 0.75, arch(300, 1100, 380), times(0.55, swell(0.3)))
	t.hiss(0.04, 0.7, arch(600, 1200, 500), 0.5, times(0.9, swell(0.35)))
}

func renderMissile(t *take, _ Cue) {
	t.hiss(0, 0.7, glide(900, 2700), 0.5, swell(0.3))
	t.tone(0, 0.7, reed, glide(170, 250), times(0.12, swell(0.3)))
	t.throb(27, 0.4)
	t.tone(0, 0.10, sine, glide(170, 80), times(0.6, pluck(0.03, 4)))
}

// renderDice is so many dice that fall, bounce and come to rest.
func renderDice(t *take, c Cue) {
	for die := range c.Size {
		at := 0.05*float64(die) + 0.02*t.white() + 0.02
		hop := 0.15 + 0.04*t.white()
		loud := 1.0
		for range 4 {
			pitch := 1900 + 500*t.white()
			t.hiss(at, 0.022, flat(pitch), 0.35, times(loud, pluck(0.03, 6)))
			t.tone(at, 0.018, sine, flat(pitch*0.42), times(loud*0.5, pluck(0.04, 6)))
			at += hop
			hop *= 0.62
			loud *= 0.62
		}
	}
}

func renderChange(t *take, _ Cue) {
	t.tone(0, 0.11, sine, flat(1318), pluck(0.02, 6))
	t.tone(0, 0.08, sine, flat(2640), times(0.25, pluck(0.02, 7)))
}

func renderShield(t *take, _ Cue) {
	t.tone(0, 0.32, sine, arch(880, 1420, 900), times(0.5, pluck(0.02, 3.5)))
	t.tone(0, 0.32, sine, arch(1327, 2110, 1350), times(0.3, pluck(0.02, 4)))
	t.throb(63, 0.7)
	t.hiss(0, 0.22, glide(4200, 1500), 0.5, times(0.45, pluck(0.02, 4)))
}

func renderRecharge(t *take, _ Cue) {
	t.tone(0, 0.32, sine, glide(520, 930), times(0.8, swell(0.6)))
	t.tone(0, 0.32, sine, glide(785, 1400), times(0.3, swell(0.7)))
}

func renderHull(t *take, _ Cue) {
	t.tone(0, 0.26, sine, glide(150, 58), pluck(0.015, 4))
	t.rumble(0, 0.28, glide(2400, 320), times(1.5, pluck(0.01, 5)))
	t.hiss(0, 0.12, glide(1100, 500), 0.6, times(0.9, pluck(0.02, 5)))
	t.tone(0.005, 0.2, sine, flat(391), times(0.5, pluck(0.01, 6)))
	t.drive(1.6)
}

// renderCritical is a blow and two falling calls of an alarm.
func renderCritical(t *take, c Cue) {
	renderHull(t, c)
	for i := range 2 {
		at := 0.12 + 0.24*float64(i)
		t.tone(at, 0.20, hollow, glide(930, 690), times(0.34, swell(0.25)))
	}
	t.hiss(0.04, 0.3, flat(2400), 0.3, times(0.2, pluck(0.02, 5)))
}
