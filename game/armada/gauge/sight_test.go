package gauge

import (
	"math"
	"testing"

	"xwing/physics"
	"xwing/physics/sketch"
)

// rocks are outlines of obstacles: one convex, one hollow.
func rocks() []physics.Shape {
	return []physics.Shape{
		physics.Polygon([]physics.Vec{{X: 28, Y: 3}, {X: 10, Y: 28}, {X: -20, Y: 20}, {X: -28, Y: -8}, {X: 4, Y: -30}}),
		physics.Polygon([]physics.Vec{{X: 40, Y: -30}, {X: 40, Y: 30}, {X: 10, Y: 4}, {X: -40, Y: 30}, {X: -30, Y: -30}, {X: 0, Y: -10}}),
	}
}

// obstructedBySamples tells of points along a line whether they lie in an obstacle's visible part, or in a third ship.
func obstructedBySamples(line physics.Segment, ships []Base, obstacles []physics.Shape) (grazed, deep Obstruction) {
	const step = 0.1
	n := int(line.Len()/step) + 1
	run := make([]int, len(obstacles)+len(ships))
	for k := range n {
		v := line.A.Lerp(line.B, float64(k)/float64(n))
		covered := false
		for i, s := range ships {
			in := discGap(s, v)
			covered = covered || in <= 0
			if in < 0 {
				grazed.Ships |= 1 << i
			}
			if in < -0.05 {
				deep.Ships |= 1 << i
			}
		}
		for i, o := range obstacles {
			if covered || !o.Contains(v) {
				run[i] = 0
				continue
			}
			grazed.Obstacles |= 1 << i
			if run[i]++; run[i] > 6 { // so far inside that it is no corner that is grazed
				deep.Obstacles |= 1 << i
			}
		}
	}
	return grazed, deep
}

// TestObstructionAgainstSamples: what obstructs a line is what a slow sampler finds on it.
func TestObstructionAgainstSamples(t *testing.T) {
	d, by := newDrawing(t, 8), [3]int{}
	for i := range 2000 {
		var ships []Base
		for range d.IntN(4) {
			ships = append(ships, d.ship(250).Base())
		}
		var obstacles []physics.Shape
		for k := range 1 + d.IntN(3) {
			obstacles = append(obstacles, rocks()[k%2].At(d.pose(250)))
		}
		line := physics.Segment{A: d.pose(300).Point(), B: d.pose(300).Point()}
		got := NewTable(ships, obstacles).Obstructs(line)
		grazed, deep := obstructedBySamples(line, ships, obstacles)
		if got.Ships&^grazed.Ships != 0 || deep.Ships&^got.Ships != 0 ||
			got.Obstacles&^grazed.Obstacles != 0 && !shallow(line, obstacles) || deep.Obstacles&^got.Obstacles != 0 &&
			!shallow(line, obstacles) {
			things := []sketch.Thing{drawnLine(line)}
			for k, o := range obstacles {
				things = append(things, sketch.Thing{Letter: 'a' + byte(k), Shape: o})
			}
			for k, o := range ships {
				box := o.Box()
				things = append(things, sketch.Thing{Letter: '1' + byte(k), Shape: box.Shape()})
			}
			t.Fatalf("%d: obstructed by %+v, sampled %+v (deep %+v)\n%s", i, got, grazed, deep, sketch.Draw(things...))
		}
		switch {
		case got.Ships != 0:
			by[0]++
		case got.Obstacles != 0:
			by[1]++
		default:
			by[2]++
		}
	}
	if by[0] < 200 || by[1] < 200 || by[2] < 200 {
		t.Errorf("obstructed by ships, by obstacles alone, not: %v", by)
	}
}

// shallow reports whether a line runs within a hair of the outline of an obstacle all along what it crosses of it.
func shallow(line physics.Segment, obstacles []physics.Shape) bool {
	aside := line.B.Sub(line.A).Unit().Left().Scale(0.05)
	for i := range obstacles {
		if physics.Crosses(physics.Segment{A: line.A.Add(aside), B: line.B.Add(aside)}, &obstacles[i]) !=
			physics.Crosses(physics.Segment{A: line.A.Sub(aside), B: line.B.Sub(aside)}, &obstacles[i]) {
			return true
		}
	}
	return false
}

