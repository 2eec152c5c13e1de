package gauge

import (
	"math"

	"xwing/physics"
)

// Meets reports whether an executed move meets a shape: the used part of its template lies on it (moving
// through) or its final base overlaps it. At is how far along the middle line from the start base, in mm,
// they first meet, the final base continuing the template: it puts several objects in order.
func Meets(ex Execution, start Base, m Move, s physics.Shape) (meets bool, at float64) {
	through, over := MovesThrough(ex, s), physics.ShapesOverlap(start.At(ex.Final).Shape(), s)
	if !through && !over {
		return false, 0
	}
	at = math.Inf(1)
	t, ok := m.Template()
	if !ok {
		return true, 0
	}
	k := newBacking(start, m, t)
	if through {
		at = firstAlong(&ex.Used, &s, k.start.Moved(0, start.Size.Toward(k.turn)), t)
	}
	if over {
		f := k.path.on(&k.start, ex.At)
		f.Origin = ex.Final.Point()
		final := start.At(ex.Final).Shape()
		h := start.Size.Toward(k.turn)
		at = min(at, ex.At+firstAlong(&final, &s, f.Moved(0, -h), Template{Kind: Straight}))
	}
	return true, at
}

// MovesThrough reports whether the used part of an executed move's template lies on the shape.
func MovesThrough(ex Execution, s physics.Shape) bool { return physics.ShapesOverlap(ex.Used, s) }

// firstAlong is the least way along a template, or straight ahead, at which area and s have a point in
// common, in mm from the frame of its near edge. The least is at a corner of what they have in common.
func firstAlong(area, s *physics.Shape, near physics.Frame, t Template) float64 {
	least := math.Inf(1)
	along := func(v physics.Vec) {
		v = near.In(v)
		at := v.Y
		if r := t.Radius(); r > 0 {
			if t.Side == LeftSide {
				v.X = -v.X
			}
			at = float64(r * physics.Atan2(v.Y, r-v.X))
		}
		least = min(least, max(0, at))
	}
	physics.Common(area, s, physics.ContactGap, along)
	return least
}
