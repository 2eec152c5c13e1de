package scene

import (
	"strings"
	"testing"

	"xwing/scene/ui"
)

// TestScaleSaysItsMost: every window of 1280×720 and more has room for the largest words, and
// the settings say nothing of it; of a smaller one they tell for how large words it has room.
func TestScaleSaysItsMost(t *testing.T) {
	a := newShell(t)
	a.Cover(SettingsOverlay{})
	for _, c := range []struct {
		w, h float64
		want string
	}{{1280, 720, ""}, {1920, 1080, ""}, {3840, 2160, ""}, {900, 500, "163 %"}} {
		a.Width, a.Height = c.w, c.h
		a.Build(ui.Input{})
		told := ""
		for _, w := range a.UI.Widgets {
			if w.ID == "scale.most" {
				told = w.Words
			}
		}
		if !strings.Contains(told, c.want) || (told == "") != (c.want == "") {
			t.Errorf("%vx%v: the settings say %q, want %s", c.w, c.h, told, c.want)
		}
		a.Opt.Settings.Window.Scale = mostScale
		with := a.Unit()
		a.Opt.Settings.Window.Scale = a.roomForScale()
		if d := with - a.Unit(); d > 0.01 || d < -0.01 {
			t.Errorf("%vx%v: a unit is %.3f px at most, and %.3f px at %d %%", c.w, c.h, with, a.Unit(), a.roomForScale())
		}
		a.Opt.Settings.Window.Scale = 100
	}
}
