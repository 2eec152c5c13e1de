package scene

import (
	"maps"
	"testing"

	"xwing/scene/ui"
)

func TestWindowFits(t *testing.T) {
	at := func(w, h, x, y int) windowPlace { return windowPlace{W: w, h: h, x: x, y: y, monitor: "one"} }
	free := func(w, h int) windowPlace { return windowPlace{W: w, h: h} }
	for _, c := range []struct {
		name string
		was  windowPlace
		w, h int // of the monitor
		want windowPlace
	}{
		{"as it was", at(1400, 900, 77, 55), 1920, 1080, at(1400, 900, 77, 55)},
		{"nothing is known", windowPlace{}, 1920, 1080, free(1280, 800)},
		{"a smaller monitor", at(1900, 1000, 10, 30), 1280, 720, free(1280, 720)},
		{"it would stick out", at(1400, 900, 900, 55), 1920, 1080, free(1400, 900)},
		{"it was on a monitor to the left", at(1400, 900, -900, 55), 1920, 1080, free(1400, 900)},
		{"too small", at(640, 480, 5, 5), 1920, 1080, at(MinWidth, MinHeight, 5, 5)},
		{"a tiny monitor", at(1280, 800, 0, 0), 800, 600, windowPlace{W: 800, h: 600, monitor: "one"}},
		{"no monitor", at(1280, 800, 40, 40), 0, 0, free(1280, 800)},
	} {
		if got := c.was.fit(c.w, c.h); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// TestWindowIsRemembered keeps what has changed when the window is closed.
func TestWindowIsRemembered(t *testing.T) {
	a := newShell(t)
	kept := map[string]any{}
	a.Opt.Files = noDisk{kept}
	if err := a.KeepWindow(); err != nil || len(kept) != 0 {
		t.Errorf("a window that nobody moved is kept: %v, %v", kept, err)
	}
	worth := true
	a.Win.look = func(before windowPlace) (windowPlace, bool) {
		before.W, before.h, before.x, before.monitor = 1500, 900, 12, "one"
		return before, worth
	}
	watch := func() {
		for range lookTicks {
			a.Clock.Tick++
			a.watchWindow()
		}
	}
	watch()
	if err := a.KeepWindow(); err != nil || !maps.Equal(kept, map[string]any{"window.width": 1500, "window.height": 900, "window.x": 12, "window.monitor": "one"}) {
		t.Errorf("kept %v, %v", kept, err)
	}
	worth = false
	stood := a.Win.Stands
	a.Win.look = func(windowPlace) (windowPlace, bool) { return windowPlace{W: 1}, worth }
	watch()
	if a.Win.Stands != stood {
		t.Errorf("what is not worth keeping is kept: %+v", a.Win.Stands)
	}
	a.Build(ui.Input{})
}
