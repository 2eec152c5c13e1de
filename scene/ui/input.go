package ui

import (
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// MouseButton numbers the buttons of an Input.
type MouseButton int

// The mouse buttons.
const (
	LeftButton MouseButton = iota
	RightButton
	MiddleButton
	buttons
)

// Input is what mouse and keyboard say in one tick. Its keys are those that the labels
// of the player's keyboard mean.
type Input struct {
	X, Y           float64
	Down           [buttons]bool
	Pressed        [buttons]bool // went down in this tick
	Released       [buttons]bool // went up in this tick
	WheelX, WheelY float64
	Finger         bool         // a finger holds the left button
	PanX, PanY     float64      // two fingers have moved so far
	Pinch          float64      // and are so many times as far apart; 0: there are no two
	Keys           []ebiten.Key // held
	Struck         []ebiten.Key // went down in this tick, or again by being held
	Typed          []rune       // letters written in this tick
	Around         *Around      // an input method has changed the text around them; nil: it has not
	Composed       string       // letters that it has not settled yet

	Pad   Pad
	Bound map[Command][]Stroke // the player's own keys; what is not in it has those that it came with

	repeated []ebiten.Key // held for so long that they strike again where something is written
}

var ebitenButtons = [buttons]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle}

// notch is how many pixels a browser tells for one notch of the wheel.
const notch = 100

// ReadInput asks Ebitengine what mouse and keys do. The scale is from its pixels to those
// of the frame.
func ReadInput(scale float64) Input {
	x, y := ebiten.CursorPosition()
	if x == 0 && y == 0 { // told until the mouse has been over the window: it points at nothing
		x, y = -1, -1
	}
	in := Input{X: float64(x) * scale, Y: float64(y) * scale}
	for i, b := range ebitenButtons {
		in.Down[i] = ebiten.IsMouseButtonPressed(b)
		in.Pressed[i] = inpututil.IsMouseButtonJustPressed(b)
		in.Released[i] = inpututil.IsMouseButtonJustReleased(b)
	}
	in.WheelX, in.WheelY = ebiten.Wheel()
	if runtime.GOOS == "js" { // a browser tells pixels
		in.WheelX, in.WheelY = in.WheelX/notch, in.WheelY/notch
	}
	in.Keys = inpututil.AppendPressedKeys(nil)
	in.Struck = inpututil.AppendJustPressedKeys(nil)
	for _, k := range in.Keys {
		if n := inpututil.KeyPressDuration(k); n > 24 && n%3 == 0 {
			in.repeated = append(in.repeated, k)
		}
	}
	in.Typed = ebiten.AppendInputChars(nil)
	return in
}

// Holds reports whether a key is held.
func (in *Input) Holds(k ebiten.Key) bool { return slices.Contains(in.Keys, k) }

// Strikes reports whether a key went down in this tick.
func (in *Input) Strikes(k ebiten.Key) bool { return slices.Contains(in.Struck, k) }

// Again reports whether a key went down in this tick or is held for so long that it
// strikes again.
func (in *Input) Again(k ebiten.Key) bool {
	return in.Strikes(k) || slices.Contains(in.repeated, k)
}

// Ctrl reports whether a control (or command) key is held.
func (in *Input) Ctrl() bool {
	return in.Holds(ebiten.KeyControl) || in.Holds(ebiten.KeyMeta) ||
		in.Holds(ebiten.KeyControlLeft) || in.Holds(ebiten.KeyControlRight)
}

// Alt reports whether an alt key is held.
func (in *Input) Alt() bool {
	return in.Holds(ebiten.KeyAlt) || in.Holds(ebiten.KeyAltLeft) || in.Holds(ebiten.KeyAltRight)
}

// Shift reports whether a shift key is held.
func (in *Input) Shift() bool {
	return in.Holds(ebiten.KeyShift) || in.Holds(ebiten.KeyShiftLeft) || in.Holds(ebiten.KeyShiftRight)
}

// Quiet reports whether nothing at all happens in in that did not in before.
func (in *Input) Quiet(before *Input) bool {
	return in.X == before.X && in.Y == before.Y && in.Down == before.Down &&
		in.Pressed == [buttons]bool{} && in.Released == [buttons]bool{} &&
		in.WheelX == 0 && in.WheelY == 0 && in.Pinch == 0 && before.Pinch == 0 && len(in.Struck) == 0 && len(in.Typed) == 0 &&
		len(in.repeated) == 0 && in.Composed == before.Composed &&
		!in.Pad.Active() && !before.Pad.Active() && slices.Equal(in.Keys, before.Keys) &&
		before.Pressed == [buttons]bool{} && before.Released == [buttons]bool{} && before.WheelY == 0
}

// Idle reports whether nothing is held that does something again and again, or
// that is about to be let go.
func (in *Input) Idle() bool {
	return in.Down == [buttons]bool{} && !slices.ContainsFunc(in.Keys, func(k ebiten.Key) bool { return repeats(k) || erases(k) })
}

// repeats reports whether a key strikes again and again while it is held.
func repeats(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown,
		ebiten.KeyPageUp, ebiten.KeyPageDown, ebiten.KeyTab, ebiten.KeyQ, ebiten.KeyE:
		return true
	}
	return false
}

// erases reports whether a key takes letters away.
func erases(k ebiten.Key) bool { return k == ebiten.KeyBackspace || k == ebiten.KeyDelete }

// Swallow takes a stroke away from whatever is built later.
func (in *Input) Swallow(k ebiten.Key) {
	in.Struck = slices.DeleteFunc(slices.Clone(in.Struck), func(s ebiten.Key) bool { return s == k })
}
