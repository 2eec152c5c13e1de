package gauge

import (
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// The end positions of a left bank or turn, GEOMETRY 1.2: mm left and forward, by size.
var curveEnds = []struct {
	kind  TemplateKind
	speed int
	ends  [3][2]float64
}{
	{Bank, 1, [3][2]float64{{37.574, 90.711}, {44.645, 107.782}, {51.716, 124.853}}},
	{Bank, 2, [3][2]float64{{52.218, 126.066}, {59.289, 143.137}, {66.360, 160.208}}},
	{Bank, 3, [3][2]float64{{66.863, 161.421}, {73.934, 178.492}, {81.005, 195.563}}},
	{Turn, 1, [3][2]float64{{55, 55}, {65, 65}, {75, 75}}},
	{Turn, 2, [3][2]float64{{82.5, 82.5}, {92.5, 92.5}, {102.5, 102.5}}},
	{Turn, 3, [3][2]float64{{110, 110}, {120, 120}, {130, 130}}},
}

// checkEnd checks a move from the origin, on turned tables and in the mirror.
func checkEnd(t *testing.T, size Size, m Move, x, y, degrees float64) {
	t.Helper()
	want := physics.PoseAt(x, y, degrees)
	eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
		t.Helper()
		start := Base{Pose: place(physics.Pose{}), Size: size}
		checkPose(t, "End", End(start, m), place(want))
		checkPose(t, "mirrored End", End(start, mirroredMove(m)), place(mirrored(want)))
		drawn(t, moving(start, m, nil, End(start, m))...)
	})
}

func TestEnd(t *testing.T) {
	eachCurve := func(check func(size Size, c TemplateKind, speed int, left, ahead float64)) {
		for _, c := range curveEnds {
			for i, size := range sizes {
				check(size, c.kind, c.speed, c.ends[i][0], c.ends[i][1])
			}
		}
	}
	t.Run("X20-MAN-004 X20-BRG-004", func(t *testing.T) {
		for speed := 1; speed <= 5; speed++ {
			for _, size := range sizes {
				checkEnd(t, size, Move{Bearing: StraightAhead, Speed: speed}, 0, size.Length()+float64(40*speed), 0)
			}
		}
	})
	t.Run("X20-BRG-005 X20-BRG-006", func(t *testing.T) {
		eachCurve(func(size Size, kind TemplateKind, speed int, left, ahead float64) {
			bearing, turn := BankLeft, 45.0
			if kind == Turn {
				bearing, turn = TurnLeft, 90
			}
			checkEnd(t, size, Move{Bearing: bearing, Speed: speed}, -left, ahead, turn)
		})
	})
	t.Run("X20-BRG-008 X20-BRG-009", func(t *testing.T) {
		for speed := 1; speed <= 5; speed++ {
			for _, size := range sizes {
				checkEnd(t, size, Move{Bearing: KoiogranTurn, Speed: speed}, 0, size.Length()+float64(40*speed), 180)
			}
		}
	})
	t.Run("X20-BRG-010 X20-BRG-011", func(t *testing.T) {
		eachCurve(func(size Size, kind TemplateKind, speed int, left, ahead float64) {
			if kind == Bank {
				checkEnd(t, size, Move{Bearing: SegnorsLoopLeft, Speed: speed}, -left, ahead, 45+180)
			}
		})
	})
	t.Run("a loop by another template", func(t *testing.T) {
		eachCurve(func(size Size, kind TemplateKind, speed int, left, ahead float64) {
			if kind == Turn {
				checkEnd(t, size, Move{Bearing: SegnorsLoopLeft, Speed: speed, With: WithTurn}, -left, ahead, 90+180)
			}
		})
		for _, size := range sizes {
			checkEnd(t, size, Move{Bearing: SegnorsLoopLeft, Speed: 3, With: WithStraight}, 0, size.Length()+120, 180)
		}
	})
	t.Run("X20-BRG-012 X20-BRG-013 X20-BRG-014", func(t *testing.T) {
		eachCurve(func(size Size, kind TemplateKind, speed int, left, ahead float64) {
			if kind != Turn {
				return
			}
			for slide := -1; slide <= 1; slide++ {
				// The template ends pointing left; its left edge is the one towards the start.
				m := Move{Bearing: TallonRollLeft, Speed: speed, Slide: slide}
				checkEnd(t, size, m, -left, ahead-float64(10*slide), 180)
			}
		})
	})
	t.Run("X10-MNV-010", func(t *testing.T) {
		if TallonSlideLimit(Small) != 10 || TallonSlideLimit(Large) != 30 {
			t.Errorf("TallonSlideLimit = %v, %v, want 10, 30", TallonSlideLimit(Small), TallonSlideLimit(Large))
		}
		checkEnd(t, Large, Move{Bearing: TallonRollLeft, Speed: 3, SlideUM: 27_500}, -130, 130-27.5, 180)
	})
	t.Run("X20-BRG-016", func(t *testing.T) {
		checkEnd(t, Medium, Move{Bearing: Stationary}, 0, 0, 0)
		if s := TemplateShape(base(Small, 0, 0, 0), Move{Bearing: Stationary}); !s.Empty() {
			t.Errorf("a stationary move lays template %v", s)
		}
	})
	t.Run("X20-BRG-023 X20-BRG-024 X20-BRG-025", func(t *testing.T) {
		for _, size := range sizes {
			checkEnd(t, size, Move{Bearing: ReverseStraight, Speed: 2}, 0, -size.Length()-80, 0)
		}
	})
	t.Run("X20-BRG-027", func(t *testing.T) {
		eachCurve(func(size Size, kind TemplateKind, speed int, left, ahead float64) {
			if kind == Bank {
				checkEnd(t, size, Move{Bearing: ReverseBankLeft, Speed: speed}, -left, -ahead, -45)
			}
		})
	})
	t.Run("X25-MNV-019 X25-MNV-021 X25-MNV-024", func(t *testing.T) {
		eachCurve(func(size Size, kind TemplateKind, speed int, left, ahead float64) {
			bearing, turn := SideslipBankLeft, 45.0
			if kind == Turn {
				bearing, turn = SideslipTurnLeft, 90
			}
			checkEnd(t, size, Move{Bearing: bearing, Speed: speed}, ahead, left, turn)
		})
	})
}

