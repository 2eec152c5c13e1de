package scene

import (
	"time"

	"xwing/scene/ui"
)

// Even if nothing is painted, Ebitengine asks the window system a good deal for
// every frame: that is nearly all a resting client costs. So a client at which
// nothing has happened for a while dozes. There are no more frames then but for
// what comes from the window system, which ends the doze, and a beat now and
// then, on which it is looked at what nobody tells.

const (
	dozeTicks = 60                     // at rest before it dozes
	beat      = 250 * time.Millisecond // between two ticks of a doze in which nothing happens
)

// pace is how frames follow each other: one after the other, or only when there
// is cause for one.
type pace interface {
	doze()
	wake()
	// beat reports whether there is a frame for no other cause than a beat.
	beat() bool
}

// doze is what the client knows of its rest.
type doze struct {
	quiet  int       // ticks in a row in which nothing has happened
	dozing bool      // the frames are rare
	at     time.Time // of the latest tick of a doze
}

// tick takes note of a tick in which the client was at rest or not, tells the
// pace if that changes how frames are to follow, and reports whether the window
// is to be painted even if it shows the same: another may have lain over it, of
// which the window system says no more than that something is the matter.
func (d *doze) tick(resting bool, now time.Time, p pace) (paint bool) {
	if p == nil {
		return false
	}
	beat := p.beat()
	if d.quiet++; !resting {
		d.quiet = 0
	}
	switch dozes := d.quiet >= dozeTicks; {
	case dozes && !d.dozing:
		p.doze()
		paint = true
	case dozes:
		paint = !beat
	case !dozes && d.dozing:
		p.wake()
	}
	d.dozing, d.at = d.quiet >= dozeTicks, now
	return paint
}

// missed is how many ticks a doze has left out before this one: whoever counts
// ticks counts time.
func (d *doze) missed(now time.Time) int {
	const most = time.Hour // a computer may have slept, too
	if !d.dozing {
		return 0
	}
	past := min(max(now.Sub(d.at), 0), most)
	return max(int(past*ticksPerSecond/time.Second)-1, 0)
}

// resting reports whether nothing goes on that a tick brings any further. A gamepad wakes nobody: it has to be looked at.
func (a *App) resting(in *ui.Input) bool {
	return !in.Pad.Connected && a.Covers.Note.Text == "" && a.Studio.Pending() == 0 && a.sound.Asleep() && in.Idle()
}

// Every reports whether a tick has come of those of which there is one in n.
func (c *clock) Every(n int) bool { return c.Tick/n != c.ticked/n }

// clock counts ticks.
type clock struct {
	Tick, ticked int // this tick and the one before, counted at 60 a second, doze or no doze
	first        int // of the latest of the first frames
	doze         doze
	Pace         pace // Run sets it; nil: there is one only
}
