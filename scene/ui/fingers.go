package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Touch is a finger on the screen.
type Touch struct {
	ID   int
	X, Y float64
}

// ReadTouches asks Ebitengine for the fingers on the screen.
func ReadTouches() []Touch {
	var all []Touch
	for _, id := range ebiten.AppendTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		all = append(all, Touch{int(id), float64(x), float64(y)})
	}
	return all
}

// A finger that has just come down only points until it is clear that no second follows it.
const (
	fingerWait = 5  // ticks
	fingerSlip = 10 // pixels that it may move meanwhile
)

// Fingers makes of touches what a mouse would do: one finger is the mouse with its left
// button, two move and zoom.
type Fingers struct {
	touches func() []Touch
	mouse   func(scale float64) Input

	touched bool // fingers have taken the mouse's place, which has not moved since
	mx, my  float64
	x, y    float64 // where the finger is, or was last
	fx, fy  float64 // where it came down
	ticks   int     // since then; 0: no finger is down
	down    bool    // it holds the button
	lift    bool    // it was lifted before it held it: the button comes up in the next tick
	two     bool    // there were two: nothing is pressed until all are lifted
	first   [2]Touch
}

// NewFingers returns Fingers that are told which touches there are.
func NewFingers(touches func() []Touch) *Fingers {
	return &Fingers{touches: touches, mouse: ReadInput}
}

// Read is what mouse, fingers and keys do in this tick.
func (f *Fingers) Read() Input {
	in := f.mouse(1)
	f.add(&in, f.touches())
	return in
}

// add makes fingers part of an Input.
func (f *Fingers) add(in *Input, all []Touch) {
	if len(all) == 0 && f.ticks == 0 && !f.lift {
		if f.two = false; !f.touched {
			return
		}
		if in.X != f.mx || in.Y != f.my || in.Down != [buttons]bool{} { // the mouse is back
			f.touched = false
			return
		}
		in.X, in.Y = f.x, f.y
		return
	}
	if !f.touched {
		f.touched, f.mx, f.my = true, in.X, in.Y
	}
	switch {
	case len(all) >= 2:
		f.pair(in, all)
	case f.two:
		f.two = len(all) > 0
	case len(all) == 1:
		f.one(in, all[0])
	default:
		f.lifted(in)
	}
	in.X, in.Y = f.x, f.y
}

// one is a finger on the screen.
func (f *Fingers) one(in *Input, t Touch) {
	if f.ticks == 0 {
		f.fx, f.fy = t.X, t.Y
	}
	f.ticks++
	f.x, f.y = t.X, t.Y
	if !f.down {
		if f.ticks <= fingerWait && math.Hypot(t.X-f.fx, t.Y-f.fy) < fingerSlip {
			return
		}
		f.down = true
		f.x, f.y = f.fx, f.fy // it presses where it came down
		in.Pressed[LeftButton] = true
	}
	in.Down[LeftButton], in.Finger = true, true
}

// lifted is a finger that was there in the tick before.
func (f *Fingers) lifted(in *Input) {
	switch {
	case f.down:
		in.Released[LeftButton] = true
		f.down, f.lift, f.ticks = false, false, 0
	default: // a tap: down in this tick, up in the next
		f.down, f.lift = true, true
		in.Pressed[LeftButton], in.Down[LeftButton] = true, true
	}
}

// pair is two fingers: they let go of what the first one holds, move and zoom.
func (f *Fingers) pair(in *Input, all []Touch) {
	p, q := all[0], all[1]
	f.x, f.y = (p.X+q.X)/2, (p.Y+q.Y)/2
	if f.down {
		in.Released[LeftButton] = true
		if math.Hypot(f.fx-p.X, f.fy-p.Y) < 2*fingerSlip {
			f.x, f.y = -1, -1 // it has only pressed: that shall not count
		}
	}
	if f.two && !f.down && f.first[0].ID == p.ID && f.first[1].ID == q.ID {
		was, before := f.first[0], f.first[1]
		in.PanX, in.PanY = f.x-(was.X+before.X)/2, f.y-(was.Y+before.Y)/2
		in.Pinch = max(math.Hypot(p.X-q.X, p.Y-q.Y), 1) / max(math.Hypot(was.X-before.X, was.Y-before.Y), 1)
	}
	f.two, f.down, f.lift, f.ticks, f.first = true, false, false, 0, [2]Touch{p, q}
}
