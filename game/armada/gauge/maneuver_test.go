package gauge

import (
	"testing"

	"xwing/physics"
)

func TestLand(t *testing.T) {
	mover := Base{physics.PoseAt(500, 200, 0), Small}
	ahead := Course{Speed: 3, Side: RightSide}
	at := func(y float64) Base { return Base{physics.PoseAt(500, y, 0), Small} }
	for _, c := range []struct {
		name   string
		course Course
		others []Base
		speed  int
		met    uint64
	}{
		{"free", ahead, []Base{at(600)}, 3, 0},
		{"ARM-OVL-009 one less", ahead, []Base{at(420)}, 2, 1},
		{"ARM-OVL-009 ARM-OVL-013 down to staying in place", ahead, []Base{at(272), at(345), at(420)}, 0, 7},
		{"ARM-OVL-025 every ship hit in any attempt", ahead, []Base{at(440), at(345)}, 1, 3},
		{"ARM-OVL-018 contact is no overlap", Course{Speed: 1, Side: RightSide}, []Base{at(200 + 68.4 + 71)}, 1, 0},
		{"ARM-OVL-019 ARM-MOV-010 through others", ahead, []Base{at(300)}, 3, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := Land(mover, c.course, Boxes(c.others, nil))
			if l.Speed != c.speed || l.Met != c.met {
				t.Errorf("it fits at speed %d and met %b, want %d and %b", l.Speed, l.Met, c.speed, c.met)
			}
			short := c.course
			short.Speed = c.speed
			if l.Final != End(mover, short) {
				t.Errorf("it ends at %v", l.Final)
			}
		})
	}
	t.Run("ARM-OVL-026 leading clicks stay", func(t *testing.T) {
		c := Course{Speed: 2, Yaw: [4]int8{1, -2}, Side: LeftSide}
		far := End(mover, c)
		l := Land(mover, c, Boxes([]Base{{far.Moved(0, 60), Small}}, nil))
		if want := End(mover, Course{Speed: 1, Yaw: [4]int8{1}, Side: LeftSide}); l.Final != want || l.Speed != 1 {
			t.Errorf("it ends at %v with speed %d, want %v", l.Final, l.Speed, want)
		}
	})
	t.Run("ARM-OVL-011 ARM-OVL-023 ARM-OVL-024 the closest", func(t *testing.T) {
		others := Boxes([]Base{at(440), at(345)}, nil)
		l := Land(mover, ahead, others)
		if got := Closest(Base{l.Final, Small}, others, l.Met); got != 2 {
			t.Errorf("the closest are %b", got)
		}
		tied := Boxes([]Base{{physics.PoseAt(460, 420, 0), Small}, {physics.PoseAt(540, 420, 0), Small}}, nil)
		l = Land(mover, ahead, tied)
		if got := Closest(Base{l.Final, Small}, tied, l.Met); got != 3 {
			t.Errorf("of two equally near the closest are %b", got)
		}
	})
	t.Run("ARM-OVL-028 ARM-MOV-020 at the edge", func(t *testing.T) {
		field := StandardField()
		b := Base{physics.PoseAt(500, 914.4-36, 0), Small}
		l := Land(b, Course{Speed: 1, Side: RightSide}, nil)
		if !Leaves(Base{l.Final, Small}, field.All()) {
			t.Error("it does not leave")
		}
		l = Land(b, Course{Speed: 1, Side: RightSide}, Boxes([]Base{{physics.PoseAt(500, 960, 0), Small}}, nil))
		if Leaves(Base{l.Final, Small}, field.All()) {
			t.Error("shortened it stays inside, and leaves")
		}
	})
}

// TestLandAgainstSamples: each ship met is overlapped in an attempt, and no higher speed fits, by many points of the bases.
func TestLandAgainstSamples(t *testing.T) {
	d, short := newDrawing(t, 10), 0
	for range 2000 {
		mover := d.ship(1).Base()
		var others []Base
		for len(others) < 5 {
			if o := d.ship(300).Base(); sampledGap(mover, o) > 0 {
				others = append(others, o)
			}
		}
		c := Course{Speed: 1 + d.IntN(4), Side: LeftSide + 2*Side(d.IntN(2))}
		for i := range c.Speed {
			c.Yaw[i] = int8(d.IntN(5) - 2)
		}
		l := Land(mover, c, Boxes(others, nil))
		for speed := c.Speed; speed >= l.Speed; speed-- {
			tried, hit := c, false
			tried.Speed = speed
			for i, o := range others {
				gap := sampledGap(Base{End(mover, tried), mover.Size}, o)
				hit = hit || gap < hair
				if gap < -hair && l.Met&(1<<i) == 0 {
					t.Fatalf("%+v: ship %d is overlapped by %.2f mm at speed %d, and is not met", c, i, -gap, speed)
				}
				if gap < -hair && speed == l.Speed && speed > 0 {
					t.Fatalf("%+v ends in ship %d", c, i)
				}
			}
			if !hit && speed > l.Speed {
				t.Fatalf("%+v fits at speed %d, and ends at %d", c, speed, l.Speed)
			}
		}
		if l.Speed < c.Speed {
			short++
		}
	}
	if short < 400 {
		t.Errorf("%d of 2,000 maneuvers are cut short", short)
	}
}

// hair is more in mm than points 2 mm apart can miss of how deep a base stands in another.
const hair = 1.5

// sampledGap is how far two bases are apart by points of their outlines; less than 0 where one lies inside the other.
func sampledGap(a, b Base) float64 {
	least := discGap(b, a.Pose.Point())
	for _, pair := range [2][2]Base{{a, b}, {b, a}} {
		box := pair[0].Box()
		corners := box.Corners()
		for _, v := range rim(corners[:], 2) {
			least = min(least, discGap(pair[1], v))
		}
	}
	return least
}

// BenchmarkCourses judges every course of two clicks at each of four joints, on either side: its end, the tool, other
// ships, the edge.
func BenchmarkCourses(b *testing.B) {
	mover, field := Base{physics.PoseAt(500, 300, 30), Medium}, StandardField().All()
	var others []Base
	for i := range 11 {
		others = append(others, Base{physics.PoseAt(300+float64(i%4)*170, 300+float64(i/4)*200, float64(i)*40), Small + Size(i%3)})
	}
	boxes := Boxes(others, nil)
	b.ReportAllocs()
	for b.Loop() {
		eachFull(func(c Course) {
			if !OnTool(mover, c) {
				l := Land(mover, c, boxes)
				Leaves(Base{l.Final, Medium}, field)
			}
		})
	}
}

// eachFull calls with every course at speed 4.
func eachFull(call func(Course)) {
	for k := range 625 {
		c := Course{Speed: 4}
		for i := range c.Yaw {
			c.Yaw[i], k = int8(k%5-2), k/5
		}
		for _, c.Side = range [2]Side{LeftSide, RightSide} {
			call(c)
		}
	}
}

// BenchmarkPair is range, arc and line of sight of one pair of hull zones.
func BenchmarkPair(b *testing.B) {
	victory, cr90 := chassis(b, "victory"), chassis(b, "cr90")
	from, to := NewShip(physics.PoseAt(500, 300, 10), victory), NewShip(physics.PoseAt(560, 520, 200), cr90)
	b.ReportAllocs()
	for b.Loop() {
		if g, ok := from.HullRange(Front, to, Front); ok {
			to.OtherZone(g.Line(), Front)
			to.OtherZone(physics.Segment{A: from.Target(Front), B: to.Target(Front)}, Front)
		}
	}
}
