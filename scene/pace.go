package scene

import (
	"os"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

const ticksPerSecond = ebiten.DefaultTPS

// framePace is the pace of Ebitengine's frames.
type framePace struct {
	beats *time.Ticker
	due   atomic.Bool // a beat has asked for a frame
}

// NewPace returns the pace of the window's frames, and what ends it. It is nil
// where there is nothing to be saved: a browser makes frames by itself, and a
// program that is driven by another has those that it is given.
func NewPace() (p pace, end func()) {
	if runtime.GOOS == "js" || os.Getenv("EBITENGINE_VM_ENDPOINT") != "" {
		return nil, func() {}
	}
	f := &framePace{beats: time.NewTicker(beat)}
	f.beats.Stop()
	ended := make(chan struct{})
	go func() {
		for {
			select {
			case <-f.beats.C:
				f.due.Store(true)
				//lint:ignore SA1019 see doze
				ebiten.ScheduleFrame()
			case <-ended:
				return
			}
		}
	}()
	return f, func() { f.beats.Stop(); close(ended) }
}

// doze makes Ebitengine wait until the window system has something to say, or a
// beat. Every frame then has one tick, so that what was said is heard at once:
// otherwise a frame that comes too soon after another would have none, and would
// wait with it.
//
// Ebitengine would rather have its frames go on with nothing painted, and calls
// this way of waiting deprecated. That costs a twentieth of a core.
func (p *framePace) doze() {
	ebiten.SetTPS(ebiten.SyncWithFPS)
	//lint:ignore SA1019 see above
	ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	p.beats.Reset(beat)
}

// wake ends that.
func (p *framePace) wake() {
	p.beats.Stop()
	ebiten.SetVsyncEnabled(true)
	ebiten.SetTPS(ticksPerSecond)
}

// beat reports, once, that a beat has asked for a frame.
func (p *framePace) beat() bool { return p.due.Swap(false) }
