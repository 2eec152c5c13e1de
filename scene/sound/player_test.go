package sound

import (
	"errors"
	"io"
	"slices"
	"testing"
	"time"
)

// ear is a device that only remembers.
type ear struct {
	heard   []*heard
	broken  bool
	resting bool
}

type heard struct {
	pcm     []int16
	volume  float64
	stopped bool
	round   bool // it never ends
}

func (e *ear) Broken() bool { return e.broken }
func (e *ear) Rest()        { e.resting = true }
func (e *ear) Wake()        { e.resting = false }

func (e *ear) Play(pcm []int16, volume float64) Stream {
	h := &heard{pcm: pcm, volume: volume, stopped: e.resting} // a device that sleeps plays nothing
	e.heard = append(e.heard, h)
	return h
}

func (e *ear) Loop(pcm []int16, volume float64) Stream {
	s := e.Play(pcm, volume).(*heard)
	s.round = true
	return s
}

func (h *heard) Playing() bool       { return !h.stopped }
func (h *heard) SetVolume(v float64) { h.volume = v }
func (h *heard) Stop()               { h.stopped = true }

// listen returns a Player at full volume whose sounds are computed.
func listen(t *testing.T) (*Player, *ear) {
	t.Helper()
	e := &ear{}
	p := NewPlayer(nil)
	p.output = e
	p.SetLevels(Levels{Master: 100, Effects: 100, Interface: 100})
	for _, c := range All() {
		p.samples.Store(c, samplesOf(c))
	}
	return p, e
}

// samplesOf are those of a sound as listen has them.
func samplesOf(c Cue) []int16 {
	c = c.plain()
	return []int16{int16(c.Kind), int16(c.Voice), int16(c.Size)}
}

// TestStart finds a device and computes all sounds beside the game.
func TestStart(t *testing.T) {
	e := &ear{}
	p := NewPlayer(func() (Output, error) { return e, nil })
	p.SetLevels(Levels{Master: 100, Effects: 100, Interface: 100})
	p.Hear(1, false, []Cue{{Kind: Win}}) // before there is a device
	p.Start()
	until(t, func() bool {
		p.Hear(2, false, nil)
		n := 0
		p.samples.Range(func(any, any) bool { n++; return true })
		return n == len(All())
	})
	p.Hear(100, false, []Cue{{Kind: Win}})
	if len(e.heard) != 1 || !slices.Equal(e.heard[0].pcm, Render(Cue{Kind: Win})) {
		t.Errorf("%d sounds are heard", len(e.heard))
	}
}

