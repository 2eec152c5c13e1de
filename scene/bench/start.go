package bench

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
	"xwing/scene/ui"
)

// Answered is what a window that is measured from outside writes, on a line of
// its own, when it has shown what was waited for.
const Answered = "answered"

// StartTimes is what a client costs that was started, clicked on, and went to the
// full table.
type StartTimes struct {
	Loop   float64 `json:"loop_ms"`          // of package yardstick, run between the frames
	Tick   float64 `json:"tick_ms"`          // the longest while pictures were painted, other programs left out
	Game   float64 `json:"game_ms"`          // from the click on a new game to its first frame
	Memory int64   `json:"memory,omitempty"` // bytes occupied, then
	Heap   int64   `json:"heap"`             // of them in use by Go
}

// emptyWindow shows nothing, and says so.
type emptyWindow struct {
	out   io.Writer
	drawn bool
}

func (w *emptyWindow) Layout(width, height int) (int, int) { return width, height }
func (w *emptyWindow) Draw(*ebiten.Image)                  { w.drawn = true }

// Update ends it in the tick after the first frame: then that has been shown.
func (w *emptyWindow) Update() error {
	if !w.drawn {
		return nil
	}
	fmt.Fprintln(w.out, Answered)
	return ebiten.Termination
}

// Empty opens a window and closes it after its first frame, of which it
// tells out.
func Empty(b Options, out io.Writer) error {
	window(b)
	return ended(ebiten.RunGame(&emptyWindow{out: out}))
}

// Start opens the client, clicks on the title, tells out when that has been
// answered, begins a game, goes to the fullest table and writes a StartTimes.
func Start(s *Subject, b Options, out io.Writer) error {
	h := &hurry{App: s.App, subject: s, opt: b, out: out, next: (*hurry).press}
	s.App.Input = func() ui.Input { return h.in }
	window(b)
	return ended(ebiten.RunGame(h))
}

func ended(err error) error {
	if errors.Is(err, ebiten.Termination) {
		return nil
	}
	return err
}

// hurry is the client with somebody in a hurry at the mouse.
type hurry struct {
	*scene.App
	subject *Subject
	opt     Options
	out     io.Writer
	in      ui.Input
	next    func(*hurry) error // what is done before the next tick
	shown   bool               // the frame of the latest tick has been painted
	since   time.Time          // when the game was begun
	frames  int
	loops   []float64
	result  StartTimes
}

// Update is a tick of the client, measured.
func (s *hurry) Update() error {
	if s.shown {
		s.shown = false
		if err := s.next(s); err != nil {
			return err
		}
	}
	pending, began, spent := s.Studio.Pending(), time.Now(), s.computed()
	err := s.App.Update()
	if took := time.Since(began); pending > 0 || s.Studio.Pending() > 0 {
		if s.opt.CPU != nil {
			took = min(took, s.computed()-spent)
		}
		s.result.Tick = max(s.result.Tick, milliseconds(took))
	}
	return err
}

// computed is how long the program has computed so far, if anybody knows. A tick
// needs no longer than that has grown by, and no longer than it took: what is
// more the one way are other programs, the other way other threads.
func (s *hurry) computed() time.Duration {
	if s.opt.CPU == nil {
		return 0
	}
	return s.opt.CPU()
}

// Draw paints the frame of the latest tick.
func (s *hurry) Draw(dst *ebiten.Image) {
	s.App.Draw(dst)
	s.shown = s.Clock.Tick > 0
}

// press puts the mouse on a button of the title, and presses.
func (s *hurry) press() error {
	for _, w := range s.UI.Widgets {
		if w.ID == "title.settings" {
			s.in.X, s.in.Y = float64(w.Rect[0]+w.Rect[2]/2), float64(w.Rect[1]+w.Rect[3]/2)
		}
	}
	s.in.Down[ui.LeftButton], s.in.Pressed[ui.LeftButton] = true, true
	s.next = (*hurry).release
	return nil
}

// release lets the button go: that is the click.
func (s *hurry) release() error {
	s.in.Down[ui.LeftButton], s.in.Pressed[ui.LeftButton], s.in.Released[ui.LeftButton] = false, false, true
	s.next = (*hurry).answered
	return nil
}

// answered says that the click was answered, and begins a game.
func (s *hurry) answered() error {
	if s.Covers.Over == nil {
		return errors.New("the title did not answer the click")
	}
	fmt.Fprintln(s.out, Answered)
	s.in = ui.Input{}
	begin, err := s.subject.Ready()
	if err != nil {
		return err
	}
	s.since = time.Now()
	begin()
	s.next = (*hurry).begun
	return nil
}

// begun takes the time of the table's first frame and waits for its pictures.
func (s *hurry) begun() error {
	if s.result.Game == 0 {
		s.result.Game = milliseconds(time.Since(s.since))
	}
	if s.Studio.Pending() > 0 {
		return nil
	}
	s.next = (*hurry).crowded
	return s.subject.Crowd()
}

// settled is how many frames of the full table are shown before its memory is taken.
const settled = 60

// crowded lets the full table stand for a second and takes the memory.
func (s *hurry) crowded() error {
	if s.frames++; s.frames < settled || s.Studio.Pending() > 0 {
		s.loops = append(s.loops, loopTime())
		s.in = s.subject.pointed()
		s.Canvas.Stale = true
		s.Touch()
		return nil
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	s.result.Heap, s.result.Loop = int64(m.HeapAlloc), median(s.loops)
	if s.opt.Memory != nil {
		s.result.Memory = s.opt.Memory()
	}
	line, err := json.Marshal(s.result)
	if err != nil {
		return err
	}
	fmt.Fprintln(s.out, string(line))
	return ebiten.Termination
}
