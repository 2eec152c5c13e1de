package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// From a box it is the gap of a box.
func TestGapFromIsWedgeGap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := drawBox(t, "a", 50)
		from, own, w := a.box(), a.shape(), drawWedge(t, a.half)
		target := drawShape(t, "target")
		if target.kind == nothing {
			return
		}
		want, wantOK := w.Gap(&from, &target)
		got, ok := w.GapFrom(from.Frame, &own, &target)
		if ok != wantOK { // it is in the wedge by a hair
			for _, v := range samples(target, 1) {
				if inWedge(&w, from.In(v), 0.02) && pointDistance(&own, v) > 0.02 {
					t.Fatalf("gap %+v, %v; of a box %+v, %v", got, ok, want, wantOK)
				}
			}
			return
		}
		if ok && math.Abs(got.Distance-want.Distance) > 0.02 {
			t.Fatalf("gap %+v, of a box %+v", got, want)
		}
	})
}

// From any outline it is the distance to the points of the target that are in the wedge.
func TestGapFromAgainstSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		token := Polygon([]Vec{{-12, -20}, {12, -20}, {12, 14}, {5, 20}, {-5, 20}, {-12, 14}})
		if rapid.Bool().Draw(t, "concave") {
			token = Polygon([]Vec{{-4, -20}, {4, -20}, {4, -15}, {12, -15}, {12, 20}, {-12, 20}, {-12, -15}, {-4, -15}})
		}
		a := drawBox(t, "a", 50)
		f := a.box().Frame
		own, w := token.In(f), drawWedge(t, Vec{12, 20})
		target := drawShape(t, "target")
		g, ok := w.GapFrom(f, &own, &target)
		nearest := math.Inf(1)
		for _, v := range samples(target, 1) {
			if d := pointDistance(&own, v); inWedge(&w, f.In(v), 0.02) && (d > 0.02 && !own.Contains(v)) {
				nearest = min(nearest, d)
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
		astray := pointDistance(&target, g.B) > 0.02 && !target.Contains(g.B) || pointDistance(&own, g.A) > 0.02
		if astray || !inWedge(&w, f.In(g.B), -0.02) {
			t.Fatalf("the line of %+v is not in the wedge", g)
		}
	})
}