func until(t *testing.T, done func() bool) {
	t.Helper()
	for range 3000 {
		if done() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("it does not come")
}

func TestVolumes(t *testing.T) {
	p, e := listen(t)
	for _, c := range []struct {
		name   string
		levels Levels
		cue    Kind
		want   float64 // 0: not played
	}{
		{"full", Levels{100, 100, 100, 0, false}, Hull, 1},
		{"half the master", Levels{50, 100, 100, 0, false}, Hull, 0.25},
		{"half the effects", Levels{100, 50, 100, 0, false}, Hull, 0.25},
		{"the interface is not the effects", Levels{100, 50, 100, 0, false}, Click, 1},
		{"half the interface", Levels{100, 100, 50, 0, false}, Click, 0.25},
		{"no effects", Levels{100, 0, 100, 0, false}, Hull, 0},
		{"no sound", Levels{0, 100, 100, 0, false}, Click, 0},
		{"mute", Levels{100, 100, 100, 0, true}, Hull, 0},
	} {
		e.heard, p.alive = nil, nil
		p.SetLevels(c.levels)
		p.Hear(p.tick+100, false, []Cue{{Kind: c.cue}})
		got := 0.0
		if len(e.heard) > 0 {
			got = e.heard[0].volume
		}
		if got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	p.SetLevels(Levels{Master: 100, Effects: 100, Interface: 100})
	p.Hear(p.tick+100, false, []Cue{{Kind: Win}})
	p.SetLevels(Levels{Master: 100, Effects: 100, Interface: 100, Mute: true})
	if last := e.heard[len(e.heard)-1]; last.volume != 0 {
		t.Error("mute leaves a sound in the air")
	}
}

// TestNotTooMuch keeps what is heard within bounds.
func TestNotTooMuch(t *testing.T) {
	p, e := listen(t)
	crowd := []Cue{{Kind: Good}, {Kind: Good}, {Kind: Place}, {Kind: Change}, {Kind: Explosion, Size: 2}, {Kind: Hull}}
	p.Hear(1000, false, crowd)
	if len(e.heard) != mostAtOnce || !slices.Equal(e.heard[0].pcm, samplesOf(Cue{Kind: Explosion, Size: 2})) {
		t.Errorf("%d sounds at once, want %d, the explosion first", len(e.heard), mostAtOnce)
	}
	p.Hear(1001, false, []Cue{{Kind: Explosion, Size: 2}})
	if len(e.heard) != mostAtOnce {
		t.Error("a second explosion in the next tick")
	}
	p.Hear(1000+specs()[Explosion].gap+1, false, []Cue{{Kind: Explosion, Size: 2}})
	if len(e.heard) != mostAtOnce+1 {
		t.Error("no explosion after the gap")
	}
	if e.heard[0].volume != 0 {
		t.Error("the explosion before does not die away")
	}
	for i := range fadeTicks {
		p.Hear(1020+i, false, nil)
	}
	if !e.heard[0].stopped {
		t.Error("the explosion before is not stopped")
	}
	for i := range 400 {
		p.Hear(2000+i, false, []Cue{{Kind: Kind(i) % kinds, Size: 1}})
		if len(p.alive) > mostAlive {
			t.Fatalf("%d sounds in the air", len(p.alive))
		}
	}
}

// TestHaste hears little of a table that runs fast, but an explosion always.
func TestHaste(t *testing.T) {
	count := func(hasty bool) (n, booms int) {
		p, e := listen(t)
		for i := range 120 {
			cues := []Cue{{Kind: []Kind{Engine, Dice, Good, Hull}[i/2%4], Size: 1}, {Kind: Change}}
			if i == 50 {
				cues = append(cues, Cue{Kind: Explosion, Size: 1})
			}
			p.Hear(5000+i, hasty, cues)
		}
		for _, h := range e.heard {
			if slices.Equal(h.pcm, samplesOf(Cue{Kind: Explosion, Size: 1})) {
				booms++
			}
		}
		return len(e.heard), booms
	}
	calm, _ := count(false)
	hasty, booms := count(true)
	if hasty > 15 || hasty > calm/2 || booms != 1 {
		t.Errorf("in haste %d sounds in two seconds with %d explosions, else %d", hasty, booms, calm)
	}
}

// TestNoDevice is silent without complaint: where there is none, where it does not
// answer, where it goes away.
func TestNoDevice(t *testing.T) {
	none := NewPlayer(nil)
	none.Start()
	none.Hear(1, false, []Cue{{Kind: Win}})

	failed := NewPlayer(func() (Output, error) { return nil, errNone })
	failed.Start()
	until(t, func() bool {
		failed.Hear(1, false, []Cue{{Kind: Win}})
		return failed.Silent() != nil
	})
	if !errors.Is(failed.Silent(), errNone) || !failed.Asleep() {
		t.Errorf("Silent() = %v", failed.Silent())
	}

	never := make(chan struct{})
	defer close(never)
	slow := NewPlayer(func() (Output, error) { <-never; return nil, errNone })
	slow.Start()
	began := time.Now()
	for i := range 100 {
		slow.Hear(i, false, []Cue{{Kind: Win}})
	}
	if took := time.Since(began); took > time.Second {
		t.Errorf("it waits for the device: %v", took)
	}
	if slow.Silent() != nil {
		t.Error("it has given up a device that is still looked for")
	}

	p, e := listen(t)
	p.Hear(100, false, []Cue{{Kind: Win}})
	e.broken = true
	p.Hear(101, false, []Cue{{Kind: Hull}})
	p.Hear(102, false, []Cue{{Kind: Hull}})
	if len(e.heard) != 1 || !errors.Is(p.Silent(), errGone) || !p.Asleep() {
		t.Errorf("after the device has gone: %d sounds, %v", len(e.heard), p.Silent())
	}
}

// TestRest lets the device sleep while nothing is heard, and no longer.
func TestRest(t *testing.T) {
	p, e := listen(t)
	tick := 1000
	run := func(n int, cues ...Cue) {
		for range n {
			tick++
			p.Hear(tick, false, cues)
		}
	}
	run(restTicks + 1)
	if !e.resting {
		t.Fatal("the device does not rest")
	}
	run(1, Cue{Kind: Win})
	if e.resting || len(e.heard) != 1 || e.heard[0].stopped {
		t.Fatal("the device does not wake before a sound")
	}
	run(2 * restTicks)
	if e.resting {
		t.Error("it rests in the middle of a sound")
	}
	e.heard[0].Stop()
	run(restTicks - 1)
	if e.resting {
		t.Error("it rests too early")
	}
	run(2)
	if !e.resting {
		t.Error("it does not rest again")
	}
}

// TestStereo reads every sample twice, whatever the size of the buffer.
func TestStereo(t *testing.T) {
	for _, size := range []int{4, 7, 10, 64} {
		s := &stereo{pcm: []int16{1, -2, 300}}
		var got []byte
		b := make([]byte, size)
		for {
			n, err := s.Read(b)
			got = append(got, b[:n]...)
			if err == io.EOF {
				break
			}
		}
		if want := []byte{1, 0, 1, 0, 0xfe, 0xff, 0xfe, 0xff, 0x2c, 1, 0x2c, 1}; !slices.Equal(got, want) {
			t.Errorf("in pieces of %d: %v, want %v", size, got, want)
		}
	}
}
