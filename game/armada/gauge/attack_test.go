package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// sampled is the shortest way from a hull zone to the points of a target that lie in its arc, by many points of both.
func sampled(s *Ship, z Zone, target []physics.Vec) (least float64, found bool) {
	f := s.Pose.Frame()
	from := rim(s.Chassis.Hull(z).Corners(), 0.5)
	least = math.Inf(1)
	for _, v := range target {
		local := f.In(v)
		if !s.Chassis.Arc(z).Contains(local) {
			continue
		}
		found = true
		for _, u := range from {
			least = min(least, local.Sub(u).Len())
		}
	}
	return least, found
}

// filled are points all over a polygon, some 1.2 mm apart, those of its outline closer.
func filled(corners []physics.Vec) []physics.Vec {
	points := rim(corners, 0.5)
	centre := physics.Vec{}
	for _, v := range corners {
		centre = centre.Add(v.Scale(1 / float64(len(corners))))
	}
	for k := 0.1; k < 1; k += 0.1 {
		for _, v := range rim(corners, 1.2/k) {
			points = append(points, centre.Lerp(v, k))
		}
	}
	return points
}

// TestHullRangeAgainstSamples: attack range between hull zones is what a slow sampler finds, and so is who is in arc.
func TestHullRangeAgainstSamples(t *testing.T) {
	d, inArc := newDrawing(t, 3), 0
	for i := range 2000 {
		a, b := d.apart(250)
		z, at := d.zone(a), d.zone(b)
		g, ok := a.HullRange(z, b, at)
		hull := b.Hull(at)
		least, found := sampled(a, z, filled(hull.Corners()))
		switch {
		case found && !ok, ok && (g.Distance > least+1e-6 || found && g.Distance < least-1.3):
			t.Fatalf("%d: range %v %v, sampled %v %v: %+v zone %d, %+v zone %d%s", i, g.Distance, ok, least, found, a.Pose, z, b.Pose, at,
				pictured([]*Ship{a, b}, nil, g.Line()))
		case ok && !found: // a sliver that no sample hit: it is small
			f := a.Pose.Frame()
			seen := hull.AtSeen(physics.Frame{Cos: 1}, f)
			part := a.Chassis.Arc(z).Part(&seen)
			if part.Corners() != nil && len(part.Corners()) > 2 && areaOf(part.Corners()) > 4 {
				t.Fatalf("%d: no sample lies in %v", i, part.Corners())
			}
		}
		if ok {
			inArc++
			if off := math.Abs(g.B.Sub(g.A).Len() - g.Distance); off > 1e-9 {
				t.Fatalf("%d: the line is %v mm longer than the range", i, off)
			}
		}
	}
	if inArc < 500 {
		t.Errorf("only %d of 2,000 in arc", inArc)
	}
}

func TestSquadronRangeAgainstSamples(t *testing.T) {
	d, inArc := newDrawing(t, 4), 0
	for i := range 2000 {
		a, squadron := d.ship(100), d.pose(300)
		if SquadronOverlaps(squadron, a.Base()) {
			continue
		}
		z := d.zone(a)
		g, ok := a.SquadronRange(z, squadron)
		var disc []physics.Vec
		for r := SquadronRadius; r > 0; r -= 1 {
			n := int(r*2*math.Pi/0.8) + 1
			for k := range n {
				w := float64(k) / float64(n) * 2 * math.Pi
				disc = append(disc, squadron.Point().Add(physics.Vec{X: r * math.Cos(w), Y: r * math.Sin(w)}))
			}
		}
		least, found := sampled(a, z, disc)
		if found && !ok || ok && (g.Distance > least+1e-6 || found && g.Distance < least-1.8) {
			t.Fatalf("%d: range %v %v, sampled %v %v: %+v zone %d, squadron at %+v%s", i, g.Distance, ok, least, found, a.Pose, z, squadron,
				pictured([]*Ship{a}, []physics.Pose{squadron}, g.Line()))
		}
		if ok {
			inArc++
		}
	}
	if inArc < 400 {
		t.Errorf("only %d of 2,000 in arc", inArc)
	}
}

func TestRangeToHullAgainstSamples(t *testing.T) {
	d := newDrawing(t, 5)
	for i := range 2000 {
		b, squadron := d.ship(100), d.pose(300)
		if SquadronOverlaps(squadron, b.Base()) {
			continue
		}
		at := d.zone(b)
		g := RangeToHull(squadron, b, at)
		hull := b.Hull(at)
		least := math.Inf(1)
		for _, v := range rim(hull.Corners(), 0.5) {
			least = min(least, max(0, v.Sub(squadron.Point()).Len()-SquadronRadius))
		}
		if g.Distance > least+1e-6 || g.Distance < least-0.3 {
			t.Fatalf("%d: %v mm, sampled %v%s", i, g.Distance, least, pictured([]*Ship{b}, []physics.Pose{squadron}, g.Line()))
		}
	}
}

