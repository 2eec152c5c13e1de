package gauge

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

func TestExecute(t *testing.T) {
	straight := func(speed int) Move { return Move{Bearing: StraightAhead, Speed: speed} }
	t.Run("X20-OVL-002", func(t *testing.T) {
		// Free, passing over one ship, ending flush against another.
		others := []Base{base(Small, 0, 60, 0), base(Large, 0, 180, 0)}
		ex := Execute(base(Small, 0, 0, 0), straight(2), others)
		if !ex.Full || ex.Final != physics.PoseAt(0, 120, 0) || ex.Touched != -1 || ex.Blocked != -1 || ex.At != 80 {
			t.Errorf("Execute = %+v, want full", ex)
		}
	})
	t.Run("X20-OVL-003 X20-OVL-005 X20-RNG-011", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			b := Base{Pose: place(physics.Pose{}), Size: Small}
			for _, speed := range []int{3, 4} { // blocked 10 mm short of the third template
				others := []Base{b.At(place(physics.PoseAt(70, 0, 0))), b.At(place(physics.PoseAt(15, 190, 0)))}
				ex := Execute(b, straight(speed), others)
				checkPose(t, "Final", ex.Final, place(physics.PoseAt(0, 150-clearance, 0)))
				if ex.Full || ex.Blocked != 1 || ex.Touched != 1 || ex.Start || ex.Blockers != 2 {
					t.Errorf("Execute = %+v", ex)
				}
				if !near(ex.At, 110, 0.01) {
					t.Errorf("At = %v, want 110", ex.At)
				}
				drawn(t, moving(b, straight(speed), others, ex.Final)...)
			}
		})
	})
	t.Run("X20-RNG-011", func(t *testing.T) {
		for what, c := range map[string]struct {
			m      Move
			others []Base
		}{
			"bank": {Move{Bearing: BankLeft, Speed: 3}, []Base{base(Small, -66, 160, 45)}},
			"turn": {Move{Bearing: TurnRight, Speed: 2}, []Base{base(Large, 95, 100, 10)}},
			"back": {Move{Bearing: ReverseStraight, Speed: 2}, []Base{base(Small, 5, -130, 0)}},
			"loop": {Move{Bearing: KoiogranTurn, Speed: 3}, []Base{base(Small, 3, 170, 0)}},
			"two":  {straight(5), []Base{base(Small, 0, 270, 0), base(Small, 0, 205, 0)}},
		} {
			ex := Execute(base(Small, 0, 0, 0), c.m, c.others)
			if ex.Full || ex.Touched != len(c.others)-1 || !InContact(Base{Pose: ex.Final, Size: Small}, c.others[ex.Touched]) {
				t.Errorf("%s: Execute = %+v, want it in contact with the last of %v", what, ex, c.others)
			}
		}
	})
	t.Run("X20-OVL-005 ends at the start", func(t *testing.T) {
		b := base(Small, 0, 0, 0)
		ex := Execute(b, straight(1), []Base{base(Small, 0, 40, 0), base(Small, 10, 80, 0)})
		if !ex.Start || ex.Final != b.Pose || ex.Touched != 0 || ex.Blocked != 0 && ex.Blocked != 1 || !ex.Used.Empty() {
			t.Errorf("Execute = %+v, want back at the start", ex)
		}
	})
	t.Run("X20-OVL-005 last backed over", func(t *testing.T) {
		// The far ship blocks the end, the near one the place short of it.
		others := []Base{base(Small, 0, 230, 0), base(Small, 0, 185, 0)}
		ex := Execute(base(Small, 0, 0, 0), straight(4), others)
		if ex.Blocked != 0 && ex.Blocked != 1 || ex.Touched != 1 || !near(ex.Final.Point().Y, 145, 0.01) {
			t.Errorf("Execute = %+v, want 145 ahead, touching 1", ex)
		}
		if ex.Blockers != 3 { // at 200 it overlaps both
			t.Errorf("Blockers = %b, want 11", ex.Blockers)
		}
		// A gap between the two that just holds the ship is taken.
		others = []Base{base(Small, 0, 235, 0), base(Small, 0, 154, 0)}
		ex = Execute(base(Small, 0, 0, 0), straight(4), others)
		if ex.Touched != 0 || !near(ex.Final.Point().Y, 195, 0.01) {
			t.Errorf("Execute = %+v, want 195 ahead, touching 0", ex)
		}
	})
}

