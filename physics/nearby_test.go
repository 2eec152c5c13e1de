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
		kind := rapid.SampledFrom([]TemplateKind{Straight, Bank, Turn}).Draw(t, name+"kind")
		return Template{kind, rapid.IntRange(1, 3).Draw(t, name+"speed"), LeftSide}.PlacedAt(at.Frame())
	case 2: // a star, mostly concave
		points := make([]Vec, rapid.IntRange(3, 14).Draw(t, name+"points"))
		for i := range points {
			s, c := sinCos(2 * math.Pi * float64(i) / float64(len(points)))
			points[i] = Vec{c, s}.Scale(rapid.Float64Range(8, 40).Draw(t, name+"arm"))
		}
		return Polygon(points).At(at)
	}
	return Base{at, rapid.SampledFrom(sizes[:]).Draw(t, name+"size")}.Shape()
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
		if got := MeasureRange(a, b); got != RangeOf(d) {
			t.Fatalf("shapes %v apart are at range %d, want %d", d, got, RangeOf(d))
		}
		for r := Range0; r <= BeyondRange3; r++ {
			if got := Beyond(a, r, b); got != (d > r.Limit()+Slack) {
				t.Fatalf("shapes %v apart are beyond range %d: %v", d, r, got)
			}
		}
	})
	if Nearby(Shape{}, Disc(Vec{}, 5), 10) || Nearby(Disc(Vec{}, 5), Shape{}, math.Inf(1)) {
		t.Error("something is near nothing")
	}
}

func BenchmarkMeasureRange(b *testing.B) {
	p, q := pairs()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		MeasureRange(p[i%4096].Shape(), q[i%4096].Shape())
	}
}

func BenchmarkNearby(b *testing.B) {
	p, q := pairs()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		Nearby(p[i%4096].Shape(), q[i%4096].Shape(), RangeBand)
	}
}
