package gauge

import "xwing/physics"

// drawTolerance is how far in mm a drawn arc may stray.
const drawTolerance = 0.05

// ArcOutline is the arc as a polygon, for drawing: from the edge of the base to length mm away from it.
// An all-round arc includes the base.
func ArcOutline(attacker Base, layout ArcLayout, arc Arc, length float64) []physics.Vec {
	f, h, a := attacker.Pose.Frame(), attacker.Size.Half(), layout.Edge(attacker.Size)
	w := layout.wedge(attacker.Size, arc).Grown(-physics.Slack)
	outer := w.Clip(physics.Around(attacker.Size.Sides(), length, drawTolerance))
	// The way back along the edge of the base, in place of the lines through its middle.
	var back []physics.Vec
	switch arc {
	case Front:
		back = []physics.Vec{{X: -a, Y: h}, {X: a, Y: h}}
	case Left:
		back = []physics.Vec{{X: -a, Y: -h}, {X: -h, Y: -h}, {X: -h, Y: h}, {X: -a, Y: h}}
	case Rear:
		back = []physics.Vec{{X: a, Y: -h}, {X: -a, Y: -h}}
	case Right:
		back = []physics.Vec{{X: a, Y: h}, {X: h, Y: h}, {X: h, Y: -h}, {X: a, Y: -h}}
	case FullFront:
		back = []physics.Vec{{X: -h, Y: 0}, {X: -h, Y: h}, {X: h, Y: h}, {X: h, Y: 0}}
	case FullRear:
		back = []physics.Vec{{X: h, Y: 0}, {X: h, Y: -h}, {X: -h, Y: -h}, {X: -h, Y: 0}}
	}
	out := make([]physics.Vec, 0, len(outer)+len(back))
	for i, v := range outer {
		switch {
		case arc >= Front && arc <= Rear && v.Len() < physics.Slack:
			out = append(out, back...)
			continue
		case (arc == FullFront || arc == FullRear) && onMidway(outer[(i+len(outer)-1)%len(outer)]) && onMidway(v):
			out = append(out, back...)
		}
		out = append(out, v)
	}
	for i, v := range out {
		out[i] = f.Out(v)
	}
	return out
}

func onMidway(v physics.Vec) bool { return v.Y < physics.Slack && v.Y > -physics.Slack }

// PartInArc is the part of a target between the arc's lines as a polygon, for drawing; parts of a concave
// target stay joined along the lines, and the range is not limited. Nil when there is none.
func PartInArc(attacker Base, layout ArcLayout, arc Arc, target physics.Shape) []physics.Vec {
	f := attacker.Pose.Frame()
	part := target.Outline(drawTolerance)
	for i, v := range part {
		part[i] = f.In(v)
	}
	w := layout.wedge(attacker.Size, arc)
	part = w.Clip(part)
	for i, v := range part {
		part[i] = f.Out(v)
	}
	if len(part) < 3 {
		return nil
	}
	return part
}
