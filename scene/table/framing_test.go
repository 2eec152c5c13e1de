package table

import (
	"testing"

	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// TestLook: the camera frames what the game is about in what is free, and stays where it is while that is to be seen;
// a hand on the table or a player who has the camera keeps it.
func TestLook(t *testing.T) {
	s, d := square(), newDesk(t)
	s.Area, s.Cam, s.Areas.Seen = Area{400, 400}, scene.Camera{View: s.Areas.Table, Fitted: true}, s.Areas.Table
	tile := physics.Rect(100, 100, 140, 140)
	look := func(g Gaze, about func() (Region, bool)) { s.Look(d, g, about) }
	unsaid := func() (Region, bool) { return Region{}, false }
	at := func(shape physics.Shape) func() (Region, bool) {
		return func() (Region, bool) {
			r := About(s.Area, 20)
			r.Add(shape, 0)
			return r, true
		}
	}
	look(Gaze{}, unsaid)
	if got := s.Cam.Rect(physics.Vec{}, physics.Vec{X: 400, Y: 400}); !lies(s.Areas.Seen, got) || got.W < 350 {
		t.Errorf("of no game all of the table is seen at %v", got)
	}
	look(Gaze{}, at(tile))
	near := s.Cam.K
	if got := s.Rect(physics.Rect(80, 80, 160, 160)); !lies(s.Areas.Seen, got) || near <= 1 || !s.Framed(tile) {
		t.Errorf("a tile and its room are seen at %v, %.2f pixels a millimetre", got, near)
	}
	was := s.Cam
	look(Gaze{}, at(physics.Rect(102, 100, 142, 140)))
	if s.Cam.X != was.X || s.Cam.K != was.K {
		t.Errorf("the tile slides a little: the camera went from %v to %v", was, s.Cam)
	}
	look(Gaze{Held: true}, at(physics.Rect(300, 300, 340, 340)))
	if s.Cam.X != was.X {
		t.Error("the camera moves what a hand is at")
	}
	s.Cam.Pan(9, 0)
	was = s.Cam
	look(Gaze{}, at(physics.Rect(300, 300, 340, 340)))
	if s.Cam.X != was.X {
		t.Error("the camera moves though a player has it")
	}
	s.Fit()
	look(Gaze{Still: true}, at(physics.Rect(300, 300, 340, 340)))
	if !lies(s.Areas.Seen, s.Rect(physics.Rect(280, 280, 360, 360))) || s.Cam.Fitted {
		t.Error("given back, the camera does not show the tile, or goes on by itself though it is to be still")
	}
	low := s.Areas.Table
	low.CutTop(200, 0)
	s.Show(d, 0, Whole(s.Area), low)
	if got := s.Cam.Rect(physics.Vec{}, physics.Vec{X: 400, Y: 400}); !lies(low, got) {
		t.Errorf("in the lower half all of the table is seen at %v", got)
	}
}

// lies reports whether a rectangle lies within another.
func lies(in, r draw.Rect) bool { return r.Intersect(in) == r }

// TestOnto: a length is moved so that all of it is seen, or nothing beside it.
func TestOnto(t *testing.T) {
	for _, c := range []struct{ length, middle, wide, from, to float64 }{
		{400, 200, 100, 150, 250}, {400, 10, 100, 0, 100}, {400, 395, 100, 300, 400}, {400, 10, 600, -100, 500},
	} {
		if from, to := onto(c.length, c.middle, c.wide); from != c.from || to != c.to {
			t.Errorf("%v about %v, %v wide: %v to %v, want %v to %v", c.length, c.middle, c.wide, from, to, c.from, c.to)
		}
	}
}

// TestAllOfTheTable: a region that is to be seen hardly larger than all of the table shows all of it; by Fit, where the game has the
// camera, all of it is seen whatever the game is about, until Fit is used again.
func TestAllOfTheTable(t *testing.T) {
	s, d := square(), newDesk(t)
	s.Area, s.Cam, s.Areas.Seen = Area{400, 200}, scene.Camera{View: s.Areas.Table, Fitted: true}, s.Areas.Table
	s.Areas.Seen.CutRight(s.Areas.Table.W*0.4, 0)
	look := func(x float64) {
		s.Look(d, Gaze{}, func() (Region, bool) {
			r := About(s.Area, 0)
			r.Add(physics.Rect(0, 90, x, 110), 0)
			return r, true
		})
	}
	all := func() bool { return lies(s.Areas.Seen, s.Felt()) }
	for x, want := range map[float64]bool{60: false, 300: false, 330: true, 400: true} {
		if look(x); all() != want {
			t.Errorf("of a region %v mm wide all of the table is seen: %v, at %v in %v", x, all(), s.Felt(), s.Areas.Seen)
		}
	}
	look(60)
	s.Fit()
	if look(60); !all() || !s.Cam.Fitted {
		t.Errorf("by Fit the table is seen at %v in %v", s.Felt(), s.Areas.Seen)
	}
	if look(200); !all() {
		t.Error("the game goes on, and not all is seen any more")
	}
	s.Fit()
	if look(200); all() {
		t.Error("by Fit once more all is seen yet")
	}
	s.Fit()
	s.Cam.Pan(9, 0)
	s.Fit()
	if look(60); all() {
		t.Error("given back by Fit, the camera does not follow the game")
	}
}
