package gauge

import (
	"testing"

	"xwing/physics"
	"xwing/physics/sketch"
)

// checkRoll checks the outcomes of a roll to the right: mm right and forward, heading, front to back.
func checkRoll(t *testing.T, size Size, tpl Template, curve Curve, want [3][3]float64) {
	t.Helper()
	eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
		t.Helper()
		b := Base{Pose: place(physics.Pose{}), Size: size}
		right, left := BarrelRoll(b, RightSide, tpl, curve), BarrelRoll(b, LeftSide, tpl, curve)
		for i, w := range want {
			p := physics.PoseAt(w[0], w[1], w[2])
			checkPose(t, "right", right[i].Final, place(p))
			checkPose(t, "left", left[i].Final, place(mirrored(p)))
			for _, r := range []Reposition{right[i], left[i]} {
				if r.Template.Empty() || physics.Distance(r.Template, b.Shape()).Distance > 0.002 ||
					physics.Distance(r.Template, Base{Pose: r.Final, Size: size}.Shape()).Distance > 0.002 ||
					physics.ShapesOverlap(r.Template, b.Shape()) ||
					physics.ShapesOverlap(r.Template, Base{Pose: r.Final, Size: size}.Shape()) {
					t.Errorf("template %+v does not join the bases", r.Template)
				}
				drawn(t, sketch.Thing{Letter: 'A', Shape: b.Shape()}, sketch.Thing{Letter: 't', Shape: r.Template},
					sketch.Thing{Letter: 'F', Shape: Base{Pose: r.Final, Size: size}.Shape()})
			}
		}
	})
}

func TestBarrelRoll(t *testing.T) {
	one, two := Template{Kind: Straight, Speed: 1}, Template{Kind: Straight, Speed: 2}
	t.Run("X20-BRL-002 X20-BRL-003 X20-BRL-016", func(t *testing.T) {
		checkRoll(t, Small, one, Uncurved, [3][3]float64{{80, 10, 0}, {80, 0, 0}, {80, -10, 0}})
		lo, hi := BarrelRoll(base(Small, 0, 0, 0), RightSide, one, Uncurved)[0].Template.Bounds()
		checkVec(t, "template from", lo, physics.Vec{X: 20, Y: -10}, 1e-9)
		checkVec(t, "template to", hi, physics.Vec{X: 60, Y: 10}, 1e-9)
	})
	t.Run("X20-BRL-004 X20-BRL-017 X20-SIZ-003", func(t *testing.T) {
		checkRoll(t, Medium, one, Uncurved, [3][3]float64{{80, 20, 0}, {80, 0, 0}, {80, -20, 0}})
		checkRoll(t, Large, one, Uncurved, [3][3]float64{{100, 20, 0}, {100, 0, 0}, {100, -20, 0}})
		lo, hi := BarrelRoll(base(Large, 0, 0, 0), LeftSide, one, Uncurved)[2].Template.Bounds()
		checkVec(t, "template from", lo, physics.Vec{X: -60, Y: -20}, 1e-9)
		checkVec(t, "template to", hi, physics.Vec{X: -40, Y: 20}, 1e-9)
	})
	t.Run("with a bank", func(t *testing.T) {
		// GEOMETRY 1.2: StarViper and Echo; the slide of 10 lies along the new heading.
		const d = 7.0711
		checkRoll(t, Small, Template{Kind: Bank, Speed: 1}, Forward, [3][3]float64{
			{90.711 - d, 37.574 + d, 45}, {90.711, 37.574, 45}, {90.711 + d, 37.574 - d, 45},
		})
		checkRoll(t, Small, Template{Kind: Bank, Speed: 1}, Backwards, [3][3]float64{
			{90.711 + d, -37.574 + d, -45}, {90.711, -37.574, -45}, {90.711 - d, -37.574 - d, -45},
		})
		checkRoll(t, Small, Template{Kind: Bank, Speed: 2}, Forward, [3][3]float64{
			{126.066 - d, 52.218 + d, 45}, {126.066, 52.218, 45}, {126.066 + d, 52.218 - d, 45},
		})
	})
	t.Run("X20-CLK-008 X20-CLK-009", func(t *testing.T) {
		if DecloakTemplate(Small) != two || DecloakTemplate(Medium) != one || DecloakTemplate(Large) != one {
			t.Error("DecloakTemplate is wrong")
		}
		checkRoll(t, Small, two, Uncurved, [3][3]float64{{120, 10, 0}, {120, 0, 0}, {120, -10, 0}})
		checkPose(t, "ahead", Boost(base(Small, 0, 0, 0), two).Final, physics.PoseAt(0, 120, 0))
	})
	t.Run("X10-BRL-001 X10-BRL-002 X10-BRL-009", func(t *testing.T) {
		b := base(Large, 0, 0, 0)
		r := BarrelRollSlide(b, LeftSide, one, Uncurved, 20, 13.5)
		checkPose(t, "slide", r.Final, physics.PoseAt(-100, 33.5, 0))
		lo, hi := r.Template.Bounds()
		checkVec(t, "template from", lo, physics.Vec{X: -60, Y: 0}, 1e-9)
		checkVec(t, "template to", hi, physics.Vec{X: -40, Y: 40}, 1e-9)
		r = BarrelRollSlide(base(Small, 0, 0, 90), RightSide, one, Uncurved, -10, -10)
		checkPose(t, "slide", r.Final, physics.PoseAt(20, 80, 90))
		if SlideLimit(Small) != 10 || SlideLimit(Large) != 20 {
			t.Error("SlideLimit is wrong")
		}
	})
}

