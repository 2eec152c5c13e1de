package gauge

import (
	"testing"

	"xwing/physics"
)

func TestAreaPart(t *testing.T) {
	area := Area{100, 50}
	fork := []physics.Vec{{X: -10, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 20}, {X: 5, Y: 20}, {X: 5, Y: 10}, {X: -5, Y: 10}, {X: -5, Y: 20}, {X: -10, Y: 20}}
	for name, c := range map[string]struct {
		shape  physics.Shape
		lo, hi physics.Vec
		empty  bool
	}{
		"within":            {physics.Rect(10, 10, 30, 20), physics.Vec{X: 10, Y: 10}, physics.Vec{X: 30, Y: 20}, false},
		"over an edge":      {physics.Rect(10, -10, 30, 20), physics.Vec{X: 10, Y: 0}, physics.Vec{X: 30, Y: 20}, false},
		"over a corner":     {physics.Rect(90, 40, 130, 70), physics.Vec{X: 90, Y: 40}, physics.Vec{X: 100, Y: 50}, false},
		"outside":           {physics.Rect(110, 10, 130, 20), physics.Vec{}, physics.Vec{}, true},
		"along the edge":    {physics.Rect(100, 10, 130, 20), physics.Vec{}, physics.Vec{}, true},
		"a whole fork":      {physics.Polygon(fork).At(physics.PoseAt(50, 10, 0)), physics.Vec{X: 40, Y: 10}, physics.Vec{X: 60, Y: 30}, false},
		"a fork's prongs":   {physics.Polygon(fork).At(physics.PoseAt(50, -15, 0)), physics.Vec{X: 40, Y: 0}, physics.Vec{X: 60, Y: 5}, false},
		"a turned square's": {physics.Rect(-10, -10, 10, 10).At(physics.PoseAt(50, 0, 45)), physics.Vec{X: 50 - 14.142, Y: 0}, physics.Vec{X: 50 + 14.142, Y: 14.142}, false},
	} {
		t.Run(name, func(t *testing.T) {
			part := area.Part(c.shape)
			if part.Empty() != c.empty {
				t.Fatalf("the part is %v", part)
			}
			if !c.empty {
				lo, hi := part.Bounds()
				checkVec(t, "from", lo, c.lo, 0.001)
				checkVec(t, "to", hi, c.hi, 0.001)
			}
		})
	}
}
