package gauge

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
)

// outlined is a base worked out by sines and cosines alone: its middle, its axes, and half its sides, in mm.
type outlined struct{ x, y, rightX, rightY, aheadX, aheadY, abeam, fore float64 }

// halves are half the width and half the length of the sizes, in mm, as the boxes have them.
var halves = map[Size][2]float64{Small: {20, 20}, Medium: {30, 30}, Large: {40, 40}, Huge: {40, 112.25}, HugeShort: {40, 97.5}}

func outlineOf(b Base) outlined {
	sin, cos := math.Sincos(float64(b.Pose.Heading) / 100_000 * math.Pi / 180)
	return outlined{float64(b.Pose.X) / 1000, float64(b.Pose.Y) / 1000, cos, sin, -sin, cos, halves[b.Size][0], halves[b.Size][1]}
}

// corners go round the outline.
func (o outlined) corners() (c [4][2]float64) {
	for i, s := range [4][2]float64{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
		x, y := s[0]*o.abeam, s[1]*o.fore
		c[i] = [2]float64{o.x + x*o.rightX + y*o.aheadX, o.y + x*o.rightY + y*o.aheadY}
	}
	return c
}

// local is a point of the table as the base sees it.
func (o outlined) local(x, y float64) (right, ahead float64) {
	return (x-o.x)*o.rightX + (y-o.y)*o.rightY, (x-o.x)*o.aheadX + (y-o.y)*o.aheadY
}

// apartBy is by how much the widest gap along a side of either outline parts them; negative: by so much they overlap.
func apartBy(a, b outlined) float64 {
	widest := math.Inf(-1)
	for _, pair := range [2][2]outlined{{a, b}, {b, a}} {
		least, most := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
		for _, c := range pair[1].corners() {
			right, ahead := pair[0].local(c[0], c[1])
			least, most = [2]float64{min(least[0], right), min(least[1], ahead)}, [2]float64{max(most[0], right), max(most[1], ahead)}
		}
		for i, half := range [2]float64{pair[0].abeam, pair[0].fore} {
			widest = max(widest, least[i]-half, -half-most[i])
		}
	}
	return widest
}

// fromSide is how far a point is from the line between two others.
func fromSide(p, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	part := max(0, min(1, ((p[0]-a[0])*dx+(p[1]-a[1])*dy)/(dx*dx+dy*dy)))
	return math.Hypot(p[0]-a[0]-part*dx, p[1]-a[1]-part*dy)
}

// nearest is the distance of two outlines: that of a corner of either to a side of the other; 0 where they overlap.
func nearest(a, b outlined) float64 {
	if apartBy(a, b) <= 0 {
		return 0
	}
	least := math.Inf(1)
	for _, pair := range [2][2]outlined{{a, b}, {b, a}} {
		corners, sides := pair[0].corners(), pair[1].corners()
		for _, p := range corners {
			for i := range sides {
				least = min(least, fromSide(p, sides[i], sides[(i+1)%4]))
			}
		}
	}
	return least
}

// somewhere is a base of any size about a place.
func somewhere(rng *rand.Rand, x, y, reach float64, sizes ...Size) Base {
	return base(sizes[rng.IntN(len(sizes))], x+reach*(2*rng.Float64()-1), y+reach*(2*rng.Float64()-1), float64(rng.IntN(360_000))/1000)
}

var allSizes = []Size{Small, Medium, Large, Huge, HugeShort}

// TestHugeOverlaps holds where huge bases overlap others, and how far they are from them, against sums of sines and cosines.
func TestHugeOverlaps(t *testing.T) {
	rng := rand.New(rand.NewPCG(35, 3))
	over, beside := 0, 0
	bands := map[Range]int{}
	for range 2500 {
		huge, other := somewhere(rng, 500, 500, 100, Huge, HugeShort), somewhere(rng, 500, 500, 260, allSizes...)
		gap := apartBy(outlineOf(huge), outlineOf(other))
		if math.Abs(gap) < 0.02 {
			continue // it is a matter of slack
		}
		want := nearest(outlineOf(huge), outlineOf(other))
		if got := Overlap(huge, other); got != (gap < 0) || Overlap(other, huge) != got {
			t.Fatalf("%v and %v overlap: %v, the gap is %v", huge, other, got, gap)
		}
		if got := physics.Distance(huge.Shape(), other.Shape()).Distance; math.Abs(got-want) > 0.01 {
			t.Fatalf("%v is %v from %v, want %v", huge, got, other, want)
		}
		if gap < 0 {
			over++
			continue
		}
		beside++
		if off := math.Mod(want, 100); off > 0.05 && off < 99.95 {
			band := Range(math.Ceil(want / 100))
			bands[band]++
			if got := LongRuler.Between(huge.Shape(), other.Shape()); got != band {
				t.Fatalf("%v is at range %v of %v, %v away", huge, got, other, want)
			}
		}
	}
	if over < 500 || beside < 500 || len(bands) < 3 {
		t.Errorf("%d overlap, %d do not, at the ranges %v: too few were tried", over, beside, bands)
	}
}

