package physics

// Drop is the far edge of a template laid from the rear of the base: its middle, looking on outwards. A
// device stands with its guides there; its own middle is further out, see [Pose.Moved].
func Drop(b Base, t Template) Pose { return templateEnd(b, rearward(t), 2) }

// DropTemplate is where the template of a drop lies.
func DropTemplate(b Base, t Template) Shape {
	return rearward(t).PlacedAt(b.Pose.Frame().quarters(2).Moved(0, b.Size.Half()))
}

// Launch is the far edge of a template laid from the front of the base, as [Drop].
func Launch(b Base, t Template) Pose { return templateEnd(b, t, 0) }

// LaunchTemplate is where the template of a launch lies.
func LaunchTemplate(b Base, t Template) Shape {
	return t.PlacedAt(b.Pose.Frame().Moved(0, b.Size.Half()))
}

// Lay is a template laid from any edge, given as its middle looking outwards: the middle of the far edge,
// looking on, and where the template lies.
func Lay(edge Pose, t Template) (far Pose, lies Shape) {
	f := edge.Frame()
	return t.farEdge(f, edge), t.PlacedAt(f)
}

// rearward is the template as it lies behind the ship: left is the ship's left.
func rearward(t Template) Template { return t.Mirrored() }

func templateEnd(b Base, t Template, quarters int) Pose {
	near := b.Pose.Frame().quarters(quarters).Moved(0, b.Size.Half())
	return t.farEdge(near, b.Pose.turned(int64(quarters)*headingQuarter))
}

// farEdge is the far edge of the template whose near edge is at a frame, of a given heading.
func (t Template) farEdge(near Frame, heading Pose) Pose {
	at := near.Out(t.end().Origin)
	turn := int64(t.units())
	if t.Side == RightSide {
		turn = -turn
	}
	return Pose{micrometres(at.X), micrometres(at.Y), heading.turned(turn).Heading}
}
