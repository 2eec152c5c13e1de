package physics

import (
	"math"
	"math/rand/v2"
	"testing"
)

// drawConvex draws a convex polygon of three to eight corners: points of an ellipse.
func drawConvex(r *rand.Rand) Convex {
	n := 3 + r.IntN(6)
	size, at := Vec{5 + r.Float64()*60, 5 + r.Float64()*60}, Vec{r.Float64()*300 - 150, r.Float64()*300 - 150}
	corners, from := make([]Vec, n), r.Float64()
	for i := range corners {
		sin, cos := math.Sincos((from + (float64(i)+r.Float64()*0.8)/float64(n)) * 2 * math.Pi)
		corners[i] = at.Add(Vec{size.X * cos, size.Y * sin})
	}
	return ConvexOf(corners...)
}

// TestConvexAgainstShapes: gaps, crossings and spans of convex polygons are what shapes of any kind tell.
func TestConvexAgainstShapes(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 1))
	met := 0
	for i := range 5000 {
		a, b := drawConvex(r), drawConvex(r)
		as, bs := a.Shape(), b.Shape()
		g, want := a.Gap(&b), Distance(as, bs)
		if math.Abs(g.Distance-want.Distance) > 1e-9 || math.Abs(g.B.Sub(g.A).Len()-g.Distance) > 2*Slack {
			t.Fatalf("%d: %v mm, want %v: %v and %v", i, g.Distance, want.Distance, a.Corners(), b.Corners())
		}
		if g.Distance == 0 {
			met++
			if !as.Contains(g.A) && Distance(as, Disc(g.A, 0)).Distance > 1e-9 {
				t.Fatalf("%d: the point in common is not in the first", i)
			}
		}
		line := Segment{Vec{r.Float64()*400 - 200, r.Float64()*400 - 200}, Vec{r.Float64()*400 - 200, r.Float64()*400 - 200}}
		if a.Crossed(line) != Crosses(line, &as) {
			t.Fatalf("%d: a line crosses: %v", i, a.Crossed(line))
		}
		from, to, ok := a.Span(line)
		for k := range 50 {
			share := float64(k) / 49
			if in := as.Contains(line.A.Lerp(line.B, share)); in != (ok && share >= from-1e-9 && share <= to+1e-9) &&
				math.Abs(share-from) > 1e-6 && math.Abs(share-to) > 1e-6 {
				t.Fatalf("%d: at %v of the line inside is %v, the span is %v to %v (%v)", i, share, in, from, to, ok)
			}
		}
		v := line.A
		if got, want := a.PointGap(v).Distance, Distance(as, Disc(v, 0)).Distance; math.Abs(got-want) > 1e-9 {
			t.Fatalf("%d: a point is %v mm away, want %v", i, got, want)
		}
	}
	if met < 500 {
		t.Errorf("only %d pairs met", met)
	}
}

// TestDiscGapAgainstOutline: the gap to the part of a disc in a wedge is that to its sampled outline.
func TestDiscGapAgainstOutline(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 1))
	seen := 0
	for i := range 3000 {
		a, centre, radius := drawConvex(r), Vec{r.Float64()*300 - 150, r.Float64()*300 - 150}, 3+r.Float64()*30
		var w Wedge
		for range 1 + r.IntN(3) {
			sin, cos := math.Sincos(r.Float64() * 2 * math.Pi)
			w.Add(Vec{cos, sin}, r.Float64()*100-80)
		}
		own, target := a.Shape(), Disc(centre, radius)
		g, ok := w.DiscGap(&a, centre, radius)
		if ShapesOverlap(own, target) { // under what it is measured from the slower way does not look
			continue
		}
		want, found := w.GapFrom(Frame{Cos: 1}, &own, &target)
		if ok != found || ok && math.Abs(g.Distance-want.Distance) > 0.01 {
			t.Fatalf("%d: %v mm %v, want %v %v", i, g.Distance, ok, want.Distance, found)
		}
		if ok {
			seen++
		}
	}
	if seen < 500 {
		t.Errorf("only %d in the wedge", seen)
	}
}
