package gauge

import (
	"fmt"
	"math"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
	"xwing/physics/sketch"
)

// base is a base at (x, y) mm.
func base(size Size, x, y, degrees float64) Base {
	return Base{Pose: physics.PoseAt(x, y, degrees), Size: size}
}

var sizes = []Size{Small, Medium, Large}

func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

func checkPose(t *testing.T, what string, got, want physics.Pose) {
	t.Helper()
	turn := turnOf(int64(got.Heading) - int64(want.Heading))
	if turn > physics.FullTurn/2 {
		turn = physics.FullTurn - turn
	}
	if dx, dy := got.X-want.X, got.Y-want.Y; max(dx, -dx, dy, -dy) > 1 || turn > 1 {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

// checkVec wants two points within a tolerance in mm.
func checkVec(t *testing.T, what string, got, want physics.Vec, tolerance float64) {
	t.Helper()
	if got.Sub(want).Len() > tolerance {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

// eachSetting runs a check on the plain table and on turned and shifted ones: place maps a pose of the
// plain table.
func eachSetting(t *testing.T, check func(t *testing.T, place func(physics.Pose) physics.Pose)) {
	t.Helper()
	for _, on := range []physics.Pose{{}, physics.PoseAt(120, -60, 90), physics.PoseAt(400, 300, 213.77), physics.PoseAt(-50, 700, 359.99999)} {
		check(t, func(p physics.Pose) physics.Pose { return compose(on, p) })
		if t.Failed() {
			t.Fatalf("on a table at %v", on)
		}
	}
}

// turnOf is the heading of so many units of turn.
func turnOf(units int64) int32 {
	return int32((units%physics.FullTurn + physics.FullTurn) % physics.FullTurn)
}

// compose is p, seen in the frame of on, as a pose of the table.
func compose(on, p physics.Pose) physics.Pose {
	v := on.Frame().Out(p.Point())
	return physics.Pose{Heading: turnOf(int64(on.Heading) + int64(p.Heading))}.MovedTo(v)
}

// mirrored is the pose in a mirror along the y axis.
func mirrored(p physics.Pose) physics.Pose {
	return physics.Pose{X: -p.X, Y: p.Y, Heading: turnOf(-int64(p.Heading))}
}

var mirrorBearing = map[Bearing]Bearing{
	StraightAhead: StraightAhead, BankLeft: BankRight, TurnLeft: TurnRight, KoiogranTurn: KoiogranTurn,
	SegnorsLoopLeft: SegnorsLoopRight, TallonRollLeft: TallonRollRight, Stationary: Stationary,
	ReverseStraight: ReverseStraight, ReverseBankLeft: ReverseBankRight,
	SideslipBankLeft: SideslipBankRight, SideslipTurnLeft: SideslipTurnRight,
}

func mirroredMove(m Move) Move {
	for l, r := range mirrorBearing {
		if m.Bearing == l {
			return Move{r, m.Speed, -m.Slide, -m.SlideUM, m.With}
		}
		if m.Bearing == r {
			return Move{l, m.Speed, -m.Slide, -m.SlideUM, m.With}
		}
	}
	panic("no bearing")
}

// drawBase draws a base within a square of the given half side in mm.
func drawBase(t *rapid.T, name string, reach int32) Base {
	um := rapid.Int32Range(-reach*1000, reach*1000)
	turn := rapid.OneOf(rapid.Int32Range(0, physics.FullTurn-1), rapid.SampledFrom([]int32{0, 4_500_000, 9_000_000, 18_000_000}))
	return Base{
		Pose: physics.Pose{X: um.Draw(t, name+".x"), Y: um.Draw(t, name+".y"), Heading: turn.Draw(t, name+".h")},
		Size: rapid.SampledFrom(sizes).Draw(t, name+".size"),
	}
}

func drawMove(t *rapid.T) Move {
	m := Move{Bearing: Bearing(rapid.IntRange(1, len(plans)-1).Draw(t, "bearing"))}
	limit := 3
	if m.Bearing != Stationary && plans[m.Bearing].kind == Straight {
		limit = 5
	}
	m.Speed = rapid.IntRange(1, limit).Draw(t, "speed")
	if m.Bearing == TallonRollLeft || m.Bearing == TallonRollRight {
		m.Slide = rapid.IntRange(-1, 1).Draw(t, "slide")
	}
	if m.Bearing == SegnorsLoopLeft || m.Bearing == SegnorsLoopRight {
		m.With = rapid.SampledFrom([]Substitute{0, WithStraight, WithTurn}).Draw(t, "with")
	}
	return m
}

// awayFrom is how far v is from a shape in mm, 0 inside.
func awayFrom(s physics.Shape, v physics.Vec) float64 {
	return physics.Distance(s, physics.Disc(v, 0)).Distance
}

// fromOutline is how far v is from an outline in mm.
func fromOutline(outline []physics.Vec, v physics.Vec) float64 {
	best := math.Inf(1)
	for i, a := range outline {
		edge := physics.Segment{A: a, B: outline[(i+1)%len(outline)]}
		best = min(best, edge.Closest(v).Sub(v).Len())
	}
	return best
}

// bentShape is a concave polygon.
var bentShape = []physics.Vec{{X: 0, Y: 0}, {X: 60, Y: 0}, {X: 60, Y: 20}, {X: 20, Y: 20}, {X: 20, Y: 50}, {X: 0, Y: 50}}

// pointers is pointers to the shapes.
func pointers(shapes []physics.Shape) []*physics.Shape {
	out := make([]*physics.Shape, len(shapes))
	for i := range shapes {
		out[i] = &shapes[i]
	}
	return out
}

// drawn logs the situation once a test has failed.
func drawn(t *testing.T, things ...sketch.Thing) {
	t.Helper()
	if t.Failed() {
		t.Log("\n" + sketch.Draw(things...))
	}
}

// pictured is a test that draws what it fails on.
type pictured struct {
	fataler
	picture func() string
}

func (p pictured) Fatalf(format string, args ...any) {
	p.Helper()
	p.fataler.Fatalf("%s\n%s", fmt.Sprintf(format, args...), p.picture())
}

// moving is a move to draw: the base A, its template t, the others by number, and where it ends, F.
func moving(b Base, m Move, others []Base, final physics.Pose) []sketch.Thing {
	things := []sketch.Thing{{Letter: 't', Shape: TemplateShape(b, m)}, {Letter: 'A', Shape: b.Shape()}}
	for i, o := range others {
		things = append(things, sketch.Thing{Letter: byte('1' + i%9), Shape: o.Shape()})
	}
	return append(things, sketch.Thing{Letter: 'F', Shape: Base{Pose: final, Size: b.Size}.Shape()})
}

// looking is an arc to draw, of dots, that of the base A, and what it looks at, o.
func looking(b Base, arc Arc, target physics.Shape) string {
	return sketch.Draw(sketch.Thing{Letter: '.', Shape: physics.Polygon(ArcOutline(b, SecondEditionArcs(), arc, 300))},
		sketch.Thing{Letter: 'A', Shape: b.Shape()}, sketch.Thing{Letter: 'o', Shape: target})
}
