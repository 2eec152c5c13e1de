package xwing_test

import (
	"math"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestRectangularShip puts a ship on a long base: it flies its own length farther, is bumped into along its side, and
// is measured and shot at from there.
func TestRectangularShip(t *testing.T) {
	long := func(s *xwing.State) { s.View.Ships[0].Size = gauge.Huge }
	rules := xwingtest.Rules(t)
	rules.Edition.Huge = xwing.HugeRules{} // it flies by templates
	g := xwingtest.Start(t, rules, ships(red(jedi, 400, 300, 0), blue(jedi, 400+40+20+70, 350, 90)), long)
	s := g.State().(*xwing.State)
	if got := s.RangeBetween(1, 2); got != gauge.Range1 {
		t.Errorf("from its side the range is %v, want 1", got)
	}
	if into := s.PreviewMove(2, gauge.Move{Bearing: gauge.StraightAhead, Speed: 1}); into.Full || math.Abs(into.Final.Point().X-460) > 0.1 {
		t.Errorf("flying into its side: full %v, at %v; want stopped 20 mm from it", into.Full, into.Final.Point())
	}
	if got := s.PreviewMove(1, gauge.Move{Bearing: gauge.StraightAhead, Speed: 2}).Final.Point().Y; math.Abs(got-(300+224.5+80)) > 0.01 {
		t.Errorf("2 straight ends at %v", got)
	}
}
