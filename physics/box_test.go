package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// boxOf is a box of half sides w and l at (x, y) mm.
func boxOf(w, l, x, y, degrees float64) posed { return posed{PoseAt(x, y, degrees), Vec{w, l}} }

// posed is a box and the pose that it stands at.
type posed struct {
	pose Pose
	half Vec
}

func (p posed) box() Box { return BoxAt(p.pose, p.half) }

func (p posed) shape() Shape {
	box := p.box()
	return box.Shape()
}

// drawPose draws a pose within a square of the given half side in mm.
func drawPose(t *rapid.T, name string, reach int32) Pose {
	um := rapid.Int32Range(-reach*1000, reach*1000)
	turn := rapid.OneOf(rapid.Int32Range(0, FullTurn-1), rapid.SampledFrom([]int32{0, 4_500_000, 9_000_000, 18_000_000}))
	return Pose{um.Draw(t, name+".x"), um.Draw(t, name+".y"), turn.Draw(t, name+".h")}
}

// drawHalf draws half sides, most of them of bases that there are.
func drawHalf(t *rapid.T, name string) Vec {
	side := rapid.Float64Range(5, 200)
	return rapid.OneOf(
		rapid.SampledFrom([]Vec{{20, 20}, {30, 30}, {40, 40}, {20.5, 35.5}, {38, 182}, {100, 20}}),
		rapid.Custom(func(t *rapid.T) Vec { return Vec{side.Draw(t, "w"), side.Draw(t, "l")} }),
	).Draw(t, name+".half")
}

func drawBox(t *rapid.T, name string, reach int32) posed {
	return posed{drawPose(t, name, reach), drawHalf(t, name)}
}

func gapAt(a, b posed) (g Gap) {
	g.MeasureAt(a.pose, a.half, b.pose, b.half)
	return g
}

// measured are the four ways to measure the gap of two boxes.
func measured(a, b posed) [4]Gap {
	p, q := a.box(), b.box()
	var there, back Gap
	there.Measure(&p, &q)
	back.Measure(&q, &p)
	return [4]Gap{
		gapAt(a, b), gapAt(b, a).reversed(), there, back.reversed(),
	}
}

func TestBoxGap(t *testing.T) {
	root2 := math.Sqrt2
	for _, c := range []struct {
		name     string
		a, b     posed
		distance float64
		pa, pb   Vec
		band     [2]Segment // zero: none
	}{
		{"edge to edge", boxOf(20, 20, 0, 0, 0), boxOf(20, 20, 0, 140, 90), 100, Vec{0, 20}, Vec{0, 120},
			[2]Segment{{Vec{-20, 20}, Vec{-20, 120}}, {Vec{20, 20}, Vec{20, 120}}}},
		{"edge to a part of an edge", boxOf(40, 40, 0, 0, 180), boxOf(20, 20, 100, 30, 0), 40, Vec{40, 25}, Vec{80, 25},
			[2]Segment{{Vec{40, 10}, Vec{80, 10}}, {Vec{40, 40}, Vec{80, 40}}}},
		{"long edge to a part of an edge", boxOf(20, 90, 0, 0, 0), boxOf(50, 10, 100, 70, 90), 70, Vec{20, 55}, Vec{90, 55},
			[2]Segment{{Vec{20, 20}, Vec{90, 20}}, {Vec{20, 90}, Vec{90, 90}}}},
		{"across", boxOf(100, 20, 0, 0, 0), boxOf(80, 15, 30, 150, 270), 50, Vec{30, 20}, Vec{30, 70},
			[2]Segment{{Vec{15, 20}, Vec{15, 70}}, {Vec{45, 20}, Vec{45, 70}}}},
		{"corner to corner", boxOf(20, 20, 0, 0, 0), boxOf(30, 30, 90, 130, 0), math.Hypot(40, 80), Vec{20, 20}, Vec{60, 100}, [2]Segment{}},
		{"corner to corner of long ones", boxOf(20, 60, 0, 0, 0), boxOf(70, 10, 150, 130, 180), math.Hypot(60, 60), Vec{20, 60}, Vec{80, 120}, [2]Segment{}},
		{"corner to edge", boxOf(20, 20, 0, 0, 0), boxOf(40, 40, 5, 100, 45), 100 - 40*root2 - 20, Vec{5, 20}, Vec{5, 100 - 40*root2}, [2]Segment{}},
		{"edge to corner", boxOf(20, 20, 0, 0, 45), boxOf(40, 40, -100, 5, 270), 60 - 20*root2, Vec{-20 * root2, 0}, Vec{-60, 0}, [2]Segment{}},
		{"edges in line", boxOf(20, 20, 0, 0, 0), boxOf(20, 20, 50, 40, 0), 10, Vec{20, 20}, Vec{30, 20}, [2]Segment{}},
		{"touching", boxOf(20, 20, 0, 0, 0), boxOf(30, 30, 0, -50, 0), 0, Vec{}, Vec{}, [2]Segment{}},
		{"overlapping", boxOf(20, 20, 0, 0, 0), boxOf(40, 40, 10, 10, 30), 0, Vec{}, Vec{}, [2]Segment{}},
		{"crossed", boxOf(10, 100, 0, 0, 0), boxOf(10, 100, 50, 60, 90), 0, Vec{}, Vec{}, [2]Segment{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			onEachTable(t, func(t *testing.T, place func(Pose) Pose) {
				a, b := posed{place(c.a.pose), c.a.half}, posed{place(c.b.pose), c.b.half}
				on := place(Pose{}).Frame()
				ways := measured(a, b)
				for _, g := range append(ways[:], Distance(a.shape(), b.shape()), Distance(b.shape(), a.shape()).reversed()) {
					if !isNear(g.Distance, c.distance, 0.002) {
						t.Fatalf("distance = %v, want %v", g.Distance, c.distance)
					}
					if c.distance < 0.01 {
						continue
					}
					checkPoint(t, "A", g.A, on.Out(c.pa), 0.002)
					checkPoint(t, "B", g.B, on.Out(c.pb), 0.002)
					if g.Band != (c.band[0] != Segment{}) {
						t.Fatalf("band = %v", g.Band)
					}
					if g.Band {
						first, last := g.First, g.Last
						if first.A.Sub(on.Out(c.band[0].A)).Len() > 0.01 {
							first, last = last, first
						}
						checkPoint(t, "first A", first.A, on.Out(c.band[0].A), 0.002)
						checkPoint(t, "first B", first.B, on.Out(c.band[0].B), 0.002)
						checkPoint(t, "last A", last.A, on.Out(c.band[1].A), 0.002)
						checkPoint(t, "last B", last.B, on.Out(c.band[1].B), 0.002)
					}
				}
			})
		})
	}
}

