package gauge

import (
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// seen is the range that AttackRange measures.
func seen(a Base, layout ArcLayout, arc Arc, b Base) Range {
	if line := AttackRange(a, layout, arc, b); line.InArc {
		return line.Range
	}
	return Beyond
}

// What a sight judges quickly is what AttackRange measures: anywhere, and at the edge of a range band or
// of an arc.
func TestSightIsAttackRange(t *testing.T) {
	layout := SecondEditionArcs()
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawBase(t, "a", 50), drawBase(t, "b", rapid.SampledFrom([]int32{400, 400, 60}).Draw(t, "near"))
		if rapid.Bool().Draw(t, "parallel") { // 100.000 to 100.003 mm ahead, and the like
			b.Pose.Heading = a.Pose.Heading
			apart := float64(rapid.IntRange(0, 3).Draw(t, "band")*RangeBand) + float64(rapid.IntRange(-2, 3).Draw(t, "µm"))/1000
			p := a.Pose.Moved(rapid.Float64Range(-60, 60).Draw(t, "aside"), a.Size.Fore()+b.Size.Fore()+apart)
			b.Pose.X, b.Pose.Y = p.X, p.Y
		}
		from, target := a.Box(), b.Box()
		for arc := Front; arc <= AllRound; arc++ {
			s := layout.Sight(a.Printed(), arc)
			if got, want := s.Range(&from, &target), seen(a, layout, arc, b); got != want {
				t.Fatalf("%+v sees %+v in arc %d at range %d, want %d", a, b, arc, got, want)
			} else if s.Sees(&from, &target) != (want <= Range3) {
				t.Fatalf("%+v sees %+v in arc %d: %v, but it is at range %d", a, b, arc, want > Range3, want)
			}
		}
	})
}

func BenchmarkSight(b *testing.B) {
	p, q := pairs()
	layout := SecondEditionArcs()
	var s [4]Sight
	for i := range s {
		s[i] = layout.Sight(Token(Small), Front+Arc(i))
	}
	var froms, targets [4096]physics.Box
	for i := range p {
		p[i].Size = Small
		froms[i], targets[i] = p[i].Box(), q[i].Box()
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s[i%4].Range(&froms[i%4096], &targets[i%4096])
	}
}
