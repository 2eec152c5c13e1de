package xwing

import (
	"math"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/scene/ui"
)

// TestTwoFingers move and zoom the table under them, and nothing where they lie beside it.
func TestTwoFingers(t *testing.T) {
	a, p := newApp(t, 0)
	playOn(t, p, func(d game.Decision) bool { return d.Kind == ask.ChooseAction })
	table := a.Screen.(*tableScreen)
	a.Build(ui.Input{})
	cam := &table.sight.Cam
	free := table.sight.Areas.Free
	x, y := free.X+free.W/2, free.Y+free.H/2
	under := cam.Table(x, y)
	answers := p.Session.Choices()

	a.Build(ui.Input{X: x + 12, Y: y - 7, PanX: 12, PanY: -7, Pinch: 1})
	if back := cam.Table(x+12, y-7); back.Sub(under).Len() > 1e-6 {
		t.Errorf("what was under the fingers, %v, did not go with them: %v", under, back)
	}
	before := cam.K
	a.Build(ui.Input{X: x + 12, Y: y - 7, Pinch: 1.25})
	if back := cam.Table(x+12, y-7); math.Abs(cam.K/before-1.25) > 1e-9 || back.Sub(under).Len() > 1e-6 {
		t.Errorf("a quarter farther apart, they zoom by %v, and %v lies under them for %v", cam.K/before, back, under)
	}
	at := *cam
	beside := table.sight.Areas.Sides[game.Red]
	a.Build(ui.Input{X: beside.X + beside.W/2, Y: beside.Y + beside.H/2, PanX: 30, PanY: 30, Pinch: 2})
	if cam.X != at.X || cam.Y != at.Y || cam.K != at.K {
		t.Error("fingers on a squad move the table")
	}
	if p.Session.Choices() != answers {
		t.Error("two fingers gave an answer")
	}
}
