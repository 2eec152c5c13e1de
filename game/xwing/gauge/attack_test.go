package gauge

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// inArcByAngle is the definition of the arcs by angles, for a point in the frame of its base; slack in mm.
func inArcByAngle(size Size, half2 float64, arc Arc, v physics.Vec, slack float64) bool {
	h := size.Fore()
	if math.Abs(v.X) < h-slack-physics.OverlapDepth && math.Abs(v.Y) < h-slack-physics.OverlapDepth {
		return false
	}
	slop := slack / max(1, v.Len())
	angle := math.Abs(math.Atan2(-v.X, v.Y)) // from straight ahead
	half := half2 / 2 * math.Pi / 180
	switch arc {
	case Front:
		return angle <= half+slop
	case Rear:
		return angle >= math.Pi-half-slop
	case Left, Right:
		return angle >= half-slop && angle <= math.Pi-half+slop && (v.X < 0) == (arc == Left)
	case Bullseye:
		return math.Abs(v.X) <= 7.5+slack && v.Y >= h-slack
	case FullFront:
		return v.Y >= -slack
	case FullRear:
		return v.Y <= slack
	}
	return true
}

// fullAngle is the whole angle of the front arc in degrees, GEOMETRY 1.
var fullAngle = map[Size]float64{Small: 81.24, Medium: 82.80, Large: 83.52}

func TestArcAngles(t *testing.T) {
	t.Run("X20-ARC-001 X20-ARC-004", func(t *testing.T) {
		for _, c := range []struct {
			layout ArcLayout
			size   Size
			want   float64
		}{
			{SecondEditionArcs(), Small, 81.24}, {SecondEditionArcs(), Medium, 82.80}, {SecondEditionArcs(), Large, 83.52},
			{FirstEditionArcs(), Small, 80.9}, {FirstEditionArcs(), Large, 84.05},
		} {
			got := 2 * math.Atan2(c.layout.Edge(c.size), c.size.Fore()) * 180 / math.Pi
			if !near(got, c.want, 0.015) {
				t.Errorf("%v front arc is %v degrees, want %v", c.size, got, c.want)
			}
		}
	})
}

// dot is a tiny target 0.2 mm wide.
func dot(p physics.Pose) physics.Shape { return physics.Rect(-0.1, -0.1, 0.1, 0.1).At(p) }

