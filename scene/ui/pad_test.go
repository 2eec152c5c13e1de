package ui

import (
	"slices"
	"testing"
)

// TestPads: a button strikes once, the cross again and again; a stick that is held to a side is a button, one that is let go none.
func TestPads(t *testing.T) {
	var s PadState
	p := NewPads(func() PadState { return s })
	if out := p.Read(); out.Active() || out.Connected {
		t.Errorf("no pad says %+v", out)
	}
	strikes := func(b PadButton, ticks int) (n int) {
		for range ticks {
			out := p.Read()
			if !out.Holds(b) {
				t.Errorf("%v is not held", b)
			}
			if out.Strikes(b) {
				n++
			}
		}
		return n
	}
	s.Connected, s.Down[PadA] = true, true
	if n := strikes(PadA, 60); n != 1 {
		t.Errorf("a button that is held strikes %d times", n)
	}
	s.Down[PadA], s.Down[PadLeft] = false, true
	if n := strikes(PadLeft, 60); n != 7 {
		t.Errorf("the cross strikes %d times in a second", n)
	}
	s.Down[PadLeft], s.LeftX = false, 0.7
	if n := strikes(StickRight, 1); n != 1 {
		t.Error("the stick strikes nothing")
	}
	s.LeftX = 0.5 // it trembles
	if n := strikes(StickRight, 1); n != 0 {
		t.Error("the stick strikes while it is held")
	}
	s.LeftX, s.RightX, s.RightY = 0.3, 0.19, -1
	if out := p.Read(); len(out.Held) != 0 || out.PanX != 0 || out.PanY != -1 || !out.Active() || !out.Connected {
		t.Errorf("the right stick alone says %+v", out)
	}
	pad := Pad{Struck: []PadButton{PadA, PadB}}
	was := pad.Struck
	if pad.Swallow(PadA); !slices.Equal(pad.Struck, []PadButton{PadB}) || was[0] != PadA {
		t.Errorf("without A: %v", pad.Struck)
	}
}
