package ui

import (
	"testing"

	"xwing/scene/draw"
)

// grid builds two columns of buttons, the right one a list of which two are in
// sight, and a primary button below.
func grid(u *UI, in Input, before func()) (pressed string) {
	u.Begin(in, 1)
	if before != nil {
		before()
	}
	press := func(id string, r draw.Rect, st ButtonStyle) {
		if u.Button(id, r, id, st) {
			pressed = id
		}
	}
	for i, id := range []string{"a1", "a2", "a3"} {
		press(id, draw.Rect{X: 10, Y: 10 + float64(i)*40, W: 80, H: 30}, ButtonStyle{})
	}
	u.Scroll("list", draw.Rect{X: 200, Y: 10, W: 100, H: 70}, func(r draw.Rect) float64 {
		for i, id := range []string{"b1", "b2", "b3"} {
			press(id, draw.Rect{X: r.X, Y: r.Y + float64(i)*40, W: 80, H: 30}, ButtonStyle{})
		}
		return 120
	})
	press("go", draw.Rect{X: 10, Y: 200, W: 300, H: 40}, ButtonStyle{Primary: true})
	u.End()
	return pressed
}

// TestStep goes from widget to widget by direction, scrolls what is out of
// sight into it, and leaves a list only at its end.
func TestStep(t *testing.T) {
	u := newUI(t)
	grid(u, Input{}, nil)
	for _, step := range []struct {
		dx, dy int
		want   string
	}{
		{0, 1, "go"}, // the first is where one presses next
		{0, -1, "a3"}, {0, -1, "a2"}, {0, -1, "a1"}, {0, -1, "a1"}, {1, 0, "b1"}, {0, 1, "b2"}, {0, 1, "b3"}, {0, 1, "go"},
	} {
		grid(u, Input{}, func() { u.Step(step.dx, step.dy) })
		grid(u, Input{}, nil)
		if got := u.Focused(); got != step.want {
			t.Fatalf("a step by %d, %d goes to %q, want %q", step.dx, step.dy, got, step.want)
		}
		for _, w := range u.Widgets {
			if w.ID == step.want && w.Rect[2] == 0 {
				t.Errorf("%s has the keys but is out of sight", w.ID)
			}
		}
	}
}

// TestPressFocused presses where the keys are, once, and not what is refused.
func TestPressFocused(t *testing.T) {
	u := newUI(t)
	grid(u, Input{}, nil)
	if got := grid(u, Input{}, func() { u.PressFocused() }); got != "" {
		t.Errorf("%q is pressed though the keys are nowhere", got)
	}
	grid(u, Input{}, func() { u.Next(false) })
	grid(u, Input{}, func() { u.Next(false) })
	if got := u.Focused(); got != "a1" {
		t.Fatalf("past the end Tab goes to %q, want a1", got)
	}
	if got := grid(u, Input{}, func() { u.PressFocused() }); got != "a1" {
		t.Errorf("Enter presses %q, want a1", got)
	}
	if got := grid(u, Input{}, nil); got != "" {
		t.Errorf("%q is pressed again", got)
	}
	if got := grid(u, Input{}, func() { u.PressPrimary() }); got != "go" {
		t.Errorf("the bright button is %q, want go", got)
	}
}

// TestMouseTakesOver forgets the keys' place as soon as the mouse moves, and
// keeps the resting mouse from pointing while the keys are in use.
func TestMouseTakesOver(t *testing.T) {
	u := newUI(t)
	at := Input{X: 20, Y: 60} // on a2
	grid(u, at, nil)
	if u.Hover() != "a2" {
		t.Fatalf("the mouse is at %q", u.Hover())
	}
	grid(u, at, func() { u.Next(false) })
	if u.Hover() != "go" {
		t.Errorf("the keys are at go, but %q is pointed at", u.Hover())
	}
	at.X++
	grid(u, at, nil)
	if u.Hover() != "a2" || u.Focused() != "" {
		t.Errorf("after the mouse has moved %q is pointed at, the keys at %q", u.Hover(), u.Focused())
	}
}

// TestBlockedHasNoStops keeps the keys in the dialog over other widgets.
func TestBlockedHasNoStops(t *testing.T) {
	u := newUI(t)
	frame := func(before func()) {
		u.Begin(Input{}, 1)
		if before != nil {
			before()
		}
		u.Block()
		u.Button("below", draw.Rect{X: 10, Y: 10, W: 80, H: 30}, "b", ButtonStyle{})
		u.Unblock()
		u.Button("dialog", draw.Rect{X: 10, Y: 100, W: 80, H: 30}, "d", ButtonStyle{})
		u.End()
	}
	frame(nil)
	for range 3 {
		frame(func() { u.Next(false) })
		if u.Focused() != "dialog" {
			t.Fatalf("the keys are at %q", u.Focused())
		}
	}
}

// TestTipKeepsOff moves a tooltip away from what it must not cover.
func TestTipKeepsOff(t *testing.T) {
	u := newUI(t)
	at := draw.Rect{X: 10, Y: 100, W: 60, H: 20}
	plain := func(spared ...draw.Rect) draw.Rect {
		u.Begin(Input{}, 1)
		u.Tip("a few words", at)
		u.Spare(0.5, spared...) // asked for after the tooltip, too
		u.End()
		for _, w := range u.Widgets {
			if w.ID == "tip" {
				return draw.Rect{X: float64(w.Rect[0]), Y: float64(w.Rect[1]), W: float64(w.Rect[2]), H: float64(w.Rect[3])}
			}
		}
		t.Fatal("no tooltip")
		return draw.Rect{}
	}
	usual := plain()
	if usual.X < at.Right() {
		t.Errorf("the tooltip is at %v, not beside %v", usual, at)
	}
	ship := draw.Rect{X: 100, Y: 90, W: 50, H: 50}
	moved := plain(ship)
	if !moved.Intersect(ship).Empty() || usual.Intersect(ship).Empty() {
		t.Errorf("the tooltip at %v covers the ship at %v", moved, ship)
	}
	if far := apart(moved, at); far > 20 {
		t.Errorf("the tooltip at %v is %.0f away from %v", moved, far, at)
	}
	// All around are ships, but for one place that is farther.
	var around []draw.Rect
	for x := 0.0; x < 1280; x += 50 {
		for y := 0.0; y < 720; y += 50 {
			if r := (draw.Rect{X: x, Y: y, W: 50, H: 50}); x < 300 || x > 450 || y < 200 || y > 250 {
				around = append(around, r)
			}
		}
	}
	moved = plain(around...)
	for _, r := range around {
		if !moved.Intersect(r).Empty() {
			t.Fatalf("the tooltip at %v covers the ship at %v", moved, r)
		}
	}
}
