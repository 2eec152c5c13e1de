package sound

import (
	"slices"
	"sync"
	"time"
)

// Levels is how loud what is, from 0 to 100.
type Levels struct {
	Master    int
	Effects   int // what happens on the table
	Interface int // the program's buttons
	Bed       int // what lies below all that
	Mute      bool
}

// of is the volume of a kind of sound, from 0 to 1. The ear hears ratios: half the
// number is a quarter of the power.
func (l Levels) of(ui bool) float64 {
	if ui {
		return l.share(l.Interface)
	}
	return l.share(l.Effects)
}

// bed is the volume of the bed, from 0 to 1.
func (l Levels) bed() float64 { return l.share(l.Bed) }

func (l Levels) share(part int) float64 {
	if l.Mute {
		return 0
	}
	v := float64(l.Master) / 100 * float64(part) / 100
	return v * v
}

// Output is a device that plays samples as Render makes them.
type Output interface {
	// Play begins to play and does not wait.
	Play(pcm []int16, volume float64) Stream
	// Loop plays them over and over.
	Loop(pcm []int16, volume float64) Stream
	// Broken reports whether the device is gone.
	Broken() bool
	// Rest lets the device sleep while nothing is to be heard, Wake ends that.
	Rest()
	Wake()
}

// Stream is one sound that is being played.
type Stream interface {
	Playing() bool
	SetVolume(volume float64)
	Stop()
}

// The most that is heard.
const (
	mostAtOnce = 3   // sounds that begin in one tick
	mostAlive  = 8   // sounds in the air
	fadeTicks  = 6   // that a stopped sound is given to die away
	restTicks  = 120 // of silence, after which the device may sleep
)

// Player plays Cues: those that matter most, and not too many. It never waits
// and never fails; without a device it is silent. All but the samples belongs to
// the goroutine of Update.
type Player struct {
	levels Levels
	open   func() (Output, error) // finds a device; nil: there is none
	found  chan result
	output Output
	silent error // why there is no device

	samples sync.Map // Cue → []int16
	alive   []sounding
	last    [kinds]int // the tick in which a kind was heard last, +1
	hushed  int        // the tick in which anything was, +1
	tick    int
	still   int  // ticks of silence but for the bed
	resting bool // the device sleeps
	bed     lying
}

// result is what opening a device came to.
type result struct {
	output Output
	err    error
}

// sounding is a sound in the air.
type sounding struct {
	cue    Cue
	stream Stream
	dying  int // ticks that are left, 0: it is not dying
}

// NewPlayer returns a Player on the device that open finds; open is called
// later, on a goroutine of its own.
func NewPlayer(open func() (Output, error)) *Player {
	return &Player{open: open, bed: lying{made: make(chan []int16, 1)}}
}

// Start looks for a device, once. Sounds are computed when there is one.
func (p *Player) Start() {
	if p.open == nil || p.found != nil {
		return
	}
	p.found = make(chan result, 1)
	go func() {
		output, err := p.open()
		p.found <- result{output, err}
	}()
}

// Silent says why nothing is heard whatever the volume is; nil while a device is
// there or looked for.
func (p *Player) Silent() error { return p.silent }

// SetLevels changes the volumes, of what is in the air too.
func (p *Player) SetLevels(l Levels) {
	if l == p.levels {
		return
	}
	p.levels = l
	for i := range p.alive {
		if s := &p.alive[i]; s.dying == 0 {
			s.stream.SetVolume(l.of(specs()[s.cue.Kind].ui))
		}
	}
}

// Hear plays what is heard in this tick; hasty says that the table runs faster
// than life, so that less is heard of it.
func (p *Player) Hear(tick int, hasty bool, cues []Cue) {
	past := tick - p.tick
	p.tick = tick
	if p.found != nil && p.output == nil && p.silent == nil {
		p.receive()
	}
	if p.output == nil {
		return
	}
	if p.output.Broken() {
		p.output, p.alive, p.bed, p.silent = nil, nil, lying{}, errGone
		return
	}
	p.bury()
	if p.still += past; len(cues) > 0 || len(p.alive) > 0 {
		p.still = 0
	}
	for _, c := range p.choose(hasty, cues) {
		p.play(c)
	}
	p.lie(past)
	p.rest()
}

