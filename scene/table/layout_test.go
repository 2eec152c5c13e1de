package table

import (
	"testing"

	"xwing/scene/draw"
)

// TestLayout: in all windows nothing lies outside of the window or over another part, and with the log open and a
// card that stays there is still some of the table to be seen.
func TestLayout(t *testing.T) {
	d := newDesk(t)
	for _, size := range [][2]float64{{640, 360}, {915, 412}, {1280, 720}, {1920, 1080}} {
		for _, open := range []bool{false, true} {
			s := &Sight{Trays: []draw.Rect{{W: 9, H: 9}}}
			d.Width, d.Height = size[0], size[1]
			s.Layout(d, Parts{Sides: [2]float64{44, 150}, Tools: 90, Order: true, LogOpen: open})
			a := s.Areas
			parts := map[string]draw.Rect{"bar": a.Top, "left": a.Sides[0], "right": a.Sides[1], "table": a.Table}
			if foot := Measured(d).Foot > 0; foot != lies(a.Table, a.Foot) || foot == lies(a.Top, a.Foot) {
				t.Errorf("%v: the foot is at %v, the table at %v", size, a.Foot, a.Table)
			}
			over := map[string]draw.Rect{"order": a.Order, "asks": a.Asks}
			if Measured(d).Log > 0 {
				over["log"] = a.Log
			}
			for name, r := range over {
				if !lies(a.Table, r) {
					t.Errorf("%v: %s at %v is not over the table", size, name, r)
				}
				if r.Intersect(a.Free).W*r.Intersect(a.Free).H > 0 {
					t.Errorf("%v: %s at %v lies over what is free: %v", size, name, r, a.Free)
				}
			}
			for name, r := range parts {
				for other, q := range parts {
					if !lies(d.Window(), r) || name != other && r.Intersect(q).W*r.Intersect(q).H > 0 {
						t.Errorf("%v: %s at %v, %s at %v", size, name, r, other, q)
					}
				}
			}
			if open == a.Log.Empty() || a.Order.Empty() != (size[1] < orderFrom) || s.Cam.View != a.Table || len(s.Trays) != 0 {
				t.Errorf("%v: log %v, order %v, seen at %v, %d trays", size, a.Log, a.Order, s.Cam.View, len(s.Trays))
			}
		}
	}
}

// TestBesideSheets: a card that stays takes the side of the table that it is at, unless too little would be left.
func TestBesideSheets(t *testing.T) {
	s, d := &Sight{}, newDesk(t)
	free := draw.Rect{X: 100, Y: 50, W: 600, H: 300}
	for _, c := range []struct{ card, want draw.Rect }{
		{draw.Rect{X: 100, Y: 60, W: 200, H: 100}, draw.Rect{X: 306, Y: 50, W: 394, H: 300}},
		{draw.Rect{X: 500, Y: 60, W: 200, H: 100}, draw.Rect{X: 100, Y: 50, W: 394, H: 300}},
		{draw.Rect{X: 100, Y: 60, W: 380, H: 100}, free},
		{draw.Rect{X: 800, Y: 60, W: 200, H: 100}, free},
	} {
		s.Stay = []draw.Rect{c.card}
		if got := s.besideSheets(d, free); got != c.want {
			t.Errorf("a card at %v leaves %v, want %v", c.card, got, c.want)
		}
	}
}
