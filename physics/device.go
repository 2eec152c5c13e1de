package physics

// Drop is the far edge of a template laid from the rear of the base: its middle, looking on outwards. A
// device stands with its guides there; its own middle is further out, see [Pose.Moved].
func Drop(b Base, t Template) Pose { return templateEnd(b, rearward(t), 2) }

// DropTemplate is where the template of a drop lies.
func DropTemplate(b Base, t Template) Shape {
	return rearward(t).PlacedAt(b.front(2))
}

// Launch is the far edge of a template laid from the front of the base, as [Drop].
func Launch(b Base, t Template) Pose { return templateEnd(b, t, 0) }

// LaunchTemplate is where the template of a launch lies.
func LaunchTemplate(b Base, t Template) Shape {
	return t.PlacedAt(b.front(0))
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
	return t.farEdge(b.front(quarters), b.Pose.Turned(90*float64(quarters)))
}

// farEdge is the far edge of the template whose near edge is at a frame, of a given heading.
func (t Template) farEdge(near Frame, heading Pose) Pose {
	return heading.Turned(t.turn()).MovedTo(near.Out(t.end().Origin))
}