func TestInArc(t *testing.T) {
	check := func(t *testing.T, size Size, x, y float64, want ...Arc) {
		t.Helper()
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			t.Helper()
			b := Base{Pose: place(physics.Pose{}), Size: size}
			for arc := Front; arc <= AllRound; arc++ {
				in := false
				for _, w := range want {
					in = in || w == arc
				}
				point := dot(place(physics.PoseAt(x, y, 0)))
				if got := InArc(b, SecondEditionArcs(), arc, point); got != in {
					t.Errorf("%v: point (%v, %v) in arc %d = %v, want %v\n%s", size, x, y, arc, got, in, looking(b, arc, point))
				}
			}
		})
	}
	lines := func(t *testing.T) {
		for _, size := range sizes {
			h, a := size.Fore(), SecondEditionArcs().Edge(size)
			for _, k := range []float64{1.1, 3, 4} {
				check(t, size, k*a-0.5, k*h, Front, FullFront, AllRound)
				check(t, size, k*a+0.5, k*h, Right, FullFront, AllRound)
				check(t, size, -k*a+0.5, k*h, Front, FullFront, AllRound)
				check(t, size, -k*a-0.5, k*h, Left, FullFront, AllRound)
				check(t, size, k*a-0.5, -k*h, Rear, FullRear, AllRound)
				check(t, size, k*a+0.5, -k*h, Right, FullRear, AllRound)
				check(t, size, -k*a+0.5, -k*h, Rear, FullRear, AllRound)
				check(t, size, -k*a-0.5, -k*h, Left, FullRear, AllRound)
			}
		}
	}
	t.Run("X20-ARC-005 X20-ARC-006 X20-ARC-007", lines)
	t.Run("X20-ARC-001 X20-ARC-004", lines)
	t.Run("X20-ARC-008 X20-ARC-009 X20-ARC-010", func(t *testing.T) {
		for _, size := range sizes {
			h := size.Fore()
			for _, y := range []float64{h + 1, h + 100, h + 299} {
				check(t, size, 7.3, y, Bullseye, Front, FullFront, AllRound)
				check(t, size, -7.3, y, Bullseye, Front, FullFront, AllRound)
				check(t, size, 7.7, y, Front, FullFront, AllRound)
				check(t, size, -7.7, y, Front, FullFront, AllRound)
			}
			check(t, size, 0, -h-1, Rear, FullRear, AllRound)
		}
	})
	t.Run("X20-ARC-012 X20-ARC-013 X20-ARC-014", func(t *testing.T) {
		for _, x := range []float64{-150, 150} {
			side := Left
			if x > 0 {
				side = Right
			}
			check(t, Medium, x, 0.2, side, FullFront, AllRound)
			check(t, Medium, x, -0.2, side, FullRear, AllRound)
			check(t, Medium, x, 0, side, FullFront, FullRear, AllRound)
		}
		for _, size := range sizes {
			h := size.Fore()
			check(t, size, h+100, 1, Right, FullFront, AllRound)
			check(t, size, -h-100, -1, Left, FullRear, AllRound)
			check(t, size, 0, h+299, Bullseye, Front, FullFront, AllRound)
			check(t, size, 0, -h-299, Rear, FullRear, AllRound)
		}
	})
	t.Run("X20-ARC-001 ends at range 3", func(t *testing.T) {
		check(t, Small, 0, 320.05, Bullseye, Front, FullFront, AllRound)
		check(t, Small, 0, 320.2)
		check(t, Large, -341, 0)
	})
	t.Run("X10-ARC-001 across the play area", func(t *testing.T) {
		a := base(Small, 0, 0, 0)
		for _, c := range []struct {
			arc  Arc
			x, y float64
			want bool
		}{{Front, 0, 320.2, true}, {Front, -500, 700, true}, {Front, 700, 500, false}, {Rear, 0, -900, true}, {Front, 0, 10, false}} {
			p := dot(physics.PoseAt(c.x, c.y, 0))
			if got := InArc(a, FirstEditionArcs(), c.arc, p); got != c.want {
				t.Errorf("point (%v, %v) in arc %d = %v, want %v", c.x, c.y, c.arc, got, c.want)
			}
			if c.want && AttackRange(a, FirstEditionArcs(), c.arc, base(Small, c.x, c.y*2, 0)).InArc {
				t.Errorf("what stands behind point (%v, %v) can be attacked", c.x, c.y)
			}
		}
	})
	t.Run("X20-ARC-002", func(t *testing.T) {
		a := base(Small, 0, 0, 0)
		// A base beside the bullseye reaches in by its edge.
		for _, c := range []struct {
			x    float64
			want bool
		}{{27.4, true}, {27.5, true}, {27.6, false}, {-27.4, true}, {-27.6, false}} {
			if got := InArc(a, SecondEditionArcs(), Bullseye, base(Small, c.x, 90, 0).Shape()); got != c.want {
				t.Errorf("base at %v in the bullseye = %v, want %v", c.x, got, c.want)
			}
		}
		// Or by its middle, with no corner in it.
		for heading := range 3 {
			if !InArc(a, SecondEditionArcs(), Bullseye, base(Large, 0, 150, float64(15*heading)).Shape()) {
				t.Errorf("a large base across the bullseye, turned by %d, is not in it", 15*heading)
			}
		}
	})
	t.Run("X20-ARC-003", func(t *testing.T) {
		a := base(Medium, 0, 0, 0)
		for arc := Front; arc <= AllRound; arc++ {
			if InArc(a, SecondEditionArcs(), arc, physics.Rect(-25, -25, 25, 25)) {
				t.Errorf("what lies under the base is in arc %d", arc)
			}
		}
		// One that sticks out to the left, ahead of the middle.
		s := physics.Rect(-50, 2, 0, 20)
		for arc, want := range map[Arc]bool{Front: false, Left: true, Right: false, Rear: false, Bullseye: false, FullFront: true, FullRear: false, AllRound: true} {
			if got := InArc(a, SecondEditionArcs(), arc, s); got != want {
				t.Errorf("sticking out left: in arc %d = %v, want %v", arc, got, want)
			}
		}
	})
}

