// Package uitest drives widgets in tests.
package uitest

import (
	"testing"

	"xwing/scene/ui"
)

// Press clicks a widget of the latest frame: the button goes down in one frame
// and up in the next.
func Press(t testing.TB, u *ui.UI, build func(ui.Input), id string) {
	t.Helper()
	for _, w := range u.Widgets {
		if w.ID != id {
			continue
		}
		in := ui.Input{X: float64(w.Rect[0] + w.Rect[2]/2), Y: float64(w.Rect[1] + w.Rect[3]/2)}
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
		build(in)
		in.Down[ui.LeftButton], in.Pressed[ui.LeftButton], in.Released[ui.LeftButton] = false, false, true
		build(in)
		return
	}
	t.Fatalf("there is no %s", id)
}
