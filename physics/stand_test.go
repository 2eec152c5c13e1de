package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// Bases that have been worked out measure as bases do, also where they are parallel or nearly so.
func TestStandsMeasureAsBases(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := func(name string) Base {
			h := rapid.OneOf(rapid.Float64Range(0, 360), rapid.SampledFrom([]float64{0, 45, 90, 180, 270, 359.99999})).Draw(t, name)
			return Base{
				Pose: PoseAt(rapid.Float64Range(0, 300).Draw(t, name+"x"), rapid.Float64Range(0, 300).Draw(t, name+"y"), h),
				Size: rapid.SampledFrom([]Size{Small, Medium, Large}).Draw(t, name+"size"),
			}
		}
		a, b := base("a"), base("b")
		if rapid.Bool().Draw(t, "parallel") {
			b.Pose.Heading = a.Pose.Turned(90 * float64(rapid.IntRange(0, 3).Draw(t, "quarters"))).Heading
		}
		want := BaseDistance(a, b)
		p, q := a.Stand(), b.Stand()
		var got Gap
		got.Measure(&p, &q)
		if p.Overlaps(&q) != Overlap(a, b) {
			t.Fatalf("%v overlaps %v worked out: %v, but not the bases", a, b, p.Overlaps(&q))
		}
		near := func(v, w Vec) bool { return math.Hypot(v.X-w.X, v.Y-w.Y) < 1e-6 }
		if math.Abs(got.Distance-want.Distance) > 1e-6 || got.Band != want.Band {
			t.Fatalf("Measure(%v, %v) = %+v, want %+v", a, b, got, want)
		}
		if got.Band && (!near(got.First.A, want.First.A) || !near(got.Last.B, want.Last.B)) {
			t.Fatalf("band of %v and %v = %+v, want %+v", a, b, got, want)
		}
		if d := math.Hypot(got.A.X-got.B.X, got.A.Y-got.B.Y); math.Abs(d-got.Distance) > 1e-6 {
			t.Fatalf("the closest points of %v and %v are %v apart, want %v", a, b, d, got.Distance)
		}
	})
}

func BenchmarkMeasureStands(b *testing.B) {
	bases := [2]Base{{PoseAt(100, 200, 17), Small}, {PoseAt(400, 333, 251), Large}}
	p, q := bases[0].Stand(), bases[1].Stand()
	var g Gap
	b.ReportAllocs()
	for b.Loop() {
		g.Measure(&p, &q)
	}
}
