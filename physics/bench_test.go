package physics

import (
	"math/rand/v2"
	"testing"
)

// boxPairs are squares of three sizes at all angles, none overlapping, or rectangles as long again.
func boxPairs(long float64) (a, b [4096]posed) {
	r := rand.New(rand.NewPCG(3, 4))
	random := func() posed {
		half := float64(20 + 10*r.IntN(3))
		return boxOf(half, half*long, 914*r.Float64(), 914*r.Float64(), 360*r.Float64())
	}
	for i := range a {
		for {
			a[i], b[i] = random(), random()
			if p, q := a[i].box(), b[i].box(); !p.Overlaps(&q) {
				break
			}
		}
	}
	return a, b
}

func BenchmarkMeasure(b *testing.B) {
	for name, long := range map[string]float64{"squares": 1, "rectangles": 2} {
		var from, to [4096]Box
		p, q := boxPairs(long)
		for i := range p {
			from[i], to[i] = p[i].box(), q[i].box()
		}
		b.Run(name, func(b *testing.B) {
			var g Gap
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				g.Measure(&from[i%4096], &to[i%4096])
			}
		})
		b.Run(name+"-posed", func(b *testing.B) {
			var g Gap
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				g.MeasureAt(p[i%4096].pose, p[i%4096].half, q[i%4096].pose, q[i%4096].half)
			}
		})
	}
}

func BenchmarkShapes(b *testing.B) {
	var from, to [4096]Shape
	p, q := boxPairs(1)
	for i := range p {
		from[i], to[i] = p[i].shape(), q[i].shape()
	}
	b.Run("Distance", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			Distance(from[i%4096], to[i%4096])
		}
	})
	b.Run("Nearby", func(b *testing.B) {
		b.ReportAllocs()
		for i := 0; b.Loop(); i++ {
			Nearby(from[i%4096], to[i%4096], 100)
		}
	})
}
