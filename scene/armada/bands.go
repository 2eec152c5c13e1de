package armada

import (
	"fmt"
	"math"
	"slices"

	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene/table"
)

// rangeBands and distanceBands are the two sides of the ruler, by where bands end.
func rangeBands() physics.Ruler {
	return physics.Ruler{gauge.CloseRange.Limit(), gauge.MediumRange.Limit(), gauge.LongRange.Limit()}
}

func distanceBands() (all physics.Ruler) {
	for d := gauge.Distance1; d <= gauge.Distance5; d++ {
		all = append(all, d.Limit())
	}
	return all
}

// measured paints what the ruler measures: millimetres, range, distance.
func (t *tableScreen) measured(a *desk) {
	t.sight.Measure(a.Desk, &t.ruler, table.Measuring{At: t.pieces.end, Shape: t.pieces.endShape, Bands: distanceBands(),
		Band: func(mm float64) string {
			at := gauge.RangeOf(mm).String()
			if d := gauge.DistanceOf(mm); d <= gauge.Distance5 {
				return a.Say("distance-range", "n", fmt.Sprint(int(d)), "range", at)
			}
			return t.play.words.Value("range", at)
		},
		More: func([]table.End, physics.Shape) string { return "" },
		From: a.Say("ruler-from"), To: a.Say("ruler-to")})
}

// underlay paints what lies below the ships: bands around the piece under the mouse.
func (t *tableScreen) underlay(a *desk) {
	t.attackArc(a)
	piece := t.over
	if !t.ranges || piece == "" {
		return
	}
	bands := distanceBands()
	if board.ShipOf(piece) != 0 {
		bands = rangeBands()
	}
	if shape, ok := t.pieces.shape(piece); ok {
		t.sight.DrawBands(a.Desk, bands, func(mm float64) []physics.Vec { return offset(shape, mm) })
	}
}

// offset is the line at a distance around a convex outline.
func offset(shape physics.Shape, mm float64) (line []physics.Vec) {
	corners := shape.Outline(1)
	n := len(corners)
	area := 0.0
	for i, c := range corners {
		d := corners[(i+1)%n]
		area += float64(c.X*d.Y) - float64(d.X*c.Y)
	}
	if area < 0 {
		corners = slices.Clone(corners)
		slices.Reverse(corners)
	}
	for i, c := range corners {
		from := angle(corners[(i+n-1)%n], c) - math.Pi/2
		to := angle(c, corners[(i+1)%n]) - math.Pi/2
		for to < from {
			to += 2 * math.Pi
		}
		steps := max(int((to-from)/0.06), 1)
		for k := range steps + 1 {
			sin, cos := math.Sincos(from + (to-from)*float64(k)/float64(steps))
			line = append(line, c.Add(physics.Vec{X: float64(mm * cos), Y: float64(mm * sin)}))
		}
	}
	return line
}

// angle is the direction from one point to another.
func angle(a, b physics.Vec) float64 { return math.Atan2(b.Y-a.Y, b.X-a.X) }
