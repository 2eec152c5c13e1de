package gauge

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

func TestRangeOf(t *testing.T) {
	t.Run("X20-RNG-002 X20-RNG-010", func(t *testing.T) {
		for _, c := range []struct {
			distance float64
			want     Range
		}{
			{0, Range0}, {0.01, Range0}, {0.02, Range1}, {99.99, Range1}, {100, Range1}, {100.01, Range2},
			{200, Range2}, {200.01, Range3}, {300, Range3}, {300.01, Beyond}, {math.Inf(1), Beyond},
		} {
			if got := RangeOf(c.distance); got != c.want {
				t.Errorf("RangeOf(%v) = %v, want %v", c.distance, got, c.want)
			}
		}
	})
}

func TestMeasureRange(t *testing.T) {
	t.Run("X20-RNG-001 X20-RNG-004 X20-RNG-007", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			a := Base{Pose: place(physics.Pose{}), Size: Small}.Shape()
			for _, c := range []struct {
				x, y, degrees float64
				want          Range
			}{
				{0, 140, 0, Range1}, // edges exactly 100 apart
				{0, 140.1, 0, Range2},
				{110, 120, 0, Range2}, // (70, 80) between the corners: 106
				{0, 148, 45, Range1},  // the corner leads: 99.7
				{0, 40, 90, Range0},
				{0, 240, 0, Range2},
				{0, -340, 0, Range3},
				{-341, 0, 0, Beyond},
			} {
				b := Base{Pose: place(physics.PoseAt(c.x, c.y, c.degrees)), Size: Small}.Shape()
				if got := MeasureRange(a, b); got != c.want {
					t.Errorf("range of %+v = %v", c, got)
				}
				if got := MeasureRange(b, a); got != c.want {
					t.Errorf("range from %+v = %v", c, got)
				}
			}
		})
	})
	t.Run("X20-RNG-008", func(t *testing.T) {
		ship := base(Small, 0, 0, 0).Shape()
		l := physics.Polygon(bentShape)
		if got := MeasureRange(ship, l.At(physics.PoseAt(0, 119, 0))); got != Range1 {
			t.Errorf("obstacle 99 away: range %v", got)
		}
	})
	t.Run("X20-RNG-012", func(t *testing.T) {
		ship, l := base(Small, 0, 0, 0).Shape(), physics.Polygon(bentShape)
		if got := MeasureRange(ship, l.At(physics.PoseAt(-10, -10, 0))); got != Range0 {
			t.Errorf("obstacle under the ship: range %v", got)
		}
	})
	t.Run("X20-RNG-005 X20-RNG-006 X20-RNG-017", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			xwing := Base{Pose: place(physics.Pose{}), Size: Small}.Shape()
			for _, c := range []struct {
				y              float64
				within, beyond bool
				at             Range
			}{
				{70, true, false, Range1},  // wholly in the first band
				{100, true, false, Range1}, // its far edge exactly on the line
				{100.1, false, false, Range1},
				{140, false, false, Range1}, // its near edge exactly on the line
				{140.1, false, true, Range2},
				{200, false, true, Range2},
			} {
				tie := Base{Pose: place(physics.PoseAt(0, c.y, 0)), Size: Small}.Shape()
				w, b, at := Within(xwing, Range1, tie), Outside(xwing, Range1, tie), MeasureRange(xwing, tie)
				if w != c.within || b != c.beyond || at != c.at {
					t.Errorf("TIE at %v: within %v, beyond %v, at %v", c.y, w, b, at)
				}
			}
		})
	})
	t.Run("within a concave shape", func(t *testing.T) {
		// The middle of the beam is farthest from the two ends of the U, its corners are near.
		u := physics.Polygon([]physics.Vec{{X: 0, Y: 0}, {X: 400, Y: 0}, {X: 400, Y: 20}, {X: 20, Y: 20}, {X: 20, Y: 150}, {X: 0, Y: 150}})
		if Within(u, Range1, physics.Rect(20, 120, 300, 130)) || !Within(u, Range1, physics.Rect(20, 100, 300, 119)) {
			t.Error("Within(U) is wrong")
		}
		if !Within(physics.Rect(0, 0, 40, 40), Range1, physics.Disc(physics.Vec{X: 20, Y: 121}, 18)) || Within(physics.Rect(0, 0, 40, 40), Range1, physics.Disc(physics.Vec{X: 20, Y: 123}, 18)) {
			t.Error("Within(disc) is wrong")
		}
	})
}

func TestArea(t *testing.T) {
	t.Run("X20-FLE-001 X20-SIZ-005 X20-BST-007", func(t *testing.T) {
		for _, c := range []struct {
			b    Base
			want bool
		}{
			{base(Small, 20, 20, 0), true}, {base(Small, 19.99, 20, 0), false},
			{base(Large, 874.4, 874.4, 90), true}, {base(Large, 874.4, 874.5, 90), false},
			{base(Small, 28.28, 400, 45), false}, {base(Small, 28.285, 400, 45), true},
		} {
			if got := Inside(PlayArea, c.b); got != c.want {
				t.Errorf("Inside(%v) = %v, want %v", c.b, got, c.want)
			}
		}
	})
	t.Run("X20-FLE-002", func(t *testing.T) {
		// Over the top of the arc the template leaves the table; the base ends 12 mm inside.
		b := base(Small, 372.22, 873.9, -45)
		ex := Execute(b, Move{Bearing: TurnRight, Speed: 3}, nil)
		if !Inside(PlayArea, b) || !Inside(PlayArea, Base{Pose: ex.Final, Size: Small}) || Inside(PlayArea, ex.Used) {
			t.Errorf("Execute = %+v, want the base inside and the template outside", ex)
		}
	})
	t.Run("X20-FLE-005", func(t *testing.T) {
		b := base(Small, 400, 860, 0)
		ex := Execute(b, Move{Bearing: StraightAhead, Speed: 2}, []Base{base(Small, 400, 970, 0)})
		if ex.Full || Inside(PlayArea, Base{Pose: ex.Final, Size: Small}) {
			t.Errorf("Execute = %+v, want partly outside", ex)
		}
	})
}

// TestRangeBetweenIsMeasured holds what circles tell of two bases to what is measured.
func TestRangeBetweenIsMeasured(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := func(name string) Base {
			at := func(axis string) int32 { return rapid.Int32Range(0, 400_000).Draw(t, name+axis) }
			return Base{Pose: physics.Pose{X: at("x"), Y: at("y"), Heading: rapid.Int32Range(0, physics.FullTurn-1).Draw(t, name)},
				Size: rapid.SampledFrom([]Size{Small, Medium, Large, Huge, HugeShort}).Draw(t, name+" size")}
		}
		a, b := base("a"), base("b")
		if got, want := RangeBetween(a, b), MeasureRange(a.Shape(), b.Shape()); got != want {
			t.Fatalf("%v to %v: range %v, measured %v", a, b, got, want)
		}
	})
}
