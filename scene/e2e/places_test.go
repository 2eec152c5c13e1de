package e2e

import "testing"

// TestPlacesAreTheWhole wanders over the table and the buttons, so that the frame is
// painted in places, again and again; then a window covers all of it and goes, so that
// it is painted whole. Both are the same picture.
func TestPlacesAreTheWhole(t *testing.T) {
	p := open(t, t.TempDir(), 0, "resume", sceneAt(t, "choose-attack", 3))
	must(t, p.Rest())
	must(t, p.Tick(300))
	for i, at := range [][2]float64{{640, 380}, {160, 160}, {160, 220}, {1100, 20}, {560, 300}, {700, 420}, {160, 160}, {1000, 22}, {520, 480}} {
		must(t, p.Move(at[0], at[1]))
		must(t, p.Tick(2+i%3))
	}
	aside := func() {
		must(t, p.Move(2, 2))
		must(t, p.Tick(10))
	}
	aside()
	places, err := p.Picture()
	must(t, err)
	p.click("menu")
	p.click("menu.settings")
	must(t, p.Tick(5))
	p.click("close")
	aside()
	whole, err := p.Picture()
	must(t, err)
	n := 0
	for i := range whole.Pix {
		if whole.Pix[i] != places.Pix[i] {
			n++
		}
	}
	if n > 0 {
		t.Errorf("painted in places, %d of %d values differ", n, len(whole.Pix))
	}
}
