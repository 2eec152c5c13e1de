package gauge

import (
	"math"
	"math/rand/v2"
	"testing"

	"xwing/physics"
)

// hugeEnds are where banks to the right end, in mm to the right and ahead of where the middle of the base stood, worked out
// by hand from the measures of the tools.
var hugeEnds = []struct {
	tool  HugeTool
	size  Size
	speed int
	x, y  float64
	turn  float64
}{
	{SecondEditionTool(), Huge, 0, -16.569, 40.000, 45}, {SecondEditionTool(), Huge, 1, 6.766, 63.335, 45},
	{SecondEditionTool(), Huge, 2, 27.979, 98.690, 45}, {SecondEditionTool(), Huge, 3, 49.192, 134.045, 45},
	{SecondEditionTool(), HugeShort, 2, 27.979, 98.690, 45}, // however long the base is
	{FirstEditionTool(), Huge, 1, 8.987, 67.534, 30}, {FirstEditionTool(), Huge, 2, 11.666, 112.175, 30},
	{FirstEditionTool(), HugeShort, 1, 16.362, 65.558, 30}, {FirstEditionTool(), HugeShort, 2, 19.041, 110.199, 30},
}

// TestHugeToolEnds holds every maneuver of both tools from 200 places against sums of sines and cosines.
func TestHugeToolEnds(t *testing.T) {
	rng := rand.New(rand.NewPCG(35, 1))
	check := func(b Base, tool HugeTool, m Move, x, y, turn float64) {
		t.Helper()
		at, heading := b.Pose.Point(), float64(b.Pose.Heading)/100_000
		sin, cos := math.Sincos(heading * math.Pi / 180)
		wantX, wantY := at.X+x*cos-y*sin, at.Y+x*sin+y*cos // heading counts to the left
		got := tool.End(b, m)
		off := math.Mod(float64(got.Heading)/100_000-heading-turn+720+180, 360) - 180
		if math.Hypot(got.Point().X-wantX, got.Point().Y-wantY) > 0.01 || math.Abs(off) > 0.001 {
			t.Errorf("%v %d of %v: %v, want (%.3f, %.3f) turned by %v", m.Bearing, m.Speed, b, got, wantX, wantY, turn)
		}
	}
	for range 200 {
		pose := physics.PoseAt(1000*rng.Float64(), 1000*rng.Float64(), float64(rng.IntN(3600))/10)
		for _, c := range hugeEnds {
			b := Base{Pose: pose, Size: c.size}
			check(b, c.tool, Move{Bearing: BankRight, Speed: c.speed}, c.x, c.y, -c.turn)
			check(b, c.tool, Move{Bearing: BankLeft, Speed: c.speed}, -c.x, c.y, c.turn)
		}
		for speed := range 5 {
			for _, tool := range []HugeTool{FirstEditionTool(), SecondEditionTool()} {
				b := Base{Pose: pose, Size: Huge}
				check(b, tool, Move{Bearing: StraightAhead, Speed: speed}, 0, float64(40*speed), 0)
				check(b, tool, Move{Bearing: ReverseStraight, Speed: speed}, 0, float64(-40*speed), 0)
				check(b, tool, Move{Bearing: KoiogranTurn, Speed: speed}, 0, float64(40*speed), 180)
				check(b, tool, Move{Bearing: Stationary}, 0, 0, 0)
			}
		}
	}
}

// TestHugeToolHas tells what the tools have; of anything else a ship stays where it is.
func TestHugeToolHas(t *testing.T) {
	t.Run("X25-HUG-035", func(t *testing.T) {
		first, second := FirstEditionTool(), SecondEditionTool()
		for _, c := range []struct {
			m             Move
			first, second bool
		}{
			{Move{Bearing: Stationary}, true, true}, {Move{Bearing: StraightAhead, Speed: 4}, true, true},
			{Move{Bearing: StraightAhead, Speed: 5}, false, true}, {Move{Bearing: StraightAhead, Speed: 6}, false, false},
			{Move{Bearing: BankLeft, Speed: 0}, false, true}, {Move{Bearing: BankRight, Speed: 2}, true, true},
			{Move{Bearing: BankRight, Speed: 3}, false, true}, {Move{Bearing: BankRight, Speed: 4}, false, false},
			{Move{Bearing: BankLeft, Speed: -1}, false, false}, {Move{Bearing: TurnLeft, Speed: 1}, false, false},
			{Move{Bearing: SegnorsLoopLeft, Speed: 2}, false, false}, {Move{}, false, false},
		} {
			if first.Has(c.m) != c.first || second.Has(c.m) != c.second {
				t.Errorf("%v %d: first edition's tool %v, second's %v", c.m.Bearing, c.m.Speed, first.Has(c.m), second.Has(c.m))
			}
			b := base(Huge, 10, 20, 30)
			if !c.second && second.End(b, c.m) != b.Pose {
				t.Errorf("%v %d: a ship is moved by what the tool has not", c.m.Bearing, c.m.Speed)
			}
		}
	})
}

