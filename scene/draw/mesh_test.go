package draw

import (
	"math"
	"testing"

	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// TestMesh fills polygons, either way around and with dents, by triangles that
// have their area, and strokes their edges without gaps.
func TestMesh(t *testing.T) {
	square := []Pt{{10, 10}, {50, 10}, {50, 50}, {10, 50}}
	back := []Pt{{10, 50}, {50, 50}, {50, 10}, {10, 10}}
	dented := []Pt{{0, 0}, {40, 0}, {40, 40}, {20, 10}, {0, 40}, {0, 40}}
	for _, tt := range []struct {
		name string
		pts  []Pt
		area float64
	}{{"square", square, 1600}, {"square backwards", back, 1600}, {"dented", dented, 1000}} {
		var m mesh
		m.fill(tt.pts, White)
		// The fringe is painted by half: what is solid and half of the rest are the area.
		if got := m.solid(); math.Abs(got-tt.area) > tt.area/100 {
			t.Errorf("%s: the triangles cover %.0f, want %.0f", tt.name, got, tt.area)
		}
		m.reset()
		m.stroke(tt.pts, 2, White, true)
		if len(m.is) != 3*6*len(m.pts) {
			t.Errorf("%s: the edge is %d indices, want %d", tt.name, len(m.is), 18*len(m.pts))
		}
	}
	var m mesh
	m.stroke([]Pt{{0, 0}, {100, 0}}, 3, White, false)
	if got := m.solid(); math.Abs(got-300) > 1 {
		t.Errorf("a line of 100 by 3 covers %.0f", got)
	}
	m.reset()
	m.fill([]Pt{{1, 1}, {1, 1}}, White)
	if len(m.is) != 0 {
		t.Error("a point is filled")
	}
}

// TestMeshOfArcs fills arcs of a base, which have dents in line with their ends.
func TestMeshOfArcs(t *testing.T) {
	for _, arc := range []gauge.Arc{gauge.Left, gauge.FullFront} {
		for degrees := 0.0; degrees < 90; degrees += 7.5 {
			var pts []Pt
			for _, v := range gauge.ArcOutline(gauge.Base{Size: gauge.Large, Pose: physics.PoseAt(450, 450, degrees)}, gauge.SecondEditionArcs(), arc, 300) {
				pts = append(pts, Pt{float32(v.X * 0.66), float32(900 - v.Y*0.66)})
			}
			var m mesh
			m.fill(pts, White)
			m.corners(pts, true)
			if got, want := m.solid(), math.Abs(float64(m.area()))/2; math.Abs(got-want) > 150 {
				t.Errorf("arc %v at %v degrees: the triangles cover %.0f, want %.0f", arc, degrees, got, want)
			}
		}
	}
}

// solid is the area of the triangles, each weighed by its opacity.
func (m *mesh) solid() float64 {
	sum := 0.0
	for i := 0; i+2 < len(m.is); i += 3 {
		a, b, c := m.vs[m.is[i]], m.vs[m.is[i+1]], m.vs[m.is[i+2]]
		cross := float64((b.DstX-a.DstX)*(c.DstY-a.DstY) - (b.DstY-a.DstY)*(c.DstX-a.DstX))
		sum += math.Abs(cross) / 2 * float64(a.ColorA+b.ColorA+c.ColorA) / 3
	}
	return sum
}

// TestCovers knows when nothing of the frame before is left to be seen.
func TestCovers(t *testing.T) {
	var l List
	l.Reset(100, 80)
	if l.Covers() {
		t.Error("an empty list covers the frame")
	}
	l.Fill(Rect{0, 0, 100, 80}, Space)
	if !l.Covers() {
		t.Error("a fill of the frame does not cover it")
	}
	l.Reset(100, 80)
	l.Fill(Rect{0, 0, 100, 79}, Space)
	if l.Covers() {
		t.Error("a fill of less than the frame covers it")
	}
}

// TestMeshWithoutSlivers: what is round is filled by few long edges, for the processor paints
// the whole of each little square that an edge runs through.
func TestMeshWithoutSlivers(t *testing.T) {
	const r = 400
	var m mesh
	m.fill(circlePoints(nil, 500, 500, r), White)
	long := 0.0
	for i, v := range m.is {
		a, b := m.vs[v], m.vs[m.is[i/3*3+(i+1)%3]]
		long += math.Hypot(float64(a.DstX-b.DstX), float64(a.DstY-b.DstY))
	}
	if most := 100.0 * r; long > most { // a fan has 190
		t.Errorf("the triangles' edges are %.0f long, want %.0f at most", long/r, most/r)
	}
}