func TestAttackRange(t *testing.T) {
	t.Run("X20-RNG-001 X20-OBT-005", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			a := Base{Pose: place(physics.Pose{}), Size: Small}
			on := a.Pose.Frame()
			edge := SecondEditionArcs().Edge(Small)
			for _, c := range []struct {
				name     string
				b        Base
				arc      Arc
				distance float64
				pa, pb   physics.Vec
			}{
				{"straight ahead", base(Small, 10, 150, 0), Front, 110, physics.Vec{X: 5, Y: 20}, physics.Vec{X: 5, Y: 130}},
				// The near edge lies outside the arc; its line cuts the target's left edge at y = 50/edge*20.
				{"cut by the arc line", base(Small, 70, 60, 0), Front, math.Hypot(50-20, 50/edge*20-20), physics.Vec{X: 20, Y: 20}, physics.Vec{X: 50, Y: 50 / edge * 20}},
				{"the same target beside", base(Small, 70, 60, 0), Right, math.Hypot(30, 20), physics.Vec{X: 20, Y: 20}, physics.Vec{X: 50, Y: 40}},
				{"bullseye", base(Small, 25, 150, 0), Bullseye, 110, physics.Vec{X: 6.25, Y: 20}, physics.Vec{X: 6.25, Y: 130}},
			} {
				b := Base{Pose: place(c.b.Pose), Size: c.b.Size}
				got := AttackRange(a, SecondEditionArcs(), c.arc, b)
				if !got.InArc || !near(got.Distance, c.distance, 0.003) || got.Range != RangeOf(c.distance) {
					t.Errorf("%s: %+v, want %v", c.name, got, c.distance)
				}
				checkVec(t, c.name+" A", got.Gap.A, on.Out(c.pa), 0.003)
				checkVec(t, c.name+" B", got.Gap.B, on.Out(c.pb), 0.003)
				// The same as a polygon of more corners, which takes the general way.
				corners := b.Corners()
				more := physics.Polygon(append([]physics.Vec{corners[3].Lerp(corners[0], 0.5)}, corners[:]...))
				again := AttackRange(a, SecondEditionArcs(), c.arc, more)
				if !near(again.Distance, got.Distance, 0.003) || again.Gap.Band != got.Gap.Band {
					t.Errorf("%s: as a polygon %+v, want %+v", c.name, again, got)
				}
			}
		})
	})
	t.Run("X20-OBT-006", func(t *testing.T) {
		a, b := base(Small, 0, 0, 0), base(Large, 50, 200, 90)
		got := AttackRange(a, SecondEditionArcs(), Front, b)
		if !got.Gap.Band || !near(got.Distance, 140, 1e-9) {
			t.Fatalf("AttackRange = %+v, want a band", got)
		}
		xs := []float64{got.Gap.First.A.X, got.Gap.Last.A.X}
		if !near(min(xs[0], xs[1]), 10, 1e-6) || !near(max(xs[0], xs[1]), 20, 1e-6) {
			t.Errorf("band from %v to %v, want 10 to 20", xs[0], xs[1])
		}
		// The bullseye cuts the band.
		got = AttackRange(a, SecondEditionArcs(), Bullseye, base(Small, -15, 100, 0))
		xs = []float64{got.Gap.First.A.X, got.Gap.Last.A.X}
		if !got.Gap.Band || !near(min(xs[0], xs[1]), -7.5, 0.002) || !near(max(xs[0], xs[1]), 5, 0.002) {
			t.Errorf("band in the bullseye %v, want -7.5 to 5", xs)
		}
	})
	t.Run("not in the arc", func(t *testing.T) {
		got := AttackRange(base(Small, 0, 0, 0), SecondEditionArcs(), Front, base(Small, 0, -100, 0))
		if got.InArc || !math.IsInf(got.Distance, 1) || got.Range != Beyond {
			t.Errorf("AttackRange = %+v", got)
		}
		got = AttackRange(base(Small, 0, 0, 0), SecondEditionArcs(), Front, base(Small, 0, 341, 0))
		if got.InArc || !near(got.Distance, 301, 1e-9) || got.Range != Beyond {
			t.Errorf("AttackRange = %+v, want 301 and not in arc", got)
		}
	})
	t.Run("in contact", func(t *testing.T) {
		got := AttackRange(base(Small, 0, 0, 0), SecondEditionArcs(), Front, base(Small, 3, 40, 0))
		if !got.InArc || got.Range != Range0 || got.Distance > physics.ContactGap {
			t.Errorf("AttackRange = %+v, want range 0", got)
		}
	})
	t.Run("against samples", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			a, b := drawBase(t, "a", 50), drawBase(t, "b", 300)
			arc := Arc(rapid.IntRange(1, int(AllRound)).Draw(t, "arc"))
			checkSampledAttack(t, a, arc, b)
		})
	})
}

