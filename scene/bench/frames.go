package bench

import (
	"errors"
	"runtime/metrics"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/internal/yardstick"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// FrameTimes is what drawing costs here, in milliseconds. They say something beside those of
// a frame of nothing, and of the yardstick's loop, alone.
type FrameTimes struct {
	Loop     float64 `json:"loop_ms"` // of package yardstick, run between the frames
	Width    int     `json:"width"`
	Height   int     `json:"height"`
	Frames   int     `json:"frames"`
	Commands int     `json:"commands"`               // that the full table is painted by
	Empty    float64 `json:"empty_ms"`               // for a frame of nothing
	Full     float64 `json:"full_ms"`                // for a frame of the full table, built and painted but for what rests below
	Kept     float64 `json:"kept_ms"`                // for one that differs only in which button the mouse is on
	Moving   float64 `json:"moving_ms"`              // for one of the camera on its way
	Build    float64 `json:"build_ms"`               // of that, until it is known what to paint
	Allocs   float64 `json:"allocs"`                 // pieces of memory asked for by that frame
	EmptyCPU float64 `json:"empty_cpu_ms,omitempty"` // of all cores, for a frame of nothing
	FullCPU  float64 `json:"full_cpu_ms,omitempty"`
	KeptCPU  float64 `json:"kept_cpu_ms,omitempty"`
	Idle     []Rest  `json:"idle,omitempty"`
}

// Rest is what a screen costs on which nothing happens.
type Rest struct {
	Screen string  `json:"screen"`
	Share  float64 `json:"cpu"` // of a core
	Frames int     `json:"frames"`
}

// Frames opens a window and measures frames of nothing and of the fullest
// table, and screens at rest.
func Frames(s *Subject, b Options) (FrameTimes, error) {
	var end func()
	s.App.Clock.Pace, end = scene.NewPace()
	defer end()
	f := &frames{Subject: s, opt: b}
	window(b)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	err := ebiten.RunGame(f)
	if err != nil && !errors.Is(err, ebiten.Termination) {
		return FrameTimes{}, err
	}
	return f.result, nil
}

func window(b Options) {
	ebiten.SetWindowTitle("xwing bench")
	ebiten.SetWindowDecorated(false)
	ebiten.SetWindowSize(b.Width, b.Height)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
}

// Frames are measured in blocks of one kind, by turns, so that whatever else the
// machine does befalls both alike. The first of a block pay for the change.
const (
	blockFrames = 10
	blockSkips  = 2
	warmFrames  = 30
)

// The kinds of frames that are measured.
const (
	emptyFrames  = iota
	fullFrames   // the full table painted anew
	keptFrames   // the mouse goes from one button to another
	movingFrames // the camera moves
	frameKinds
)

// frames draws frames of nothing and of the full table by turns, then rests.
type frames struct {
	*Subject
	opt     Options
	still   ui.Input    // the mouse on an answer, a key held
	buttons [2]ui.Input // the mouse on two buttons that are no answers
	warm    int
	n       int // frames since warm
	began   time.Time
	times   [frameKinds][]float64 // ms per frame
	loops   []float64
	cpu     [frameKinds][]float64
	builds  []float64
	allocs  []float64
	spent   time.Duration
	asked   uint64 // pieces of memory, by the frame's building
	rests   []rest // still to be watched
	result  FrameTimes
}

// Layout is the app's.
func (b *frames) Layout(w, h int) (int, int) { return b.App.Layout(w, h) }

// LayoutF is the app's.
func (b *frames) LayoutF(w, h float64) (float64, float64) { return b.App.LayoutF(w, h) }

// kind is of which kind frame n is.
func (b *frames) kind() int { return b.n / blockFrames % frameKinds }

// Update prepares the next frame, after taking the time of the one before.
func (b *frames) Update() error {
	a := b.App
	switch {
	case a.Width == 0 || a.Canvas.Failed != nil:
		return a.Canvas.Failed
	case b.result.Frames > 0:
		return b.rest()
	case b.warm < warmFrames || a.Studio.Pending() > 0:
		return b.warmUp()
	}
	now := time.Now()
	if !b.began.IsZero() {
		if b.n%blockFrames >= blockSkips {
			b.taken(now)
		}
		b.n++
	}
	if b.n >= frameKinds*b.opt.Frames*blockFrames/(blockFrames-blockSkips) {
		b.measured()
		return nil
	}
	if b.n%blockFrames == 0 {
		b.loops = append(b.loops, loopTime())
	}
	b.began, b.spent = time.Now(), b.computed()
	switch b.kind() {
	case fullFrames:
		before := allocations()
		now := time.Now()
		a.Build(b.still)
		b.builds = append(b.builds, milliseconds(time.Since(now)))
		b.asked = allocations() - before
	case keptFrames:
		a.Build(b.buttons[b.n%2])
	case movingFrames:
		b.Pan(float64(b.n%2)*2 - 1)
		a.Build(b.still)
	}
	return nil
}

// taken notes what the latest frame took.
func (b *frames) taken(now time.Time) {
	kind := b.kind()
	b.times[kind] = append(b.times[kind], milliseconds(now.Sub(b.began)))
	b.cpu[kind] = append(b.cpu[kind], milliseconds(b.computed()-b.spent))
}

// warmUp sets the table and waits for its pictures.
func (b *frames) warmUp() error {
	a := b.App
	if b.warm == 0 {
		if err := b.Crowd(); err != nil {
			return err
		}
		a.Build(ui.Input{})
	}
	if b.warm == warmFrames/2 {
		b.still, b.buttons = b.pointed(), [2]ui.Input{b.atButton(0), b.atButton(1)}
	}
	a.Build(b.still)
	a.Studio.Work(time.Now)
	b.warm++
	return nil
}

// measured sums up; then screens rest, if anybody can tell what they cost.
func (b *frames) measured() {
	b.result = FrameTimes{Loop: median(b.loops), Width: int(b.App.Width), Height: int(b.App.Height), Frames: b.opt.Frames,
		Commands: b.App.Canvas.Frame.Len(), Empty: median(b.times[emptyFrames]), Full: median(b.times[fullFrames]),
		Kept: median(b.times[keptFrames]), Moving: median(b.times[movingFrames]), Build: median(b.builds),
		Allocs: median(b.allocs)}
	if b.opt.CPU != nil {
		b.result.EmptyCPU, b.result.FullCPU, b.result.KeptCPU = mean(b.cpu[emptyFrames]), mean(b.cpu[fullFrames]), mean(b.cpu[keptFrames])
	}
	if b.opt.CPU != nil && b.opt.Idle > 0 {
		b.rests = b.atRest(b.still)
	}
	ebiten.SetVsyncEnabled(true)
	ebiten.SetTPS(ebiten.DefaultTPS)
}

// computed is how long the program has computed so far, if anybody knows.
func (b *frames) computed() time.Duration {
	if b.opt.CPU == nil {
		return 0
	}
	return b.opt.CPU()
}

// Draw paints the frame.
func (b *frames) Draw(dst *ebiten.Image) {
	switch {
	case b.result.Frames > 0:
		b.App.Draw(dst)
	case b.warm >= warmFrames && b.kind() == emptyFrames:
		dst.Fill(draw.Space)
	case b.warm >= warmFrames && b.kind() != fullFrames && b.n%blockFrames > 0:
		b.App.Draw(dst)
	default:
		b.App.Canvas.Stale = true
		before := allocations()
		b.App.Draw(dst)
		b.allocs = append(b.allocs, float64(b.asked+allocations()-before))
	}
}

// DrawFinalScreen puts the frame into the window: one of nothing as any program of the
// library does.
func (b *frames) DrawFinalScreen(window ebiten.FinalScreen, painted *ebiten.Image, way ebiten.GeoM) {
	if b.result.Frames == 0 && b.warm >= warmFrames && b.kind() == emptyFrames {
		ebiten.DefaultDrawFinalScreen(window, painted, way)
		return
	}
	b.App.DrawFinalScreen(window, painted, way)
}

// loopTime runs the fixed loop that all else is measured by.
func loopTime() float64 {
	began := time.Now()
	yardstick.Loop()
	return milliseconds(time.Since(began))
}

func milliseconds(d time.Duration) float64 { return d.Seconds() * 1000 }

// allocations counts the pieces of memory asked for so far.
func allocations() uint64 {
	m := []metrics.Sample{{Name: "/gc/heap/allocs:objects"}}
	metrics.Read(m)
	return m[0].Value.Uint64()
}

func median(x []float64) float64 {
	if len(x) == 0 {
		return 0
	}
	x = slices.Sorted(slices.Values(x))
	return x[len(x)/2]
}

func mean(x []float64) float64 {
	sum := 0.0
	for _, v := range x {
		sum += v
	}
	return sum / float64(max(len(x), 1))
}
