package physics

import (
	"math"
	"testing"
)

// failer is a test, of whatever kind.
type failer interface {
	Helper()
	Fatalf(string, ...any)
}

func isNear(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

// checkPoint wants two points within a tolerance in mm.
func checkPoint(t *testing.T, what string, got, want Vec, tolerance float64) {
	t.Helper()
	if got.Sub(want).Len() > tolerance {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

// onEachTable runs a check on the plain table and on turned and shifted ones: place maps a pose of the plain
// table.
func onEachTable(t *testing.T, check func(t *testing.T, place func(Pose) Pose)) {
	t.Helper()
	for _, on := range []Pose{{}, PoseAt(120, -60, 90), PoseAt(400, 300, 213.77), PoseAt(-50, 700, 359.99999)} {
		check(t, func(p Pose) Pose { return on.Turned(p.Degrees()).MovedTo(on.Frame().Out(p.Point())) })
		if t.Failed() {
			t.Fatalf("on a table at %v", on)
		}
	}
}

// samples is the outline as points at most step mm apart, corners included.
func samples(s Shape, step float64) []Vec {
	outline := s.Outline(step * step / 100)
	var out []Vec
	a := outline[len(outline)-1]
	for _, b := range outline {
		n := int(b.Sub(a).Len()/step) + 1
		for i := range n {
			out = append(out, a.Lerp(b, float64(i)/float64(n)))
		}
		a = b
	}
	return out
}

// reversed is the gap from the second shape to the first.
func (g Gap) reversed() Gap {
	g.A, g.B = g.B, g.A
	g.First = Segment{g.First.B, g.First.A}
	g.Last = Segment{g.Last.B, g.Last.A}
	return g
}
