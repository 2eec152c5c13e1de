package scene

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// notedPace is a pace that writes down what it is told.
type notedPace struct {
	said  []string
	other bool // the frames have another cause than a beat
}

func (p *notedPace) doze() { p.said = append(p.said, "doze") }
func (p *notedPace) wake() { p.said = append(p.said, "wake") }

func (p *notedPace) beat() bool { return !p.other }

func TestDoze(t *testing.T) {
	rest := func(n int) []bool { return slices.Repeat([]bool{true}, n) }
	for _, c := range []struct {
		name  string
		ticks []bool // in which the client is at rest
		want  []string
	}{
		{"not at once", rest(dozeTicks - 1), nil},
		{"after a while", rest(dozeTicks), []string{"doze"}},
		{"for good", rest(5 * dozeTicks), []string{"doze"}},
		{"the first thing that happens wakes it", append(rest(dozeTicks), false), []string{"doze", "wake"}},
		{"it stays awake", append(rest(dozeTicks), false, true, false, true), []string{"doze", "wake"}},
		{"a rest in pieces is none", slices.Repeat(append(rest(dozeTicks-1), false), 3), nil},
		{"it may doze again", slices.Concat(rest(dozeTicks), []bool{false}, rest(dozeTicks)), []string{"doze", "wake", "doze"}},
	} {
		var d doze
		p := &notedPace{}
		for _, resting := range c.ticks {
			d.tick(resting, time.Time{}, p)
		}
		if !slices.Equal(p.said, c.want) {
			t.Errorf("%s: %v, want %v", c.name, p.said, c.want)
		}
	}
}

// TestMissedTicks counts the ticks that a doze leaves out, and no others.
func TestMissedTicks(t *testing.T) {
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	awake, dozing := doze{at: now}, doze{at: now, dozing: true}
	for _, c := range []struct {
		d    doze
		past time.Duration
		want int
	}{
		{awake, time.Second, 0},
		{dozing, 0, 0},
		{dozing, time.Second / ticksPerSecond, 0},
		{dozing, 3 * time.Second / ticksPerSecond, 2},
		{dozing, beat, 14},
		{dozing, -time.Hour, 0},
		{dozing, 1000 * time.Hour, 3600*ticksPerSecond - 1},
	} {
		if got := c.d.missed(now.Add(c.past)); got != c.want {
			t.Errorf("after %v, dozing %v: %d ticks, want %d", c.past, c.d.dozing, got, c.want)
		}
	}
}

// TestDozePaints paints the window when it falls asleep and whenever the window
// system has something to say, and never on a beat.
func TestDozePaints(t *testing.T) {
	var d doze
	p := &notedPace{}
	for i := range dozeTicks + 3 {
		if paint := d.tick(true, time.Time{}, p); paint != (i == dozeTicks-1) {
			t.Errorf("tick %d at rest: it is painted: %v", i, paint)
		}
	}
	p.other = true
	if !d.tick(true, time.Time{}, p) {
		t.Error("what lay over the window stays there")
	}
	d.tick(false, time.Time{}, p)
	if d.tick(true, time.Time{}, p) {
		t.Error("it is painted though it is awake")
	}
}

// restless is a client whose clock, mouse and keys a test moves.
type restless struct {
	*App
	t   *testing.T
	in  ui.Input
	now time.Time
}

func newRestless(t *testing.T) *restless {
	a := newShell(t)
	r := &restless{App: a, t: t, now: time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)}
	a.Clock.Pace = &notedPace{}
	a.Opt.Now = func() time.Time { return r.now }
	a.Input = func() ui.Input { return r.in }
	return r
}

// ticks lets the client run for a while, with the ticks of a window that is awake.
func (r *restless) ticks(n int) {
	r.t.Helper()
	for range n {
		r.now = r.now.Add(time.Second / ticksPerSecond)
		if err := r.Update(); err != nil {
			r.t.Fatal(err)
		}
	}
}

// sleep lets the client come to rest.
func (r *restless) sleep() {
	r.t.Helper()
	r.ticks(3 * dozeTicks)
	if !r.Clock.doze.dozing {
		r.t.Fatal("a client at rest does not doze")
	}
}