// checkSampledAttack compares with a grid of points of the target.
func checkSampledAttack(t fataler, a Base, arc Arc, b Base) {
	t.Helper()
	if Overlap(a, b) {
		return
	}
	t = pictured{t, func() string { return looking(a, arc, b.Shape()) }}
	got := AttackRange(a, SecondEditionArcs(), arc, b)
	fa, fb, h := a.Pose.Frame(), b.Pose.Frame(), b.Size.Fore()
	const step = 2.0
	own := a.Shape()
	n := int(2*h/step) + 1
	for i := range n {
		for j := range n {
			v := fb.Out(physics.Vec{X: -h + step*float64(i), Y: -h + step*float64(j)})
			d := awayFrom(own, v)
			if inArcByAngle(a.Size, fullAngle[a.Size], arc, fa.In(v), -0.05) && d < got.Distance-physics.Slack {
				t.Fatalf("%v in arc %d is %v away: %+v", fa.In(v), arc, d, got)
			}
		}
	}
	if math.IsInf(got.Distance, 1) {
		return
	}
	if got.InArc != (got.Distance <= 300+physics.Slack) {
		t.Fatalf("in arc at %v: %v", got.Distance, got.InArc)
	}
	target := b.Shape()
	off := 2 * physics.Slack
	if got.Distance == 0 { // where bases touch, their corners lie aslant: the point is for the eye only
		off = 0.05
	}
	for _, l := range []physics.Segment{got.Gap.First, got.Gap.Last} {
		if !inArcByAngle(a.Size, fullAngle[a.Size], arc, fa.In(l.B), 0.1) {
			t.Fatalf("%v is not in arc %d: %+v", fa.In(l.B), arc, got)
		}
		if awayFrom(target, l.B) > off || awayFrom(own, l.A) > off || !near(l.Len(), got.Distance, 3*physics.Slack) {
			t.Fatalf("line %v does not join the bases: %+v", l, got)
		}
	}
}

// FuzzAttackRange compares with a grid of points of the target.
func FuzzAttackRange(f *testing.F) {
	f.Add(int32(140_000), int32(0), int32(0), int32(0), uint8(0), uint8(0), uint8(0))
	f.Add(int32(90_000), int32(80_000), int32(4_500_000), int32(100), uint8(2), uint8(1), uint8(4))
	f.Add(int32(60_001), int32(-60_000), int32(4_500_000), int32(13_500_000), uint8(1), uint8(0), uint8(1))
	f.Add(int32(0), int32(300_001), int32(0), int32(9_000_010), uint8(1), uint8(0), uint8(7))
	f.Fuzz(func(t *testing.T, x, y, h1, h2 int32, s1, s2, arc uint8) {
		a := Base{Pose: physics.Pose{X: 0, Y: 0, Heading: turnOf(int64(h1))}, Size: Size(1 + s1%3)}
		b := Base{Pose: physics.Pose{X: x % 400_000, Y: y % 400_000, Heading: turnOf(int64(h2))}, Size: Size(1 + s2%3)}
		checkSampledAttack(t, a, Front+Arc(arc%8), b)
	})
}

