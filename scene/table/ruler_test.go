package table

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/words"
	"xwing/physics"
)

// measuring is a ruler of two bands, of 150 and 300 mm, over a disc of 20 mm at (100, 200).
func measuring(gone *bool) Measuring {
	return Measuring{
		At: func(x, y float64) End { return End{At: physics.Vec{X: x, Y: y}} },
		Shape: func(e End) (physics.Shape, bool) {
			if e.Piece != "" {
				return physics.Disc(physics.Vec{X: 100, Y: 200}, 20), !*gone
			}
			return physics.Disc(e.At, 0.01), true
		},
		Bands: physics.Ruler{150, 300},
		Band:  func(distance float64) string { return []string{"close", "far"}[min(int(distance/150), 1)] },
		More:  func(ends []End, _ physics.Shape) string { return "from " + ends[0].Piece },
		From:  "from where", To: "to where",
	}
}

// TestMeasure: a ruler asks for its ends, tells distance, band and what else a game knows, and lets go of what has gone.
func TestMeasure(t *testing.T) {
	s, d, gone := emptied(), newDesk(t), false
	w, err := words.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	d.Words = w
	says := func(r *Ruler) string {
		s.Free.Words, s.Tags = nil, nil
		s.Measure(d, r, measuring(&gone))
		if len(s.Tags) == 0 {
			return ""
		}
		return s.Tags[len(s.Tags)-1].Text
	}
	var r Ruler
	if got := says(&r); got != "" {
		t.Errorf("put away, it says %q", got)
	}
	r.Turn()
	for _, c := range []struct {
		take End
		says string
	}{
		{End{Piece: "stone"}, "to where"},
		{End{At: physics.Vec{X: 320, Y: 200}}, "200.0 mm · far · from stone"},
		{End{Piece: "stone"}, "to where"}, // a third begins anew
		{End{At: physics.Vec{X: 200, Y: 200}}, "80.0 mm · close · from stone"},
	} {
		if r.Take(c.take); !strings.HasSuffix(says(&r), c.says) {
			t.Errorf("with %v it says %q, want %q", r.Ends, says(&r), c.says)
		}
	}
	if gone = true; says(&r) != "" || len(r.Ends) != 0 || !strings.HasSuffix(says(&r), "from where") {
		t.Errorf("of a piece that has gone it keeps %v", r.Ends)
	}
}

// TestMarks: on the way to what is farther than the ruler, it is laid on again.
func TestMarks(t *testing.T) {
	for _, c := range []struct {
		bands    physics.Ruler
		distance float64
		want     []float64
	}{
		{physics.Ruler{100, 200, 300}, 100, nil},
		{physics.Ruler{100, 200, 300}, 450, []float64{100, 200, 300, 400}},
		{physics.Ruler{76, 123, 187}, 300, []float64{76, 123, 187, 263}},
		{nil, 300, nil},
	} {
		if got := marks(c.bands, c.distance); !slices.Equal(got, c.want) {
			t.Errorf("%v over %v mm: marks at %v, want %v", c.bands, c.distance, got, c.want)
		}
	}
}

// TestDrawBands paints a line and a number for each band, the farthest first.
func TestDrawBands(t *testing.T) {
	s, d := emptied(), newDesk(t)
	var at []float64
	s.DrawBands(d, physics.Ruler{76, 123, 187}, func(mm float64) []physics.Vec {
		at = append(at, mm)
		return physics.Disc(physics.Vec{}, mm).Outline(1)
	})
	if !slices.Equal(at, []float64{187, 123, 76}) {
		t.Errorf("bands are painted at %v", at)
	}
}
