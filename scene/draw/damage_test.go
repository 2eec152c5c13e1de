package draw

import "testing"

// TestPlaces finds where two frames differ, and nowhere else.
func TestPlaces(t *testing.T) {
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := &Painter{Fonts: fonts, letters: newLetters()}
	frame := func(change func(l *List)) *List {
		l := &List{}
		l.Reset(800, 600)
		l.Fill(Rect{0, 0, 800, 600}, Space)
		for i := range 10 {
			l.Disc(40+70*float64(i), 100, 20, Text)
			l.Polygon([]Pt{{10, 300 + float32(i)}, {40, 300}, {40, 340}}, Text)
		}
		change(l)
		return l
	}
	base := frame(func(*List) {})
	for _, c := range []struct {
		name   string
		change func(l *List)
		want   []Rect // each holds one place
	}{
		{"nothing", func(*List) {}, nil},
		{"one more", func(l *List) { l.Disc(500, 500, 10, Text) }, []Rect{{480, 480, 40, 40}}},
		{"two far apart", func(l *List) { l.Disc(500, 500, 10, Text); l.Fill(Rect{20, 20, 4, 4}, Text) }, []Rect{{20, 20, 4, 4}, {480, 480, 40, 40}}},
		{"another color", func(l *List) { l.cmds[3].color = Muted }, []Rect{{80, 70, 60, 60}}},
		{"a moved corner", func(l *List) { l.pts[1].X = 60 }, []Rect{{0, 290, 80, 60}}},
		{"another order", func(l *List) { l.cmds[1], l.cmds[3] = l.cmds[3], l.cmds[1] }, []Rect{{10, 70, 60, 60}, {80, 70, 60, 60}}},
		{"clipped", func(l *List) { l.Clip(Rect{600, 500, 20, 20}); l.Fill(Rect{0, 400, 800, 200}, Text) }, []Rect{{600, 500, 20, 20}}},
		{"one less", func(l *List) { l.cmds = l.cmds[:len(l.cmds)-2] }, []Rect{{600, 70, 140, 60}, {0, 290, 60, 60}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := p.Places(nil, base, frame(c.change))
			if len(got) != len(c.want) {
				t.Fatalf("Places = %v, want one in each of %v", got, c.want)
			}
			for _, w := range c.want {
				found := false
				for _, g := range got {
					found = found || g.Intersect(w) == g
				}
				if !found {
					t.Errorf("Places = %v, none within %v", got, w)
				}
			}
		})
	}
}

// TestJoined keeps few rectangles, which do not meet and hold all that were given.
func TestJoined(t *testing.T) {
	var places []Rect
	var all []Rect
	for i := range 40 {
		r := Rect{float64(i * 97 % 700), float64(i * 61 % 500), 30, 20}
		all, places = append(all, r), joined(places, r)
		if len(places) > maxPlaces {
			t.Fatalf("%d rectangles", len(places))
		}
		for a := range places {
			for b := range a {
				if !places[a].Intersect(places[b]).Empty() {
					t.Fatalf("%v and %v meet", places[a], places[b])
				}
			}
		}
	}
	for _, r := range all {
		held := false
		for _, p := range places {
			held = held || p.Intersect(r) == r
		}
		if !held {
			t.Errorf("%v is in none of %v", r, places)
		}
	}
}
