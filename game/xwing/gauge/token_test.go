package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// sections is a layout with two tokens for a long base: one whose arcs are those of all of its size, said as openings, and
// the aft section of it, with arcs to both sides from a point of its own.
func sections() (l ArcLayout, same, aft Token) {
	l = newLayout(arcTable{edge: [sizeCount]float64{Small: 17.154, Medium: 26.447, Large: 35.715, Huge: 99.139}})
	l, same = l.With(Huge, map[Arc]Opening{
		Front: {Half: 41.45}, Rear: {Bearing: 180, Half: 41.45}, Left: {Bearing: 90, Half: 48.55}, Right: {Bearing: -90, Half: 48.55}})
	peg, section := physics.Vec{Y: -72.25}, Stretch{Astern: -112.25}
	l, aft = l.With(Huge, map[Arc]Opening{Left: {From: peg, Bearing: 90, Half: 45, Part: section},
		Right: {From: peg, Bearing: -90, Half: 45, Part: section}, AllRound: {Half: 180, Part: section}})
	return l, same, aft
}

// TestATokensOwnArcs holds that arcs said by bearing and half angle are those that were said by where their lines meet the
// front edge, and that the tokens of an edition are not changed by it.
func TestATokensOwnArcs(t *testing.T) {
	layout, same, _ := sections()
	second, again := SecondEditionArcs(), SecondEditionArcs()
	if _, token := second.With(Huge, nil); second != again || second.Tokens() != int(sizeCount) || token != Token(sizeCount) {
		t.Error("a token more has changed the edition's layout")
	}
	long := base(Huge, 0, 0, 30)
	own := Base{Pose: long.Pose, Size: Huge, Token: same}
	if long.Printed() != Token(Huge) || own.Printed() != same || own.At(physics.Pose{}).Token != same {
		t.Error("a base does not keep its token")
	}
	for arc := Front; arc <= AllRound; arc++ {
		sight, plain := layout.Sight(same, arc), layout.Sight(Token(Huge), arc)
		for i := range 400 {
			x, y := float64(i%20)*40-380, float64(i/20)*40-380
			target := base(Small, x, y, float64(i))
			got, want := AttackRange(own, layout, arc, target), AttackRange(long, layout, arc, target)
			if got.InArc != want.InArc || math.Abs(got.Distance-want.Distance) > 0.1 {
				t.Errorf("arc %v, (%v, %v): %v %v, want %v %v", arc, x, y, got.InArc, got.Distance, want.InArc, want.Distance)
			}
			from, to := own.Box(), target.Box()
			if a, b := sight.Range(sight.From(&from), &to), plain.Range(&from, &to); a != b {
				t.Errorf("arc %v, (%v, %v) is seen at %v, want %v", arc, x, y, a, b)
			}
		}
	}
}

// TestASection holds that its arcs begin at its own point, that ranges are measured from it alone, and that it has no arcs
// but those.
func TestASection(t *testing.T) {
	layout, _, aft := sections()
	from := Base{Pose: physics.PoseAt(400, 400, 0), Size: Huge, Token: aft}
	for _, c := range []struct {
		x, y float64 // of a small base, from the middle of the long one
		arc  Arc
		in   bool
		band Range
	}{
		{140, -72, Right, true, Range1}, {-140, -72, Left, true, Range1}, {140, -72, Left, false, Beyond},
		{140, 130, Right, false, Beyond}, // beside the fore section
		{300, 150, Right, true, Range3},  // by its left rear edge, over the other section
		{0, 200, Front, false, Beyond}, {0, -200, Rear, false, Beyond}, {0, 180, AllRound, true, Range2}, {0, -190, AllRound, true, Range1},
	} {
		target := base(Small, 400+c.x, 400+c.y, 0)
		line := AttackRange(from, layout, c.arc, target)
		if line.InArc != c.in || line.Range != c.band {
			t.Errorf("(%v, %v) in arc %v: %v at %v, want %v at %v", c.x, c.y, c.arc, line.InArc, line.Range, c.in, c.band)
		}
		sight, box, to := layout.Sight(aft, c.arc), from.Box(), target.Box()
		if got := sight.Range(sight.From(&box), &to); got != c.band {
			t.Errorf("(%v, %v) is seen in arc %v at %v, want %v", c.x, c.y, c.arc, got, c.band)
		}
		if sight.Sees(sight.From(&box), &to) != c.in || (PartInArc(from, layout, c.arc, target.Shape()) == nil) == c.in {
			t.Errorf("(%v, %v) in arc %v: seen or drawn otherwise", c.x, c.y, c.arc)
		}
	}
	for _, arc := range []Arc{Left, Right} {
		outline := ArcOutline(from, layout, arc, 100)
		for _, v := range outline {
			if local := from.Pose.Frame().In(v); math.Abs(local.X) < 39.9 && math.Abs(local.Y) < 112.1 {
				t.Errorf("the outline of arc %v leads through the base: %v", arc, local)
			}
		}
		if side := map[Arc]float64{Left: 360, Right: 440}[arc]; !hasPoint(outline, physics.Vec{X: side, Y: 367.75}) {
			t.Errorf("arc %v leaves by the side 40 mm ahead of its peg: %v", arc, outline)
		}
	}
	if outline := ArcOutline(from, layout, Front, 100); len(outline) > 0 {
		t.Errorf("an arc that it has not is drawn: %v", outline)
	}
}
