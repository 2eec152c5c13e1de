package sound

// How the bed comes and goes.
const (
	bedFade  = 120         // ticks from nothing to full
	bedStep  = 20          // of them at once, at most, however long nobody has looked after it
	bedTicks = 5 * 60 * 60 // without any other sound, after which it goes, until the next
)

// lying is the bed as it is played.
type lying struct {
	made   chan []int16 // computed, once
	pcm    []int16
	stream Stream  // nil: it is not heard
	volume float64 // of it, as it is now
}

// lie lets the bed come and go, ticks after it was last looked after.
func (p *Player) lie(ticks int) {
	b := &p.bed
	if b.pcm == nil {
		select {
		case b.pcm = <-b.made:
		default:
			return
		}
	}
	want, step := p.bedVolume(), float64(min(ticks, bedStep))/bedFade
	if p.levels.Mute {
		step = 1
	}
	volume := min(max(want, b.volume-step), b.volume+step)
	switch {
	case volume == b.volume:
	case b.stream == nil:
		p.wake()
		b.stream = p.output.Loop(b.pcm, volume)
	case volume == 0:
		b.stream.Stop()
		b.stream = nil
	default:
		b.stream.SetVolume(volume)
	}
	b.volume = volume
}

// bedVolume is how loud the bed is to be by now.
func (p *Player) bedVolume() float64 {
	if p.still >= bedTicks {
		return 0
	}
	return p.levels.bed()
}

// steady reports whether the bed is as it is to be; while it is still computed, nobody
// waits for it.
func (p *Player) steady() bool { return p.bed.pcm == nil || p.bed.volume == p.bedVolume() }
