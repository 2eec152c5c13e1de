package bench

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/ByteArena/box2d"

	"xwing/game/xwing/gauge"
	"xwing/physics"
)

const pairs = 4096

var (
	sinkGap    physics.Gap
	sinkOutput box2d.B2DistanceOutput
)

// bases are pairs of bases at all angles and distances of a play area, none overlapping.
func bases() (a, b [pairs]gauge.Base) {
	r := rand.New(rand.NewPCG(3, 4))
	random := func() gauge.Base {
		return gauge.Base{
			Pose: physics.PoseAt(914*r.Float64(), 914*r.Float64(), 360*r.Float64()),
			Size: gauge.Small + gauge.Size(r.IntN(3)),
		}
	}
	for i := range a {
		for a[i], b[i] = random(), random(); gauge.Overlap(a[i], b[i]); {
			a[i], b[i] = random(), random()
		}
	}
	return a, b
}

// box is a base as Box2D sees it: a polygon shape and a transform, worked out beforehand.
type box struct {
	proxy     box2d.B2DistanceProxy
	transform box2d.B2Transform
}

func newBox(b gauge.Base) box {
	shape := box2d.MakeB2PolygonShape()
	shape.SetAsBox(b.Size.Abeam(), b.Size.Fore())
	shape.M_radius = 0
	var out box
	out.proxy = box2d.MakeB2DistanceProxy()
	out.proxy.Set(&shape, 0)
	out.transform = box2d.MakeB2Transform()
	out.stand(b)
	return out
}

// stand works out the transform.
func (x *box) stand(b gauge.Base) {
	p := b.Pose.Point()
	x.transform.Set(box2d.MakeB2Vec2(p.X, p.Y), b.Pose.Degrees()*math.Pi/180)
}

func box2dDistance(a, b *box, out *box2d.B2DistanceOutput) {
	input := box2d.MakeB2DistanceInput()
	input.ProxyA, input.ProxyB = a.proxy, b.proxy
	input.TransformA, input.TransformB = a.transform, b.transform
	cache := box2d.MakeB2SimplexCache()
	box2d.B2Distance(out, &cache, &input)
}

// Both must measure the same before they are timed.
func TestSameDistance(t *testing.T) {
	as, bs := bases()
	for i := range as {
		p, q := newBox(as[i]), newBox(bs[i])
		var out box2d.B2DistanceOutput
		box2dDistance(&p, &q, &out)
		if d := gauge.BaseDistance(as[i], bs[i]).Distance; math.Abs(d-out.Distance) > 1e-6 {
			t.Errorf("pair %d: %v mm, Box2D %v mm", i, d, out.Distance)
		}
		a, b := as[i].Box(), bs[i].Box()
		var g physics.Gap
		if g.Measure(&a, &b); math.Abs(g.Distance-out.Distance) > 1e-6 {
			t.Errorf("pair %d, worked out: %v mm, Box2D %v mm", i, g.Distance, out.Distance)
		}
	}
}

// BenchmarkDistance/physics and box2d both have their bases and transforms ready; posed starts from integer
// poses.
func BenchmarkDistance(b *testing.B) {
	as, bs := bases()
	ps, qs := boxes(as), boxes(bs)
	var p, q [pairs]box
	for i := range as {
		p[i], q[i] = newBox(as[i]), newBox(bs[i])
	}
	b.Run("physics", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			sinkGap.Measure(&ps[i%pairs], &qs[i%pairs])
		}
	})
	b.Run("physics-posed", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			sinkGap = gauge.BaseDistance(as[i%pairs], bs[i%pairs])
		}
	})
	b.Run("box2d", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			box2dDistance(&p[i%pairs], &q[i%pairs], &sinkOutput)
		}
	})
}

func boxes(bases [pairs]gauge.Base) (out [pairs]physics.Box) {
	for i, b := range bases {
		out[i] = b.Box()
	}
	return out
}

// BenchmarkRatio reports how many times as fast physics is, by the fastest round of each, so that other
// work on the machine counts little; the target is 3. "times" has the transforms of both worked out before,
// in "times-posed" both start from position and heading in every call.
func BenchmarkRatio(b *testing.B) {
	as, bs := bases()
	var p, q [pairs]box
	for i := range as {
		p[i], q[i] = newBox(as[i]), newBox(bs[i])
	}
	ps, qs := boxes(as), boxes(bs)
	ours, oursPosed, theirs, posed := math.Inf(1), math.Inf(1), math.Inf(1), math.Inf(1)
	fastest := func(least *float64, call func(i int)) {
		start := b.Elapsed()
		for i := range pairs {
			call(i)
		}
		*least = min(*least, float64(b.Elapsed()-start)/pairs)
	}
	for b.Loop() {
		fastest(&ours, func(i int) { sinkGap.Measure(&ps[i], &qs[i]) })
		fastest(&oursPosed, func(i int) { sinkGap = gauge.BaseDistance(as[i], bs[i]) })
		fastest(&theirs, func(i int) { box2dDistance(&p[i], &q[i], &sinkOutput) })
		fastest(&posed, func(i int) {
			p[i].stand(as[i])
			q[i].stand(bs[i])
			box2dDistance(&p[i], &q[i], &sinkOutput)
		})
	}
	b.ReportMetric(ours, "ns/physics")
	b.ReportMetric(oursPosed, "ns/physics-posed")
	b.ReportMetric(theirs, "ns/box2d")
	b.ReportMetric(posed, "ns/box2d-posed")
	b.ReportMetric(theirs/ours, "times")
	b.ReportMetric(posed/oursPosed, "times-posed")
}
