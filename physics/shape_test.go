package physics

import (
	"math"
	"testing"
)

func TestNewPolygonRefuses(t *testing.T) {
	nan, inf := math.NaN(), math.Inf(1)
	for name, points := range map[string][]Vec{
		"two points":           {{0, 0}, {10, 0}},
		"no number":            {{0, 0}, {10, nan}, {0, 10}},
		"no end":               {{0, 0}, {inf, 0}, {0, 10}},
		"one point twice":      {{0, 0}, {10, 0}, {10, 0}, {0, 10}},
		"first and last one":   {{0, 0}, {10, 0}, {0, 10}, {0, 0}},
		"points in a line":     {{0, 0}, {10, 0}, {20, 0}},
		"bow tie":              {{0, 0}, {10, 10}, {10, 0}, {0, 10}},
		"star wound twice":     {{0, 10}, {6, -8}, {-10, 3}, {10, 3}, {-6, -8}},
		"corner on an edge":    {{0, 0}, {20, 0}, {20, 20}, {10, 0}, {0, 20}},
		"edge there and back":  {{0, 0}, {20, 0}, {10, 0}, {10, 10}},
		"spike before the end": {{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, -5}},
	} {
		if s, err := NewPolygon(points); err == nil || !s.Empty() {
			t.Errorf("%s: %v, %v, want an error", name, s, err)
		}
	}
	for name, points := range map[string][]Vec{
		"a point on its edge": {{0, 0}, {10, 0}, {20, 0}, {20, 20}, {0, 20}},
		"clockwise":           {{0, 0}, {0, 10}, {10, 10}, {10, 0}},
		"concave":             lShape,
	} {
		if s, err := NewPolygon(points); err != nil || s.Empty() || area2(s.poly()) <= 0 {
			t.Errorf("%s: %v, %v", name, s, err)
		}
	}
}

// What is not finite is refused where it would come in, for it never leaves again.
func TestConstructorsPanic(t *testing.T) {
	east, north := Vec{1, 0}, Vec{0, 1}
	for _, bad := range []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e300} {
		for name, make := range map[string]func(){
			"Polygon":       func() { Polygon([]Vec{{0, 0}, {bad, 0}, {0, 10}}) },
			"Rect":          func() { Rect(0, 0, 10, bad) },
			"Disc":          func() { Disc(Vec{bad, 0}, 10) },
			"Disc radius":   func() { Disc(Vec{}, bad) },
			"Sector":        func() { Sector(Vec{0, bad}, 10, 20, east, north) },
			"Sector radius": func() { Sector(Vec{}, 10, bad, east, north) },
			"Sector from":   func() { Sector(Vec{}, 10, 20, Vec{bad, 0}, north) },
			"PoseAt":        func() { PoseAt(bad, 0, 0) },
			"PoseAt turned": func() { PoseAt(0, 0, bad) },
			"Moved":         func() { Pose{}.Moved(0, bad) },
		} {
			panics(t, name, make)
		}
	}
	panics(t, "radius below 0", func() { Disc(Vec{}, -1) })
	panics(t, "inner beyond outer", func() { Sector(Vec{}, 20, 10, east, north) })
	panics(t, "to right of from", func() { Sector(Vec{}, 10, 20, north, east) })
	panics(t, "more than a quarter", func() { Sector(Vec{}, 10, 20, east, Vec{-0.6, 0.8}) })
	panics(t, "no unit vector", func() { Sector(Vec{}, 10, 20, Vec{2, 0}, north) })
}

func panics(t *testing.T, name string, f func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Errorf("%s: taken, want a panic", name)
		}
	}()
	f()
}

// Should a shape be broken all the same, nothing waits for ever.
func TestWithinEnds(t *testing.T) {
	nan := Vec{math.NaN(), math.NaN()}
	broken := Shape{kind: concave, n: 3, points: []Vec{{}, {10, 0}, nan}}
	for range 2 {
		Within(broken, Rect(0, 0, 40, 40), 100)
		Within(Polygon(lShape), broken, 100)
		broken.kind = convex
	}
}