func TestExecuteBearings(t *testing.T) {
	straight := func(speed int) Move { return Move{Bearing: StraightAhead, Speed: speed} }
	t.Run("X20-BRG-015", func(t *testing.T) {
		for _, c := range []struct{ fancy, basic Bearing }{
			{KoiogranTurn, StraightAhead}, {SegnorsLoopLeft, BankLeft}, {SegnorsLoopRight, BankRight},
			{TallonRollLeft, TurnLeft}, {TallonRollRight, TurnRight},
		} {
			b := base(Medium, 100, 100, 30)
			end := Base{Pose: End(b, Move{Bearing: c.basic, Speed: 2}), Size: Small}
			fancy := Execute(b, Move{Bearing: c.fancy, Speed: 2}, []Base{end})
			basic := Execute(b, Move{Bearing: c.basic, Speed: 2}, []Base{end})
			if fancy.Full || fancy.Final != basic.Final || fancy.Touched != 0 {
				t.Errorf("bumped %v = %v, want as %v: %v", c.fancy, fancy.Final, c.basic, basic.Final)
			}
		}
	})
	t.Run("X20-BRG-018 X20-BRG-020 X20-BRG-022", func(t *testing.T) {
		b, o := base(Small, 0, 0, 0), base(Small, 0, 40, 0)
		ex := Execute(b, Move{Bearing: Stationary}, []Base{o})
		if !ex.Full || ex.Final != b.Pose || ex.Blocked != -1 || !InContact(Base{Pose: ex.Final, Size: Small}, o) {
			t.Errorf("Execute = %+v", ex)
		}
	})
	t.Run("X20-RNG-015", func(t *testing.T) {
		b, o := base(Small, 0, 0, 0), base(Small, 0, 120, 0)
		ex := Execute(b, straight(1), []Base{o})
		if !ex.Full || !InContact(Base{Pose: ex.Final, Size: Small}, o) {
			t.Errorf("Execute = %+v, want full and in contact", ex)
		}
	})
	t.Run("X25-MNV-023", func(t *testing.T) {
		// Sideways out to the right, stopped after 50 of the 63 mm of the template.
		b := base(Small, 0, 0, 0)
		m := Move{Bearing: SideslipBankLeft, Speed: 1}
		stop := Along(b, m, 50)
		o := Base{Pose: End(b, m), Size: Small}
		o.Pose = compose(stop, physics.Pose{X: 40_000, Y: 0, Heading: 0}) // flush against its leading, right side
		ex := Execute(b, m, []Base{o})
		if ex.Full || !near(ex.At, 50, 0.01) || ex.Final.Point().Sub(stop.Point()).Len() > 0.01 {
			t.Errorf("Execute = %+v, want at 50, %v", ex, stop)
		}
	})
	t.Run("Tallon roll whose basic end is free", func(t *testing.T) {
		b := base(Small, 0, 0, 0)
		m := Move{Bearing: TallonRollLeft, Speed: 2, Slide: -1}
		o := base(Small, -82.5, 82.5+45, 0)
		ex := Execute(b, m, []Base{o})
		if want := End(b, Move{Bearing: TurnLeft, Speed: 2}); ex.Full || ex.Final != want || ex.Touched != -1 || ex.Blocked != 0 {
			t.Errorf("Execute = %+v, want %v", ex, want)
		}
	})
}

