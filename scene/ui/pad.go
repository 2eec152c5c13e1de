package ui

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// PadButton is a button of a gamepad of the standard layout, or its left stick held to a side.
type PadButton int

// The buttons, by where they are; what is written on them are the letters of most pads.
const (
	PadA PadButton = iota // below
	PadB                  // at the right
	PadX                  // at the left
	PadY                  // above
	PadLeftShoulder
	PadRightShoulder
	PadLeftTrigger
	PadRightTrigger
	PadSelect
	PadStart
	PadLeftStick // pressed
	PadRightStick
	PadUp
	PadDown
	PadLeft
	PadRight
	StickUp // the left stick held to a side
	StickDown
	StickLeft
	StickRight
	padButtons
)

// padNames are what stands on them; the cross and the stick have one for all sides.
var padNames = [padButtons]string{"A", "B", "X", "Y", "LB", "RB", "LT", "RT", "Select", "Start", "L3", "R3",
	"D-pad", "D-pad", "D-pad", "D-pad", "L-stick", "L-stick", "L-stick", "L-stick"}

// String is what stands on the button.
func (b PadButton) String() string { return padNames[b] }

// standard are the buttons of Ebitengine, in the order of ours.
var standard = [StickUp]ebiten.StandardGamepadButton{
	ebiten.StandardGamepadButtonRightBottom, ebiten.StandardGamepadButtonRightRight, ebiten.StandardGamepadButtonRightLeft,
	ebiten.StandardGamepadButtonRightTop, ebiten.StandardGamepadButtonFrontTopLeft, ebiten.StandardGamepadButtonFrontTopRight,
	ebiten.StandardGamepadButtonFrontBottomLeft, ebiten.StandardGamepadButtonFrontBottomRight, ebiten.StandardGamepadButtonCenterLeft,
	ebiten.StandardGamepadButtonCenterRight, ebiten.StandardGamepadButtonLeftStick, ebiten.StandardGamepadButtonRightStick,
	ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftLeft,
	ebiten.StandardGamepadButtonLeftRight,
}

// Pad is what a gamepad says in one tick.
type Pad struct {
	Connected  bool
	Held       []PadButton
	Struck     []PadButton // went down in this tick, or again by being held
	PanX, PanY float64     // the right stick, from -1 to 1, y down; 0 near its middle
}

// Active reports whether anything is done with it.
func (p *Pad) Active() bool {
	return len(p.Held) > 0 || len(p.Struck) > 0 || p.PanX != 0 || p.PanY != 0
}

// Strikes reports whether a button went down in this tick.
func (p *Pad) Strikes(b PadButton) bool { return slices.Contains(p.Struck, b) }

// Holds reports whether a button is held.
func (p *Pad) Holds(b PadButton) bool { return slices.Contains(p.Held, b) }

// Swallow takes a stroke away from whatever is built later.
func (p *Pad) Swallow(b PadButton) {
	p.Struck = slices.DeleteFunc(slices.Clone(p.Struck), func(s PadButton) bool { return s == b })
}

// PadState is how a pad is held now; sticks go from -1 to 1, y down.
type PadState struct {
	Connected                    bool
	Down                         [StickUp]bool
	LeftX, LeftY, RightX, RightY float64
}

// ReadPads asks Ebitengine for the pads of the standard layout, all as one.
func ReadPads() (s PadState) {
	for _, id := range ebiten.AppendGamepadIDs(nil) {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		s.Connected = true
		for b, button := range standard {
			s.Down[b] = s.Down[b] || ebiten.IsStandardGamepadButtonPressed(id, button)
		}
		for axis, to := range map[ebiten.StandardGamepadAxis]*float64{
			ebiten.StandardGamepadAxisLeftStickHorizontal: &s.LeftX, ebiten.StandardGamepadAxisLeftStickVertical: &s.LeftY,
			ebiten.StandardGamepadAxisRightStickHorizontal: &s.RightX, ebiten.StandardGamepadAxisRightStickVertical: &s.RightY} {
			if v := ebiten.StandardGamepadAxisValue(id, axis); math.Abs(v) > math.Abs(*to) {
				*to = v
			}
		}
	}
	return s
}

// How far a stick has to be held to a side to be held there, and to be let go; what a stick that is let go may say; and after how
// many ticks a button that is held strikes again, and how often then.
const (
	stickHeld = 0.6
	stickFree = 0.4
	stickRest = 0.2
	padFirst  = 24
	padAgain  = 6
)

// Pads makes of the state of the pads what they say in each tick.
type Pads struct {
	read func() PadState
	held [padButtons]int // for so many ticks
}

// NewPads returns Pads that are told how they are held.
func NewPads(read func() PadState) *Pads { return &Pads{read: read} }

// Read is what they say in this tick.
func (p *Pads) Read() Pad {
	s := p.read()
	out := Pad{Connected: s.Connected, PanX: beyond(s.RightX), PanY: beyond(s.RightY)}
	sides := [...]float64{-s.LeftY, s.LeftY, -s.LeftX, s.LeftX}
	for b := range padButtons {
		down := b < StickUp && s.Down[b]
		if b >= StickUp {
			least := stickHeld
			if p.held[b] > 0 {
				least = stickFree
			}
			down = sides[b-StickUp] >= least
		}
		if !down {
			p.held[b] = 0
			continue
		}
		p.held[b]++
		out.Held = append(out.Held, b)
		if n := p.held[b]; n == 1 || b.repeats() && n > padFirst && n%padAgain == 0 {
			out.Struck = append(out.Struck, b)
		}
	}
	return out
}

// repeats reports whether a button strikes again and again while it is held.
func (b PadButton) repeats() bool { return b >= PadUp || b == PadLeftTrigger || b == PadRightTrigger }

// beyond is how far a stick is held to a side, beyond what one that is let go may say.
func beyond(v float64) float64 {
	if math.Abs(v) <= stickRest {
		return 0
	}
	return math.Copysign((min(math.Abs(v), 1)-stickRest)/(1-stickRest), v)
}