// TestHugeObstructs holds which lines pass through huge bases against points of the lines.
func TestHugeObstructs(t *testing.T) {
	rng := rand.New(rand.NewPCG(35, 4))
	through, past := 0, 0
	for range 1000 {
		huge := somewhere(rng, 500, 500, 50, Huge, HugeShort)
		o := outlineOf(huge)
		point := func() physics.Vec { return physics.Vec{X: 200 + 600*rng.Float64(), Y: 200 + 600*rng.Float64()} }
		line := physics.Segment{A: point(), B: point()}
		deepest := math.Inf(-1) // of its points, how far within the base
		const steps = 4000
		for i := range steps + 1 {
			right, ahead := o.local(line.A.X+(line.B.X-line.A.X)*float64(i)/steps, line.A.Y+(line.B.Y-line.A.Y)*float64(i)/steps)
			deepest = max(deepest, min(o.abeam-math.Abs(right), o.fore-math.Abs(ahead)))
		}
		if math.Abs(deepest) < 0.3 { // the points lie up to 0.21 mm apart
			continue
		}
		if got := CrossesBase(line, huge); got != (deepest > 0) {
			t.Fatalf("%v passes through %v: %v, its deepest point lies %v within", line, huge, got, deepest)
		}
		if deepest > 0 {
			through++
		} else {
			past++
		}
	}
	if through < 250 || past < 250 {
		t.Errorf("%d lines pass through, %d do not: too few were tried", through, past)
	}
}

// TestHugeProperties holds what is so of every pose: left and right are alike, no attack range is less than the distance of the
// bases, and where a bank of second edition leads is no matter of how long the base is.
func TestHugeProperties(t *testing.T) {
	hugeBase := func(t *rapid.T, name string) Base {
		b := drawBase(t, name, 400)
		b.Size = rapid.SampledFrom([]Size{Huge, HugeShort}).Draw(t, name+".long")
		return b
	}
	move := func(t *rapid.T) Move {
		bearings := []Bearing{StraightAhead, BankLeft, BankRight, ReverseStraight, KoiogranTurn, Stationary}
		return Move{Bearing: rapid.SampledFrom(bearings).Draw(t, "bearing"), Speed: rapid.IntRange(0, 5).Draw(t, "speed")}
	}
	t.Run("left and right", rapid.MakeCheck(func(t *rapid.T) {
		b, m := hugeBase(t, "huge"), move(t)
		for _, tool := range []HugeTool{FirstEditionTool(), SecondEditionTool()} {
			got, want := tool.End(b.At(mirrored(b.Pose)), mirroredMove(m)), mirrored(tool.End(b, m))
			turn := math.Abs(math.Remainder(got.Degrees()-want.Degrees(), 360))
			if got.Point().Sub(want.Point()).Len() > 0.003 || turn > 0.00002 || tool.Has(m) != tool.Has(mirroredMove(m)) {
				t.Fatalf("%v %d of %v leads to %v in a mirror, want %v", m.Bearing, m.Speed, b, got, want)
			}
		}
	}))
	t.Run("arcs left and right", rapid.MakeCheck(func(t *rapid.T) {
		b, other := hugeBase(t, "huge"), drawBase(t, "other", 400)
		for arc := Front; arc <= AllRound; arc++ {
			line := AttackRange(b, SecondEditionArcs(), arc, other)
			across := arc
			switch arc {
			case Left:
				across = Right
			case Right:
				across = Left
			}
			mirror := AttackRange(b.At(mirrored(b.Pose)), SecondEditionArcs(), across, other.At(mirrored(other.Pose)))
			if math.IsInf(line.Distance, 1) != math.IsInf(mirror.Distance, 1) || math.Abs(line.Distance-mirror.Distance) > 0.01 {
				t.Fatalf("%v from %v through arc %v is %v, in a mirror %v", other, b, arc, line.Distance, mirror.Distance)
			}
		}
	}))
	t.Run("not nearer than the base", rapid.MakeCheck(func(t *rapid.T) {
		b, other := hugeBase(t, "huge"), drawBase(t, "other", 400)
		b.Size = Huge
		for arc := Front; arc <= AllRound; arc++ {
			line := AttackRange(b, SecondEditionArcs(), arc, other)
			if least := nearest(outlineOf(b), outlineOf(other)); line.Distance < least-0.01 {
				t.Fatalf("%v from %v through arc %v is %v, the bases are %v apart", other, b, arc, line.Distance, least)
			}
		}
	}))
	t.Run("X25-HUG-040 however long", rapid.MakeCheck(func(t *rapid.T) {
		b, m := hugeBase(t, "huge"), move(t)
		short, long := b, b
		short.Size, long.Size = HugeShort, Huge
		if at, want := SecondEditionTool().End(short, m), SecondEditionTool().End(long, m); at != want {
			t.Fatalf("%v %d of a short base leads to %v, of a long one to %v", m.Bearing, m.Speed, at, want)
		}
	}))
}
