package gauge

import "xwing/physics"

// midway is where a stands towards b's midway line: how far it reaches before and behind it in mm, and
// whether it lies across the line where that is extended to range 3 on either side of b.
func midway(a, b Base) (before, behind float64, across bool) {
	f, h := b.Pose.Frame(), b.Size.Abeam()
	corners := a.Corners()
	for i, v := range corners {
		corners[i] = f.In(v)
	}
	least, most := corners[0].Y, corners[0].Y
	for _, v := range corners[1:] {
		least, most = min(least, v.Y), max(most, v.Y)
	}
	if least >= -physics.Slack || most <= physics.Slack {
		return most, -least, false
	}
	var buf [8]physics.Vec
	upper := physics.HalfPlane{Normal: physics.Vec{X: 0, Y: 1}}.Clip(corners[:], buf[:0])
	left, right, first := 0.0, 0.0, true
	for _, v := range upper {
		if onMidway(v) {
			if first {
				left, right, first = v.X, v.X, false
			}
			left, right = min(left, v.X), max(right, v.X)
		}
	}
	end := h + Range3.Limit() + physics.Slack
	across = (right >= h-physics.Slack && left <= end) || (left <= physics.Slack-h && right >= -end)
	return most, -least, across
}

// Behind reports whether a is behind b: in b's full rear arc and not across b's midway line.
func Behind(a, b Base) bool {
	_, behind, across := midway(a, b)
	return !across && behind > physics.Slack && InArc(b, ArcLayout{}, FullRear, a.Shape())
}

// InFrontOf reports whether a is in front of b: in b's full front arc and not across b's midway line.
func InFrontOf(a, b Base) bool {
	before, _, across := midway(a, b)
	return !across && before > physics.Slack && InArc(b, ArcLayout{}, FullFront, a.Shape())
}

// Flanking reports whether a is flanking b: across b's midway line, extended to range 3.
func Flanking(a, b Base) bool {
	_, _, across := midway(a, b)
	return across
}
