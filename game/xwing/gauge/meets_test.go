package gauge

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
	"xwing/physics/sketch"
)

func TestMeets(t *testing.T) {
	straight := Move{Bearing: StraightAhead, Speed: 3}
	check := func(t *testing.T, size Size, m Move, others []Base, s physics.Shape, want bool, wantAt float64) {
		t.Helper()
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			t.Helper()
			b := Base{Pose: place(physics.Pose{}), Size: size}
			var placed []Base
			for _, o := range others {
				placed = append(placed, Base{Pose: place(o.Pose), Size: o.Size})
			}
			ex := Execute(b, m, placed)
			got, at := Meets(ex, b, m, s.At(b.Pose))
			if got != want || want && !near(at, wantAt, 0.02) {
				t.Errorf("Meets = %v at %v, want %v at %v", got, at, want, wantAt)
			}
			drawn(t, append(moving(b, m, placed, ex.Final), sketch.Thing{Letter: 'o', Shape: s.At(b.Pose)})...)
		})
	}
	t.Run("X20-MOV-002", func(t *testing.T) {
		check(t, Small, straight, nil, physics.Rect(5, 60, 40, 80), true, 40)
		check(t, Small, straight, nil, physics.Rect(-40, 60, -9.9, 80), true, 40)
		check(t, Small, straight, nil, physics.Disc(physics.Vec{X: 0, Y: 80}, 18), true, 42)
		// Along the middle line of a turn 2 of a small base about (-62.5, 20): at 45 degrees.
		r := 62.5 * math.Sqrt2 / 2
		v := physics.Vec{X: -62.5 + r, Y: 20 + r}
		check(t, Small, Move{Bearing: TurnLeft, Speed: 2}, nil, physics.Rect(v.X-1, v.Y-1, v.X+1, v.Y+1), true,
			62.5*math.Atan2(r-1, r+1))
		check(t, Small, Move{Bearing: TurnRight, Speed: 2}, nil, physics.Rect(-v.X-1, v.Y-1, -v.X+1, v.Y+1), true,
			62.5*math.Atan2(r-1, r+1))
		check(t, Small, Move{Bearing: TurnRight, Speed: 2}, nil, physics.Rect(v.X-1, v.Y-1, v.X+1, v.Y+1), false, 0)
		check(t, Small, straight, nil, physics.Rect(10.1, 60, 40, 80), false, 0) // beside it
	})
	t.Run("X20-MAN-006", func(t *testing.T) {
		// Beside the template, though the base passes over it.
		check(t, Small, straight, nil, physics.Rect(10.1, 60, 40, 80), false, 0)
		// Under the start, and under the end.
		check(t, Small, straight, nil, physics.Rect(-19, -19, 19, 0), false, 0)
		check(t, Small, straight, nil, physics.Rect(15, 150, 30, 160), true, 130)
	})
	t.Run("X20-OBS-016", func(t *testing.T) {
		blocker := []Base{base(Small, 0, 150, 0)} // stops at 110, the base reaching from 90 to 130
		check(t, Small, straight, blocker, physics.Rect(-5, 131, 5, 133), false, 0)
		check(t, Small, straight, blocker, physics.Rect(15, 120, 30, 128), true, 100)
		check(t, Small, straight, blocker, physics.Rect(-5, 40, 5, 45), true, 20)
	})
	t.Run("X25-MNV-004", func(t *testing.T) {
		b := base(Small, 0, 0, 0)
		ex := Execute(b, straight, nil)
		for _, c := range []struct {
			s             physics.Shape
			through, over bool
		}{{physics.Rect(-5, 60, 5, 80), true, false}, {physics.Rect(-5, 150, 5, 160), false, true}, {physics.Rect(-5, 130, 5, 160), true, true}} {
			through, over := MovesThrough(ex, c.s), physics.ShapesOverlap(Base{Pose: ex.Final, Size: Small}.Shape(), c.s)
			if through != c.through || over != c.over {
				t.Errorf("%v: through %v, overlap %v", c.s, through, over)
			}
		}
	})
	t.Run("X20-BRG-019", func(t *testing.T) {
		check(t, Small, Move{Bearing: Stationary}, nil, physics.Rect(15, 15, 30, 30), true, 0)
		check(t, Small, Move{Bearing: Stationary}, nil, physics.Rect(21, 15, 30, 30), false, 0)
	})
	t.Run("reverse and sideslip", func(t *testing.T) {
		check(t, Small, Move{Bearing: ReverseStraight, Speed: 1}, nil, physics.Rect(-5, -50, 5, -45), true, 25)
		check(t, Small, Move{Bearing: SideslipTurnLeft, Speed: 1}, nil, physics.Rect(21, -5, 25, 5), true, 35*math.Atan2(1, 40))
		check(t, Small, Move{Bearing: SideslipTurnLeft, Speed: 1}, nil, physics.Rect(-25, -5, -21, 5), false, 0)
	})
	t.Run("X20-OBS-017", func(t *testing.T) {
		// Along any path, what lies farther along is met later.
		rapid.Check(t, func(t *rapid.T) {
			b, m := drawBase(t, "base", 300), drawMove(t)
			tpl, ok := m.Template()
			if !ok {
				return
			}
			start := b.front(plans[m.Bearing].start)
			before := -1.0
			ex := Execute(b, m, nil)
			for s := 2.0; s < tpl.Length()-2; s += 7 {
				v := start.Out(along(tpl, s))
				meets, at := Meets(ex, b, m, physics.Rect(v.X-1, v.Y-1, v.X+1, v.Y+1))
				if !meets || at <= before || at > s || at < s-2.5 {
					t.Fatalf("at %v: meets %v at %v, before %v", s, meets, at, before)
				}
				before = at
			}
		})
	})
}

// along is the point s mm along the middle line of a template, in the frame of its near edge.
func along(t Template, s float64) physics.Vec {
	r := t.Radius()
	if r == 0 {
		return physics.Vec{X: 0, Y: s}
	}
	return physics.Vec{X: -t.Side.sign() * r * (1 - math.Cos(s/r)), Y: r * math.Sin(s/r)}
}
