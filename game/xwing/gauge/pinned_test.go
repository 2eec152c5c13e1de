package gauge

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"xwing/physics"
)

// digest sums up numbers by their bits.
type digest struct {
	sum interface{ Sum64() uint64 }
	put func(uint64)
}

func newDigest() *digest {
	h := fnv.New64a()
	return &digest{h, func(x uint64) {
		var b [8]byte
		binary.LittleEndian.PutUint64(b[:], x)
		h.Write(b[:])
	}}
}

func (d *digest) mm(all ...float64) {
	for _, x := range all {
		d.put(math.Float64bits(x))
	}
}

func (d *digest) vecs(all ...physics.Vec) {
	for _, v := range all {
		d.mm(v.X, v.Y)
	}
}

func (d *digest) segment(s physics.Segment) { d.vecs(s.A, s.B) }

func (d *digest) gap(g physics.Gap) {
	d.mm(g.Distance)
	d.vecs(g.A, g.B)
	d.yes(g.Band)
	d.segment(g.First)
	d.segment(g.Last)
}

func (d *digest) yes(all ...bool) {
	for _, b := range all {
		if b {
			d.put(1)
		} else {
			d.put(0)
		}
	}
}

func (d *digest) poses(all ...physics.Pose) {
	for _, p := range all {
		d.put(uint64(uint32(p.X)))
		d.put(uint64(uint32(p.Y)))
		d.put(uint64(uint32(p.Heading)))
	}
}

// TestPinnedNumbers holds every measure to the bits that it has had since games are kept: over random tables,
// on each of which bases are near each other, some of them parallel.
func TestPinnedNumbers(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	layout := SecondEditionArcs()
	random := func() Base {
		heading := 360 * r.Float64()
		if r.IntN(3) == 0 {
			heading = float64(45 * r.IntN(8))
		}
		return base(sizes[r.IntN(3)], 500*r.Float64(), 500*r.Float64(), heading)
	}
	var sums [6]*digest
	for i := range sums {
		sums[i] = newDigest()
	}
	for range 500 {
		a, b := random(), random()
		if r.IntN(4) == 0 {
			ahead := a.Size.Fore() + b.Size.Fore()
			b.Pose = a.Pose.Moved(float64(r.IntN(120)-60), ahead+float64(r.IntN(4))*100).Turned(float64(90 * r.IntN(4)))
		}
		others := []Base{b, random(), random(), random()}
		rock := physics.Polygon(bentShape).At(others[1].Pose)
		disc := physics.Disc(physics.Vec{X: 3, Y: 4}, 18).At(others[2].Pose)
		pinDistances(sums[0], a, b, rock, disc)
		pinArcs(sums[1], layout, a, b, rock)
		pinLines(sums[2], a, b, []physics.Shape{rock, disc, others[3].Shape()})
		m := Move{Bearing: Bearing(1 + r.IntN(len(plans)-1)), Speed: 1 + r.IntN(3), Slide: r.IntN(3) - 1}
		pinMoves(sums[3], a, m, others, rock)
		pinRepositions(sums[4], a)
		pinRanges(sums[5], a, b, rock, disc)
	}
	want := [6]uint64{
		0x3e0da4145e46d7fa, 0x2dea668f67aa789d, 0xd211a16187da8bbe, 0xe3f9ad5adf687ccc, 0xf14da88ec7c4e775, 0x54d041c0e8658ca6,
	}
	for i, sum := range sums {
		if got := sum.sum.Sum64(); got != want[i] {
			t.Errorf("digest %d = %#x, want %#x", i, got, want[i])
		}
	}
}

