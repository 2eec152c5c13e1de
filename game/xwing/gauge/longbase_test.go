package gauge

import (
	"math/rand/v2"
	"testing"

	"xwing/physics"
)

// TestLongBasesAreStopped has long bases back along every template among others: they end on nobody, and where a slow
// walk back finds the first free place.
func TestLongBasesAreStopped(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 1))
	stopped := 0
	for i := range 400 {
		b := Base{Pose: physics.PoseAt(0, 0, 360*rng.Float64()), Size: []Size{Huge, HugeShort}[i%2]}
		m := Move{Bearing: []Bearing{StraightAhead, BankLeft, BankRight, TurnLeft, TurnRight}[rng.IntN(5)], Speed: 1 + rng.IntN(3)}
		end := End(b, m)
		var others []Base
		for len(others) < 3 {
			o := Base{Pose: physics.PoseAt(end.Point().X+200*(rng.Float64()-0.5), end.Point().Y+200*(rng.Float64()-0.5), 360*rng.Float64()),
				Size: []Size{Small, Medium, Large, Huge}[rng.IntN(4)]}
			if !Overlap(b, o) {
				others = append(others, o)
			}
		}
		x := Execute(b, m, others)
		for _, o := range others {
			if Overlap(Base{Pose: x.Final, Size: b.Size}, o) {
				t.Fatalf("%d: %v of %v ends on %v", i, m, b, o)
			}
		}
		if x.Full {
			continue
		}
		stopped++
		tpl, _ := m.Template()
		const step = 0.05
		for s := tpl.Length() - step; s > x.At+2*step; s -= step {
			free := Base{Pose: Along(b, m, s), Size: b.Size}
			clear := true
			for _, o := range others {
				clear = clear && !Overlap(free, o)
			}
			if clear {
				t.Fatalf("%d: %v of %v is free at %v, and backs to %v", i, m, b, s, x.At)
			}
		}
	}
	if stopped < 100 {
		t.Errorf("only %d of 400 were stopped", stopped)
	}
}
