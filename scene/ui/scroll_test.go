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
