package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// at is the point so many mm along a stretch.
func (s *Stretch) at(u float64) physics.Vec {
	sin, cos := math.Sincos(s.Aside * math.Pi / 180)
	ahead, left := physics.Vec{X: -sin, Y: cos}, physics.Vec{X: -cos, Y: -sin}
	if s.Round == 0 {
		return s.Start.Add(ahead.Scale(u))
	}
	turn, away := math.Sincos(u / s.Round)
	return s.Start.Add(ahead.Scale(s.Round * turn)).Add(left.Scale(s.Round * (1 - away)))
}

// TestWay: what is open along the way around 200 heaps is legal, what is closed is not, and squadrons put down anywhere in
// the open one after the other come to stand in contact as long as there is room.
func TestWay(t *testing.T) {
	d, stood, crowded := newDrawing(t, 9), 0, 0
	for i := range 200 {
		h, ship := d.heap()
		left := 1 + d.IntN(6)
		for room := h.Room(); left > 0; left, room = left-1, room-1 {
			way := h.Way(left)
			var open []physics.Vec
			for k := range way {
				for _, p := range way[k].Parts {
					if p.Fit == Fits {
						open = append(open, way[k].at(p.From+(p.To-p.From)*d.Float64()))
						continue
					}
					if v := way[k].at((p.From + p.To) / 2); p.To-p.From > 0.1 && h.Legal(physics.Pose{}.MovedTo(v), left) {
						t.Fatalf("%d: %v is closed and legal: %+v", i, v, way[k])
					}
					if p.Fit == Crowds {
						crowded++
					}
				}
			}
			if len(open) == 0 {
				if room > 0 || h.chained() {
					t.Fatalf("%d: no place is open, with room for %d", i, room)
				}
				break
			}
			p := physics.Pose{}.MovedTo(open[d.IntN(len(open))])
			if !h.Legal(p, left) {
				t.Fatalf("%d: %v is open and not legal, with room for %d of %d", i, p, room, left)
			}
			if room > 0 && !SquadronTouches(p, ship) {
				t.Fatalf("%d: %v does not touch, with room for %d", i, p, room)
			}
			h.Put(p)
			stood++
		}
	}
	if stood < 400 || crowded < 50 {
		t.Errorf("%d squadrons stood, %d places left too little room", stood, crowded)
	}
}

func BenchmarkWay(b *testing.B) {
	ship := Base{physics.PoseAt(500, 500, 0), Large}
	h := NewHeap(ship, []physics.Box{Base{physics.PoseAt(590, 500, 0), Small}.Box()}, []physics.Pose{physics.PoseAt(420, 500, 0)},
		StandardField().All())
	for b.Loop() {
		h.Way(4)
	}
}