func TestExecuteEdges(t *testing.T) {
	straight := func(speed int) Move { return Move{Bearing: StraightAhead, Speed: speed} }
	t.Run("sliding along a flush neighbour", func(t *testing.T) {
		// The neighbour's side is in contact all the way; only the ship ahead stops it.
		for _, x := range []float64{40, 40.003, 39.997} {
			ex := Execute(base(Small, 0, 0, 0), straight(3), []Base{base(Large, x+20, 80, 0), base(Small, 0, 190, 0)})
			if ex.Touched != 1 || !near(ex.Final.Point().Y, 150, 0.01) {
				t.Errorf("neighbour at %v: Execute = %+v, want 150 ahead", x, ex)
			}
		}
	})
	t.Run("a neighbour not quite overlapped stops nobody", func(t *testing.T) {
		// 4 to 5 µm deep at the side is no overlap, and so it is all the way.
		rapid.Check(t, func(t *rapid.T) {
			on := drawBase(t, "on", 400).Pose
			b := Base{Pose: on, Size: Small}
			side := compose(on, physics.PoseAt(0, 110, 0)).Frame().Moved(40-rapid.Float64Range(0.0035, 0.0052).Draw(t, "depth"), 0).Pose()
			beside := Base{Pose: side, Size: Large}
			beside.Pose = beside.Pose.Moved(20, 0)
			ahead := Base{Pose: compose(on, physics.PoseAt(0, 190, 0)), Size: Small}
			others := []Base{beside, ahead}
			corners, tpl := beside.Corners(), Template{Straight, 3, NoSide}
			if depthAt(b, straight(3), tpl, 110, [][]physics.Vec{corners[:]}) > physics.OverlapDepth {
				return
			}
			if ex := Execute(b, straight(3), others); ex.Touched != 1 || !near(ex.At, 110, 2*physics.ContactGap) {
				t.Fatalf("Execute = %+v, want at 110", ex)
			}
		})
	})
	t.Run("two ships at once", func(t *testing.T) {
		// Both block the end alike and are backed over at once.
		b, others := base(Small, 0, 0, 0), []Base{base(Small, -30, 150, 0), base(Small, 30, 150, 0)}
		ex := Execute(b, straight(2), others)
		if ex.Blocked != 0 || ex.Blockers != 3 || !near(ex.Final.Point().Y, 110, 0.01) {
			t.Errorf("Execute = %+v, want at 110, blocked by both", ex)
		}
		checkOrder(t, b, straight(2), others, ex)
	})
	t.Run("a base without a size", func(t *testing.T) {
		none := Base{Pose: physics.PoseAt(0, 80, 0), Size: 0}
		for bearing := range plans {
			m := Move{Bearing: Bearing(bearing), Speed: 1}
			for _, c := range [][2]Base{{none, base(Small, 0, 120, 0)}, {base(Small, 0, 0, 0), none},
				{{Size: sizeCount}, base(Small, 0, 40, 0)}} {
				if ex := Execute(c[0], m, []Base{c[1]}); !ex.Full || Overlap(c[0], c[1]) || InContact(c[0], c[1]) {
					t.Errorf("%v of %v beside %v: %+v, want full", m, c[0], c[1], ex)
				}
			}
		}
	})
}

func TestExecuteSteps(t *testing.T) {
	t.Run("against small steps", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			b, m := drawBase(t, "base", 1), drawMove(t)
			var others []Base
			for range rapid.IntRange(1, 5).Draw(t, "ships") {
				others = append(others, drawBase(t, "ship", 250))
			}
			checkExecution(t, b, m, others, 0.25)
		})
	})
	t.Run("crowds", func(t *testing.T) {
		r := rand.New(rand.NewPCG(1, 2))
		full, start := 0, 0
		for range 2000 {
			b, m, others := crowd(r, 10, 260)
			ex := Execute(b, m, others)
			if ex.Full {
				full++
			}
			if ex.Start {
				start++
			}
			checkExecution(t, b, m, others, 1)
		}
		t.Logf("%d full, %d back at the start", full, start)
	})
}
