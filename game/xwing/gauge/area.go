package gauge

import (
	"slices"

	"xwing/physics"
)

// Area is a play area: the rectangle from (0, 0) to (Width, Height), in mm.
type Area struct{ Width, Height float64 }

// PlayArea is the standard play area, three feet square.
var PlayArea = Area{914.4, 914.4}

// Shape is the outline of the area.
func (a Area) Shape() physics.Shape { return physics.Rect(0, 0, a.Width, a.Height) }

// Inside reports whether the whole of a base or shape lies in the area; the edge belongs to it.
func Inside[T physics.Outlined](area Area, s T) bool { return physics.Inside(area.Shape(), s.Shape()) }

// Part is the part of a polygon that lies in the area, and the empty shape if none does. Where the edge of the area cuts
// pieces off each other, the upright rectangle around them counts.
func (a Area) Part(s physics.Shape) physics.Shape {
	if Inside(a, s) {
		return s
	}
	var sides physics.Wedge
	sides.Add(physics.Vec{X: 1}, 0)
	sides.Add(physics.Vec{Y: 1}, 0)
	sides.Add(physics.Vec{X: -1}, -a.Width)
	sides.Add(physics.Vec{Y: -1}, -a.Height)
	points := slices.Compact(sides.Clip(s.Outline(physics.ContactGap)))
	if n := len(points); n > 0 && points[0] == points[n-1] {
		points = points[1:]
	}
	if part, err := physics.NewPolygon(points); err == nil || len(points) == 0 {
		return part
	}
	lo, hi := points[0], points[0]
	for _, v := range points {
		lo, hi = physics.Vec{X: min(lo.X, v.X), Y: min(lo.Y, v.Y)}, physics.Vec{X: max(hi.X, v.X), Y: max(hi.Y, v.Y)}
	}
	if lo.X == hi.X || lo.Y == hi.Y {
		return physics.Shape{}
	}
	return physics.Rect(lo.X, lo.Y, hi.X, hi.Y)
}

// InsideBase is [Inside] for a base; most are told by the circle around them.
func InsideBase(area Area, b Base) bool {
	at, reach := b.Pose.Point(), b.Size.Around()
	if at.X >= reach && at.Y >= reach && at.X <= area.Width-reach && at.Y <= area.Height-reach {
		return true
	}
	return Inside(area, b)
}