func TestObstruction(t *testing.T) {
	rock := rocks()[0].At(physics.PoseAt(0, 0, 0))
	across := physics.Segment{A: physics.Vec{X: -200}, B: physics.Vec{X: 200}}
	third := Base{physics.PoseAt(100, 0, 0), Small}
	for _, c := range []struct {
		name      string
		ships     []Base
		obstacles []physics.Shape
		between   []int
		want      Obstruction
	}{
		{"ARM-LOS-006 ARM-OBT-004 an obstacle", nil, []physics.Shape{rock}, nil, Obstruction{Obstacles: 1}},
		{"ARM-LOS-007 ARM-LOS-009 a third ship", []Base{third}, nil, nil, Obstruction{Ships: 1}},
		{"ARM-LOS-005 the ships themselves", []Base{third}, nil, []int{0}, Obstruction{}},
		{"ARM-LOS-010 covered by the ship that stands on it", []Base{{physics.PoseAt(0, 0, 90), Large}}, []physics.Shape{rock}, []int{0},
			Obstruction{}},
		{"a part of it looks out", []Base{{physics.PoseAt(22, 0, 0), Small}}, []physics.Shape{rock}, []int{0}, Obstruction{Obstacles: 1}},
		{"ARM-LOS-014 covered by a third ship", []Base{{physics.PoseAt(0, 0, 90), Large}}, []physics.Shape{rock}, nil,
			Obstruction{Ships: 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := NewTable(c.ships, c.obstacles).Obstructs(across, c.between...); got != c.want {
				t.Errorf("obstructed by %+v, want %+v", got, c.want)
			}
		})
	}
	t.Run("ARM-LOS-012 longer than the ruler", func(t *testing.T) {
		far := physics.Segment{A: physics.Vec{X: -900}, B: physics.Vec{X: 900}}
		if NewTable(nil, []physics.Shape{rock}).Obstructs(far).None() {
			t.Error("nothing obstructs a line of 1,800 mm")
		}
	})
	t.Run("ARM-OBT-012 covered or not", func(t *testing.T) {
		table := NewTable([]Base{{physics.PoseAt(0, 0, 90), Large}}, []physics.Shape{rock})
		if table.Crosses(across) != 1 {
			t.Error("a line across a covered dust field does not cross it")
		}
	})
}

func TestEngagement(t *testing.T) {
	at := func(x float64) physics.Pose { return physics.PoseAt(x, 0, 0) }
	rock := rocks()[0].At(physics.PoseAt(50, 0, 0))
	for _, c := range []struct {
		name      string
		apart     float64 // of the two bases
		obstacles []physics.Shape
		want      bool
	}{
		{"ARM-EGT-001 at distance 1", 76.3, nil, true},
		{"ARM-EGT-001 not beyond it", 76.4, nil, false},
		{"in contact", 0, nil, true},
		{"ARM-EGT-005 obstructed", 70, []physics.Shape{rock}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := NewTable(nil, c.obstacles).Engaged(at(0), at(34+c.apart)); got != c.want {
				t.Errorf("engaged: %v", got)
			}
		})
	}
	d := newDrawing(t, 9)
	t.Run("ARM-LOS-013 ARM-LOS-003 from middle to middle, against samples", func(t *testing.T) {
		engaged := 0
		for range 2000 {
			a, b := d.pose(80), d.pose(80)
			obstacles := []physics.Shape{rocks()[0].At(d.pose(120))}
			got := NewTable(nil, obstacles).Engaged(a, b)
			line := physics.Segment{A: a.Point(), B: b.Point()}
			_, deep := obstructedBySamples(line, nil, obstacles)
			grazed, _ := obstructedBySamples(line, nil, obstacles)
			near := math.Max(0, a.Point().Sub(b.Point()).Len()-34) <= 76.3
			if got && (!near || deep.Obstacles != 0) || !got && near && grazed.Obstacles == 0 {
				t.Fatalf("engaged %v: %v and %v", got, a, b)
			}
			if got {
				engaged++
			}
		}
		if engaged < 300 {
			t.Errorf("%d of 2,000 engaged", engaged)
		}
	})
}
