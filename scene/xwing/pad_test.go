package xwing

import (
	"testing"

	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// padded is a gamepad of which a button goes down.
func padded(buttons ...ui.PadButton) ui.Input {
	return ui.Input{Pad: ui.Pad{Connected: true, Held: buttons, Struck: buttons}}
}

// TestDialsByPad sets all dials with a gamepad: the cross turns the dial in hand, a shoulder goes to the next ship, A confirms.
func TestDialsByPad(t *testing.T) {
	a, p, table := dialsOpen(t)
	d, ok := table.dials.dials()
	if !ok {
		t.Fatal("no dials are asked for")
	}
	for range d.Slots {
		slot := table.question.Draft.Slot
		was := table.question.Draft.Each[slot]
		a.Build(padded(ui.PadUp))
		a.Build(padded(ui.StickLeft))
		if table.question.Draft.Each[slot] == was {
			t.Errorf("the dial of %s still says %q", slot, was)
		}
		a.Build(padded(ui.PadRightShoulder))
		if table.question.Draft.Slot == slot && len(d.Slots) > 1 {
			t.Error("the shoulder does not lead to the next ship")
		}
	}
	x := table.sight.Cam.X
	in := ui.Input{Pad: ui.Pad{Connected: true, PanX: 1}}
	if a.Build(in); table.sight.Cam.X <= x {
		t.Errorf("the right stick moves the view from %v to %v", x, table.sight.Cam.X)
	}
	zoomed := table.sight.Cam.K
	if a.Build(padded(ui.PadRightTrigger)); table.sight.Cam.K <= zoomed {
		t.Errorf("the trigger zooms from %v to %v", zoomed, table.sight.Cam.K)
	}
	settle(a, ui.Input{})
	a.Build(padded(ui.PadA))
	if next, ok := p.Session.Decision(d.Seat); ok && next.Kind == ask.SetDials {
		t.Error("A did not confirm")
	}
	settle(a, ui.Input{})
	for range 2 { // the first stroke may only leave what the pad is at
		if a.Covers.Over == nil {
			a.Build(padded(ui.PadStart))
		}
	}
	if a.Covers.Over == nil {
		t.Error("Start opens no menu")
	}
}
