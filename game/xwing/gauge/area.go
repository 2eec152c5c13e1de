package gauge

import (
	"math"

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

// InsideBase is [Inside] for a base; most are told by the circle around them.
func InsideBase(area Area, b Base) bool {
	at, reach := b.Pose.Point(), float64(b.Size.Half()*math.Sqrt2)
	if at.X >= reach && at.Y >= reach && at.X <= area.Width-reach && at.Y <= area.Height-reach {
		return true
	}
	return Inside(area, b)
}
