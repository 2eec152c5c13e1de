package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestBaseDistance(t *testing.T) {
	root2 := math.Sqrt2
	for _, c := range []struct {
		name     string
		a, b     Base
		distance float64
		pa, pb   Vec
		band     [2]Segment // zero: none
	}{
		{"edge to edge", base(Small, 0, 0, 0), base(Small, 0, 140, 90), 100, Vec{0, 20}, Vec{0, 120},
			[2]Segment{{Vec{-20, 20}, Vec{-20, 120}}, {Vec{20, 20}, Vec{20, 120}}}},
		{"edge to a part of an edge", base(Large, 0, 0, 180), base(Small, 100, 30, 0), 40, Vec{40, 25}, Vec{80, 25},
			[2]Segment{{Vec{40, 10}, Vec{80, 10}}, {Vec{40, 40}, Vec{80, 40}}}},
		{"corner to corner", base(Small, 0, 0, 0), base(Medium, 90, 130, 0), math.Hypot(40, 80), Vec{20, 20}, Vec{60, 100}, [2]Segment{}},
		{"corner to edge", base(Small, 0, 0, 0), base(Large, 5, 100, 45), 100 - 40*root2 - 20, Vec{5, 20}, Vec{5, 100 - 40*root2}, [2]Segment{}},
		{"edge to corner", base(Small, 0, 0, 45), base(Large, -100, 5, 270), 60 - 20*root2, Vec{-20 * root2, 0}, Vec{-60, 0}, [2]Segment{}},
		{"edges in line", base(Small, 0, 0, 0), base(Small, 50, 40, 0), 10, Vec{20, 20}, Vec{30, 20}, [2]Segment{}},
		{"touching", base(Small, 0, 0, 0), base(Medium, 0, -50, 0), 0, Vec{}, Vec{}, [2]Segment{}},
		{"overlapping", base(Small, 0, 0, 0), base(Large, 10, 10, 30), 0, Vec{}, Vec{}, [2]Segment{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			eachSetting(t, func(t *testing.T, place func(Pose) Pose) {
				a, b := Base{place(c.a.Pose), c.a.Size}, Base{place(c.b.Pose), c.b.Size}
				on := place(Pose{}).Frame()
				for _, g := range []Gap{
					BaseDistance(a, b), BaseDistance(b, a).reversed(),
					Distance(a.Shape(), b.Shape()), Distance(b.Shape(), a.Shape()).reversed(),
				} {
					if !near(g.Distance, c.distance, 0.002) {
						t.Fatalf("distance = %v, want %v", g.Distance, c.distance)
					}
					if c.distance < 0.01 {
						continue
					}
					checkVec(t, "A", g.A, on.Out(c.pa), 0.002)
					checkVec(t, "B", g.B, on.Out(c.pb), 0.002)
					if g.Band != (c.band[0] != Segment{}) {
						t.Fatalf("band = %v", g.Band)
					}
					if g.Band {
						first, last := g.First, g.Last
						if first.A.Sub(on.Out(c.band[0].A)).Len() > 0.01 {
							first, last = last, first
						}
						checkVec(t, "first A", first.A, on.Out(c.band[0].A), 0.002)
						checkVec(t, "first B", first.B, on.Out(c.band[0].B), 0.002)
						checkVec(t, "last A", last.A, on.Out(c.band[1].A), 0.002)
						checkVec(t, "last B", last.B, on.Out(c.band[1].B), 0.002)
					}
				}
			})
		})
	}
}

// lShape is a concave polygon.
var lShape = []Vec{{0, 0}, {60, 0}, {60, 20}, {20, 20}, {20, 50}, {0, 50}}

