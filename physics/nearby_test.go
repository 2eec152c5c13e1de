package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// anyShape is a shape of any kind about the middle of a table.
func anyShape(t *rapid.T, name string) Shape {
	at := PoseAt(rapid.Float64Range(100, 500).Draw(t, name+"x"), rapid.Float64Range(100, 500).Draw(t, name+"y"),
		rapid.OneOf(rapid.Float64Range(0, 360), rapid.SampledFrom([]float64{0, 45, 90, 180})).Draw(t, name+"heading"))
	switch rapid.IntRange(0, 4).Draw(t, name) {
	case 0:
		return Disc(at.Point(), rapid.Float64Range(1, 60).Draw(t, name+"radius"))
	case 1:
		r, to := rapid.Float64Range(35, 180).Draw(t, name+"radius"), rapid.Float64Range(0.1, math.Pi/2).Draw(t, name+"sweep")
		s, c := SinCos(to)
		return Sector(Vec{-r, 0}, r-10, r+10, Vec{1, 0}, Vec{c, s}).At(at)
	case 2: // a star, mostly concave
		points := make([]Vec, rapid.IntRange(3, 14).Draw(t, name+"points"))
		for i := range points {
			s, c := SinCos(2 * math.Pi * float64(i) / float64(len(points)))
			points[i] = Vec{c, s}.Scale(rapid.Float64Range(8, 40).Draw(t, name+"arm"))
		}
		return Polygon(points).At(at)
	}
	return posed{at, drawHalf(t, name)}.shape()
}

// What Nearby tells quickly is what Distance measures, right at the distance, too.
func TestNearbyIsDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := anyShape(t, "a"), anyShape(t, "b")
		d := Distance(a, b).Distance
		limit := rapid.OneOf(rapid.SampledFrom([]float64{0, 100, 200, 300, d, math.Nextafter(d, 0), d - 0.009, d - 0.02, d + 0.02}),
			rapid.Float64Range(0, 400)).Draw(t, "limit")
		if limit < 0 {
			limit = 0
		}
		if got := Nearby(a, b, limit); got != (d <= limit) {
			t.Fatalf("Nearby(%v) = %v of shapes %v apart", limit, got, d)
		}
		ruler := Ruler{ContactGap, 76.3, 124.6 + Slack, 184.8, 244.8, max(limit, 245)}
		if got := ruler.Between(a, b); got != ruler.Band(d) {
			t.Fatalf("shapes %v apart are in band %d, want %d", d, got, ruler.Band(d))
		}
	})
	if Nearby(Shape{}, Disc(Vec{}, 5), 10) || Nearby(Disc(Vec{}, 5), Shape{}, math.Inf(1)) {
		t.Error("something is near nothing")
	}
}

func TestRuler(t *testing.T) {
	ruler := Ruler{0.01, 100, 200}
	for distance, want := range map[float64]int{0: 0, 0.01: 0, 0.02: 1, 100: 1, 100.01: 2, 200: 2, 200.01: 3, math.Inf(1): 3} {
		if got := ruler.Band(distance); got != want {
			t.Errorf("Band(%v) = %v, want %v", distance, got, want)
		}
	}
	if got := ruler.Between(Shape{}, Disc(Vec{}, 5)); got != 3 {
		t.Errorf("nothing is in band %d", got)
	}
}
