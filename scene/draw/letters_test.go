package draw

import (
	"image"
	"strings"
	"testing"
)

// TestLettersStartAgain fills the page: what was laid out before is painted before
// the page is emptied, and no two letters share a place.
func TestLettersStartAgain(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	l := newLetters()
	first := l.run(f.face(20, false), "Round", func() { t.Error("an empty page is full") })
	if again := l.run(f.face(20, false), "Round", nil); again != first {
		t.Error("a line is laid out twice")
	}
	emptied := false
	for size := 40.0; !emptied && size < 80; size++ {
		l.run(f.face(size, false), "ABCDEFGHIJKLMNOPQRSTUVWXYZ", func() { emptied = true })
	}
	if !emptied {
		t.Fatal("the page is never full")
	}
	r := l.run(f.face(20, false), strings.Repeat("Round ", 3), nil)
	if len(r.letters) != 15 {
		t.Errorf("a line of 15 letters and spaces has %d pictures", len(r.letters))
	}
	var taken []image.Rectangle
	for _, src := range l.places {
		if !src.In(image.Rect(0, 0, pageSide, pageSide)) {
			t.Errorf("%v is not on the page", src)
		}
		for _, other := range taken {
			if src.Overlaps(other) {
				t.Errorf("%v and %v overlap", src, other)
			}
		}
		taken = append(taken, src)
	}
}

// TestRoundPoints keeps the corners inside their rectangle.
func TestRoundPoints(t *testing.T) {
	for _, r := range []float32{0, 0.5, 3, 8, 400} {
		at := Rect{10, 20, 60, 40}
		var m mesh
		m.fill(roundPoints(nil, at, r), White)
		for _, p := range m.pts {
			if x, y := float64(p.X), float64(p.Y); x < 10-1e-3 || x > 70+1e-3 || y < 20-1e-3 || y > 60+1e-3 {
				t.Errorf("radius %v: the point %v is outside", r, p)
			}
		}
		want := 60 * 40.0
		if k := float64(min(r, 20)); k >= 1 {
			want -= (4 - 3.14159) * k * k
		}
		if got := m.solid(); got < want*0.98 || got > want*1.01 {
			t.Errorf("radius %v covers %.0f, want %.0f", r, got, want)
		}
	}
}
