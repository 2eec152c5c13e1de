package bench

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
	"xwing/scene/ui"
)

// rest is a screen that is watched while nobody does anything.
type rest struct {
	screen string
	input  ui.Input // the mouse at rest somewhere
	enter  func()
	since  time.Time // zero: not entered
	from   time.Time // when it was first measured, and what had been spent by then
	spent  time.Duration
	frames int
}

// settling is how long a screen may take to come to rest.
const settling = 3 * time.Second

// atRest are the screens at rest that are measured: the table, the table with the
// mouse on an answer and a key held, and the title, which ends the game.
func (s *Subject) atRest(pointing ui.Input) []rest {
	return []rest{
		{screen: "table", enter: func() {}},
		{screen: "table, pointing", input: pointing, enter: func() {}},
		{screen: "title", enter: func() { s.App.Show(&scene.TitleScreen{App: s.App}) }},
	}
}

// rest is a tick of the client while nobody does anything.
func (b *frames) rest() error {
	if len(b.rests) == 0 {
		return ebiten.Termination
	}
	r := &b.rests[0]
	if r.since.IsZero() {
		r.since = time.Now()
		r.enter()
		b.App.Input = func() ui.Input {
			ui.ReadInput(1) // to be paid for; what it says is nobody's
			return r.input
		}
		b.App.Canvas.Stale = true
		b.App.Touch()
	}
	switch past := time.Since(r.since); {
	case past < settling:
		r.from, r.spent, r.frames = time.Now(), b.opt.CPU(), b.App.Canvas.Painted
	case past > settling+b.opt.Idle:
		share := (b.opt.CPU() - r.spent).Seconds() / time.Since(r.from).Seconds()
		b.result.Idle = append(b.result.Idle, Rest{r.screen, share, b.App.Canvas.Painted - r.frames})
		b.rests = b.rests[1:]
		return nil
	}
	return b.App.Update()
}
