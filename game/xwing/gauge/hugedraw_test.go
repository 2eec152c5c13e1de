package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// TestHugeToolLaid holds that the tool is drawn where it lies: whichever of its speeds a base ends at, it touches the tool and
// does not lie on it, on either side.
func TestHugeToolLaid(t *testing.T) {
	for _, tool := range []HugeTool{FirstEditionTool(), SecondEditionTool()} {
		for _, size := range []Size{Huge, HugeShort} {
			b := base(size, 300, -200, 23)
			for _, bearing := range []Bearing{StraightAhead, ReverseStraight, BankLeft, BankRight} {
				for speed := range 6 {
					m := Move{Bearing: bearing, Speed: speed}
					bars, marks := tool.Laid(b, m)
					if !tool.Has(m) {
						if bars != nil || marks != nil {
							t.Errorf("%v %d: a tool is laid that has no such maneuver", bearing, speed)
						}
						continue
					}
					to := tool.End(b, m)
					end, x, y := b.At(to).Shape(), size.Abeam()-0.01, size.Fore()-0.01
					inner := physics.Rect(-x, -y, x, y).At(to)
					near := math.Inf(1)
					for _, bar := range bars {
						near = min(near, physics.Distance(end, bar).Distance)
						if physics.ShapesOverlap(inner, bar) {
							t.Errorf("%v %d of %v: the base lies on the tool", bearing, speed, size)
						}
					}
					if near > 0.01 {
						t.Errorf("%v %d of %v: the base lies %v mm from the tool", bearing, speed, size, near)
					}
					if mark := marks[speed-marks[0].Speed]; mark.Speed != speed {
						t.Errorf("%v %d: its mark is of %d", bearing, speed, mark.Speed)
					}
				}
			}
		}
	}
	if bars, _ := SecondEditionTool().Laid(base(Huge, 0, 0, 0), Move{Bearing: Stationary}); bars != nil {
		t.Error("a tool is laid for a ship that stays")
	}
}

// TestHugeToolAlong holds that a ship is drawn from its start to its end without a leap.
func TestHugeToolAlong(t *testing.T) {
	for _, tool := range []HugeTool{FirstEditionTool(), SecondEditionTool()} {
		b := base(Huge, 300, -200, 23)
		for _, bearing := range []Bearing{StraightAhead, ReverseStraight, KoiogranTurn, BankLeft, BankRight} {
			for speed := range 6 {
				m := Move{Bearing: bearing, Speed: speed}
				const steps = 100
				last := tool.Along(b, m, 0)
				if tool.Has(m) && (last.Point().Sub(b.Pose.Point()).Len() > 0.002 || last.Heading != b.Pose.Heading) {
					t.Errorf("%v %d begins at %v, not at %v", bearing, speed, last, b.Pose)
				}
				for i := 1; i <= steps; i++ {
					at := tool.Along(b, m, float64(i)/steps)
					turn := math.Abs(math.Remainder(at.Degrees()-last.Degrees(), 360))
					if d := at.Point().Sub(last.Point()).Len(); d > 5 || turn > 7 {
						t.Errorf("%v %d leaps by %v mm, %v degrees", bearing, speed, d, turn)
					}
					last = at
				}
				if last != tool.End(b, m) {
					t.Errorf("%v %d ends at %v, not at %v", bearing, speed, last, tool.End(b, m))
				}
			}
		}
	}
}
