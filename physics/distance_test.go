package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// lShape is a concave polygon.
var lShape = []Vec{{0, 0}, {60, 0}, {60, 20}, {20, 20}, {20, 50}, {0, 50}}

func TestShapeDistance(t *testing.T) {
	curve := func(x float64, from, to Vec) Shape { return Sector(Vec{x, 0}, 70, 90, from, to) }
	half := math.Sqrt(0.5)
	bank := curve(-80, Vec{1, 0}, Vec{half, half})
	for _, c := range []struct {
		name     string
		a, b     Shape
		distance float64
	}{
		{"square in the notch of an L", Polygon(lShape), Rect(30, 32, 40, 40), 10},
		{"square outside an L", Polygon(lShape), Rect(80, 30, 90, 40), math.Hypot(20, 10)},
		{"square on an L", Polygon(lShape), Rect(5, 5, 10, 10), 0},
		{"outer arc to a corner", bank, Rect(12.5, 41.5, 30, 60), math.Hypot(92.5, 41.5) - 90},
		{"inner arc to a corner", bank, Rect(-40, 5, -20, 10), 70 - math.Hypot(60, 10)},
		{"inner arc to its centre", bank, Disc(Vec{-80, 0}, 10), 60},
		{"end of a curve", bank, Rect(-10, -30, 10, -5), 5},
		{"disc to disc", Disc(Vec{0, 0}, 18), Disc(Vec{30, 40}, 18), 14},
		{"disc in a disc", Disc(Vec{0, 0}, 18), Disc(Vec{1, 4}, 3), 0},
		{"disc to arc", bank, Disc(Vec{-80, 0}.Add(Vec{0.8, 0.6}.Scale(120)), 18), 12},
		{"arc to arc", bank, curve(130, Vec{-half, half}, Vec{-1, 0}), 30},
		{"crossing curves", bank, Sector(Vec{35, 0}, 25, 45, Vec{0, 1}, Vec{-1, 0}), 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			onEachTable(t, func(t *testing.T, place func(Pose) Pose) {
				a, b := c.a.At(place(Pose{})), c.b.At(place(Pose{}))
				for _, g := range []Gap{Distance(a, b), Distance(b, a).reversed()} {
					if !isNear(g.Distance, c.distance, 1e-9) {
						t.Errorf("distance = %v, want %v", g.Distance, c.distance)
					}
					if !isNear(g.B.Sub(g.A).Len(), c.distance, 1e-9) {
						t.Errorf("line %v - %v is %v long, want %v", g.A, g.B, g.B.Sub(g.A).Len(), c.distance)
					}
				}
				if ShapesOverlap(a, b) != (c.distance == 0) || ShapesOverlap(b, a) != (c.distance == 0) {
					t.Errorf("ShapesOverlap = %v", ShapesOverlap(a, b))
				}
			})
		})
	}
}

// checkSampledDistance compares a distance with that of sampled outlines, which can only be longer, and
// by no more than two half steps.
func checkSampledDistance(t failer, a, b Shape, g Gap) {
	t.Helper()
	const step = 1.0
	sampledBest := math.Inf(1)
	p, q := samples(a, step), samples(b, step)
	for _, v := range p {
		for _, w := range q {
			sampledBest = min(sampledBest, v.Sub(w).Len())
		}
	}
	if a.Contains(q[0]) || b.Contains(p[0]) {
		sampledBest = 0
	}
	if g.Distance > sampledBest+0.02 || g.Distance < sampledBest-step-0.02 {
		t.Fatalf("distance %v, sampled %v", g.Distance, sampledBest)
	}
	if !isNear(g.A.Sub(g.B).Len(), g.Distance, Slack) {
		t.Fatalf("line %v long, distance %v", g.A.Sub(g.B).Len(), g.Distance)
	}
	if g.Distance > 0 {
		for _, l := range [3]Segment{g.Line(), g.First, g.Last} {
			if pointDistance(&a, l.A) > 1e-6 || pointDistance(&b, l.B) > 2*Slack || !isNear(l.Len(), g.Distance, 2*Slack) {
				t.Fatalf("line %v is not between the outlines: %+v", l, g)
			}
		}
	}
}

