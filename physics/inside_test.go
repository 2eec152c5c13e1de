package physics

import (
	"testing"

	"pgregory.net/rapid"
)

func TestInside(t *testing.T) {
	ring := Sector(Vec{}, 100, 200, Vec{1, 0}, Vec{0, 1})
	for _, c := range []struct {
		name  string
		outer Shape
		s     Shape
		want  bool
	}{
		{"in a rectangle, to its edge", Rect(0, 0, 300, 200), Rect(0, 0, 40, 200), true},
		{"beyond a rectangle by more than the grain", Rect(0, 0, 300, 200), Rect(-0.002, 0, 40, 40), false},
		{"around a rectangle", Rect(0, 0, 300, 200), Rect(-10, -10, 310, 210), false},
		{"in a disc", Disc(Vec{}, 100), Rect(-70, -70, 70, 70), true},
		{"a corner out of a disc", Disc(Vec{}, 100), Rect(-71, -71, 71, 71), false},
		{"a disc in a disc of its size", Disc(Vec{}, 100), Disc(Vec{}, 100), true},
		{"in a ring", ring, Disc(Vec{110, 100}, 40), true},
		{"over the hole of a ring, its corners in it", ring, Polygon([]Vec{{125, 5}, {5, 125}, {5, 110}, {110, 5}}), false},
		{"in the notch of an L", Polygon(lShape), Rect(30, 30, 50, 45), false},
		{"in the leg of an L", Polygon(lShape), Rect(2, 1, 18, 49), true},
		{"across the notch, its corners in the L", Polygon(lShape), Polygon([]Vec{{18, 49}, {10, 45}, {50, 10}, {59, 19}}), false},
		{"nothing", Disc(Vec{}, 100), Shape{}, true},
		{"in nothing", Shape{}, Disc(Vec{}, 1), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := Inside(c.outer, c.s); got != c.want {
				t.Errorf("Inside = %v, want %v", got, c.want)
			}
			// Turned the rectangle takes the general way.
			at := PoseAt(120, -60, 33)
			if got := Inside(c.outer.At(at), c.s.At(at)); got != c.want {
				t.Errorf("turned: Inside = %v, want %v", got, c.want)
			}
		})
	}
}

// A shape lies in another when each of its points does.
func TestInsideAgainstSamples(t *testing.T) {
	inside := 0
	rapid.Check(t, func(t *rapid.T) {
		outer := rapid.SampledFrom([]Shape{
			Rect(-150, -100, 150, 100), Rect(-150, -100, 150, 100).At(PoseAt(0, 0, 30)), Disc(Vec{}, 140),
			Polygon([]Vec{{-150, -150}, {150, -150}, {150, 0}, {0, 0}, {0, 150}, {-150, 150}}),
			Sector(Vec{-100, -100}, 60, 250, Vec{1, 0}, Vec{0, 1}),
		}).Draw(t, "outer")
		s := drawShape(t, "s")
		got := Inside(outer, s)
		all, clearly := true, true
		for _, v := range samples(s, 1) {
			all = all && pointDistance(&outer, v) <= 0.01
			clearly = clearly && outer.Contains(v) && pointDistanceToOutline(&outer, v) > 0.5
		}
		for _, v := range outer.Outline(0.1) {
			all = all && !(s.Contains(v) && pointDistanceToOutline(&s, v) > 0.5)
			clearly = clearly && !s.Contains(v)
		}
		if got && !all || !got && clearly {
			t.Fatalf("Inside = %v; all samples are in: %v, clearly: %v", got, all, clearly)
		}
		if got {
			inside++
		}
	})
	if inside == 0 {
		t.Error("nothing was inside")
	}
}
