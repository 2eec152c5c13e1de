package physics

import "testing"

func TestOverlapDepth(t *testing.T) {
	t.Run("X20-OVL-001 X20-RNG-013", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(Pose) Pose) {
			for _, c := range []struct {
				gap              float64
				overlap, contact bool
			}{
				{-10, true, true}, {-0.007, true, true}, {-0.003, false, true}, {0, false, true},
				{0.008, false, true}, {0.012, false, false}, {5, false, false},
			} {
				a, b := Base{place(Pose{}), Small}, Base{place(PoseAt(11, 60+c.gap, 270)), Large}
				if Overlap(a, b) != c.overlap || Overlap(b, a) != c.overlap ||
					ShapesOverlap(a.Shape(), b.Shape()) != c.overlap {
					t.Errorf("gap %v: Overlap = %v, want %v", c.gap, Overlap(a, b), c.overlap)
				}
				if InContact(a, b) != c.contact || InContact(b, a) != c.contact {
					t.Errorf("gap %v: InContact = %v, want %v", c.gap, InContact(a, b), c.contact)
				}
				// The same depth for other shapes.
				l := Polygon([]Vec{{-5, 60}, {-5, 20}, {5, 20}, {5, 55}, {30, 55}, {30, 60}}).At(place(PoseAt(0, c.gap, 0)))
				if ShapesOverlap(a.Shape(), l) != c.overlap || ShapesOverlap(l, a.Shape()) != c.overlap {
					t.Errorf("gap %v: ShapesOverlap(L) = %v, want %v", c.gap, ShapesOverlap(a.Shape(), l), c.overlap)
				}
				d := Disc(Vec{0, 40}, 20).At(place(PoseAt(0, c.gap, 0)))
				if ShapesOverlap(a.Shape(), d) != c.overlap || ShapesOverlap(d, a.Shape()) != c.overlap {
					t.Errorf("gap %v: ShapesOverlap(disc) = %v, want %v", c.gap, ShapesOverlap(a.Shape(), d), c.overlap)
				}
			}
		})
	})
}