func TestFlanks(t *testing.T) {
	for _, c := range []struct {
		id                        string
		x, y                      float64
		behind, inFront, flanking bool
	}{
		{"X20-ARC-015", 0, -100, true, false, false},
		{"X20-ARC-015", 90, -20, true, false, false}, // its front edge on the line
		{"X20-ARC-015", -200, -30, true, false, false},
		{"X20-ARC-016", 0, 100, false, true, false},
		{"X20-ARC-016", 90, 20, false, true, false},
		{"X20-ARC-017", 90, 0, false, false, true},
		{"X20-ARC-017", 90, 19, false, false, true},
		{"X20-ARC-017", -90, -19, false, false, true},
		{"X20-ARC-017", 339, 0, false, false, true},
		{"X20-ARC-017", 341, 0, false, false, false}, // beyond range 3
		{"X20-ARC-015", 0, -341, false, false, false},
		{"X20-ARC-015", 339, -10, false, false, true}, // across the line's last millimetre
		{"X20-ARC-015", -339, -10, false, false, true},
		{"X20-ARC-015", 300, -120, true, false, false},
		{"X20-ARC-016", 339, 10, false, false, true},
		{"X20-ARC-016", -339, 10, false, false, true},
		{"X20-ARC-016", -300, 120, false, true, false},
	} {
		t.Run(c.id, func(t *testing.T) {
			eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
				b, a := Base{Pose: place(physics.Pose{}), Size: Small}, Base{Pose: place(physics.PoseAt(c.x, c.y, 0)), Size: Small}
				if Behind(a, b) != c.behind || InFrontOf(a, b) != c.inFront || Flanking(a, b) != c.flanking {
					t.Errorf("%+v: behind %v, in front %v, flanking %v", c, Behind(a, b), InFrontOf(a, b), Flanking(a, b))
				}
			})
		})
	}
}

// What is drawn is what is measured: a point is in the outline when it is in the arc.
func TestArcOutline(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := drawBase(t, "base", 50)
		arc := Arc(rapid.IntRange(1, int(FullRear)).Draw(t, "arc"))
		points := ArcOutline(b, SecondEditionArcs(), arc, 300)
		outline := physics.Polygon(points)
		v := physics.Vec{X: rapid.Float64Range(-400, 400).Draw(t, "x"), Y: rapid.Float64Range(-400, 400).Draw(t, "y")}
		if fromOutline(points, v) < 0.5 {
			return
		}
		speck := physics.Rect(v.X-0.01, v.Y-0.01, v.X+0.01, v.Y+0.01)
		want := InArc(b, SecondEditionArcs(), arc, speck)
		if arc == Bullseye && b.Pose.Frame().In(v).Y > b.Size.Fore()+299 {
			return // its end is drawn straight
		}
		if got := outline.Contains(v); got != want {
			t.Fatalf("%v in the outline of arc %d = %v, InArc = %v", v, arc, got, want)
		}
		target := drawBase(t, "target", 250)
		part := PartInArc(b, SecondEditionArcs(), arc, target.Shape())
		for _, p := range part {
			if !inArcByAngle(b.Size, fullAngle[b.Size], AllRound, p, 1e9) {
				t.Fatalf("%v is nowhere", p)
			}
			if awayFrom(target.Shape(), p) > physics.Slack {
				t.Fatalf("part %v is not in the target", part)
			}
		}
		if in := AttackRange(b, SecondEditionArcs(), arc, target); !Overlap(b, target) && math.IsInf(in.Distance, 1) != (part == nil) {
			t.Fatalf("PartInArc = %v, AttackRange = %+v", part, in)
		}
	})
}
