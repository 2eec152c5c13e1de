package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/scene/ui"
)

// TestPanelsKeepTheMouse wheels over every panel, and clicks beside its
// buttons: the camera stays still.
func TestPanelsKeepTheMouse(t *testing.T) {
	needDisplay(t)
	files := squads(t, "rebel-core", "imperial-core")
	p := open(t, t.TempDir(), 0, "play", "--red", files[0], "--blue", files[1], "--seed", "9")
	p.until("the first action", func() bool { return p.Screen().Prompt == "choose-action" })
	pieces := func() []ui.Widget { // plates grow under the mouse
		return slices.DeleteFunc(slices.Clone(p.Screen().Pieces), func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "plate:") })
	}
	before := pieces()
	still := func(what string) {
		t.Helper()
		if !slices.Equal(before, pieces()) {
			t.Fatalf("the table moved by %s", what)
		}
	}
	for _, w := range slices.Clone(p.Screen().Widgets) {
		if w.Rect[2] == 0 || strings.HasPrefix(w.ID, "piece") {
			continue
		}
		x, y := float64(w.Rect[0])+float64(w.Rect[2])/2, float64(w.Rect[1])+float64(w.Rect[3])/2
		must(t, p.Move(x, y))
		for _, notch := range []float64{1, -1} {
			must(t, p.Wheel(notch))
			still("the wheel over " + w.ID)
		}
	}
	for _, at := range [][2]float64{{100, 600}, {20, 700}, {1270, 716}, {1100, 60}, {640, 20}, {800, 40}, {500, 700}} {
		must(t, p.ClickAt(at[0], at[1]))
		still(fmt.Sprintf("a click at %v", at))
	}
	// Over the table the wheel zooms to the cursor.
	table := find(t, p, "table")
	x, y := float64(table.Rect[0])+100, float64(table.Rect[1])+100
	must(t, p.Move(x, y))
	must(t, p.Wheel(1))
	grown := find(t, p, "table")
	if grown.Rect[2] <= table.Rect[2] {
		t.Error("the wheel over the table does not zoom")
	}
	if dx := (x-float64(grown.Rect[0]))/float64(grown.Rect[2]) - 100/float64(table.Rect[2]); dx > 0.01 || dx < -0.01 {
		t.Errorf("the point under the cursor moves by %.3f of the table", dx)
	}
	p.click("fit")
	if got := find(t, p, "table"); got.Rect != table.Rect {
		t.Errorf("fit shows the table at %v, want %v", got.Rect, table.Rect)
	}
}

func find(t *testing.T, p *client, id string) ui.Widget {
	t.Helper()
	w, ok := p.Find(id)
	if !ok {
		t.Fatalf("%s is not on screen", id)
	}
	return w
}
