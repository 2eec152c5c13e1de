package draw

import "testing"

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
	if got := f.Fit("Red Squadron Veteran", st, 90); f.Width(got, st) > 90 || got == "" {
		t.Errorf("Fit = %q, %v wide", got, f.Width(got, st))
	}
}
