package physics

// drawTolerance is how far in mm a drawn arc may stray.
const drawTolerance = 0.05

// ArcOutline is the arc as a polygon, for drawing: from the edge of the base to length mm away from it.
// An all-round arc includes the base.
func ArcOutline(attacker Base, layout ArcLayout, arc Arc, length float64) []Vec {
	f, h, a := attacker.Pose.Frame(), attacker.Size.Half(), layout.Edge(attacker.Size)
	outer := around(h, length)
	w := layout.wedge(attacker.Size, arc)
	for _, side := range w.planes[:w.n] {
		side.least += Slack
		outer = clip(outer, side, nil)
	}
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

// around is the line at a distance around the upright square of half side h, counter-clockwise.
func around(h, distance float64) []Vec {
	var out []Vec
	corner, from, to := Vec{h, h}, Vec{1, 0}, Vec{0, 1}
	for range 4 {
		n := arcSteps(distance, 1.5707963267948966, drawTolerance)
		for i := 0; i <= n; i++ {
			out = append(out, corner.Add(turned(from, 1.5707963267948966*float64(i)/float64(n)).Scale(distance)))
		}
		corner, from, to = corner.Left(), to, to.Left()
	}
	return out
}

// PartInArc is the part of a target between the arc's lines as a polygon, for drawing; parts of a concave
// target stay joined along the lines, and the range is not limited. Nil when there is none.
func PartInArc(attacker Base, layout ArcLayout, arc Arc, target Shape) []Vec {
	f := attacker.Pose.Frame()
	part := target.Outline(drawTolerance)
	for i, v := range part {
		part[i] = f.In(v)
	}
	w := layout.wedge(attacker.Size, arc)
	for _, side := range w.planes[:w.n] {
		part = clip(part, side, nil)
	}
	for i, v := range part {
		part[i] = f.Out(v)
	}
	if len(part) < 3 {
		return nil
	}
	return part
}
