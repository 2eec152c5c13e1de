package scene

import (
	"testing"

	"xwing/physics"
)

// TestLegalAreaIsTheIntersection fills exactly what lies in the zone, in nothing that is kept free and no nearer than
// asked to anything, as the rules measure it.
func TestLegalAreaIsTheIntersection(t *testing.T) {
	p, _, _ := laying(t)
	d, hand, _ := p.InHand()
	g := p.legalArea(d, hand)
	inside, outside := 0, 0
	lo, hi := hand.Zone.Outline.Bounds()
	for x := lo.X - 40; x < hi.X+40; x += 7 {
		for y := lo.Y - 40; y < hi.Y+40; y += 7 {
			at := physics.Vec{X: x, Y: y}
			dot := physics.Disc(at, 0.01)
			want := physics.Inside(hand.Zone.Outline, dot)
			sure := true // farther than a millimetre and a half from any line
			check := func(gap, asked float64) {
				want = want && gap > asked
				sure = sure && (gap < asked-1.5 || gap > asked+1.5)
			}
			for i := range d.Placement.KeepOut {
				if k := &d.Placement.KeepOut[i]; k.Concerns(hand.ID) {
					check(max(physics.Distance(dot, k.Shape).Distance, 0), k.Distance)
					if k.Distance == 0 {
						sure = sure && physics.Distance(dot, k.Shape).Distance > 1.5 || physics.ShapesOverlap(dot, k.Shape)
					}
				}
			}
			for _, edge := range [4]float64{x - lo.X, hi.X - x, y - lo.Y, hi.Y - y} {
				sure = sure && max(edge, -edge) > 1.5
			}
			if !sure {
				continue
			}
			sx, sy := p.Cam.At(at)
			got := false
			for _, s := range g.row(sy) {
				got = got || s.from <= sx && sx <= s.to
			}
			if got != want {
				t.Fatalf("%v is filled: %v, want %v", at, got, want)
			}
			if want {
				inside++
			} else {
				outside++
			}
		}
	}
	if inside < 50 || outside < 50 {
		t.Errorf("%d points inside and %d outside", inside, outside)
	}
}

// TestSpans adds, cuts and takes away parts of a row.
func TestSpans(t *testing.T) {
	a := []span{{0, 10}, {20, 30}}
	if got := without(a, []span{{5, 25}}); len(got) != 2 || got[0] != (span{0, 5}) || got[1] != (span{25, 30}) {
		t.Errorf("without: %v", got)
	}
	if got := common(a, []span{{5, 22}}); len(got) != 2 || got[0] != (span{5, 10}) || got[1] != (span{20, 22}) {
		t.Errorf("common: %v", got)
	}
	if got := joined([]span{{8, 12}, {0, 9}, {14, 15}}); len(got) != 2 || got[0] != (span{0, 12}) {
		t.Errorf("joined: %v", got)
	}
}