func pinDistances(d *digest, a, b Base, rock, disc physics.Shape) {
	d.gap(BaseDistance(a, b))
	p, q := a.Box(), b.Box()
	var g physics.Gap
	g.Measure(&p, &q)
	d.gap(g)
	d.gap(physics.Distance(a.Shape(), b.Shape()))
	d.gap(physics.Distance(a.Shape(), rock))
	d.gap(physics.Distance(disc, rock))
	d.yes(Overlap(a, b), p.Overlaps(&q), InContact(a, b), Apart(a, b, 1), physics.ShapesOverlap(a.Shape(), rock), physics.ShapesOverlap(disc, rock))
	d.yes(InsideBase(PlayArea, a), Inside(PlayArea, a), Inside(PlayArea, rock), Inside(PlayArea, disc))
}

func pinArcs(d *digest, layout ArcLayout, a, b Base, rock physics.Shape) {
	from, target := a.Box(), b.Box()
	for arc := Front; arc <= AllRound; arc++ {
		line := AttackRange(a, layout, arc, b)
		d.gap(line.Gap)
		d.put(band(line.Range))
		d.gap(AttackRange(a, layout, arc, rock).Gap)
		s := layout.Sight(a.Printed(), arc)
		d.put(band(s.Range(&from, &target)))
		d.yes(s.Sees(&from, &target), InArc(a, layout, arc, rock))
	}
	d.yes(Behind(a, b), InFrontOf(a, b), Flanking(a, b))
}

func pinLines(d *digest, a, b Base, shapes []physics.Shape) {
	for _, line := range physics.BandLines(BaseDistance(a, b), pointers(shapes)) {
		d.segment(line.Line)
		for _, i := range line.Through {
			d.put(uint64(i))
		}
		d.yes(CrossesBase(line.Line, b))
	}
}

func pinMoves(d *digest, a Base, m Move, others []Base, rock physics.Shape) {
	ex := Execute(a, m, others)
	d.poses(ex.Final, End(a, m), Along(a, m, 10), Along(a, m, 55.5))
	d.yes(ex.Full, ex.Start)
	d.mm(ex.At)
	d.put(uint64(ex.Touched))
	d.put(uint64(ex.Blocked))
	d.put(ex.Blockers)
	d.vecs(ex.Used.Outline(0.1)...)
	d.vecs(TemplateShape(a, m).Outline(0.1)...)
	meets, at := Meets(ex, a, m, rock)
	d.yes(meets)
	d.mm(at)
}

func pinRepositions(d *digest, a Base) {
	for kind := Straight; kind <= Turn; kind++ {
		for _, side := range []Side{LeftSide, RightSide} {
			t := Template{Kind: kind, Speed: 1, Side: side}
			curve := Forward
			if kind == Straight {
				t.Side, curve = NoSide, Uncurved
			}
			for _, p := range append([]Reposition{Boost(a, t)}, rolls(a, side, t, curve)...) {
				d.poses(p.Final)
				d.vecs(p.Template.Outline(0.1)...)
			}
			d.poses(Drop(a, t), Launch(a, t))
			d.vecs(DropTemplate(a, t).Outline(0.1)...)
			d.vecs(LaunchTemplate(a, t).Outline(0.1)...)
			far, lies := Lay(a.Pose, t)
			d.poses(far)
			d.vecs(lies.Outline(0.1)...)
		}
	}
}

func rolls(a Base, side Side, t Template, curve Curve) []Reposition {
	three := BarrelRoll(a, side, t, curve)
	return append(three[:], BarrelRollSlide(a, side, t, curve, 3, -7))
}

// bands are those of the standard ruler, which the pinned sums number.
var bands = [...]Range{Range0, Range1, Range2, Range3, Beyond}

func band(r Range) uint64 { return uint64(slices.Index(bands[:], r)) }

func pinRanges(d *digest, a, b Base, rock, disc physics.Shape) {
	d.put(band(MeasureRange(a.Shape(), b.Shape())))
	d.put(band(MeasureRange(rock, disc)))
	for _, r := range bands {
		d.yes(Within(a.Shape(), r, b.Shape()), Within(a.Shape(), r, disc), Outside(a.Shape(), r, rock))
	}
}