// hugeParts are the parts of a huge base that lie in its arcs, in mm ahead of the middle.
var hugeParts = map[Arc]Stretch{Front: {45.29, 112.25}, Rear: {-112.25, -45.29}, Left: {-45.29, 45.29}, Right: {-45.29, 45.29},
	FullFront: {0, 112.25}, FullRear: {-112.25, 0}}

// inHugeArc reports whether a point of the table, seen from the base, lies in an arc, by the angle alone; near a line it
// says nothing.
func inHugeArc(v physics.Vec, arc Arc) (in, told bool) {
	a := math.Abs(math.Atan2(v.X, v.Y)) * 180 / math.Pi // from straight ahead
	edges := map[Arc][2]float64{Front: {0, 41.45}, Rear: {138.55, 180}, Left: {41.45, 138.55}, Right: {41.45, 138.55}, FullFront: {0, 90},
		FullRear: {90, 180}}[arc]
	side := arc != Left && arc != Right || (v.X < 0) == (arc == Left)
	told = (edges[0] == 0 || math.Abs(a-edges[0]) > 0.2) && (edges[1] == 180 || math.Abs(a-edges[1]) > 0.2)
	return side && a >= edges[0] && a <= edges[1], told
}

// TestHugeArcs holds arcs and ranges of a huge base against points of the target, one by one: each that lies in the arc is
// measured to the part of the base that lies in it.
func TestHugeArcs(t *testing.T) {
	t.Run("X25-HUG-102", func(t *testing.T) {
		rng := rand.New(rand.NewPCG(35, 2))
		layout, inside := SecondEditionArcs(), 0
		for range 1000 {
			ship := base(Huge, 500, 500, float64(rng.IntN(360)))
			size := []Size{Small, Medium, Large}[rng.IntN(3)]
			target := base(size, 500+700*(rng.Float64()-0.5), 500+700*(rng.Float64()-0.5), 90*rng.Float64())
			if Overlap(ship, target) {
				continue
			}
			frame, box := ship.Pose.Frame(), target.Box()
			for arc, part := range hugeParts {
				line := AttackRange(ship, layout, arc, target)
				least := math.Inf(1)
				const steps = 40
				for i := range steps + 1 {
					for j := range steps + 1 {
						v := box.Out(physics.Vec{X: box.Half.X * (2*float64(i)/steps - 1), Y: box.Half.Y * (2*float64(j)/steps - 1)})
						local := frame.In(v)
						in, told := inHugeArc(local, arc)
						if told && in {
							x := max(0, math.Abs(local.X)-40)
							y := max(0, local.Y-part.Ahead, part.Astern-local.Y)
							least = min(least, math.Hypot(x, y))
						}
					}
				}
				if math.IsInf(least, 1) {
					continue // nothing of it, or a corner between two points
				}
				inside++
				if d := line.Distance - least; d > 0.01 || d < -9 { // the points lie up to 2 mm apart, and off the line by 0.2 degrees
					t.Errorf("%v from %v in arc %v: %v, a point of it is at %v", target, ship, arc, line.Distance, least)
				}
			}
		}
		if inside < 1500 {
			t.Errorf("only %d were in an arc", inside)
		}
	})
}

// TestHugeRangeIsThatOfThePart: what is near another part of the base is as far as the part that looks at it.
func TestHugeRangeIsThatOfThePart(t *testing.T) {
	ship, layout := base(Huge, 0, 0, 0), SecondEditionArcs()
	abreast := base(Small, -150, 130, 0) // beside the bow
	if r := MeasureRange(ship.Shape(), abreast.Shape()); r != Range1 {
		t.Fatalf("it is at range %v of the base", r)
	}
	want := math.Hypot(90, 110-45.29)
	if line := AttackRange(ship, layout, Left, abreast); !line.InArc || line.Range != Range2 || math.Abs(line.Distance-want) > 0.01 {
		t.Errorf("in the left arc it is at %+v, want %v", line, want)
	}
}

// TestHugeArcOutline holds that the line that is drawn of a range is where that range ends, seen from the part of the base
// that looks there.
func TestHugeArcOutline(t *testing.T) {
	ship, layout := base(Huge, 500, 500, 37), SecondEditionArcs()
	for arc := range hugeParts {
		farthest := 0.0
		for _, v := range ArcOutline(ship, layout, arc, Range2.Limit()) {
			line := AttackRange(ship, layout, arc, physics.Disc(v.Lerp(ship.Pose.Point(), 0.001), 0.05))
			if line.InArc {
				farthest = max(farthest, line.Distance)
			}
		}
		if math.Abs(farthest-Range2.Limit()) > 0.5 {
			t.Errorf("the outline of arc %v at range 2 reaches %v mm", arc, farthest)
		}
	}
}
