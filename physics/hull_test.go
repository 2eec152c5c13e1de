package physics

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestHull(t *testing.T) {
	src := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var points []Vec
		for range 3 + src.IntN(30) {
			points = append(points, Vec{float64(src.IntN(100)), float64(src.IntN(100))})
		}
		hull := Hull(points)
		if len(hull) < 3 {
			continue
		}
		s, err := NewPolygon(hull)
		if err != nil || !isConvex(hull) || area2(hull) <= 0 {
			t.Fatalf("%v around %v: %v", hull, points, err)
		}
		for _, p := range points {
			if Distance(s, Disc(p, 0.01)).Distance > 0.01 {
				t.Fatalf("%v is outside of %v", p, hull)
			}
		}
		for _, corner := range hull {
			if !slices.Contains(points, corner) {
				t.Fatalf("%v is none of %v", corner, points)
			}
		}
	}
	if got := Hull([]Vec{{0, 0}, {1, 1}, {2, 2}}); len(got) > 2 {
		t.Errorf("around a line: %v", got)
	}
}