func TestShapeDistance(t *testing.T) {
	bank := Template{Bank, 1, LeftSide}.PlacedAt(Frame{Cos: 1}) // about (-80, 0), radii 70 and 90
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
		{"end of a template", bank, Rect(-10, -30, 10, -5), 5},
		{"disc to disc", Disc(Vec{0, 0}, 18), Disc(Vec{30, 40}, 18), 14},
		{"disc in a disc", Disc(Vec{0, 0}, 18), Disc(Vec{1, 4}, 3), 0},
		{"disc to arc", bank, Disc(Vec{-80, 0}.Add(Vec{0.8, 0.6}.Scale(120)), 18), 12},
		{"arc to arc", bank, Template{Bank, 1, RightSide}.PlacedAt(Frame{Origin: Vec{50, 0}, Cos: 1}), 30},
		{"crossing templates", bank, Template{Turn, 1, RightSide}.PlacedAt(Frame{Cos: 1}), 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			eachSetting(t, func(t *testing.T, place func(Pose) Pose) {
				a, b := c.a.At(place(Pose{})), c.b.At(place(Pose{}))
				for _, g := range []Gap{Distance(a, b), Distance(b, a).reversed()} {
					if !near(g.Distance, c.distance, 1e-9) {
						t.Errorf("distance = %v, want %v", g.Distance, c.distance)
					}
					if !near(g.B.Sub(g.A).Len(), c.distance, 1e-9) {
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

func TestOverlapDepth(t *testing.T) {
	t.Run("X20-OVL-001 X20-RNG-013", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(Pose) Pose) {
			for _, c := range []struct {
				gap              float64
				overlap, contact bool
			}{
				{-10, true, true}, {-0.007, true, true}, {-0.003, false, true}, {0, false, true},
				{0.008, false, true}, {0.012, false, false}, {5, false, false},
			} {
				a, b := Base{place(Pose{}), Small}, Base{place(PoseAt(11, 60+c.gap, 270)), Large}
				if Overlap(a, b) != c.overlap || Overlap(b, a) != c.overlap ||
					ShapesOverlap(a.Shape(), b.Shape()) != c.overlap {
					t.Errorf("gap %v: Overlap = %v, want %v", c.gap, Overlap(a, b), c.overlap)
				}
				if InContact(a, b) != c.contact || InContact(b, a) != c.contact {
					t.Errorf("gap %v: InContact = %v, want %v", c.gap, InContact(a, b), c.contact)
				}
				// The same depth for other shapes.
				l := Polygon([]Vec{{-5, 60}, {-5, 20}, {5, 20}, {5, 55}, {30, 55}, {30, 60}}).At(place(PoseAt(0, c.gap, 0)))
				if ShapesOverlap(a.Shape(), l) != c.overlap || ShapesOverlap(l, a.Shape()) != c.overlap {
					t.Errorf("gap %v: ShapesOverlap(L) = %v, want %v", c.gap, ShapesOverlap(a.Shape(), l), c.overlap)
				}
				d := Disc(Vec{0, 40}, 20).At(place(PoseAt(0, c.gap, 0)))
				if ShapesOverlap(a.Shape(), d) != c.overlap || ShapesOverlap(d, a.Shape()) != c.overlap {
					t.Errorf("gap %v: ShapesOverlap(disc) = %v, want %v", c.gap, ShapesOverlap(a.Shape(), d), c.overlap)
				}
			}
		})
	})
	if ShapesOverlap(Shape{}, base(Small, 0, 0, 0).Shape()) || !math.IsInf(Distance(Shape{}, Shape{}).Distance, 1) {
		t.Error("the empty shape is somewhere")
	}
}

// checkSampledDistance compares a distance with that of sampled outlines, which can only be longer, and
// by no more than two half steps.
func checkSampledDistance(t fataler, a, b Shape, g Gap) {
	t.Helper()
	const step = 1.0
	sampledBest := math.Inf(1)
	p, q := sampled(a, step), sampled(b, step)
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
	if !near(g.A.Sub(g.B).Len(), g.Distance, Slack) {
		t.Fatalf("line %v long, distance %v", g.A.Sub(g.B).Len(), g.Distance)
	}
	if g.Distance > 0 {
		for _, l := range [3]Segment{g.Line(), g.First, g.Last} {
			if pointDistance(&a, l.A) > 1e-6 || pointDistance(&b, l.B) > 2*Slack || !near(l.Len(), g.Distance, 2*Slack) {
				t.Fatalf("line %v is not between the outlines: %+v", l, g)
			}
		}
	}
}

func drawShape(t *rapid.T, name string) Shape {
	p := drawBase(t, name, 150)
	switch rapid.IntRange(0, 4).Draw(t, name+".kind") {
	case 0:
		return Polygon(lShape).At(p.Pose)
	case 1:
		return Disc(Vec{5, 5}, 18).At(p.Pose)
	case 2:
		return Template{Bank, rapid.IntRange(1, 3).Draw(t, name+".speed"), LeftSide}.PlacedAt(p.Pose.Frame())
	case 3:
		return Template{Turn, rapid.IntRange(1, 3).Draw(t, name+".speed"), RightSide}.PlacedAt(p.Pose.Frame())
	}
	return p.Shape()
}

func TestDistanceAgainstSamples(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawShape(t, "a"), drawShape(t, "b")
		g := Distance(a, b)
		checkSampledDistance(t, a, b, g)
		if back := Distance(b, a); !near(back.Distance, g.Distance, 1e-9) {
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
		on := drawBase(t, "on", 100)
		tilt := rapid.Float64Range(-40, 40).Draw(t, "tilt")
		other := Base{PoseAt(0, -60, tilt), Large}.Shape()
		a, b := blunt.At(on.Pose), other.At(on.Pose)
		there, back := Distance(a, b), Distance(b, a).reversed()
		if there.Band != back.Band || !near(there.Distance, back.Distance, 1e-9) {
			t.Fatalf("there %+v, back %+v", there, back)
		}
		if there.Band && max(there.First.Len(), there.Last.Len()) > there.Distance+Slack {
			t.Fatalf("a band of lines that are longer: %+v", there)
		}
	})
}

// BaseDistance and Overlap agree with the slower Distance and ShapesOverlap.
func TestBaseDistanceAgreesWithDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawBase(t, "a", 100), drawBase(t, "b", 100)
		fast, slow := BaseDistance(a, b), Distance(a.Shape(), b.Shape())
		if !near(fast.Distance, slow.Distance, 1e-6) || fast.Band != slow.Band && fast.Distance > Slack {
			t.Fatalf("BaseDistance = %+v, Distance = %+v", fast, slow)
		}
		if Overlap(a, b) != ShapesOverlap(a.Shape(), b.Shape()) {
			t.Fatalf("Overlap = %v, ShapesOverlap = %v", Overlap(a, b), ShapesOverlap(a.Shape(), b.Shape()))
		}
	})
}

