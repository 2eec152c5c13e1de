package gauge

import (
	"math"
	"testing"

	"xwing/physics"
)

// summed is the end of a course by complex numbers: each joint's turn and way added in order.
func summed(b Base, c Course) (x, y, degrees float64) {
	base := b.Size.Base()
	ahead := base.Y / 2
	if b.Size == Huge {
		ahead = -base.Y/2 + 129
	}
	side := float64(c.Side)
	turn := complex(math.Cos(b.Pose.Degrees()*math.Pi/180), math.Sin(b.Pose.Degrees()*math.Pi/180))
	guides := complex(side*(base.X/2+7.625), ahead)
	at := complex(b.Pose.Point().X, b.Pose.Point().Y) + turn*guides
	degrees = b.Pose.Degrees()
	for i := range c.Speed {
		at += turn * complex(0, 46.13)
		degrees += 22.5 * float64(c.Yaw[i])
		turn = complex(math.Cos(degrees*math.Pi/180), math.Sin(degrees*math.Pi/180))
		at += turn * complex(0, 22.27)
	}
	at -= turn * guides
	return real(at), imag(at), degrees
}

// TestEveryCourse: the end of every course of every size at every click, on either side, is the sum of its joints.
func TestEveryCourse(t *testing.T) {
	n := 0
	d := newDrawing(t, 2)
	for _, size := range []Size{Small, Medium, Large, Huge} {
		eachCourse(func(c Course) {
			b := Base{d.pose(900), size}
			x, y, degrees := summed(b, c)
			got := End(b, c)
			if off := math.Hypot(got.Point().X-x, got.Point().Y-y); off > 0.002 {
				t.Fatalf("%+v of size %d ends %.4f mm aside", c, size, off)
			}
			if turn := math.Mod(got.Degrees()-degrees+7200+180, 360) - 180; math.Abs(turn) > 1e-4 {
				t.Fatalf("%+v of size %d ends turned by %.4f degrees", c, size, turn)
			}
			n++
		})
	}
	if n != 4*2*(1+5+25+125+625) {
		t.Errorf("%d courses", n)
	}
}

// eachCourse calls with every course that the tool can be set to.
func eachCourse(call func(Course)) {
	for speed := range Joints + 1 {
		settings := 1
		for range speed {
			settings *= 5
		}
		for k := range settings {
			c := Course{Speed: speed}
			for i := range speed {
				c.Yaw[i], k = int8(k%5-2), k/5
			}
			for _, c.Side = range []Side{LeftSide, RightSide} {
				call(c)
			}
		}
	}
}

func TestCourses(t *testing.T) {
	small := Base{physics.PoseAt(0, 0, 0), Small}
	t.Run("ARM-MOV-011 speed 0", func(t *testing.T) {
		if got := End(small, Course{Side: LeftSide}); got != small.Pose {
			t.Errorf("it ends at %v", got)
		}
	})
	t.Run("ARM-CMP-010 straight ahead", func(t *testing.T) {
		if got := End(small, Course{Speed: 3, Side: RightSide}); got != physics.PoseAt(0, 3*68.4, 0) {
			t.Errorf("it ends at %v", got)
		}
	})
	t.Run("ARM-CMP-009 ARM-MOV-005 a turn on either side", func(t *testing.T) {
		left, right := Course{1, [4]int8{1}, LeftSide}, Course{1, [4]int8{1}, RightSide}
		a, b := End(small, left), End(small, right)
		if a.Degrees() != 22.5 || b.Degrees() != 22.5 || a == b {
			t.Errorf("they end at %v and %v", a, b)
		}
	})
	t.Run("ARM-MOV-006 ARM-MOV-007 on the tool", func(t *testing.T) {
		inner, outer := Course{1, [4]int8{1}, RightSide}, Course{1, [4]int8{1}, LeftSide}
		if !OnTool(small, inner) || OnTool(small, outer) {
			t.Errorf("on the tool: %v turning toward it, %v away from it", OnTool(small, inner), OnTool(small, outer))
		}
		if straight := (Course{Speed: 2, Side: LeftSide}); OnTool(small, straight) {
			t.Error("a straight end touches the tool, and that is no overlap")
		}
	})
	t.Run("ARM-MOV-016 yaw at speed 0", func(t *testing.T) {
		got := Turned(small, RightSide, 1)
		pivot := physics.Vec{X: 21.5 + 7.625, Y: 35.5 - 22.27}
		sin, cos := math.Sin(22.5*math.Pi/180), math.Cos(22.5*math.Pi/180)
		x, y := pivot.X-(cos*pivot.X+sin*pivot.Y), pivot.Y-(-sin*pivot.X+cos*pivot.Y)
		if off := math.Hypot(got.Point().X-x, got.Point().Y-y); off > 0.002 || got.Degrees() != 337.5 {
			t.Errorf("it stands at %v, want (%.3f, %.3f) heading 337.5", got, x, y)
		}
	})
}

// TestOneSideIsFree: a course that overlaps the tool on both sides would be illegal; there is none, of huge ships neither.
func TestOneSideIsFree(t *testing.T) {
	free := func(t *testing.T, size Size) {
		eachCourse(func(c Course) {
			b, other := Base{physics.PoseAt(0, 0, 0), size}, c
			other.Side = -c.Side
			if c.Speed > 0 && OnTool(b, c) && OnTool(b, other) {
				t.Fatalf("%s: %+v overlaps the tool on both sides", size, c)
			}
		})
	}
	t.Run("ARM-MOV-008 ships", func(t *testing.T) {
		for _, size := range []Size{Small, Medium, Large} {
			free(t, size)
		}
	})
	t.Run("ARM-HUG-012 ARM-HUG-013 huge ships", func(t *testing.T) { free(t, Huge) })
}