func drawShape(t *rapid.T, name string) Shape {
	p := drawPose(t, name, 150)
	switch rapid.IntRange(0, 4).Draw(t, name+".kind") {
	case 0:
		return Polygon(lShape).At(p)
	case 1:
		return Disc(Vec{5, 5}, 18).At(p)
	case 2:
		r := rapid.Float64Range(80, 180).Draw(t, name+".radius")
		return Sector(Vec{-r, 0}, r-10, r+10, Vec{1, 0}, Vec{math.Sqrt(0.5), math.Sqrt(0.5)}).At(p)
	case 3:
		r := rapid.Float64Range(35, 90).Draw(t, name+".radius")
		return Sector(Vec{r, 0}, r-10, r+10, Vec{0, 1}, Vec{-1, 0}).At(p)
	}
	box := BoxAt(p, drawHalf(t, name))
	return box.Shape()
}

func TestDistanceAgainstSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawShape(t, "a"), drawShape(t, "b")
		g := Distance(a, b)
		checkSampledDistance(t, a, b, g)
		if back := Distance(b, a); !isNear(back.Distance, g.Distance, 1e-9) {
			t.Fatalf("distance %v, backwards %v", g.Distance, back.Distance)
		}
		if g.Distance > 0.02 && ShapesOverlap(a, b) {
			t.Fatalf("shapes %v apart overlap", g.Distance)
		}
		if ShapesOverlap(a, b) && g.Distance > 0 {
			t.Fatalf("overlapping shapes are %v apart", g.Distance)
		}
	})
}

// A corner cut by an edge hardly longer than the grain of a pose faces nothing: its direction says so little
// that any edge would seem parallel. Both ways round a band is one, and all its lines are as short.
func TestNoBandOfTinyEdges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		cut := rapid.Float64Range(0.0005, 0.02).Draw(t, "cut")
		share := rapid.Float64Range(0, 1).Draw(t, "share")
		blunt := Polygon([]Vec{{0, cut}, {cut * share, 0}, {40, 10}, {30, 40}}) // its lowest corner is cut
		on := drawPose(t, "on", 100)
		tilt := rapid.Float64Range(-40, 40).Draw(t, "tilt")
		other := Rect(-40, -40, 40, 40).At(PoseAt(0, -60, tilt))
		a, b := blunt.At(on), other.At(on)
		there, back := Distance(a, b), Distance(b, a).reversed()
		if there.Band != back.Band || !isNear(there.Distance, back.Distance, 1e-9) {
			t.Fatalf("there %+v, back %+v", there, back)
		}
		if there.Band && max(there.First.Len(), there.Last.Len()) > there.Distance+Slack {
			t.Fatalf("a band of lines that are longer: %+v", there)
		}
	})
}

func TestShapeBasics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawShape(t, "s")
		lo, hi := s.Bounds()
		slo, shi := bounds(samples(s, 0.5))
		if slo.Sub(lo).Len() > 0.4 || shi.Sub(hi).Len() > 0.4 {
			t.Fatalf("bounds %v %v, sampled %v %v", lo, hi, slo, shi)
		}
		outline := s.Outline(0.001)
		if area2(outline) <= 0 {
			t.Fatalf("outline runs clockwise")
		}
		v := Vec{rapid.Float64Range(-200, 200).Draw(t, "x"), rapid.Float64Range(-200, 200).Draw(t, "y")}
		if s.Contains(v) != evenOdd(outline, v) && pointDistanceToOutline(&s, v) > 0.002 {
			t.Fatalf("Contains(%v) = %v", v, s.Contains(v))
		}
	})
	if s := Polygon([]Vec{{0, 0}, {0, 10}, {10, 10}, {10, 0}}); area2(s.poly()) < 0 || s.kind != convex {
		t.Errorf("clockwise square became %+v", s)
	}
}

func pointDistanceToOutline(s *Shape, v Vec) float64 {
	best := math.Inf(1)
	for i := range s.pieces() {
		p := s.piece(i)
		best = min(best, p.closest(v).Sub(v).Len())
	}
	return best
}

func TestNothingIsNowhere(t *testing.T) {
	if ShapesOverlap(Shape{}, Rect(-20, -20, 20, 20)) || !math.IsInf(Distance(Shape{}, Shape{}).Distance, 1) {
		t.Error("the empty shape is somewhere")
	}
}
