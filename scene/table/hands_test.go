package table

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/physics"
	"xwing/scene/ui"
)

// handled is the table under a hand at (x, y), and what the hand says.
func handled(t *testing.T, in ui.Input) (s *Sight, under physics.Vec, took bool) {
	t.Helper()
	s = square()
	s.Area = Area{400, 400}
	d := newDesk(t)
	d.UI.In = in
	under = s.Cam.Table(in.X, in.Y)
	return s, under, s.Handled(d)
}

// TestHandled: the wheel and two fingers zoom about where they are, fingers take the table along; a button takes hold.
func TestHandled(t *testing.T) {
	var middle, left ui.Input
	middle.Pressed[ui.MiddleButton], left.Pressed[ui.LeftButton] = true, true
	for name, c := range map[string]struct {
		in      ui.Input
		k       float64
		takes   bool
		panning bool
	}{
		"a wheel":         {ui.Input{X: 350, Y: 200, WheelY: 2}, 1.15 * 1.15, false, false},
		"a fast wheel":    {ui.Input{X: 350, Y: 200, WheelY: -40}, math.Pow(1.15, -3), false, false},
		"two fingers":     {ui.Input{X: 312, Y: 193, PanX: 12, PanY: -7, Pinch: 1.25}, 1.25, true, false},
		"the left button": {left, 1, false, false},
		"the middle one":  {middle, 1, true, true},
		"nothing":         {ui.Input{X: 300, Y: 200}, 1, false, false},
	} {
		s, under, took := handled(t, c.in)
		got := s.Cam.Table(c.in.X, c.in.Y)
		want := under.Add(physics.Vec{X: -c.in.PanX, Y: c.in.PanY}) // where the fingers were
		if math.Abs(s.Cam.K-c.k) > 1e-9 || took != c.takes || s.Panning() != c.panning || got.Sub(want).Len() > 1e-6 {
			t.Errorf("%s: %.3f pixels a millimetre, takes it: %v, drags: %v", name, s.Cam.K, took, s.Panning())
			t.Errorf("%s: %v lies under it, want %v", name, got, want)
		}
	}
}

// TestDrag: what was under the hand goes with it until the button is let go, but never all of the table out of sight.
func TestDrag(t *testing.T) {
	s, d := square(), newDesk(t)
	s.Area = Area{400, 400}
	in := &d.UI.In
	in.X, in.Y, in.Pressed[ui.RightButton], in.Down[ui.RightButton] = 200, 200, true, true
	s.Handled(d)
	under := s.Cam.Table(200, 200)
	in.Pressed[ui.RightButton], in.X, in.Y = false, 260, 170
	s.Drag(d)
	if got := s.Cam.Table(260, 170); got.Sub(under).Len() > 1e-9 || !s.Panning() {
		t.Errorf("%v lies under the hand, want %v", got, under)
	}
	in.X = 5000
	if s.Drag(d); s.Cam.X != 0 {
		t.Errorf("dragged away, the camera looks at %v mm", s.Cam.X)
	}
	in.Down[ui.RightButton] = false
	at := s.Cam
	in.X = 0
	if s.Drag(d); s.Panning() || s.Cam != at {
		t.Error("let go, the table is dragged on")
	}
}

// TestKeys pan by arrows and zoom about the middle.
func TestKeys(t *testing.T) {
	for _, c := range []struct {
		in      ui.Input
		x, y, k float64
		zooms   bool
	}{
		{ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyArrowLeft}}, 191, 200, 1, false},
		{ui.Input{Keys: []ebiten.Key{ebiten.KeyControl, ebiten.KeyArrowUp}}, 200, 209, 1, false},
		{ui.Input{Keys: []ebiten.Key{ebiten.KeyArrowUp}}, 200, 200, 1, false},
		{ui.Input{Struck: []ebiten.Key{ebiten.KeyEqual}}, 200, 200, 1.15, true},
		{ui.Input{Struck: []ebiten.Key{ebiten.KeyMinus}}, 200, 200, 1 / 1.15, true},
	} {
		s, d := square(), newDesk(t)
		s.Area = Area{400, 400}
		d.UI.In = c.in
		if zooms := s.Keys(d); zooms != c.zooms || s.Cam.X != c.x || s.Cam.Y != c.y || math.Abs(s.Cam.K-c.k) > 1e-9 {
			t.Errorf("%v: the camera is at %v, %v, %v; zooms: %v", c.in.Keys, s.Cam.X, s.Cam.Y, s.Cam.K, zooms)
		}
	}
}
