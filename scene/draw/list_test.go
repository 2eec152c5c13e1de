package draw

import (
	"slices"
	"testing"
)

// TestEqual tells frames apart that would look different.
func TestEqual(t *testing.T) {
	frame := func(build func(l *List)) *List {
		var l List
		l.Reset(100, 100)
		build(&l)
		return &l
	}
	base := frame(func(l *List) { l.Fill(Rect{1, 2, 3, 4}, Accent); l.Polygon([]Pt{{0, 0}, {1, 0}, {0, 1}}, Bad) })
	same := frame(func(l *List) { l.Fill(Rect{1, 2, 3, 4}, Accent); l.Polygon([]Pt{{0, 0}, {1, 0}, {0, 1}}, Bad) })
	if !base.Equal(same) {
		t.Error("equal frames differ")
	}
	for name, other := range map[string]*List{
		"color":  frame(func(l *List) { l.Fill(Rect{1, 2, 3, 4}, Good); l.Polygon([]Pt{{0, 0}, {1, 0}, {0, 1}}, Bad) }),
		"point":  frame(func(l *List) { l.Fill(Rect{1, 2, 3, 4}, Accent); l.Polygon([]Pt{{0, 0}, {2, 0}, {0, 1}}, Bad) }),
		"length": frame(func(l *List) { l.Fill(Rect{1, 2, 3, 4}, Accent) }),
	} {
		if base.Equal(other) {
			t.Errorf("frames that differ by their %s are equal", name)
		}
	}
}

// TestAppend keeps the points of both lists apart.
func TestAppend(t *testing.T) {
	var a, b, both List
	for _, l := range []*List{&a, &b, &both} {
		l.Reset(10, 10)
	}
	p, q := []Pt{{1, 1}, {2, 1}, {1, 2}}, []Pt{{5, 5}, {6, 5}, {5, 6}, {4, 4}}
	a.Polygon(p, Good)
	b.Polygon(q, Good)
	both.Polygon(p, Good)
	both.Polygon(q, Good)
	a.Append(&b)
	if !a.Equal(&both) {
		t.Error("appending is not the same as painting one after the other")
	}
}

// TestWrap breaks a text between words and cuts what is too long.
func TestWrap(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	st := Style{Size: 15}
	for _, line := range f.Wrap("The attack hits and the shields of the defender give way", st, 150) {
		if w := f.Width(line, st); w > 150 {
			t.Errorf("line %q is %v wide, want at most 150", line, w)
		}
	}
	engineer := "Sienar-Jaemus"
	if got := f.Wrap(engineer, st, f.Width(engineer, st)-1); !slices.Equal(got, []string{"Sienar-", "Jaemus"}) {
		t.Errorf("a name of two parts is broken into %q", got)
	}
	if got := f.Fit("Red Squadron Veteran", st, 90); f.Width(got, st) > 90 || got == "" {
		t.Errorf("Fit = %q, %v wide", got, f.Width(got, st))
	}
}

// TestDashedOutline strokes half of an edge, whatever its points are, and none of its turns
// are lost.
func TestDashedOutline(t *testing.T) {
	square := []Pt{{X: 0, Y: 0}, {X: 40, Y: 0}, {X: 40, Y: 40}, {X: 0, Y: 40}}
	for name, pts := range map[string][]Pt{"square": square, "circle": circlePoints(nil, 50, 50, 40)} {
		var l List
		l.Reset(100, 100)
		l.DashedOutline(pts, 2, 4, RGB(0xffffff))
		whole, dashes := 0.0, 0.0
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			whole += hypot(float64(q.X-p.X), float64(q.Y-p.Y))
		}
		for i := range l.cmds {
			c := &l.cmds[i]
			dashes += hypot(float64(c.w-c.x), float64(c.h-c.y))
		}
		if part := dashes / whole; part < 0.45 || part > 0.55 {
			t.Errorf("%s: %.2f of its edge is stroked", name, part)
		}
	}
}