func TestBoost(t *testing.T) {
	t.Run("X20-BST-002 X20-BST-003 X20-BST-013", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			b := Base{Pose: place(physics.Pose{}), Size: Small}
			for _, c := range []struct {
				t    Template
				want physics.Pose
			}{
				{Template{Bank, 1, LeftSide}, physics.PoseAt(-37.574, 90.711, 45)},
				{Template{Straight, 1, NoSide}, physics.PoseAt(0, 80, 0)},
				{Template{Bank, 1, RightSide}, physics.PoseAt(37.574, 90.711, -45)},
				{Template{Turn, 1, RightSide}, physics.PoseAt(55, 55, -90)},
			} {
				r := Boost(b, c.t)
				checkPose(t, "Boost", r.Final, place(c.want))
				if physics.Distance(r.Template, b.Shape()).Distance > 0.002 ||
					physics.Distance(r.Template, Base{Pose: r.Final, Size: Small}.Shape()).Distance > 0.002 {
					t.Errorf("template %+v does not join the bases", r.Template)
				}
			}
			large := Base{Pose: b.Pose, Size: Large}
			r := Boost(large, Template{Straight, 1, NoSide})
			for _, ship := range []Base{large, large.At(r.Final)} {
				if d := physics.Distance(r.Template, ship.Shape()).Distance; d > 0.002 {
					t.Errorf("of a large base: template %+v is %v mm from it", r.Template, d)
				}
			}
		})
	})
}

func TestDevices(t *testing.T) {
	one, five := Template{Kind: Straight, Speed: 1}, Template{Kind: Straight, Speed: 5}
	check := func(t *testing.T, got func(b Base) physics.Pose, size Size, x, y, degrees float64) {
		t.Helper()
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			t.Helper()
			checkPose(t, "device", got(Base{Pose: place(physics.Pose{}), Size: size}), place(physics.PoseAt(x, y, degrees)))
		})
	}
	t.Run("X20-DEV-002 X20-DEV-020", func(t *testing.T) {
		check(t, func(b Base) physics.Pose { return Drop(b, one) }, Small, 0, -60, 180)
		check(t, func(b Base) physics.Pose { return Drop(b, one).Moved(0, 14.2) }, Small, 0, -74.2, 180)
		// GEOMETRY 1.2: left is the ship's left; the bank 1 and the turn 1 without the half base of 20 mm.
		left := func(k TemplateKind) func(Base) physics.Pose {
			return func(b Base) physics.Pose { return Drop(b, Template{k, 1, LeftSide}) }
		}
		for side, lies := range map[Side]bool{LeftSide: true, RightSide: false} { // the template, too
			if at := DropTemplate(base(Small, 0, 0, 0), Template{Turn, 1, side}); physics.ShapesOverlap(at, physics.Rect(-34, -56, -30, -54)) != lies {
				t.Errorf("the template of a drop to side %v lies behind the left: want %v", side, lies)
			}
		}
		check(t, left(Bank), Small, -23.431, -76.569, 135)
		check(t, left(Turn), Small, -35, -55, 90)
		check(t, left(Turn), Large, -35, -75, 90)
		check(t, func(b Base) physics.Pose { return Drop(b, Template{Turn, 1, RightSide}) }, Small, 35, -55, 270)
	})
	t.Run("X20-DEV-003 X20-DEV-021", func(t *testing.T) {
		check(t, func(b Base) physics.Pose { return Launch(b, five) }, Medium, 0, 230, 0)
		check(t, func(b Base) physics.Pose { return Launch(b, Template{Bank, 1, LeftSide}) }, Small, -23.431, 76.569, 45)
		check(t, func(b Base) physics.Pose { return Launch(b, Template{Turn, 3, RightSide}) }, Medium, 90, 120, -90)
	})
	t.Run("templates", func(t *testing.T) {
		for _, size := range sizes {
			for _, tpl := range []Template{one, five, {Bank, 2, LeftSide}, {Turn, 3, RightSide}} {
				b := base(size, 50, 60, 70)
				for _, c := range []struct {
					s   physics.Shape
					end physics.Pose
				}{{DropTemplate(b, tpl), Drop(b, tpl)}, {LaunchTemplate(b, tpl), Launch(b, tpl)}} {
					beyond := physics.Rect(-10, 0, 10, 1).At(c.end)
					if g := physics.Distance(c.s, beyond); g.Distance > 0.002 || physics.ShapesOverlap(c.s, beyond) || physics.ShapesOverlap(c.s, b.Shape()) {
						t.Errorf("template %+v does not lead to %v", c.s, c.end)
					}
				}
			}
		}
	})
}

// X10-BRL-002: the narrow end of a bank lies within the side of the base.
func TestEndSlideLimit(t *testing.T) {
	for size, want := range map[Size]float64{Small: 10, Large: 30} {
		if got := EndSlideLimit(size); got != want {
			t.Errorf("EndSlideLimit(%v) = %v, want %v", size, got, want)
		}
	}
}
