package ui

import (
	"testing"

	"xwing/scene/draw"
)

// TestSwipe: a finger takes a list along, up and down, and what it came down on is not pressed; a tap
// presses it, a finger that goes aside drags it, and a mouse never scrolls so.
func TestSwipe(t *testing.T) {
	for _, tt := range []struct {
		name            string
		mouse           bool
		dx, dy          float64
		clicked, pulled bool
		moved           float64
	}{
		{name: "a tap", clicked: true},
		{name: "a tap that slips", dy: -5, clicked: true},
		{name: "up", dy: -40, moved: 40},
		{name: "farther than it goes", dy: -400, moved: 200},
		{name: "down at the top", dy: 15},
		{name: "aside", dx: 300, dy: -20, pulled: true},
		{name: "a mouse", mouse: true, dy: -15, clicked: true},
	} {
		u := newUI(t)
		top, clicked, pulled := 0.0, false, false
		list := func(in Input) {
			in.Finger = !tt.mouse && in.Down[LeftButton]
			u.Begin(in, 1)
			u.Scroll("list", draw.Rect{X: 10, Y: 10, W: 100, H: 100}, func(r draw.Rect) float64 {
				top = r.Y
				clicked = u.Button("one", draw.Rect{X: r.X, Y: r.Y + 30, W: 80, H: 60}, "One", ButtonStyle{}) || clicked
				pulled = pulled || u.Pulled("one")
				return 300
			})
			u.End()
		}
		list(Input{X: 40, Y: 85})
		list(down(40, 85))
		move := Input{X: 40 + tt.dx, Y: 85 + tt.dy}
		move.Down[LeftButton] = true
		list(move)
		list(up(40+tt.dx, 85+tt.dy))
		list(Input{X: 40, Y: 85})
		if clicked != tt.clicked || pulled != tt.pulled || 10-top != tt.moved {
			t.Errorf("%s: clicked %v, pulled %v, moved by %v", tt.name, clicked, pulled, 10-top)
		}
	}
}

// TestScrollSettles: a list that is higher without its bar, because what stands in it grows with its width, and fits beside
// it, comes to rest; it takes all of the width again once it would fit there.
func TestScrollSettles(t *testing.T) {
	u := newUI(t)
	for _, tt := range []struct {
		name         string
		beside, wide float64 // how high it is
		width        float64 // of what stands in it, in the end
	}{
		{"fits", 60, 80, 100}, {"fits beside the bar only", 90, 110, 87}, {"fits again", 60, 80, 100},
		{"is higher beside it", 140, 90, 100},
	} {
		var was [2]float64
		for range 10 {
			u.Begin(Input{}, 1)
			u.Scroll("list", draw.Rect{W: 100, H: 100}, func(r draw.Rect) float64 {
				was = [2]float64{was[1], r.W}
				if r.W < 100 {
					return tt.beside
				}
				return tt.wide
			})
			u.End()
		}
		if was != [2]float64{tt.width, tt.width} {
			t.Errorf("%s: the widths of the last two frames are %v, want %v", tt.name, was, tt.width)
		}
	}
}
