package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

func TestFields(t *testing.T) {
	for _, c := range []struct {
		name string
		got  Area
		want Area
	}{
		{"ARM-SET-002 the middle of six feet", StandardField().Setup(), Area{304.8, 0, 1524, 914.4}},
		{"ARM-SET-003 all of three feet", CoreField().Setup(), Area{0, 0, 914.4, 914.4}},
		{"ARM-SET-031 up to distance 3 of the own edge", StandardField().Deployment(false), Area{304.8, 0, 1524, 184.8}},
		{"of the upper edge", StandardField().Deployment(true), Area{304.8, 914.4 - 184.8, 1524, 914.4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, off := range [4]float64{c.got.X0 - c.want.X0, c.got.Y0 - c.want.Y0, c.got.X1 - c.want.X1, c.got.Y1 - c.want.Y1} {
				if math.Abs(off) > 1e-9 {
					t.Errorf("side %d is %v mm aside: %v", i, off, c.got)
				}
			}
		})
	}
	field := StandardField().All()
	if !field.Holds(physics.Disc(physics.Vec{X: 17, Y: 17}, 17)) || field.Holds(physics.Disc(physics.Vec{X: 16.9, Y: 17}, 17)) {
		t.Error("the play area holds what lies wholly in it, and nothing else")
	}
}

func TestSpecialArcsAndTokens(t *testing.T) {
	onager := NewShip(physics.PoseAt(0, 0, 0), chassis(t, "onager"))
	ahead, aside := NewShip(physics.PoseAt(0, 400, 180), chassis(t, "cr90")), NewShip(physics.PoseAt(260, 330, 135), chassis(t, "cr90"))
	var narrow physics.Wedge
	for _, side := range [2]float64{-1, 1} {
		sin, cos := math.Sincos(20.4 * math.Pi / 180)
		narrow.Add(physics.Vec{X: -side * cos, Y: sin}, 0)
	}
	t.Run("ARM-IGN-009 in place of the zone's arc", func(t *testing.T) {
		if _, ok := onager.ArcRange(Front, &narrow, ahead, Front); !ok {
			t.Error("what lies ahead is not in the special arc")
		}
		if _, ok := onager.ArcRange(Front, &narrow, aside, Front); ok {
			t.Error("what lies aside is in the special arc")
		}
		if _, ok := onager.HullRange(Front, aside, Front); !ok {
			t.Error("and not in the zone's own")
		}
	})
	t.Run("ARM-STN-003 a station has one hull zone", func(t *testing.T) {
		station := rocks()[1].At(physics.PoseAt(0, 200, 0))
		g, ok := onager.TokenRange(Front, &station)
		if !ok || math.Abs(g.Distance-(200-10-64.25)) > 20 {
			t.Errorf("%v mm, %v", g.Distance, ok)
		}
	})
	t.Run("ARM-OBT-025 those that cannot touch it", func(t *testing.T) {
		wall := func(x, y float64) physics.Box { return Base{physics.PoseAt(x, y, 0), Large}.Box() }
		token := physics.Rect(-21.5, -35.5, 21.5, 35.5).At(physics.PoseAt(500, 500, 0))
		stands := []physics.Pose{physics.PoseAt(500+21.5+17, 500, 0)}
		h := NewTokenHeap(token, []physics.Box{wall(500, 600), wall(500, 400), wall(430, 500)}, stands, StandardField().All())
		if h.Room() != 0 || !h.Legal(physics.PoseAt(500+21.5+51, 500, 0), 1) || h.Legal(physics.PoseAt(500+21.5+60, 500, 0), 1) {
			t.Errorf("room for %d, or not in contact with the one that touches", h.Room())
		}
	})
	t.Run("ARM-OBT-024 around an exogorth", func(t *testing.T) {
		h := NewTokenHeap(rocks()[0].At(physics.PoseAt(500, 400, 0)), nil, nil, StandardField().All())
		for left := h.Room(); left > 0; left-- {
			p := physics.Pose{}.MovedTo(h.fill(counted, math.MaxInt)[0])
			if !h.Legal(p, left) {
				t.Fatalf("with %d left a counted place is refused", left)
			}
			h.Put(p)
		}
		if SquadronsOverlap(physics.PoseAt(0, 0, 0), physics.PoseAt(34, 0, 0)) ||
			!SquadronsOverlap(physics.PoseAt(0, 0, 0), physics.PoseAt(33.9, 0, 0)) {
			t.Error("squadrons that touch do not overlap, those 0.1 mm deep do")
		}
	})
}