// The near edge of a template is flush with the base it starts from, the far edge with the fully moved
// base, whatever the bearing.
func TestTemplateJoinsBases(t *testing.T) {
	t.Run("X20-MAN-003", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			b, m := drawBase(t, "base", 300), drawMove(t)
			if m.Bearing == Stationary {
				return
			}
			s := TemplateShape(b, m)
			if g := physics.Distance(s, b.Shape()); g.Distance > 0.002 {
				t.Errorf("template %v from its start", g.Distance)
			}
			end := Base{Pose: End(b, m), Size: b.Size}
			if g := physics.Distance(s, end.Shape()); g.Distance > 0.002 {
				t.Errorf("template %v from its end", g.Distance)
			}
			if physics.ShapesOverlap(s, b.Shape()) || physics.ShapesOverlap(s, end.Shape()) {
				t.Errorf("template lies under a base")
			}
			out := b.front(plans[m.Bearing].start)
			for _, x := range []float64{-9.99, 9.99} {
				if !s.Contains(out.Out(physics.Vec{X: x, Y: 0.1})) || s.Contains(out.Out(physics.Vec{X: x * 1.01, Y: 0.1})) {
					t.Errorf("template is not in the middle of the edge")
				}
			}
		})
	})
}

func TestTemplates(t *testing.T) {
	for _, c := range []struct {
		t      Template
		length float64
	}{
		{Template{Straight, 1, NoSide}, 40}, {Template{Straight, 5, NoSide}, 200},
		{Template{Turn, 1, LeftSide}, 54.978}, {Template{Turn, 2, LeftSide}, 98.175}, {Template{Turn, 3, RightSide}, 141.372},
		{Template{Bank, 1, LeftSide}, 62.832}, {Template{Bank, 2, LeftSide}, 102.102}, {Template{Bank, 3, RightSide}, 141.372},
	} {
		if got := c.t.Length(); !near(got, c.length, 0.0005) {
			t.Errorf("%v.Length() = %v, want %v", c.t, got, c.length)
		}
	}
	// The image boxes of the bank 1 and the turn 1, GEOMETRY 1.
	lo, hi := Template{Bank, 1, LeftSide}.PlacedAt(physics.Frame{Cos: 1}).Bounds()
	if !near(hi.X-lo.X, 40.5, 0.6) || !near(hi.Y-lo.Y, 63.6, 0.1) {
		t.Errorf("bank 1 is %v x %v, want 40.5 x 63.6", hi.X-lo.X, hi.Y-lo.Y)
	}
	lo, hi = Template{Turn, 1, RightSide}.PlacedAt(physics.Frame{Cos: 1}).Bounds()
	if !near(hi.X-lo.X, 45, 1e-9) || !near(hi.Y-lo.Y, 45, 1e-9) {
		t.Errorf("turn 1 is %v x %v, want 45 x 45", hi.X-lo.X, hi.Y-lo.Y)
	}
}

func TestSizes(t *testing.T) {
	t.Run("X20-SIZ-002", func(t *testing.T) {
		for i, s := range sizes {
			if want := float64(40 + 20*i); s.Width() != want || s.Length() != want {
				t.Errorf("%v is %v by %v, want %v", s, s.Width(), s.Length(), want)
			}
			c := base(s, 3, 4, 0).Corners()
			h := s.Fore()
			if c != [4]physics.Vec{{X: 3 + h, Y: 4 + h}, {X: 3 - h, Y: 4 + h}, {X: 3 - h, Y: 4 - h}, {X: 3 + h, Y: 4 - h}} {
				t.Errorf("%v corners = %v", s, c)
			}
		}
	})
}

// Poses worked out once and kept: they must come out alike on every machine.
func TestPinnedPoses(t *testing.T) {
	b := base(Large, 123.456, 654.321, 33.33333)
	for _, c := range []struct {
		m    Move
		want physics.Pose
	}{
		{Move{Bearing: BankLeft, Speed: 3}, physics.Pose{X: -51687, Y: 773199, Heading: 7833333}},
		{Move{Bearing: TurnRight, Speed: 1}, physics.Pose{X: 144904, Y: 758196, Heading: 30333333}},
		{Move{Bearing: TallonRollRight, Speed: 2, Slide: 1}, physics.Pose{X: 147274, Y: 804638, Heading: 21333333}},
		{Move{Bearing: SideslipBankRight, Speed: 1}, physics.Pose{X: -9275, Y: 628921, Heading: 34833333}},
		{Move{Bearing: ReverseBankLeft, Speed: 2}, physics.Pose{X: 156049, Y: 484003, Heading: 34833333}},
	} {
		if got := End(b, c.m); got != c.want {
			t.Errorf("End(%v) = %#v, want %#v", c.m, got, c.want)
		}
	}
	blocker := base(Medium, 20, 760, 71.2)
	if got, want := Execute(b, Move{Bearing: BankLeft, Speed: 2}, []Base{blocker}).Final, (physics.Pose{X: 78567, Y: 705845, Heading: 4661746}); got != want {
		t.Errorf("bumped = %#v, want %#v", got, want)
	}
}
