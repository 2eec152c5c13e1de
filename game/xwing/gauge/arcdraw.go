package gauge

import "xwing/physics"

// drawTolerance is how far in mm a drawn arc may stray.
const drawTolerance = 0.05

// ArcOutline is the arc as a polygon, for drawing: from the edge of the base to length mm away from what ranges through the arc
// are measured from.
// An all-round arc includes the base.
func ArcOutline(attacker Base, layout ArcLayout, arc Arc, length float64) []physics.Vec {
	f := attacker.Pose.Frame()
	p := layout.of(attacker)
	w := p.wedge(arc).Grown(-physics.Slack)
	from := p.from(Base{Size: attacker.Size, Token: attacker.Token}.Box(), arc)
	around := physics.Around(from.Half, length, drawTolerance)
	for i, v := range around {
		around[i] = from.Out(v)
	}
	outer := w.Clip(around)
	back, begins := layout.rim(attacker.Size, arc), func(v physics.Vec) bool { return v.Len() < physics.Slack }
	if p.own[arc] {
		back, begins = p.rim(arc), p.apex(arc)
	}
	// back lies in place of the lines through where the arc begins
	out := make([]physics.Vec, 0, len(outer)+len(back))
	for i, v := range outer {
		switch {
		case arc >= Front && arc <= Rear && begins(v):
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

// rim is the edge of the base in an arc that is bounded by lines through the middle, clockwise as seen from above.
func (l ArcLayout) rim(s Size, arc Arc) []physics.Vec {
	x, y, a := s.Abeam(), s.Fore(), l.Edge(s)
	leftAhead, rightAhead := physics.Vec{X: -x, Y: y}, physics.Vec{X: x, Y: y}
	leftBehind, rightBehind := physics.Vec{X: -x, Y: -y}, physics.Vec{X: x, Y: -y}
	switch arc {
	case FullFront:
		return []physics.Vec{{X: -x, Y: 0}, leftAhead, rightAhead, {X: x, Y: 0}}
	case FullRear:
		return []physics.Vec{{X: x, Y: 0}, rightBehind, leftBehind, {X: -x, Y: 0}}
	case Bullseye, AllRound:
		return nil
	}
	long := a > x // the lines leave by the sides
	out := physics.Vec{X: a, Y: y}
	if long {
		out = physics.Vec{X: x, Y: y * x / a}
	}
	corner := func(ahead bool, p, q physics.Vec) []physics.Vec { // those that are in the arc
		if long == ahead {
			return []physics.Vec{p, q}
		}
		return nil
	}
	var rim []physics.Vec
	switch arc {
	case Front:
		rim = append(append(rim, physics.Vec{X: -out.X, Y: out.Y}), corner(true, leftAhead, rightAhead)...)
		rim = append(rim, out)
	case Left:
		rim = append(append(rim, physics.Vec{X: -out.X, Y: -out.Y}), corner(false, leftBehind, leftAhead)...)
		rim = append(rim, physics.Vec{X: -out.X, Y: out.Y})
	case Rear:
		rim = append(append(rim, physics.Vec{X: out.X, Y: -out.Y}), corner(true, rightBehind, leftBehind)...)
		rim = append(rim, physics.Vec{X: -out.X, Y: -out.Y})
	case Right:
		rim = append(append(rim, out), corner(false, rightAhead, rightBehind)...)
		rim = append(rim, physics.Vec{X: out.X, Y: -out.Y})
	}
	return rim
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
	w := layout.of(attacker).wedge(arc)
	part = w.Clip(part)
	for i, v := range part {
		part[i] = f.Out(v)
	}
	if len(part) < 3 {
		return nil
	}
	return part
}
