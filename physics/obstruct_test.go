package physics

import "testing"

func TestCrosses(t *testing.T) {
	t.Run("X20-OBT-001", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(Pose) Pose) {
			on := place(Pose{})
			f := on.Frame()
			for _, c := range []struct {
				name string
				s    Shape
				want bool
			}{
				{"square on the line", Rect(-5, 40, 5, 50), true},
				{"square with its edge on the line", Rect(0, 40, 5, 50), false},
				{"square just over the line", Rect(-0.02, 40, 5, 50), true},
				{"square beside the line", Rect(1, 40, 5, 50), false},
				{"square before the line", Rect(-5, -20, 5, 0), false},
				{"square behind the line", Rect(-5, 100, 5, 110), false},
				{"L around the line", Polygon([]Vec{{-9, 30}, {-1, 30}, {-1, 60}, {9, 60}, {9, 70}, {-9, 70}}), true},
				{"notch of an L", Polygon([]Vec{{-9, 30}, {-1, 30}, {-1, 120}, {9, 120}, {9, 130}, {-9, 130}}), false},
				{"disc on the line", Disc(Vec{17, 50}, 18), true},
				{"disc beside the line", Disc(Vec{18.5, 50}, 18), false},
				{"disc around the whole line", Disc(Vec{0, 50}, 80), true},
				{"template across", Template{Bank, 2, LeftSide}.PlacedAt(Frame{Origin: Vec{15, 10}, Cos: 1}), true},
				{"template beside", Template{Bank, 2, RightSide}.PlacedAt(Frame{Origin: Vec{15, 10}, Cos: 1}), false},
			} {
				line := Segment{f.Out(Vec{}), f.Out(Vec{0, 100})}
				s := c.s.At(on)
				if got := Crosses(line, &s); got != c.want {
					t.Errorf("Crosses(%s) = %v, want %v", c.name, got, c.want)
				}
				if got := Crosses(Segment{line.B, line.A}, &s); got != c.want {
					t.Errorf("Crosses(%s) backwards = %v, want %v", c.name, got, c.want)
				}
			}
		})
	})
}

func TestObstructedLines(t *testing.T) {
	t.Run("X20-OBT-006", func(t *testing.T) {
		eachSetting(t, func(t *testing.T, place func(Pose) Pose) {
			on := place(Pose{})
			a, b := Base{on, Small}, Base{place(PoseAt(0, 140, 0)), Small}
			g := AttackRange(a, SecondEditionArcs(), Front, b).Gap
			for _, c := range []struct {
				name              string
				shapes            []Shape
				clear, obstructed bool
			}{
				{"nothing", nil, true, false},
				{"part of the band", []Shape{Rect(-30, 50, 0, 60)}, true, true},
				{"the whole band", []Shape{Rect(-30, 50, 30, 60)}, false, true},
				{"the band to its edges", []Shape{Rect(-20, 50, 20, 60)}, false, true},
				{"all but a slit", []Shape{Rect(-30, 50, 5, 60), Rect(5.1, 80, 30, 90)}, true, true},
				{"a slit in one that is covered by another", []Shape{Rect(-30, 50, 5, 60), Rect(5.1, 80, 30, 90), Rect(0, 100, 10, 101)}, false, true},
				{"beside the band", []Shape{Rect(20, 50, 30, 60)}, true, false},
				{"a disc that covers it all but the edges", []Shape{Disc(Vec{0, 70}, 19)}, true, true},
				{"a wide disc", []Shape{Disc(Vec{0, 70}, 21)}, false, true},
				{"U open to the attacker", []Shape{Polygon([]Vec{{-30, 30}, {-10, 30}, {-10, 90}, {10, 90}, {10, 30}, {30, 30}, {30, 100}, {-30, 100}})}, false, true},
				{"U around the target", []Shape{Polygon([]Vec{{-30, 110}, {-10, 110}, {-10, 190}, {10, 190}, {10, 110}, {30, 110}, {30, 200}, {-30, 200}})}, true, true},
			} {
				var shapes []Shape
				for _, s := range c.shapes {
					shapes = append(shapes, s.At(on))
				}
				clear, obstructed := ObstructedLines(g, pointers(shapes))
				if (clear != nil) != c.clear || (obstructed != nil) != c.obstructed {
					t.Errorf("%s: clear %v, obstructed %v", c.name, clear, obstructed)
				}
			}
			// Which of two a line passes through.
			lines := BandLines(g, pointers([]Shape{Rect(-30, 50, 5, 60).At(on), Rect(-5, 80, 30, 90).At(on)}))
			if len(lines) != 3 {
				t.Errorf("BandLines = %v, want through the first, both, the second", lines)
			}
		})
	})
	t.Run("X20-OBT-005", func(t *testing.T) {
		// One shortest line only: no way around what lies on it.
		a, b := base(Small, 0, 0, 0), base(Small, 10, 140, 45)
		g := AttackRange(a, SecondEditionArcs(), Front, b).Gap
		clear, obstructed := ObstructedLines(g, pointers([]Shape{Rect(9, 50, 11, 60)}))
		if clear != nil || obstructed == nil {
			t.Errorf("clear %v, obstructed %v", clear, obstructed)
		}
		clear, obstructed = ObstructedLines(g, pointers([]Shape{Rect(11, 50, 30, 60)}))
		if clear == nil || obstructed != nil {
			t.Errorf("clear %v, obstructed %v", clear, obstructed)
		}
	})
}
