package bench

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
	"xwing/scene/ui"
)

// widgets is a subject of which nothing but these is to be seen.
func widgets(w ...ui.Widget) *Subject {
	a := &scene.App{}
	a.UI = &ui.UI{Widgets: w}
	return &Subject{App: a, Keys: []ebiten.Key{ebiten.KeyA}, Points: func(id string) bool { return id == "option:aim" }}
}

// TestMouse: it is put on the answer of which most is shown, if that can be given, and on buttons that are none.
func TestMouse(t *testing.T) {
	at := func(id string, x int, enabled bool) ui.Widget {
		return ui.Widget{ID: id, Rect: [4]int{x, 10, 20, 30}, Enabled: enabled}
	}
	s := widgets(at("option:pass", 100, true), at("menu", 200, true), at("option:aim", 300, true), at("redo", 400, false),
		at("undo", 500, true))
	if in := s.pointed(); in.X != 310 || in.Y != 25 || len(in.Keys) != 1 {
		t.Errorf("pointing at an answer the mouse is at %v, %v with %v held", in.X, in.Y, in.Keys)
	}
	for n, want := range []float64{210, 510} {
		if in := s.atButton(n); in.X != want {
			t.Errorf("on button %d the mouse is at %v, want %v", n, in.X, want)
		}
	}
	if in := widgets(at("option:aim", 300, false)).pointed(); in.X != 0 {
		t.Errorf("the mouse is on an answer that cannot be given, at %v", in.X)
	}
}

// TestMedian: half of what was measured was no more.
func TestMedian(t *testing.T) {
	x := []float64{9, 1, 4}
	if median(x) != 4 || mean(x) != 14.0/3 || median(nil) != 0 || mean(nil) != 0 || x[0] != 9 {
		t.Errorf("median %v, mean %v of %v", median(x), mean(x), x)
	}
}

// TestOffTheRecord: what a measurement plays is neither written down nor animated.
func TestOffTheRecord(t *testing.T) {
	o := scene.Options{}
	o.Settings.Animation.Speed = 100
	o = OffTheRecord(o)
	log, err := o.Files.Begin("game")
	if log != nil || err != nil || o.Files.SetConfig("window", 1) != nil || o.Settings.Animation.Speed != 0 || !o.Seeded {
		t.Errorf("a log %v, %v, speed %d", log, err, o.Settings.Animation.Speed)
	}
}