// rest lets the device sleep after a while of silence: to be given nothing but
// silence costs it more than the whole table costs at rest.
func (p *Player) rest() {
	if len(p.alive) == 0 && p.bed.stream == nil && p.still >= restTicks && !p.resting {
		p.resting = true
		p.output.Rest()
	}
}

// wake ends the device's sleep.
func (p *Player) wake() {
	if p.resting {
		p.resting = false
		p.output.Wake()
	}
}

// Asleep reports whether Hear has nothing left to do when nothing new is heard:
// there is no device, or it sleeps, or the bed goes on by itself.
func (p *Player) Asleep() bool {
	return p.output == nil || p.steady() && (p.resting || p.bed.stream != nil && p.still >= restTicks)
}

// receive takes the device if it has been found by now.
func (p *Player) receive() {
	select {
	case r := <-p.found:
		if r.err != nil {
			p.silent = r.err
			return
		}
		p.output = r.output
		go p.compute()
	default:
	}
}

// compute makes all sounds, with breaks for whoever shares the processor.
func (p *Player) compute() {
	for _, c := range All() {
		p.samples.Store(c, Render(c))
		time.Sleep(time.Millisecond)
	}
	p.bed.made <- Bed()
}

// bury forgets the sounds that have ended.
func (p *Player) bury() {
	p.alive = slices.DeleteFunc(p.alive, func(s sounding) bool {
		return !s.stream.Playing()
	})
	for i := range p.alive {
		s := &p.alive[i]
		if s.dying == 0 {
			continue
		}
		if s.dying--; s.dying == 0 {
			s.stream.Stop()
		}
	}
	p.alive = slices.DeleteFunc(p.alive, func(s sounding) bool { return !s.stream.Playing() })
}

// choose picks what is heard: each sound once, what weighs most first, nothing
// of a kind that has just been heard.
func (p *Player) choose(hasty bool, cues []Cue) []Cue {
	all := specs()
	var out []Cue
	for _, c := range cues {
		c = c.plain()
		s := &all[c.Kind]
		if p.last[c.Kind] != 0 && p.tick+1-p.last[c.Kind] < s.gap ||
			slices.ContainsFunc(out, func(o Cue) bool { return o.Kind == c.Kind }) {
			continue
		}
		out = append(out, c)
	}
	slices.SortStableFunc(out, func(a, b Cue) int { return all[b.Kind].weight - all[a.Kind].weight })
	most := mostAtOnce
	if hasty {
		most = 1
		const breath = 9 // ticks between any two sounds of a table in haste
		if len(out) > 0 && !all[out[0].Kind].ui && all[out[0].Kind].weight < all[Explosion].weight &&
			p.hushed != 0 && p.tick+1-p.hushed < breath {
			return nil
		}
	}
	return out[:min(len(out), most)]
}

// play begins a sound, if it has been computed.
func (p *Player) play(c Cue) {
	s := specs()[c.Kind]
	volume := p.levels.of(s.ui)
	found, ok := p.samples.Load(c)
	if !ok || volume == 0 {
		return
	}
	p.makeRoom(c)
	if len(p.alive) >= mostAlive {
		return
	}
	p.wake()
	p.alive = append(p.alive, sounding{cue: c, stream: p.output.Play(found.([]int16), volume)})
	p.last[c.Kind] = p.tick + 1
	if !s.ui {
		p.hushed = p.tick + 1
	}
}

// makeRoom lets the sound before of the same kind die away, and when the air is
// full the one that weighs least.
func (p *Player) makeRoom(c Cue) {
	all := specs()
	least := -1
	for i := range p.alive {
		s := &p.alive[i]
		if s.cue.Kind == c.Kind {
			s.die()
		}
		if least < 0 || all[s.cue.Kind].weight < all[p.alive[least].cue.Kind].weight {
			least = i
		}
	}
	if len(p.alive) >= mostAlive && all[p.alive[least].cue.Kind].weight <= all[c.Kind].weight {
		p.alive[least].stream.Stop()
		p.alive = slices.Delete(p.alive, least, least+1)
	}
}

// die lets a sound become silent without a crack.
func (s *sounding) die() {
	if s.dying == 0 {
		s.stream.SetVolume(0)
		s.dying = fadeTicks
	}
}