// Boxes measure as their outlines do, which takes longer: also where they are parallel, or nearly so.
func TestBoxGapAgreesWithDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawBox(t, "a", 150), drawBox(t, "b", 150)
		if rapid.Bool().Draw(t, "parallel") {
			b.pose.Heading = a.pose.Turned(90 * float64(rapid.IntRange(0, 3).Draw(t, "quarters"))).Heading
		}
		slow := Distance(a.shape(), b.shape())
		for i, fast := range measured(a, b) {
			if !isNear(fast.Distance, slow.Distance, 1e-6) || fast.Band != slow.Band && fast.Distance > Slack {
				t.Fatalf("way %d of %+v and %+v: %+v, Distance = %+v", i, a, b, fast, slow)
			}
			if !isNear(fast.A.Sub(fast.B).Len(), fast.Distance, 1e-6) {
				t.Fatalf("way %d of %+v and %+v: %+v has closest points %v apart", i, a, b, fast, fast.A.Sub(fast.B).Len())
			}
			if p, q := a.shape(), b.shape(); fast.Distance > Slack && (pointDistance(&p, fast.A) > 2*Slack || pointDistance(&q, fast.B) > 2*Slack) {
				t.Fatalf("way %d of %+v and %+v: %+v is not between them", i, a, b, fast)
			}
		}
		p, q := a.box(), b.box()
		if over := ShapesOverlap(a.shape(), b.shape()); p.Overlaps(&q) != over || q.Overlaps(&p) != over {
			t.Fatalf("%+v overlaps %+v: %v, ShapesOverlap = %v", a, b, p.Overlaps(&q), over)
		}
		if apart := p.Separation(&q); apart > slow.Distance+1e-9 || apart > Slack != (slow.Distance > Slack) {
			t.Fatalf("%+v and %+v are %v apart along a side, %v in all", a, b, apart, slow.Distance)
		}
	})
}

func TestABoxWithoutASideIsNowhere(t *testing.T) {
	some := BoxAt(Pose{}, Vec{20, 20})
	for _, half := range []Vec{{}, {20, 0}, {0, 20}} {
		if none := BoxAt(Pose{}, half); none.Overlaps(&some) || some.Overlaps(&none) {
			t.Errorf("a box of half sides %v is somewhere", half)
		}
	}
}

// FuzzBoxGap compares with sampled outlines.
func FuzzBoxGap(f *testing.F) {
	f.Add(int32(140_000), int32(0), int32(0), int32(0), uint8(0), uint8(0))
	f.Add(int32(90_000), int32(80_000), int32(4_500_000), int32(100), uint8(2), uint8(1))
	f.Add(int32(60_001), int32(-60_000), int32(4_500_000), int32(13_500_000), uint8(1), uint8(0))
	f.Add(int32(60_001), int32(-10_000), int32(1_000_000), int32(10_000_070), uint8(1), uint8(0))
	f.Add(int32(60_001), int32(-90_000), int32(1_000_000), int32(10_000_070), uint8(23), uint8(250))
	f.Fuzz(func(t *testing.T, x, y, h1, h2 int32, s1, s2 uint8) {
		half := func(s uint8) Vec { return Vec{20 + 10*float64(s%3), 20 + float64(s)/2 - float64(s%3)/2} }
		a := posed{Pose{0, 0, normalHeading(int64(h1))}, half(s1)}
		b := posed{Pose{x % 400_000, y % 400_000, normalHeading(int64(h2))}, half(s2)}
		slow := Distance(a.shape(), b.shape())
		for i, g := range measured(a, b) {
			if i%2 == 0 {
				checkSampledDistance(t, a.shape(), b.shape(), g)
			} else {
				checkSampledDistance(t, b.shape(), a.shape(), g.reversed())
			}
			if !isNear(g.Distance, slow.Distance, 1e-6) {
				t.Fatalf("gap %v, Distance = %v", g.Distance, slow.Distance)
			}
		}
	})
}
