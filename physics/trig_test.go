package physics

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestTrigAgreesWithMath(t *testing.T) {
	const tolerance = 2e-14
	rapid.Check(t, func(t *rapid.T) {
		h := rapid.Int32Range(-FullTurn+1, FullTurn-1).Draw(t, "heading")
		x := float64(h) * HeadingUnit
		s, c := HeadingSinCos(h)
		if !isNear(s, math.Sin(x), tolerance) || !isNear(c, math.Cos(x), tolerance) {
			t.Fatalf("HeadingSinCos(%d) = %v, %v, want %v, %v", h, s, c, math.Sin(x), math.Cos(x))
		}
		x = rapid.Float64Range(-20, 20).Draw(t, "x")
		s, c = SinCos(x)
		if !isNear(s, math.Sin(x), tolerance) || !isNear(c, math.Cos(x), tolerance) {
			t.Fatalf("SinCos(%v) = %v, %v, want %v, %v", x, s, c, math.Sin(x), math.Cos(x))
		}
		x, y := x+0, rapid.Float64Range(-20, 20).Draw(t, "y")+0 // never -0: our π has one sign
		if a := Atan2(y, x); !isNear(a, math.Atan2(y, x), tolerance) {
			t.Fatalf("Atan2(%v, %v) = %v, want %v", y, x, a, math.Atan2(y, x))
		}
	})
	for i := int32(0); i < 4; i++ {
		s, c := HeadingSinCos(i * QuarterTurn)
		want := [4][2]float64{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}[i]
		if s != want[0] || c != want[1] {
			t.Errorf("HeadingSinCos(%d) = %v, %v, want %v", i*QuarterTurn, s, c, want)
		}
	}
	for _, v := range [][2]float64{{0, 0}, {0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {0.66, 1}, {1, 0.66}} {
		if a := Atan2(v[0], v[1]); !isNear(a, math.Atan2(v[0], v[1]), tolerance) {
			t.Errorf("Atan2(%v) = %v, want %v", v, a, math.Atan2(v[0], v[1]))
		}
	}
}

// A heading survives the way over its sine and cosine.
func TestHeadingRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawPose(t, "base", 1000)
		if got := p.Frame().Pose(); got != p {
			t.Fatalf("%v.Frame().Pose() = %v", p, got)
		}
	})
}

func TestPose(t *testing.T) {
	for _, c := range []struct {
		got, want Pose
	}{
		{PoseAt(1.0004, -2.0006, 0), Pose{1000, -2001, 0}},
		{PoseAt(0, 0, -90), Pose{0, 0, 27_000_000}},
		{PoseAt(0, 0, 720), Pose{}},
		{PoseAt(10, 20, 90).Moved(3, 5), Pose{5000, 23000, 9_000_000}},
		{PoseAt(0, 0, 350).Turned(20), Pose{0, 0, 1_000_000}},
		{PoseAt(0, 0, 10).Turned(-20), Pose{0, 0, 35_000_000}},
	} {
		if c.got != c.want {
			t.Errorf("pose = %v, want %v", c.got, c.want)
		}
	}
}
