package draw

import "testing"

// TestWritings tells where a text stands, on what, and what lies over it.
func TestWritings(t *testing.T) {
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	var l List
	l.Reset(400, 300)
	panel, button, ink := RGB(0x101820), RGB(0x405060), RGB(0xffffff)
	st := Style{Size: 20, Color: ink}
	l.Fill(Rect{0, 0, 200, 100}, panel)
	l.Round(Rect{10, 10, 120, 40}, 4, button)
	l.Text(20, 30, "on a button", st)
	l.Text(20, 80, "on a panel", st)
	l.Text(250, 80, "on the ground", st)
	l.Fill(Rect{0, 70, 60, 20}, panel) // over the second
	l.Ground(nil, 0, 0, 0, 1)
	l.Clip(Rect{0, 200, 50, 50})
	l.Text(20, 220, "beyond its clip", st)
	l.Unclip()
	ground := RGB(0x333333)
	all := l.Writings(fonts, ground)
	for i, want := range []struct {
		behind  Color
		box     Rect
		covered bool
	}{{button, Rect{10, 10, 120, 40}, false}, {panel, Rect{0, 0, 200, 100}, true}, {ground, Rect{}, false}, {ground, Rect{}, false}} {
		w := all[i]
		if len(w.Behind) == 0 || w.Behind[0] != want.behind || w.Box != want.box || w.Covered != want.covered {
			t.Errorf("%s: on %v, in %v, covered %v; want %+v", w.Text, w.Behind, w.Box, w.Covered, want)
		}
	}
	if w := all[1]; w.Shown.X != 60 || w.Rect.X != 20 {
		t.Errorf("what is seen of a text that is covered to 60 begins at %v", w.Shown.X)
	}
	if w := all[3]; w.Shown.Right() != 50 {
		t.Errorf("what is seen of a text that is clipped at 50 ends at %v", w.Shown.Right())
	}
}

// TestContrast measures as WCAG 2 does.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		a, b Color
		want float64
	}{{RGB(0xffffff), RGB(0x000000), 21}, {RGB(0x777777), RGB(0xffffff), 4.48}, {RGB(0x345678), RGB(0x345678), 1}} {
		if got := Contrast(c.a, c.b); got < c.want-0.01 || got > c.want+0.01 || got != Contrast(c.b, c.a) {
			t.Errorf("%v on %v: %.2f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}
