package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// TestRectangularBase holds that nothing takes a base for a square: a long one bumps with its front edge, is touched at
// its sides, and has arcs whose lines leave by them.
func TestRectangularBase(t *testing.T) {
	long := base(Huge, 400, 300, 0)
	if w, h := Huge.Width(), Huge.Length(); w != 80 || h != 224.5 {
		t.Fatalf("a huge base is %v by %v", w, h)
	}
	t.Run("touches", func(t *testing.T) {
		for _, c := range []struct {
			x, y float64
			want bool
		}{{400 + 40 + 20, 300, true}, {400 + 40 + 21.5, 300, false}, {400, 300 + 112.25 + 20, true}, {400, 300 + 112.25 + 21.5, false},
			{400 + 60, 300 + 100, true}, {400 + 80, 300 + 100, false}} {
			if got := InContact(long, base(Small, c.x, c.y, 0)); got != c.want {
				t.Errorf("a small base at (%v, %v) touches: %v", c.x, c.y, got)
			}
		}
	})
	t.Run("flies and bumps", func(t *testing.T) {
		for _, size := range []Size{Huge, HugeShort} {
			from, m := base(size, 400, 100, 0), Move{Bearing: StraightAhead, Speed: 4}
			free := Execute(from, m, nil)
			if want := 100 + size.Length() + 160; !free.Full || math.Abs(free.Final.Point().Y-want) > 0.01 {
				t.Errorf("%v flies to %v, want %v", size, free.Final.Point().Y, want)
			}
			other := base(Small, 400, 100+size.Length()+160+50, 0)
			bump := Execute(from, m, []Base{other})
			if want := other.Pose.Point().Y - 20 - size.Fore(); bump.Full || math.Abs(bump.Final.Point().Y-want) > 0.01 {
				t.Errorf("%v is stopped at %v, want %v", size, bump.Final.Point().Y, want)
			}
		}
		slip := Execute(base(Huge, 400, 300, 0), Move{Bearing: SideslipBankLeft, Speed: 1}, nil)
		if square := Execute(base(Large, 400, 300, 0), Move{Bearing: SideslipBankLeft, Speed: 1}, nil); slip.Final != square.Final {
			t.Errorf("the template of a sideslip starts at the side, 40 mm away: %v, a large base %v", slip.Final, square.Final)
		}
	})
	t.Run("arcs and ranges", func(t *testing.T) {
		arcs := SecondEditionArcs()
		for _, c := range []struct {
			x, y float64
			arc  Arc
			band Range
		}{{400, 300 + 112.25 + 60, Front, Range1}, {400, 300 + 112.25 + 160, Front, Range2}, {400 + 40 + 60, 300, Right, Range1},
			{400 - 40 - 260, 310, Left, Range3}, {400, 300 - 112.25 - 60, Rear, Range1}} {
			target := base(Small, c.x, c.y, 0)
			for _, arc := range []Arc{Front, Left, Right, Rear} {
				if got := InArc(long, arcs, arc, target.Shape()); got != (arc == c.arc) {
					t.Errorf("(%v, %v) is in arc %v: %v", c.x, c.y, arc, got)
				}
			}
			if got := MeasureRange(long.Shape(), target.Shape()); got != c.band {
				t.Errorf("(%v, %v) is at range %v, want %v", c.x, c.y, got, c.band)
			}
		}
	})
	t.Run("drawn", func(t *testing.T) {
		for arc := Front; arc <= Rear; arc++ {
			for _, v := range ArcOutline(long, SecondEditionArcs(), arc, 100) {
				local := long.Pose.Frame().In(v)
				if math.Abs(local.X) < 39.9 && math.Abs(local.Y) < 112.1 {
					t.Errorf("the outline of arc %v leads through the base: %v", arc, local)
				}
			}
		}
		exit := physics.Vec{X: -40, Y: 45.29}
		front := ArcOutline(base(Huge, 0, 0, 0), SecondEditionArcs(), Front, 100)
		if !hasPoint(front, exit) || !hasPoint(front, physics.Vec{X: -40, Y: 112.25}) {
			t.Errorf("the front arc begins at %v and goes round the corner: %v", exit, front)
		}
	})
}

func hasPoint(points []physics.Vec, at physics.Vec) bool {
	for _, v := range points {
		if v.Sub(at).Len() < 0.05 {
			return true
		}
	}
	return false
}
