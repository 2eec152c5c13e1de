package scene

import (
	"errors"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// BenchOptions says what Bench measures.
type BenchOptions struct {
	Width, Height int
	Frames        int                  // of each kind
	Idle          time.Duration        // for how long a resting table is watched; 0: not at all
	CPU           func() time.Duration // how long the program has computed so far; nil: nobody knows
}

// Bench is what drawing costs here.
type Bench struct {
	Width    int     `json:"width"`
	Height   int     `json:"height"`
	Frames   int     `json:"frames"`
	Commands int     `json:"commands"`               // that the full table is painted by
	Empty    float64 `json:"empty_ms"`               // ms for a frame of nothing
	Full     float64 `json:"full_ms"`                // ms for a frame of the full table, built and painted
	Build    float64 `json:"build_ms"`               // of that, until it is known what to paint
	Ratio    float64 `json:"ratio"`                  // Full / Empty
	EmptyCPU float64 `json:"empty_cpu_ms,omitempty"` // ms of all cores for a frame of nothing
	FullCPU  float64 `json:"full_cpu_ms,omitempty"`
	RatioCPU float64 `json:"ratio_cpu,omitempty"` // FullCPU / EmptyCPU; what else the machine does is not in it
	Idle     float64 `json:"idle_cpu,omitempty"`  // share of a core while nothing happens
}

// RunBench opens a window and measures.
func RunBench(o Options, b BenchOptions) (Bench, error) {
	o.Files, o.Seed, o.Seeded, o.UILog = offTheRecord{o.Files}, 1, true, nil
	o.Settings.Animation.Speed = 0
	app, err := New(o)
	if err != nil {
		return Bench{}, err
	}
	bench := &benchGame{app: app, opt: b}
	ebiten.SetWindowTitle("xwing bench")
	ebiten.SetWindowDecorated(false)
	ebiten.SetWindowSize(b.Width, b.Height)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	err = ebiten.RunGame(bench)
	if err != nil && !errors.Is(err, ebiten.Termination) {
		return Bench{}, err
	}
	return bench.result, nil
}

// Frames are measured in blocks of one kind, by turns, so that whatever else the
// machine does befalls both alike. The first of a block pay for the change.
const (
	blockFrames = 10
	blockSkips  = 2
	warmFrames  = 30
)

// benchGame draws frames of nothing and of the full table by turns, then rests.
type benchGame struct {
	app    *App
	opt    BenchOptions
	still  ui.Input // the mouse on an answer, a key held
	warm   int
	n      int // frames since warm
	began  time.Time
	times  [2][]float64 // ms per frame: empty, full
	cpu    [2]time.Duration
	builds []float64
	rested time.Time // since when the table rests
	spent  time.Duration
	result Bench
}

// Layout is the app's.
func (b *benchGame) Layout(w, h int) (int, int) { return b.app.Layout(w, h) }

// LayoutF is the app's.
func (b *benchGame) LayoutF(w, h float64) (float64, float64) { return b.app.LayoutF(w, h) }

// full reports whether frame n is one of the full table.
func (b *benchGame) full() bool { return b.n/blockFrames%2 == 1 }

// Update prepares the next frame, after taking the time of the one before.
func (b *benchGame) Update() error {
	a := b.app
	if a.width == 0 {
		return nil
	}
	if !b.rested.IsZero() {
		return b.rest()
	}
	if b.warm < warmFrames || a.studio.Pending() > 0 {
		return b.warmUp()
	}
	now := time.Now()
	if !b.began.IsZero() {
		if b.n%blockFrames >= blockSkips {
			kind := 0
			if b.full() {
				kind = 1
			}
			b.times[kind] = append(b.times[kind], now.Sub(b.began).Seconds()*1000)
			b.cpu[kind] += b.computed() - b.spent
		}
		b.n++
	}
	if b.n >= 2*b.opt.Frames*blockFrames/(blockFrames-blockSkips) {
		return b.measured()
	}
	b.began, b.spent = now, b.computed()
	if b.full() {
		a.build(b.still)
		b.builds = append(b.builds, time.Since(now).Seconds()*1000)
	}
	return nil
}

// warmUp sets the table and waits for its pictures.
func (b *benchGame) warmUp() error {
	a := b.app
	if b.warm == 0 {
		if err := a.fullTable(); err != nil {
			return err
		}
		a.build(ui.Input{})
	}
	if b.warm == warmFrames/2 {
		b.still = a.pointed()
	}
	a.build(b.still)
	a.studio.Work(time.Now)
	b.warm++
	return nil
}

// measured sums up and lets the table rest.
func (b *benchGame) measured() error {
	b.result = Bench{Width: int(b.app.width), Height: int(b.app.height), Frames: b.opt.Frames, Commands: b.app.frame.Len(),
		Empty: median(b.times[0]), Full: median(b.times[1]), Build: median(b.builds)}
	b.result.Ratio = b.result.Full / b.result.Empty
	if r := &b.result; b.opt.CPU != nil {
		r.EmptyCPU = b.cpu[0].Seconds() * 1000 / float64(len(b.times[0]))
		r.FullCPU = b.cpu[1].Seconds() * 1000 / float64(len(b.times[1]))
		r.RatioCPU = r.FullCPU / r.EmptyCPU
	}
	if b.opt.Idle <= 0 || b.opt.CPU == nil {
		return ebiten.Termination
	}
	ebiten.SetVsyncEnabled(true)
	ebiten.SetTPS(ebiten.DefaultTPS)
	b.rested = time.Now()
	b.app.dirty, b.app.stale = true, true
	return nil
}

// rest is a tick of the client while nobody does anything. The first second is
// not counted.
func (b *benchGame) rest() error {
	const settling = time.Second
	past := time.Since(b.rested)
	switch {
	case past < settling:
		b.spent = b.opt.CPU()
	case past > settling+b.opt.Idle:
		b.result.Idle = (b.opt.CPU() - b.spent).Seconds() / (past - settling).Seconds()
		return ebiten.Termination
	}
	return b.app.Update()
}

// computed is how long the program has computed so far, if anybody knows.
func (b *benchGame) computed() time.Duration {
	if b.opt.CPU == nil {
		return 0
	}
	return b.opt.CPU()
}

// Draw paints the frame.
func (b *benchGame) Draw(dst *ebiten.Image) {
	switch {
	case !b.rested.IsZero():
		b.app.Draw(dst)
	case b.warm >= warmFrames && !b.full():
		dst.Fill(draw.Space)
	default:
		b.app.stale = true
		b.app.Draw(dst)
	}
}

func median(x []float64) float64 {
	if len(x) == 0 {
		return 0
	}
	slices.Sort(x)
	return x[len(x)/2]
}
