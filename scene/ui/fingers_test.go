package ui

import "testing"

// TestFingers shows what fingers do in place of a mouse, tick by tick.
func TestFingers(t *testing.T) {
	var now []Touch
	begin := func() *Fingers {
		f := NewFingers(func() []Touch { return now })
		f.mouse = func(float64) Input { return Input{X: -1, Y: -1} }
		return f
	}
	tick := func(f *Fingers, touches ...Touch) Input {
		now = touches
		return f.Read()
	}
	t.Run("a tap presses and lets go where it was", func(t *testing.T) {
		f := begin()
		if in := tick(f, Touch{1, 40, 50}); in.X != 40 || in.Y != 50 || in.Down[LeftButton] {
			t.Errorf("as it comes down it does not point: %+v", in)
		}
		if in := tick(f); !in.Pressed[LeftButton] || in.X != 40 {
			t.Errorf("it does not press: %+v", in)
		}
		if in := tick(f); !in.Released[LeftButton] || in.Y != 50 {
			t.Errorf("it does not let go: %+v", in)
		}
		if in := tick(f); in.Down[LeftButton] || in.Released[LeftButton] || in.X != 40 {
			t.Errorf("it does not rest: %+v", in)
		}
	})
	t.Run("a drag begins where the finger came down", func(t *testing.T) {
		f := begin()
		tick(f, Touch{1, 40, 50})
		if in := tick(f, Touch{1, 80, 50}); !in.Pressed[LeftButton] || in.X != 40 {
			t.Errorf("it is not taken where it was: %+v", in)
		}
		if in := tick(f, Touch{1, 80, 50}); !in.Down[LeftButton] || in.X != 80 {
			t.Errorf("it is not dragged: %+v", in)
		}
		if in := tick(f); !in.Released[LeftButton] || in.X != 80 {
			t.Errorf("it is not dropped: %+v", in)
		}
	})
	t.Run("two fingers move and zoom and press nothing", func(t *testing.T) {
		f := begin()
		tick(f, Touch{1, 100, 100})
		tick(f, Touch{1, 100, 100}, Touch{2, 200, 100})
		in := tick(f, Touch{1, 60, 110}, Touch{2, 260, 110})
		if in.PanX != 10 || in.PanY != 10 || in.Pinch != 2 || in.Pressed[LeftButton] || in.X != 160 {
			t.Errorf("moved by 10, 10 and twice as far apart: %+v", in)
		}
		for _, in := range []Input{tick(f, Touch{1, 60, 110}), tick(f), tick(f)} {
			if in.Pressed[LeftButton] || in.Down[LeftButton] || in.Pinch != 0 {
				t.Errorf("the one that stays acts: %+v", in)
			}
		}
		tick(f, Touch{3, 5, 5})
		if in := tick(f); !in.Pressed[LeftButton] {
			t.Errorf("the next tap does nothing: %+v", in)
		}
	})
	t.Run("a second finger takes a press back", func(t *testing.T) {
		f := begin()
		for range fingerWait + 2 {
			tick(f, Touch{1, 40, 50})
		}
		if in := tick(f, Touch{1, 40, 50}, Touch{2, 90, 50}); !in.Released[LeftButton] || in.X != -1 {
			t.Errorf("what was pressed counts: %+v", in)
		}
	})
}
