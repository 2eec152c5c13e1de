package gauge

import (
	"math/rand/v2"
	"slices"
	"testing"

	"xwing/physics"
	"xwing/physics/sketch"
)

// chassis works out a token; its lines are right.
func chassis(t testing.TB, id string) *Chassis {
	t.Helper()
	row, ok := chassisLines()[id]
	if !ok {
		t.Fatalf("no chassis %q", id)
	}
	c, err := NewChassis(row.size, row.lines)
	if err != nil {
		t.Fatalf("chassis %s: %v", id, err)
	}
	return c
}

// drawing draws random situations.
type drawing struct {
	*rand.Rand
	all []*Chassis
}

func newDrawing(t testing.TB, seed uint64) *drawing {
	d := &drawing{Rand: rand.New(rand.NewPCG(seed, 1))}
	lines := chassisLines()
	ids := make([]string, 0, len(lines))
	for id := range lines {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		d.all = append(d.all, chassis(t, id))
	}
	return d
}

// pose is a pose within reach mm of the origin; one in four stands square to the table.
func (d *drawing) pose(reach float64) physics.Pose {
	p := physics.PoseAt((d.Float64()*2-1)*reach, (d.Float64()*2-1)*reach, d.Float64()*360)
	if d.IntN(4) == 0 {
		p.Heading = int32(d.IntN(4)) * physics.QuarterTurn
	}
	return p
}

// ship is a ship of any chassis.
func (d *drawing) ship(reach float64) *Ship {
	return NewShip(d.pose(reach), d.all[d.IntN(len(d.all))])
}

// apart are two ships that do not overlap.
func (d *drawing) apart(reach float64) (a, b *Ship) {
	for {
		a, b = d.ship(reach), d.ship(reach)
		from, to := a.Base().Box(), b.Base().Box()
		if !from.Overlaps(&to) {
			return a, b
		}
	}
}

func (d *drawing) zone(s *Ship) Zone { return Front + Zone(d.IntN(s.Chassis.Zones)) }

// rim are points along the outline of a polygon, at most step mm apart.
func rim(corners []physics.Vec, step float64) []physics.Vec {
	var points []physics.Vec
	a := corners[len(corners)-1]
	for _, b := range corners {
		n := int(b.Sub(a).Len()/step) + 1
		for i := range n {
			points = append(points, a.Lerp(b, float64(i)/float64(n)))
		}
		a = b
	}
	return points
}

// pictured is a situation as text, for what a test fails on: the hull zones of ships by the first letters of their names, in
// capitals of the first ship, squadrons o, lines as dots.
func pictured(ships []*Ship, squadrons []physics.Pose, lines ...physics.Segment) string {
	var things []sketch.Thing
	for i, s := range ships {
		for z := Front; z <= Zone(s.Chassis.Zones); z++ {
			hull, letter := s.Hull(z), z.String()[0]
			if i == 0 {
				letter -= 'a' - 'A'
			}
			things = append(things, sketch.Thing{Letter: letter, Shape: hull.Shape()})
		}
	}
	for _, p := range squadrons {
		things = append(things, sketch.Thing{Letter: 'o', Shape: physics.Disc(p.Point(), SquadronRadius)})
	}
	for _, line := range lines {
		things = append(things, drawnLine(line))
	}
	return "\n" + sketch.Draw(things...)
}

// drawnLine is a line as a strip of dots.
func drawnLine(line physics.Segment) sketch.Thing {
	across := line.B.Sub(line.A).Unit().Left().Scale(1.5)
	return sketch.Thing{Letter: '.', Shape: physics.Polygon([]physics.Vec{line.A.Sub(across), line.B.Sub(across),
		line.B.Add(across), line.A.Add(across)})}
}

// TestPictured holds that a picture shows every zone, squadrons and lines.
func TestPictured(t *testing.T) {
	a, b := NewShip(physics.PoseAt(0, 0, 0), chassis(t, "cr90")), NewShip(physics.PoseAt(0, 200, 180), chassis(t, "victory"))
	text := pictured([]*Ship{a, b}, []physics.Pose{physics.PoseAt(80, 100, 0)}, physics.Segment{A: a.Target(Front), B: b.Target(Front)})
	for _, letter := range "FLRflro." {
		if !slices.Contains([]rune(text), letter) {
			t.Errorf("no %c in%s", letter, text)
		}
	}
}
