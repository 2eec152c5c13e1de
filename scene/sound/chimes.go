package sound

import "math"

// The sounds of the program, of tokens and of the course of the game.

// note is the frequency of so many semitones above the a of 220 Hz.
func note(n float64) float64 { return 220 * math.Pow(2, n/12) }

// bell is a struck tone.
func (t *take) bell(at, seconds, freq, loud float64) {
	t.tone(at, seconds, sine, flat(freq), times(loud, pluck(0.012, 4)))
	t.tone(at, seconds*0.7, sine, flat(freq*2.01), times(loud*0.28, pluck(0.01, 6)))
	t.tone(at, seconds*0.4, sine, flat(freq*3.98), times(loud*0.10, pluck(0.01, 7)))
}

// horn is a blown tone.
func (t *take) horn(at, seconds, freq, loud float64) {
	t.tone(at, seconds, reed, flat(freq), times(loud*0.55, swell(0.12)))
	t.tone(at, seconds, reed, flat(freq*1.003), times(loud*0.35, swell(0.18)))
	t.tone(at, seconds, sine, flat(freq*0.5), times(loud*0.35, swell(0.15)))
}

func renderClick(t *take, _ Cue) {
	t.tone(0, 0.035, sine, glide(1750, 1300), pluck(0.05, 5))
	t.hiss(0, 0.012, flat(3600), 0.8, times(0.25, pluck(0.1, 5)))
	t.span(0, 0.05)
}

func renderRefuse(t *take, _ Cue) {
	t.tone(0, 0.09, hollow, flat(196), pluck(0.08, 2))
	t.tone(0.11, 0.11, hollow, flat(165), pluck(0.08, 3))
}

func renderNotch(t *take, _ Cue) {
	t.hiss(0, 0.018, flat(2800), 0.4, pluck(0.05, 5))
	t.tone(0, 0.03, sine, flat(880), times(0.4, pluck(0.05, 5)))
	t.span(0, 0.045)
}

func renderConfirm(t *take, _ Cue) {
	t.bell(0, 0.16, note(19), 0.8)
	t.bell(0.09, 0.22, note(26), 1)
}

// renderCurtain is cloth that is drawn.
func renderCurtain(t *take, _ Cue) {
	t.hiss(0, 0.42, glide(260, 900), 0.6, swell(0.5))
}

// renderReveal is a card turned over and laid down.
func renderReveal(t *take, _ Cue) {
	t.hiss(0, 0.09, glide(900, 2600), 0.8, times(0.6, swell(0.6)))
	t.hiss(0.09, 0.03, flat(1700), 0.5, pluck(0.04, 5))
	t.tone(0.09, 0.06, sine, glide(300, 180), times(0.7, pluck(0.03, 5)))
}

func renderGood(t *take, _ Cue) {
	t.bell(0, 0.22, note(24), 0.9)
	t.bell(0.05, 0.26, note(31), 0.7)
}

func renderBad(t *take, _ Cue) {
	t.tone(0, 0.14, hollow, flat(note(7)), times(0.8, pluck(0.06, 2)))
	t.tone(0.10, 0.2, hollow, flat(note(1)), times(0.9, pluck(0.05, 3)))
}

func renderLock(t *take, _ Cue) {
	for i, length := range []float64{0.035, 0.035, 0.12} {
		t.tone(0.085*float64(i), length, sine, flat(1240), pluck(0.08, 2))
	}
}

// renderPhase is two struck tones, a step higher with every phase.
func renderPhase(t *take, c Cue) {
	step := []float64{0, 3, 5, 7, 10, 12}[c.Size-1]
	t.bell(0, 0.7, note(3+step), 0.9)
	t.bell(0.13, 0.7, note(10+step), 0.6)
}

// renderWin is a call of four rising tones and a chord.
func renderWin(t *take, _ Cue) {
	for i, n := range []float64{3, 7, 10, 15} {
		t.horn(0.17*float64(i), 0.26, note(n), 0.8)
	}
	for _, n := range []float64{3, 10, 15, 19} {
		t.horn(0.70, 1.6, note(n), 0.55)
	}
}

// renderDraw is a chord that comes to rest nowhere.
func renderDraw(t *take, _ Cue) {
	for _, n := range []float64{0, 7, 12} {
		t.horn(0, 0.7, note(n), 0.6)
	}
	for _, n := range []float64{-2, 5, 10} {
		t.horn(0.6, 1.0, note(n), 0.6)
	}
}
