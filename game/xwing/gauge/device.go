package gauge

import "xwing/physics"

// Drop is the far edge of a template laid from the rear of the base: its middle, looking on outwards. A
// device stands with its guides there; its own middle is further out, see [physics.Pose.Moved].
func Drop(b Base, t Template) physics.Pose { return templateEnd(b, rearward(t), 2) }

// DropTemplate is where the template of a drop lies.
func DropTemplate(b Base, t Template) physics.Shape {
	return rearward(t).PlacedAt(b.front(2))
}

// Launch is the far edge of a template laid from the front of the base, as [Drop].
func Launch(b Base, t Template) physics.Pose { return templateEnd(b, t, 0) }

// LaunchTemplate is where the template of a launch lies.
func LaunchTemplate(b Base, t Template) physics.Shape {
	return t.PlacedAt(b.front(0))
}

// Lay is a template laid from any edge, given as its middle looking outwards: the middle of the far edge,
// looking on, and where the template lies.
func Lay(edge physics.Pose, t Template) (far physics.Pose, lies physics.Shape) {
	f := edge.Frame()
	return t.farEdge(f, edge), t.PlacedAt(f)
}

// rearward is the template as it lies behind the ship: left is the ship's left.
func rearward(t Template) Template { return t.Mirrored() }

func templateEnd(b Base, t Template, quarters int) physics.Pose {
	return t.farEdge(b.front(quarters), b.Pose.Turned(90*float64(quarters)))
}

// farEdge is the far edge of the template whose near edge is at a frame, of a given heading.
func (t Template) farEdge(near physics.Frame, heading physics.Pose) physics.Pose {
	return heading.Turned(t.turn()).MovedTo(near.Out(t.end().Origin))
}