func TestAttackRange(t *testing.T) {
	cr90 := chassis(t, "cr90")
	ahead := func(y float64) *Ship { return NewShip(physics.PoseAt(0, y, 180), cr90) }
	attacker := NewShip(physics.PoseAt(0, 0, 0), cr90)
	t.Run("ARM-RNG-008 ARM-RNG-009 from token to token", func(t *testing.T) {
		g, ok := attacker.HullRange(Front, ahead(171), Front)
		if want := 171 - 70.25; !ok || math.Abs(g.Distance-want) > 1e-9 {
			t.Errorf("%v %v, want %v", g.Distance, ok, want)
		}
	})
	t.Run("ARM-RNG-008 from the attacking hull zone, where another one is nearer, too", func(t *testing.T) {
		d, nearer := newDrawing(t, 6), 0
		for range 400 {
			a, b := d.apart(250)
			z, at := d.zone(a), d.zone(b)
			hull := b.Hull(at)
			g, _ := a.HullRange(z, b, at)
			least, found := sampled(a, z, filled(hull.Corners()))
			if found && (g.Distance > least+1e-6 || g.Distance < least-1.3) {
				t.Fatalf("%v, sampled %v: %+v zone %d, %+v zone %d", g.Distance, least, a.Pose, z, b.Pose, at)
			}
			for other := range Zone(a.Chassis.Zones) {
				from := a.Hull(other + 1)
				if way := from.Gap(&hull); found && way.Distance < g.Distance-2 {
					nearer++
					break
				}
			}
		}
		if nearer < 20 {
			t.Errorf("of %d the nearest zone is another one", nearer)
		}
	})
	t.Run("ARM-RNG-008 ARM-RNG-010 from token to a squadron's base", func(t *testing.T) {
		g, ok := attacker.SquadronRange(Front, physics.PoseAt(0, 100, 0))
		if want := 100 - 17 - 35.125; !ok || math.Abs(g.Distance-want) > 1e-9 {
			t.Errorf("%v %v, want %v", g.Distance, ok, want)
		}
	})
	t.Run("ARM-ARC-002 a squadron beyond the ruler is in the arc", func(t *testing.T) {
		if g, ok := attacker.SquadronRange(Front, physics.PoseAt(0, 900, 0)); !ok || g.Distance < RulerLength {
			t.Errorf("%v %v", g.Distance, ok)
		}
	})
	t.Run("ARM-RNG-011 what lies outside the arc does not count", func(t *testing.T) {
		beside := NewShip(physics.PoseAt(90, 60, 0), cr90) // its left zone lies mostly abeam
		g, ok := attacker.HullRange(Front, beside, Left)
		hull := beside.Hull(Left)
		all := attacker.Hull(Front)
		if whole := all.Gap(&hull); !ok || g.Distance <= whole.Distance+1 {
			t.Errorf("%v %v in arc, %v to the nearest part", g.Distance, ok, whole.Distance)
		}
	})
	t.Run("ARM-ARC-002 arcs have no end", func(t *testing.T) {
		if _, ok := attacker.HullRange(Front, ahead(1700), Front); !ok {
			t.Error("it is not in arc")
		}
	})
	t.Run("ARM-ARC-004 any portion", func(t *testing.T) {
		if _, ok := attacker.SquadronRange(Front, physics.PoseAt(100, 100, 0)); !ok {
			t.Error("a squadron that reaches into the arc is not in it")
		}
		if _, ok := attacker.SquadronRange(Front, physics.PoseAt(0, -100, 0)); ok {
			t.Error("a squadron astern is in the front arc")
		}
	})
}

func TestLinesOfSight(t *testing.T) {
	cr90 := chassis(t, "cr90")
	defender := NewShip(physics.PoseAt(0, 0, 0), cr90)
	for _, c := range []struct {
		name string
		from physics.Vec
		at   Zone
		free bool
	}{
		{"ARM-LOS-002 ARM-LOS-004 from ahead to the front", physics.Vec{Y: 200}, Front, true},
		{"ARM-LOS-004 from ahead to the rear", physics.Vec{Y: 200}, Rear, false},
		{"from the left to the left", physics.Vec{X: -200}, Left, true},
		{"from the left to the right", physics.Vec{X: -200}, Right, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			line := physics.Segment{A: c.from, B: defender.Target(c.at)}
			if z, crosses := defender.OtherZone(line, c.at); crosses == c.free {
				t.Errorf("crosses %v (zone %d)", crosses, z)
			}
		})
	}
}

// TestOtherZoneAgainstSamples: a line of sight is blocked where points of it lie in another zone of the defender.
func TestOtherZoneAgainstSamples(t *testing.T) {
	d, blocked := newDrawing(t, 6), 0
	for i := range 2000 {
		a, b := d.apart(300)
		at := d.zone(b)
		line := physics.Segment{A: a.Target(d.zone(a)), B: b.Target(at)}
		_, crosses := b.OtherZone(line, at)
		f, inside, deep := b.Pose.Frame(), false, false
		n := int(line.Len()/0.25) + 1
		for k := range n {
			v := f.In(line.A.Lerp(line.B, float64(k)/float64(n)))
			for z := Front; z <= Zone(b.Chassis.Zones); z++ {
				if z != at && b.Chassis.Hull(z).PointGap(v).Distance == 0 {
					inside = true
					deep = deep || depth(b.Chassis.Hull(z).Corners(), v) > 0.3
				}
			}
		}
		if crosses && !inside || deep && !crosses {
			t.Fatalf("%d: crosses %v, sampled %v (deep %v)%s", i, crosses, inside, deep, pictured([]*Ship{a, b}, nil, line))
		}
		if crosses {
			blocked++
		}
	}
	if blocked < 300 || blocked > 1900 {
		t.Errorf("%d of 2,000 are blocked", blocked)
	}
}

// depth is how deep in mm a point lies inside a convex polygon.
func depth(p []physics.Vec, v physics.Vec) float64 {
	least, a := math.Inf(1), p[len(p)-1]
	for _, b := range p {
		least = min(least, b.Sub(a).Unit().Cross(v.Sub(a)))
		a = b
	}
	return least
}
