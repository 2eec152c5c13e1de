package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// TestComponents: the ruler's bands, and the bases.
func TestComponents(t *testing.T) {
	t.Run("ARM-CMP-002 ARM-CMP-003 bands from the end of the ruler on", func(t *testing.T) {
		if len(ranges()) != 3 || len(distances()) != 5 {
			t.Errorf("%d ranges, %d distances", len(ranges()), len(distances()))
		}
		for i, mm := range ranges() {
			if RangeOf(mm) != Range(i) || RangeOf(mm+0.1) != Range(i+1) {
				t.Errorf("%v mm are at %s range, a little more at %s", mm, RangeOf(mm), RangeOf(mm+0.1))
			}
		}
		for i, mm := range distances() {
			if DistanceOf(mm) != Distance(i+1) || DistanceOf(mm+0.1) != Distance(i+2) {
				t.Errorf("%v mm are at distance %d, a little more at %d", mm, DistanceOf(mm), DistanceOf(mm+0.1))
			}
		}
		if RangeOf(0) != CloseRange || DistanceOf(0) != Distance1 {
			t.Errorf("contact is at %s range, distance %d", RangeOf(0), DistanceOf(0))
		}
	})
	t.Run("ARM-CMP-006 ARM-CMP-007 bases", func(t *testing.T) {
		for size, want := range map[Size]physics.Vec{Small: {X: 43, Y: 71}, Medium: {X: 63, Y: 102}, Large: {X: 77.5, Y: 129},
			Huge: {X: 77.5, Y: 365}} {
			lo, hi := Base{physics.PoseAt(0, 0, 0), size}.Shape().Bounds()
			if hi.Sub(lo) != want || size.Base() != want {
				t.Errorf("a %s base is %v, want %v", size, hi.Sub(lo), want)
			}
		}
	})
}

// TestArcsAround: what is far away lies in one of the four firing arcs, and a squadron's has no zones.
func TestArcsAround(t *testing.T) {
	d := newDrawing(t, 21)
	t.Run("ARM-ARC-001 an arc for each hull zone", func(t *testing.T) {
		for _, c := range d.all {
			if c.Zones != 4 {
				continue
			}
			for k := range 360 {
				sin, cos := math.Sincos(float64(k)*math.Pi/180 + 0.001)
				far, in := physics.Vec{X: 5000 * sin, Y: 5000 * cos}, 0
				for _, z := range c.Size.Zones() {
					if c.Arc(z).Contains(far) {
						in++
					}
				}
				if in != 1 {
					t.Fatalf("%s: %d° lies in %d arcs", c.Size, k, in)
				}
			}
		}
	})
	t.Run("ARM-HZN-004 ARM-ARC-005 a squadron looks all round", func(t *testing.T) {
		for range 200 {
			ship, p := d.ship(300), d.pose(400)
			turned, z := p, d.zone(ship)
			turned.Heading = d.Int32N(physics.FullTurn)
			if a, b := RangeToHull(p, ship, z), RangeToHull(turned, ship, z); a != b {
				t.Fatalf("%v and, turned, %v", a, b)
			}
		}
	})
}

