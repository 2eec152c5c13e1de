package physics

import "math"

// Area is a play area: the rectangle from (0, 0) to (Width, Height), in mm.
type Area struct{ Width, Height float64 }

// PlayArea is the standard play area, three feet square.
var PlayArea = Area{914.4, 914.4}

// Inside reports whether the whole of a base or shape lies in the area; the edge belongs to it.
func Inside[T Outlined](area Area, s T) bool {
	lo, hi := s.Shape().Bounds()
	return lo.X >= -Slack && lo.Y >= -Slack && hi.X <= area.Width+Slack && hi.Y <= area.Height+Slack
}

// InsideBase is [Inside] for a base; most are told by the circle around them.
func InsideBase(area Area, b Base) bool {
	at, reach := b.Pose.Point(), float64(b.Size.Half()*math.Sqrt2)
	if at.X >= reach && at.Y >= reach && at.X <= area.Width-reach && at.Y <= area.Height-reach {
		return true
	}
	return Inside(area, b)
}
