package gauge

import (
	"math/rand/v2"
	"testing"

	"xwing/physics"
)

var sinkGap physics.Gap
var sinkExecution Execution
var sinkLine AttackLine

// pairs are bases at all angles, none overlapping.
func pairs() (a, b [4096]Base) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range a {
		for {
			a[i] = base(sizes[r.IntN(3)], 914*r.Float64(), 914*r.Float64(), 360*r.Float64())
			b[i] = base(sizes[r.IntN(3)], 914*r.Float64(), 914*r.Float64(), 360*r.Float64())
			if !Overlap(a[i], b[i]) {
				break
			}
		}
	}
	return a, b
}

func BenchmarkBaseDistance(b *testing.B) {
	p, q := pairs()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		sinkGap = BaseDistance(p[i%4096], q[i%4096])
	}
}

func BenchmarkShapeDistance(b *testing.B) {
	p, q := pairs()
	var s, u [4096]physics.Shape
	for i := range p {
		s[i], u[i] = p[i].Shape(), q[i].Shape()
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		sinkGap = physics.Distance(s[i%4096], u[i%4096])
	}
}

// BenchmarkPartialExecution10Ships measures moves that do end short among ten ships.
func BenchmarkPartialExecution10Ships(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 6))
	type scene struct {
		b      Base
		m      Move
		others []Base
	}
	var scenes []scene
	for len(scenes) < 64 {
		ship, m, others := crowd(r, 10, 200)
		if ex := Execute(ship, m, others); !ex.Full {
			scenes = append(scenes, scene{ship, m, others})
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s := &scenes[i%64]
		sinkExecution = Execute(s.b, s.m, s.others)
	}
}

func BenchmarkAttackRange(b *testing.B) {
	p, q := pairs()
	layout := SecondEditionArcs()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		sinkLine = AttackRange(p[i%4096], layout, Front+Arc(i%4), q[i%4096])
	}
}

// BenchmarkAttackRangeInArc measures targets that are in the arc, the longest way through.
func BenchmarkAttackRangeInArc(b *testing.B) {
	p, q := pairs()
	layout := SecondEditionArcs()
	var arcs [4096]Arc
	for i := range arcs {
		for arcs[i] = Front; arcs[i] < Rear && !InArc(p[i], layout, arcs[i], q[i].Shape()); arcs[i]++ {
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		sinkLine = AttackRange(p[i%4096], layout, arcs[i%4096], q[i%4096])
	}
}
