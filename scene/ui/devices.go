package ui

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
)

// Devices are what the player has in his hands: mouse or fingers, gamepads, a keyboard whose labels
// count, and an input method where he uses one.
type Devices struct {
	keyboard *Keyboard
	fingers  *Fingers
	pads     *Pads
	taps     taps
	method   method
}

// NewDevices returns those that Ebitengine knows of.
func NewDevices(keyboard *Keyboard) *Devices {
	d := &Devices{keyboard: keyboard, fingers: NewFingers(ReadTouches), pads: NewPads(ReadPads)}
	d.method.begin()
	return d
}

// Read is what they do in this tick; writing is the caret of the field that is written in,
// nil where none is.
func (d *Devices) Read(writing *Caret) Input {
	in := d.fingers.Read()
	d.taps.spread(&in)
	d.keyboard.read(&in)
	in.Pad = d.pads.Read()
	d.method.read(&in, writing)
	return in
}

// taps has a button go up at least one tick after it went down, however few ticks there
// are: who waits for either sees both.
type taps [buttons][]bool // presses (true) and releases to come

func (t *taps) spread(in *Input) {
	for b := range buttons {
		if in.Pressed[b] {
			t[b] = append(t[b], true)
		}
		if in.Released[b] {
			t[b] = append(t[b], false)
		}
		if len(t[b]) == 0 {
			continue
		}
		next := t[b][0]
		t[b] = t[b][1:]
		in.Pressed[b], in.Released[b], in.Down[b] = next, !next, next
	}
}

// Around is the text on both sides of the caret, as an input method has changed it.
type Around struct{ Before, After string }

// method is the input method: letters that take several keys, and keyboards on screens.
type method struct {
	composer textinput.Composer
	caret    *Caret
	typed    []rune
	around   *Around
	composed string
}

func (m *method) begin() {
	m.composer.OnNewSession = func() *textinput.SessionOptions {
		c := m.caret
		if c == nil {
			return nil
		}
		x, y := int(c.X), int(c.Y)
		return &textinput.SessionOptions{CaretBounds: image.Rect(x, y, x+1, y+max(int(c.H), 1)), TextBeforeCaret: c.Before, TextAfterCaret: c.After}
	}
	m.composer.OnComposition = func(c *textinput.Composition) { m.composed = c.Text() }
	m.composer.OnCommit = func(c *textinput.Commit) {
		if before, after := c.IsSurroundingTextReplaced(); before || after {
			m.around = &Around{}
			m.around.Before, m.around.After = c.SurroundingText()
		}
		m.typed = append(m.typed, []rune(c.Text())...)
	}
	m.composer.OnEndByUser = func() { m.caret = nil }
}

// read has the letters of an Input come from the input method while a field is written in.
func (m *method) read(in *Input, writing *Caret) {
	if writing == nil {
		m.composer.Cancel()
		m.caret, m.composed = nil, ""
		return
	}
	m.caret = writing
	m.typed, m.around = nil, nil
	composing := m.composed != ""
	if _, err := m.composer.Update(); err != nil {
		return // what is typed plainly still comes
	}
	in.Typed, in.Around, in.Composed = m.typed, m.around, m.composed
	if composing || m.composed != "" { // its keys are the method's: Enter takes a letter, Escape none
		in.Struck, in.repeated = nil, nil
	}
}