// FuzzBaseDistance compares with sampled outlines.
func FuzzBaseDistance(f *testing.F) {
	f.Add(int32(140_000), int32(0), int32(0), int32(0), uint8(0), uint8(0))
	f.Add(int32(90_000), int32(80_000), int32(4_500_000), int32(100), uint8(2), uint8(1))
	f.Add(int32(60_001), int32(-60_000), int32(4_500_000), int32(13_500_000), uint8(1), uint8(0))
	f.Add(int32(60_001), int32(-10_000), int32(1_000_000), int32(10_000_070), uint8(1), uint8(0))
	f.Fuzz(func(t *testing.T, x, y, h1, h2 int32, s1, s2 uint8) {
		a := Base{Pose{0, 0, normalHeading(int64(h1))}, Size(1 + s1%3)}
		b := Base{Pose{x % 400_000, y % 400_000, normalHeading(int64(h2))}, Size(1 + s2%3)}
		g := BaseDistance(a, b)
		checkSampledDistance(t, a.Shape(), b.Shape(), g)
		if slow := Distance(a.Shape(), b.Shape()); !near(g.Distance, slow.Distance, 1e-6) {
			t.Fatalf("BaseDistance = %v, Distance = %v", g.Distance, slow.Distance)
		}
	})
}

func TestShapeBasics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawShape(t, "s")
		lo, hi := s.Bounds()
		slo, shi := bounds(sampled(s, 0.5))
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
