package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// drawWedge draws what a box may see through: all, half, a corner about its middle, a strip ahead of it.
func drawWedge(t *rapid.T, half Vec) Wedge {
	var w Wedge
	switch rapid.IntRange(0, 3).Draw(t, "wedge") {
	case 1:
		w.Add(Vec{0, 1}, -Slack)
	case 2:
		s, c := SinCos(rapid.Float64Range(0.1, 1.4).Draw(t, "opening"))
		w.Add(Vec{c, s}, -Slack)
		w.Add(Vec{-c, s}, -Slack)
	case 3:
		w.Add(Vec{1, 0}, -7.5)
		w.Add(Vec{-1, 0}, -7.5)
		w.Add(Vec{0, 1}, half.Y)
	}
	return w
}

// inWedge reports whether a point in the frame of the wedge is in it, by so many mm.
func inWedge(w *Wedge, v Vec, by float64) bool {
	for _, p := range w.planes[:w.n] {
		if p.Above(v) < by {
			return false
		}
	}
	return true
}

// What a wedge measures is the distance to the points of the target that are in it.
func TestWedgeGapAgainstSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawBox(t, "a", 50)
		from, w := a.box(), drawWedge(t, a.half)
		target := drawShape(t, "target")
		if ShapesOverlap(a.shape(), target) {
			return
		}
		g, ok := w.Gap(&from, &target)
		own := a.shape()
		nearest := math.Inf(1)
		for _, v := range samples(target, 1) {
			if inWedge(&w, from.In(v), 0.02) {
				nearest = min(nearest, pointDistance(&own, v))
			}
		}
		if ok && g.Distance > nearest+0.02 || !ok && !math.IsInf(nearest, 1) {
			t.Fatalf("gap %+v, %v, but a sample is %v away", g, ok, nearest)
		}
		if !ok {
			return
		}
		if whole := Distance(own, target).Distance; g.Distance < whole-2*Slack {
			t.Fatalf("gap %v, but the shapes are %v apart", g.Distance, whole)
		}
		if !inWedge(&w, from.In(g.B), -0.02) || pointDistance(&target, g.B) > 0.02 || pointDistance(&own, g.A) > 0.02 {
			t.Fatalf("the line of %+v is not in the wedge", g)
		}
	})
}

// What a sight judges quickly is what its wedge measures.
func TestSightIsWedgeGap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawBox(t, "a", 50), drawBox(t, "b", rapid.SampledFrom([]int32{400, 400, 60}).Draw(t, "near"))
		s := Sight{Wedge: drawWedge(t, a.half), Ruler: Ruler{ContactGap, 76.3 + Slack, 124.6 + Slack, 304.8 + Slack}}
		if rapid.Bool().Draw(t, "parallel") {
			b.pose.Heading = a.pose.Heading
			apart := []float64{0, 76.3, 124.6, 304.8}[rapid.IntRange(0, 3).Draw(t, "band")] + float64(rapid.IntRange(-2, 3).Draw(t, "µm"))/1000
			p := a.pose.Moved(rapid.Float64Range(-60, 60).Draw(t, "aside"), a.half.Y+b.half.Y+apart)
			b.pose.X, b.pose.Y = p.X, p.Y
		}
		from, target, shape := a.box(), b.box(), b.shape()
		want := len(s.Ruler)
		if g, ok := s.Wedge.Gap(&from, &shape); ok {
			want = s.Ruler.Band(g.Distance)
		}
		if got := s.Band(&from, &target); got != want {
			t.Fatalf("%+v sees %+v in band %d, want %d", a, b, got, want)
		}
		if s.Sees(&from, &target) != (want < len(s.Ruler)) {
			t.Fatalf("%+v sees %+v: %v, but it is in band %d", a, b, want == len(s.Ruler), want)
		}
	})
}
