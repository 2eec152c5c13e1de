package physics

import (
	"testing"

	"pgregory.net/rapid"
)

// each is pointers to the shapes.
func each(shapes []Shape) []*Shape {
	out := make([]*Shape, len(shapes))
	for i := range shapes {
		out[i] = &shapes[i]
	}
	return out
}

// The lines of a gap against many of them.
func TestBandLinesAgainstSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := posed{PoseAt(0, -100, 0), rapid.SampledFrom([]Vec{{20, 20}, {40, 40}, {100, 20}, {15, 60}}).Draw(t, "half")}
		b := boxOf(40, 40, rapid.Float64Range(-60, 60).Draw(t, "x"), rapid.Float64Range(60, 180).Draw(t, "y"), 90)
		g := gapAt(a, b)
		var shapes []Shape
		for range rapid.IntRange(1, 3).Draw(t, "shapes") {
			shapes = append(shapes, drawShape(t, "s"))
		}
		var clear, obstructed *Segment
		for _, b := range BandLines(g, each(shapes)) {
			if len(b.Through) == 0 {
				clear = &b.Line
			} else {
				obstructed = &b.Line
			}
		}
		if clear == nil && obstructed == nil {
			t.Fatalf("no line at all")
		}
		if clear != nil && len(through(*clear, each(shapes), nil)) > 0 || obstructed != nil && len(through(*obstructed, each(shapes), nil)) == 0 {
			t.Fatalf("clear %v, obstructed %v are not", clear, obstructed)
		}
		for i := range 400 {
			k := (float64(i) + 0.5) / 400
			line := Segment{g.First.A.Lerp(g.Last.A, k), g.First.B.Lerp(g.Last.B, k)}
			if len(through(line, each(shapes), nil)) > 0 && obstructed == nil {
				t.Fatalf("obstructed %v not found", line)
			}
			near := 0
			for _, d := range []float64{-0.01, 0, 0.01} {
				moved := Segment{line.A.Add(Vec{d, 0}), line.B.Add(Vec{d, 0})}
				near += len(through(moved, each(shapes), nil))
			}
			if near == 0 && clear == nil {
				t.Fatalf("clear %v not found", line)
			}
		}
	})
}
