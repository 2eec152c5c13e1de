package gauge

import "xwing/physics"

// BaseDistance is [physics.Distance] between two bases, fast. It does not allocate.
func BaseDistance(a, b Base) (g physics.Gap) {
	g.MeasureAt(a.Pose, a.Size.Sides(), b.Pose, b.Size.Sides())
	return g
}

// Overlap reports whether two bases penetrate by more than [physics.OverlapDepth]. A base without a size overlaps
// nothing, and touches nothing.
func Overlap(a, b Base) bool {
	if Apart(a, b, 0) {
		return false
	}
	p, q := a.Box(), b.Box()
	return p.Separation(&q) < -physics.Overlapping
}

// InContact reports whether two bases touch: no more than [physics.ContactGap] apart, or overlapping. This is
// range 0.
func InContact(a, b Base) bool {
	return !Apart(a, b, physics.ContactGap) && BaseDistance(a, b).Distance <= physics.ContactGap
}

// Apart reports whether the circles around two bases are more than gap mm apart, without trigonometry, or
// one of them is none.
func Apart(a, b Base, gap float64) bool {
	d := b.Pose.Point().Sub(a.Pose.Point())
	ra, rb := a.Size.Around(), b.Size.Around()
	reach := ra + rb + gap
	return d.Dot(d) > float64(reach*reach) || ra == 0 || rb == 0
}

// RangeBetween is [MeasureRange] between two bases. Most are told by the circles around them and within them.
func RangeBetween(a, b Base) Range {
	const margin = 0.01 // mm, more than rounding can make of it
	apart := b.Pose.Point().Sub(a.Pose.Point()).Len()
	least := apart - a.Size.Around() - b.Size.Around() - margin
	most := apart - min(a.Size.Abeam(), a.Size.Fore()) - min(b.Size.Abeam(), b.Size.Fore()) + margin
	if r := RangeOf(least); least > physics.ContactGap && r == RangeOf(most) && a.Size.row() > 0 && b.Size.row() > 0 {
		return r
	}
	return MeasureRange(a.Shape(), b.Shape())
}

// CrossesBase is [physics.Crosses] for a base; most are told by the circle around them.
func CrossesBase(line physics.Segment, b Base) bool {
	at := b.Pose.Point()
	away := at.Sub(line.Closest(at))
	reach := b.Size.Around() + physics.ContactGap
	if away.Dot(away) > float64(reach*reach) {
		return false
	}
	shape := b.Shape()
	return physics.Crosses(line, &shape)
}
