package game

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// railed is a placement of one piece on two rails, the second with gaps.
func railed(degrees float64, gaps ...RailGap) *Placement {
	return &Placement{Pieces: []Piece{{ID: "tile", Outline: physics.Rect(-5, -5, 5, 5), Rails: []Rail{
		{ID: "left", Start: physics.PoseAt(50, 80, degrees), Ends: [2]int32{0, 100}, Gaps: []RailGap{{Ends: [2]int32{0, 100}, Refusal: Refusal{Rule: "TOY-1"}}}},
		{ID: "right", Start: physics.PoseAt(150, 80, degrees), Ends: [2]int32{-20_000, 20_000}, Gaps: gaps},
	}}}}
}

func TestRail(t *testing.T) {
	gap := RailGap{Ends: [2]int32{-3000, 5000}, Refusal: Refusal{Rule: "TOY-2", Why: Say("rock")}}
	p := railed(0, gap)
	for _, test := range []struct {
		x, y, degrees float64
		want          string
	}{
		{150, 100, 0, ""}, {150, 60, 0, ""}, {150, 85, 0, "TOY-2:rock "}, {150, 85.001, 0, ""}, {150, 77, 0, "TOY-2:rock "}, {150, 76.999, 0, ""},
		{150, 100.001, 0, "GAME-FORM:refused.off-rail "}, {150.001, 90, 0, "GAME-FORM:refused.off-rail "}, {150, 90, 1, "GAME-FORM:refused.off-rail "},
		{50, 80, 0, "TOY-1: "},
	} {
		if got := keys(p.Check("tile", physics.PoseAt(test.x, test.y, test.degrees))); got != test.want {
			t.Errorf("Check(%v, %v, %v°) = %q, want %q", test.x, test.y, test.degrees, got, test.want)
		}
	}
	if pose, ok := p.FindLegal("tile"); !ok || pose != physics.PoseAt(150, 76.999, 0) {
		t.Errorf("the nearest open place is %v, want just before the gap", pose)
	}
	full := railed(0, RailGap{Ends: [2]int32{-20_000, 20_000}})
	if pose, ok := full.FindLegal("tile"); ok || full.Pieces[0].Rails[1].Open() || !p.Pieces[0].Rails[1].Open() {
		t.Errorf("there is no place, and %v was found", pose)
	}
}

// TestRailAtAnyHeading places pieces on slanted rails: what is drawn or found there is legal, what lies in a gap is not.
func TestRailAtAnyHeading(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ends := func(name string) [2]int32 {
			a, b := rapid.Int32Range(-20_000, 20_000).Draw(t, name), rapid.Int32Range(-20_000, 20_000).Draw(t, name)
			return [2]int32{min(a, b), max(a, b)}
		}
		gaps := []RailGap{{Ends: ends("gap")}, {Ends: ends("other gap")}}
		p := railed(rapid.Float64Range(0, 359.99).Draw(t, "heading"), gaps...)
		rail := &p.Pieces[0].Rails[1]
		for _, um := range []int32{rapid.Int32Range(-20_000, 20_000).Draw(t, "place"), gaps[0].Ends[0], gaps[0].Ends[1], gaps[1].Ends[1] + 1} {
			if um > rail.Ends[1] {
				continue
			}
			// On a slant the neighbours may share the pose: a gap may then be a µm less or more.
			refused, edge := false, false
			for _, g := range gaps {
				refused = refused || g.Ends[0] <= um && um <= g.Ends[1]
				edge = edge || abs(um-g.Ends[0]) <= 1 || abs(um-g.Ends[1]) <= 1
			}
			if got := len(p.Check("tile", rail.At(um))) > 0; got != refused && !edge {
				t.Fatalf("place %d of %v is refused: %v, want %v", um, gaps, got, refused)
			}
		}
		src := NewSource(rapid.Uint64().Draw(t, "seed"), 1)
		_, pose, ok := samplePlace(&src, p)
		found, some := p.FindLegal("tile")
		if ok != some || ok != rail.Open() {
			t.Fatalf("drawn %v, found %v, open %v", ok, some, rail.Open())
		}
		for _, at := range []physics.Pose{pose, found} {
			if ok && len(p.Check("tile", at)) > 0 {
				t.Fatalf("%v is refused: %v", at, keys(p.Check("tile", at)))
			}
		}
	})
}

