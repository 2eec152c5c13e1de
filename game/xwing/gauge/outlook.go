package gauge

import "xwing/physics"

// AttackRangeFrom is [AttackRange] from a token that is no base, but has the arcs of one: a remote's. They begin in the
// middle of the token, and all is measured from its outline.
func AttackRangeFrom(token physics.Shape, arcs Base, layout ArcLayout, arc Arc, target physics.Shape) AttackLine {
	w := layout.of(arcs).wedge(arc)
	var line AttackLine
	gap, ok := w.GapFrom(arcs.Pose.Frame(), &token, &target)
	line.Gap = gap
	line.rate(ok)
	return line
}
