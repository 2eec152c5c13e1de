package physics

// drawTolerance is how far in mm a drawn arc may stray.
const drawTolerance = 0.05

// ArcOutline is the arc as a polygon, for drawing: from the edge of the base to length mm away from it.
// An all-round arc includes the base.
func ArcOutline(attacker Base, layout ArcLayout, arc Arc, length float64) []Vec {
	f, h, a := attacker.Pose.Frame(), attacker.Size.Half(), layout.Edge(attacker.Size)
	w := layout.wedge(attacker.Size, arc).Grown(-Slack)
	outer := w.Clip(Around(attacker.Size.Sides(), length, drawTolerance))
	// The way back along the edge of the base, in place of the lines through its middle.
	var back []Vec
	switch arc {
	case Front:
		back = []Vec{{-a, h}, {a, h}}
	case Left:
		back = []Vec{{-a, -h}, {-h, -h}, {-h, h}, {-a, h}}
	case Rear:
		back = []Vec{{a, -h}, {-a, -h}}
	case Right:
		back = []Vec{{a, h}, {h, h}, {h, -h}, {a, -h}}
	case FullFront:
		back = []Vec{{-h, 0}, {-h, h}, {h, h}, {h, 0}}
	case FullRear:
		back = []Vec{{h, 0}, {h, -h}, {-h, -h}, {-h, 0}}
	}
	out := make([]Vec, 0, len(outer)+len(back))
	for i, v := range outer {
		switch {
		case arc >= Front && arc <= Rear && v.Len() < Slack:
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

func onMidway(v Vec) bool { return v.Y < Slack && v.Y > -Slack }

// PartInArc is the part of a target between the arc's lines as a polygon, for drawing; parts of a concave
// target stay joined along the lines, and the range is not limited. Nil when there is none.
func PartInArc(attacker Base, layout ArcLayout, arc Arc, target Shape) []Vec {
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