// TestRailAside: a rail may lead another way than the piece looks; the piece keeps its heading.
func TestRailAside(t *testing.T) {
	r := Rail{Start: physics.PoseAt(100, 100, 45), Aside: -45, Ends: [2]int32{-10_000, 10_000}}
	if got, want := r.At(10_000), physics.PoseAt(100, 110, 45); got != want {
		t.Errorf("At(10 mm) = %v, want %v", got, want)
	}
	if um, ok := r.Place(physics.PoseAt(100, 93, 45)); um != -7000 || !ok {
		t.Errorf("Place = %v, %v, want -7000", um, ok)
	}
	if _, ok := r.Place(physics.PoseAt(95, 95, 45)); ok {
		t.Error("Place finds what lies ahead of the piece, want it aside")
	}
}

// TestRailAround: a rail may follow a circle, to the left; its places are told along the arc.
func TestRailAround(t *testing.T) {
	quarter := int32(math.Round(math.Pi / 2 * 100_000))
	r := Rail{Start: physics.PoseAt(300, 200, 0), Round: 100, Ends: [2]int32{0, 3 * quarter}}
	for _, test := range []struct {
		um   int32
		x, y float64
	}{{0, 300, 200}, {quarter, 200, 300}, {2 * quarter, 100, 200}, {3 * quarter, 200, 100}} {
		if got := r.At(test.um).Point().Sub(physics.Vec{X: test.x, Y: test.y}).Len(); got > 0.002 {
			t.Errorf("At(%d) is %v mm from %v, %v", test.um, got, test.x, test.y)
		}
	}
	near := func(x, y float64, want int32) {
		t.Helper()
		if got := r.Nearest(physics.Vec{X: x, Y: y}); abs(got-want) > 1 {
			t.Errorf("Nearest(%v, %v) = %d, want %d", x, y, got, want)
		}
	}
	near(200, 350, quarter)
	near(50, 200, 2*quarter)
	near(290, 150, 0)         // in the part that it leaves out, nearer to its start
	near(250, 110, 3*quarter) // and nearer to its end
	r.Ends = [2]int32{-quarter, quarter}
	near(200, 90, -quarter)
	near(100, 201, quarter)
}

// TestRailAroundAnyCircle: what is drawn on a circle is found there again, and a gap is kept.
func TestRailAroundAnyCircle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := railed(rapid.Float64Range(0, 359.99).Draw(t, "heading"), RailGap{Ends: [2]int32{-3000, 5000}})
		rail := &p.Pieces[0].Rails[1]
		rail.Round, rail.Aside = rapid.Float64Range(10, 200).Draw(t, "radius"), rapid.Float64Range(0, 360).Draw(t, "aside")
		um := rapid.Int32Range(rail.Ends[0], rail.Ends[1]).Draw(t, "place")
		if got, ok := rail.Place(rail.At(um)); !ok || abs(got-um) > 1 {
			t.Fatalf("Place(At(%d)) = %d, %v", um, got, ok)
		}
		if in, refused := um >= -3000 && um <= 5000, len(p.Check("tile", rail.At(um))) > 0; in != refused && abs(um+3000) > 1 &&
			abs(um-5000) > 1 {
			t.Fatalf("place %d is refused: %v, want %v", um, refused, in)
		}
		src := NewSource(rapid.Uint64().Draw(t, "seed"), 1)
		if _, pose, ok := samplePlace(&src, p); !ok || len(p.Check("tile", pose)) > 0 {
			t.Fatalf("drawn %v, %v: %v", pose, ok, keys(p.Check("tile", pose)))
		}
	})
}