// TestWhatIsMeasured: what counts for range and distance.
func TestWhatIsMeasured(t *testing.T) {
	row := chassisLines()["cr90"]
	moved := row.lines
	moved.TargetFront += 0.2
	moved.TargetSide.Y += 0.1
	other, err := NewChassis(row.size, moved)
	if err != nil {
		t.Fatal(err)
	}
	d := newDrawing(t, 22)
	t.Run("ARM-RNG-013 no targeting points", func(t *testing.T) {
		cr90, measured := chassis(t, "cr90"), 0
		for range 500 {
			from, pose := d.ship(200), d.pose(400)
			z, at := d.zone(from), Front+Zone(d.IntN(4))
			a, in := from.HullRange(z, NewShip(pose, cr90), at)
			b, too := from.HullRange(z, NewShip(pose, other), at)
			if a != b || in != too {
				t.Fatalf("%v and, with other points, %v", a, b)
			}
			if in {
				measured++
			}
		}
		if measured < 50 {
			t.Errorf("%d in arc", measured)
		}
	})
	t.Run("ARM-RNG-014 ARM-RNG-018 between the closest points of whole bases", func(t *testing.T) {
		for range 100 {
			a, b := d.apart(250)
			least := math.Inf(1)
			one, two := a.Base().Box(), b.Base().Box()
			from, to := one.Corners(), two.Corners()
			for _, v := range rim(from[:], 2) {
				for _, w := range rim(to[:], 2) {
					least = min(least, v.Sub(w).Len())
				}
			}
			if g := physics.Distance(a.Base().Shape(), b.Base().Shape()).Distance; g > least+1e-9 || g < least-2.5 {
				t.Fatalf("%v, sampled %v", g, least)
			}
			for k, end := range distances() {
				if math.Abs(least-end) > 3 && At(a.Base().Shape(), b.Base().Shape(), Distance1, Distance(k+1)) != (least < end) {
					t.Fatalf("%v mm apart: at distance 1-%d is %v", least, k+1, least >= end)
				}
			}
		}
	})
	t.Run("ARM-RNG-012 no line through another zone", func(t *testing.T) {
		crossed := 0
		for range 2000 {
			a, b := d.apart(250)
			z, at := d.zone(a), d.zone(b)
			g, ok := a.HullRange(z, b, at)
			if !ok {
				continue
			}
			_, other := b.OtherZone(physics.Segment{A: g.A, B: g.B}, at)
			if _, free := b.FreeLine(g, at); other && free {
				t.Fatalf("the line of range crosses another zone, and is free")
			}
			if other {
				crossed++
			}
		}
		if crossed < 50 {
			t.Errorf("%d of 2,000 lines cross another zone", crossed)
		}
	})
}

// TestTool: what a course of the tool means.
func TestTool(t *testing.T) {
	t.Run("ARM-MTL-001 ARM-MOV-004 a joint for each speed, beside the front", func(t *testing.T) {
		for _, size := range []Size{Small, Medium, Large, Huge} {
			for speed := range Joints + 1 {
				for _, side := range []Side{LeftSide, RightSide} {
					got := End(Base{physics.PoseAt(0, 0, 0), size}, Course{Speed: speed, Side: side})
					if got != physics.PoseAt(0, 68.4*float64(speed), 0) {
						t.Errorf("%s at speed %d: %v", size, speed, got)
					}
				}
			}
			if front := size.Base().Y / 2; size != Huge && size.guides(LeftSide).Y != front {
				t.Errorf("%s: the guides stand at %v, the front at %v", size, size.guides(LeftSide).Y, front)
			}
		}
	})
	t.Run("ARM-MTL-002 what lies beyond its joint", func(t *testing.T) {
		eachCourse(func(c Course) {
			b, bent := Base{physics.PoseAt(0, 0, 0), Medium}, c
			for i := c.Speed; i < Joints; i++ {
				bent.Yaw[i] = 2
			}
			if End(b, c) != End(b, bent) || OnTool(b, c) != OnTool(b, bent) {
				t.Fatalf("%+v ends at %v, bent beyond at %v", c, End(b, c), End(b, bent))
			}
		})
	})
	t.Run("ARM-HUG-014 a huge ship's rear base is moved", func(t *testing.T) {
		const behind = (365 - 129.0) / 2
		eachCourse(func(c Course) {
			whole := End(Base{physics.PoseAt(0, 0, 0), Huge}, c)
			rear := End(Base{physics.PoseAt(0, -behind, 0), Large}, c)
			if off := whole.Frame().Out(physics.Vec{Y: -behind}).Sub(rear.Point()).Len(); off > 0.002 || whole.Heading != rear.Heading {
				t.Fatalf("%+v: the rear base ends %.4f mm off", c, off)
			}
		})
	})
	t.Run("ARM-OVL-014 onto the tool at a lower speed", func(t *testing.T) {
		found := 0
		eachCourse(func(c Course) {
			b, slower := Base{physics.PoseAt(0, 0, 0), Small}, c
			slower.Speed--
			if c.Speed < 2 || OnTool(b, c) || !OnTool(b, slower) {
				return
			}
			end, at := End(b, c), End(b, slower)
			block := physics.BoxAt(end.MovedTo(end.Point().Add(end.Point().Sub(at.Point()).Scale(0.3))), physics.Vec{X: 10, Y: 10})
			if box := (Base{at, Small}).Box(); box.Overlaps(&block) {
				return
			}
			if l := Land(b, c, []physics.Box{block}); l.Met != 0 {
				if found++; l.Speed != slower.Speed || l.Final != at {
					t.Fatalf("%+v lands at speed %d, %v", c, l.Speed, l.Final)
				}
			}
		})
		if found == 0 {
			t.Error("no course ends on the tool at the lower speed")
		}
	})
}
