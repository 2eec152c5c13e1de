package gauge

import (
	"testing"

	"xwing/physics"
)

func TestOverlapDepth(t *testing.T) {
	t.Run("X20-OVL-001 X20-RNG-013", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			for _, c := range []struct {
				gap              float64
				overlap, contact bool
			}{
				{-10, true, true}, {-0.007, true, true}, {-0.003, false, true}, {0, false, true},
				{0.008, false, true}, {0.012, false, false}, {5, false, false},
			} {
				a, b := Base{Pose: place(physics.Pose{}), Size: Small}, Base{Pose: place(physics.PoseAt(11, 60+c.gap, 270)), Size: Large}
				if Overlap(a, b) != c.overlap || Overlap(b, a) != c.overlap ||
					physics.ShapesOverlap(a.Shape(), b.Shape()) != c.overlap {
					t.Errorf("gap %v: Overlap = %v, want %v", c.gap, Overlap(a, b), c.overlap)
				}
				if InContact(a, b) != c.contact || InContact(b, a) != c.contact {
					t.Errorf("gap %v: InContact = %v, want %v", c.gap, InContact(a, b), c.contact)
				}
				// The same depth for other shapes.
				l := physics.Polygon([]physics.Vec{{X: -5, Y: 60}, {X: -5, Y: 20}, {X: 5, Y: 20}, {X: 5, Y: 55}, {X: 30, Y: 55}, {X: 30, Y: 60}}).At(place(physics.PoseAt(0, c.gap, 0)))
				if physics.ShapesOverlap(a.Shape(), l) != c.overlap || physics.ShapesOverlap(l, a.Shape()) != c.overlap {
					t.Errorf("gap %v: ShapesOverlap(L) = %v, want %v", c.gap, physics.ShapesOverlap(a.Shape(), l), c.overlap)
				}
				d := physics.Disc(physics.Vec{X: 0, Y: 40}, 20).At(place(physics.PoseAt(0, c.gap, 0)))
				if physics.ShapesOverlap(a.Shape(), d) != c.overlap || physics.ShapesOverlap(d, a.Shape()) != c.overlap {
					t.Errorf("gap %v: ShapesOverlap(disc) = %v, want %v", c.gap, physics.ShapesOverlap(a.Shape(), d), c.overlap)
				}
			}
		})
	})
}