// TestScreenDozes lets a screen come to rest and wakes it by all that can happen:
// in the same tick it is awake, and has done what it was told.
func TestScreenDozes(t *testing.T) {
	r := newRestless(t)
	for _, c := range []struct {
		name string
		do   func()
	}{
		{"the mouse moves", func() { r.in.X += 5 }},
		{"a button goes down", func() { r.in.Pressed[ui.LeftButton], r.in.Down[ui.LeftButton] = true, true }},
		{"the wheel turns", func() { r.in.WheelY = 1 }},
		{"a key goes down", func() { r.in.Struck, r.in.Keys = []ebiten.Key{ebiten.KeyA}, []ebiten.Key{ebiten.KeyA} }},
		{"something is written", func() { r.in.Typed = []rune{'x'} }},
		{"the window is resized", func() { r.Width += 10; r.Dirty, r.Canvas.Stale = true, true }},
	} {
		r.in = ui.Input{X: 640, Y: 300}
		r.sleep()
		built := r.Canvas.built
		r.Canvas.built = false
		c.do()
		r.ticks(1)
		if r.Clock.doze.dozing || !r.Canvas.built {
			t.Errorf("%s: dozes %v, has built a frame %v", c.name, r.Clock.doze.dozing, r.Canvas.built)
		}
		r.Canvas.built = built
		r.in.Pressed, r.in.Struck, r.in.Typed, r.in.WheelY = [3]bool{}, nil, nil, 0
	}
}

// TestNoDoze keeps a client awake that has something to do.
func TestNoDoze(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(r *restless)
	}{
		{"a button is held", func(r *restless) { r.in.Down[ui.RightButton] = true }},
		{"a key is held that strikes again", func(r *restless) { r.in.Keys = []ebiten.Key{ebiten.KeyArrowLeft} }},
		{"backspace is held", func(r *restless) { r.in.Keys = []ebiten.Key{ebiten.KeyBackspace} }},
		{"pictures are to be painted", func(r *restless) {
			r.Opt.Now = func() time.Time { r.now = r.now.Add(time.Second); return r.now }
			for i := range 2 * dozeTicks {
				r.Studio.Sprite(dot(i))
			}
		}},
	} {
		r := newRestless(t)
		r.sleep()
		c.do(r)
		r.ticks(dozeTicks + 5)
		if r.Clock.doze.dozing {
			t.Errorf("it dozes though %s", c.name)
		}
	}
}

// TestNoteOutlivesDoze shows a line for as long as ever, and dozes after it.
func TestNoteOutlivesDoze(t *testing.T) {
	r := newRestless(t)
	r.sleep()
	r.Toast("there")
	r.ticks(ToastTicks - 2)
	if r.Covers.Note.Text == "" || r.Clock.doze.dozing {
		t.Errorf("note %q, dozes %v", r.Covers.Note.Text, r.Clock.doze.dozing)
	}
	r.ticks(5)
	if r.Covers.Note.Text != "" {
		t.Error("the note stays")
	}
	r.sleep()
}

// TestDozeLooksOnAsOften looks at the window's place twice a second, doze or no doze.
func TestDozeLooksOnAsOften(t *testing.T) {
	r := newRestless(t)
	looks := 0
	r.Win.look = func(p windowPlace) (windowPlace, bool) { looks++; return p, true }
	r.ticks(2 * lookTicks)
	if looks != 2 {
		t.Errorf("%d looks in a second, want 2", looks)
	}
	r.sleep()
	looks = 0
	for range 8 { // two seconds of beats, none of them punctual
		r.now = r.now.Add(beat + 20*time.Millisecond)
		if err := r.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if looks != 4 || !r.Clock.doze.dozing {
		t.Errorf("%d looks in two seconds of a doze, want 4; dozes %v", looks, r.Clock.doze.dozing)
	}
}

// TestSoundSleepsFirst lets the sound's device sleep before the client dozes: that
// counts ticks of its own.
func TestSoundSleepsFirst(t *testing.T) {
	r := newRestless(t)
	device := &device{}
	r.sound = sound.NewPlayer(func() (sound.Output, error) { return device, nil })
	r.sound.Start()
	for end := time.Now().Add(10 * time.Second); r.sound.Asleep() && time.Now().Before(end); {
		r.in.X++ // no rest
		r.ticks(1)
	}
	if r.sound.Asleep() {
		t.Fatal("the device is not taken")
	}
	for range 3 * dozeTicks {
		if r.ticks(1); r.Clock.doze.dozing {
			break
		}
	}
	if !r.Clock.doze.dozing || !device.rests {
		t.Errorf("dozes %v, while the device sleeps: %v", r.Clock.doze.dozing, device.rests)
	}
}

// device plays nothing.
type device struct {
	sound.Output
	rests bool
}

func (*device) Broken() bool { return false }
func (d *device) Rest()      { d.rests = true }

// dot is a picture, each another.
type dot int

func (dot) Size() (w, h, scale float64) { return 1, 1, 1 }
func (d dot) Paint(p *art.Paper)        { p.Ink(draw.White) }
