package gauge

import (
	"testing"

	"xwing/physics"
)

func TestBands(t *testing.T) {
	for _, c := range []struct {
		name string
		mm   float64
		r    Range
		d    Distance
	}{
		{"ARM-CMP-004 ARM-CMP-005 nothing", 0, CloseRange, Distance1},
		{"ARM-RNG-001 on the line of distance 1", 76.3, CloseRange, Distance1},
		{"distance 2", 76.4, CloseRange, Distance2},
		{"ARM-RNG-001 close, on the line", 123.3, CloseRange, Distance2},
		{"medium", 123.4, MediumRange, Distance2},
		{"distance 3", 124.7, MediumRange, Distance3},
		{"distance 4", 184.9, MediumRange, Distance4},
		{"long", 187.1, LongRange, Distance4},
		{"distance 5", 244.9, LongRange, Distance5},
		{"ARM-RNG-019 ARM-CMP-001 ARM-RNG-001 long, on the line", 304.8, LongRange, Distance5},
		{"ARM-RNG-006 ARM-CMP-001 extreme", 304.9, ExtremeRange, BeyondRuler},
	} {
		t.Run(c.name, func(t *testing.T) {
			if r, d := RangeOf(c.mm), DistanceOf(c.mm); r != c.r || d != c.d {
				t.Errorf("%v mm is range %d, distance %d, want %d, %d", c.mm, r, d, c.r, c.d)
			}
		})
	}
}

func TestAtWithinBeyond(t *testing.T) {
	ship := Base{physics.PoseAt(0, 0, 0), Small}.Shape() // its side lies at 21.5
	for _, c := range []struct {
		name               string
		from               float64 // of the squadron's near edge, mm from the ship's side
		lo, hi             Distance
		at, within, beyond bool // beyond lo
	}{
		{"ARM-RNG-002 part of it", 70, Distance1, Distance1, true, false, false},
		{"ARM-RNG-003 all of it", 40, Distance1, Distance1, true, true, false},
		{"ARM-RNG-004 nothing of it", 77, Distance1, Distance1, false, false, true},
		{"ARM-RNG-005 a span", 70, Distance1, Distance2, true, true, false},
		{"the far end of a span", 120, Distance1, Distance2, true, false, true},
		{"too near for a span", 10, Distance2, Distance3, false, false, true},
		{"a part in the span", 60, Distance2, Distance3, true, false, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			squadron := Squadron(physics.PoseAt(21.5+c.from+SquadronRadius, 0, 0))
			if at, within := At(ship, squadron, c.lo, c.hi), Within(ship, squadron, c.lo, c.hi); at != c.at || within != c.within {
				t.Errorf("at %v, within %v, want %v, %v", at, within, c.at, c.within)
			}
			if c.lo == Distance1 && BeyondDistance(ship, squadron, c.lo) != (c.beyond && c.from > 76.3) {
				t.Errorf("beyond is %v", !c.beyond)
			}
		})
	}
	t.Run("ARM-RNG-015 itself", func(t *testing.T) {
		if !At(ship, ship, Distance1, Distance1) {
			t.Error("a ship is not at distance 1 of itself")
		}
	})
}
