package gauge

import (
	"testing"

	"xwing/physics"
)

func TestCrosses(t *testing.T) {
	t.Run("X20-OBT-001", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			on := place(physics.Pose{})
			f := on.Frame()
			for _, c := range []struct {
				name string
				s    physics.Shape
				want bool
			}{
				{"square on the line", physics.Rect(-5, 40, 5, 50), true},
				{"square with its edge on the line", physics.Rect(0, 40, 5, 50), false},
				{"square just over the line", physics.Rect(-0.02, 40, 5, 50), true},
				{"square beside the line", physics.Rect(1, 40, 5, 50), false},
				{"square before the line", physics.Rect(-5, -20, 5, 0), false},
				{"square behind the line", physics.Rect(-5, 100, 5, 110), false},
				{"L around the line", physics.Polygon([]physics.Vec{{X: -9, Y: 30}, {X: -1, Y: 30}, {X: -1, Y: 60}, {X: 9, Y: 60}, {X: 9, Y: 70}, {X: -9, Y: 70}}), true},
				{"notch of an L", physics.Polygon([]physics.Vec{{X: -9, Y: 30}, {X: -1, Y: 30}, {X: -1, Y: 120}, {X: 9, Y: 120}, {X: 9, Y: 130}, {X: -9, Y: 130}}), false},
				{"disc on the line", physics.Disc(physics.Vec{X: 17, Y: 50}, 18), true},
				{"disc beside the line", physics.Disc(physics.Vec{X: 18.5, Y: 50}, 18), false},
				{"disc around the whole line", physics.Disc(physics.Vec{X: 0, Y: 50}, 80), true},
				{"template across", Template{Bank, 2, LeftSide}.PlacedAt(physics.Frame{Origin: physics.Vec{X: 15, Y: 10}, Cos: 1}), true},
				{"template beside", Template{Bank, 2, RightSide}.PlacedAt(physics.Frame{Origin: physics.Vec{X: 15, Y: 10}, Cos: 1}), false},
			} {
				line := physics.Segment{A: f.Out(physics.Vec{}), B: f.Out(physics.Vec{X: 0, Y: 100})}
				s := c.s.At(on)
				if got := physics.Crosses(line, &s); got != c.want {
					t.Errorf("Crosses(%s) = %v, want %v", c.name, got, c.want)
				}
				if got := physics.Crosses(physics.Segment{A: line.B, B: line.A}, &s); got != c.want {
					t.Errorf("Crosses(%s) backwards = %v, want %v", c.name, got, c.want)
				}
			}
		})
	})
}

// obstructedLines picks from the lines of a gap one that passes through none of the shapes and one that
// passes through some; nil where there is no such line.
func obstructedLines(g physics.Gap, shapes []physics.Shape) (clear, obstructed *physics.Segment) {
	for _, b := range physics.BandLines(g, pointers(shapes)) {
		if len(b.Through) == 0 {
			clear = &b.Line
		} else {
			obstructed = &b.Line
		}
	}
	return clear, obstructed
}

func TestObstructedLines(t *testing.T) {
	t.Run("X20-OBT-006", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(physics.Pose) physics.Pose) {
			on := place(physics.Pose{})
			a, b := Base{Pose: on, Size: Small}, Base{Pose: place(physics.PoseAt(0, 140, 0)), Size: Small}
			g := AttackRange(a, SecondEditionArcs(), Front, b).Gap
			for _, c := range []struct {
				name              string
				shapes            []physics.Shape
				clear, obstructed bool
			}{
				{"nothing", nil, true, false},
				{"part of the band", []physics.Shape{physics.Rect(-30, 50, 0, 60)}, true, true},
				{"the whole band", []physics.Shape{physics.Rect(-30, 50, 30, 60)}, false, true},
				{"the band to its edges", []physics.Shape{physics.Rect(-20, 50, 20, 60)}, false, true},
				{"all but a slit", []physics.Shape{physics.Rect(-30, 50, 5, 60), physics.Rect(5.1, 80, 30, 90)}, true, true},
				{"a slit in one that is covered by another", []physics.Shape{physics.Rect(-30, 50, 5, 60), physics.Rect(5.1, 80, 30, 90), physics.Rect(0, 100, 10, 101)}, false, true},
				{"beside the band", []physics.Shape{physics.Rect(20, 50, 30, 60)}, true, false},
				{"a disc that covers it all but the edges", []physics.Shape{physics.Disc(physics.Vec{X: 0, Y: 70}, 19)}, true, true},
				{"a wide disc", []physics.Shape{physics.Disc(physics.Vec{X: 0, Y: 70}, 21)}, false, true},
				{"U open to the attacker", []physics.Shape{physics.Polygon([]physics.Vec{{X: -30, Y: 30}, {X: -10, Y: 30}, {X: -10, Y: 90}, {X: 10, Y: 90}, {X: 10, Y: 30}, {X: 30, Y: 30}, {X: 30, Y: 100}, {X: -30, Y: 100}})}, false, true},
				{"U around the target", []physics.Shape{physics.Polygon([]physics.Vec{{X: -30, Y: 110}, {X: -10, Y: 110}, {X: -10, Y: 190}, {X: 10, Y: 190}, {X: 10, Y: 110}, {X: 30, Y: 110}, {X: 30, Y: 200}, {X: -30, Y: 200}})}, true, true},
			} {
				var shapes []physics.Shape
				for _, s := range c.shapes {
					shapes = append(shapes, s.At(on))
				}
				clear, obstructed := obstructedLines(g, shapes)
				if (clear != nil) != c.clear || (obstructed != nil) != c.obstructed {
					t.Errorf("%s: clear %v, obstructed %v", c.name, clear, obstructed)
				}
			}
			// Which of two a line passes through.
			lines := physics.BandLines(g, pointers([]physics.Shape{physics.Rect(-30, 50, 5, 60).At(on), physics.Rect(-5, 80, 30, 90).At(on)}))
			if len(lines) != 3 {
				t.Errorf("BandLines = %v, want through the first, both, the second", lines)
			}
		})
	})
	t.Run("X20-OBT-005", func(t *testing.T) {
		// One shortest line only: no way around what lies on it.
		a, b := base(Small, 0, 0, 0), base(Small, 10, 140, 45)
		g := AttackRange(a, SecondEditionArcs(), Front, b).Gap
		clear, obstructed := obstructedLines(g, []physics.Shape{physics.Rect(9, 50, 11, 60)})
		if clear != nil || obstructed == nil {
			t.Errorf("clear %v, obstructed %v", clear, obstructed)
		}
		clear, obstructed = obstructedLines(g, []physics.Shape{physics.Rect(11, 50, 30, 60)})
		if clear == nil || obstructed != nil {
			t.Errorf("clear %v, obstructed %v", clear, obstructed)
		}
	})
}
