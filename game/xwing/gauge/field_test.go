package gauge_test

import (
	"math/rand/v2"
	"testing"

	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// TestFieldIsTheAttackRange: a row of a field says of every point what the attack range to that point is.
func TestFieldIsTheAttackRange(t *testing.T) {
	src := rand.New(rand.NewPCG(1, 2))
	second := gauge.SecondEditionArcs()
	with, token := second.With(gauge.Huge, map[gauge.Arc]gauge.Opening{gauge.Front: {From: physics.Vec{Y: 40}, Half: 45,
		Part: gauge.Stretch{Astern: 0, Ahead: 112}}, gauge.Rear: {Bearing: 180, Half: 30}})
	seen := map[gauge.Range]int{}
	for range 4000 {
		layout, b := second, gauge.Base{Pose: physics.PoseAt(300+200*src.Float64(), 300+200*src.Float64(), 360*src.Float64()),
			Size: gauge.Size(1 + src.IntN(4))}
		switch src.IntN(3) {
		case 0:
			layout = gauge.FirstEditionArcs()
		case 1:
			layout, b.Size, b.Token = with, gauge.Huge, token
		}
		arc := gauge.Arc(1 + src.IntN(int(gauge.AllRound)))
		f := layout.Field(b, arc)
		for range 40 {
			p := physics.Vec{X: 900*src.Float64() - 100, Y: 900*src.Float64() - 100}
			if src.IntN(2) == 0 {
				p = b.Pose.Point().Add(physics.Vec{X: 80 * (src.Float64() - 0.5), Y: 80 * (src.Float64() - 0.5)})
			}
			want := gauge.AttackRange(b, layout, arc, physics.Rect(p.X, p.Y, p.X, p.Y)).By(gauge.LongRuler)
			if want.Distance > 510 {
				want.Range = gauge.Beyond
			}
			got := rangeIn(&f, p)
			if got != want.Range {
				t.Fatalf("%v of %+v: %v at %v, want %v (%+v)", arc, b, got, p, want.Range, want)
			}
			seen[got]++
			lo, hi := f.Rows(gauge.Range5)
			if got < gauge.Beyond && (p.Y < lo || p.Y > hi) {
				t.Fatalf("%v is none of its rows", p)
			}
		}
	}
	for r := gauge.Range1; r <= gauge.Beyond; r++ {
		if seen[r] == 0 {
			t.Errorf("no point at range %v was tried", r)
		}
	}
}

// rangeIn is the range of a point in a field.
func rangeIn(f *gauge.Field, p physics.Vec) gauge.Range {
	in := func(lo, hi float64) bool { return lo <= p.X && p.X <= hi }
	if in(f.Under(p.Y)) || !in(f.Arc(p.Y)) {
		return gauge.Beyond
	}
	for r := gauge.Range0; r < gauge.Beyond; r++ {
		if in(f.Within(p.Y, r)) {
			return r
		}
	}
	return gauge.Beyond
}
