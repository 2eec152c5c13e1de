package gauge

import "xwing/physics"

// Reposition is an outcome of a barrel roll, boost or decloak: where the base would stand and where the
// template lies meanwhile.
type Reposition struct {
	Final    physics.Pose  `json:"final"`
	Template physics.Shape `json:"-"`
}

// Curve is the way a curved template bends in a barrel roll.
type Curve int

// The curves: towards the ship's front or its rear. A straight template has none.
const (
	Forward   Curve = 1
	Uncurved  Curve = 0
	Backwards Curve = -1
)

// BarrelRoll is the three outcomes of a barrel roll to a side: front, middle, back. A small base, and any
// base with a curved template, puts the template's narrow edge against its side; a medium or large base
// the long edge of a straight one.
func BarrelRoll(b Base, side Side, t Template, curve Curve) [3]Reposition {
	step := float64(halfTemplate)
	if longEdge(b, t) {
		step = t.Length() / 2
	}
	return [3]Reposition{
		BarrelRollSlide(b, side, t, curve, 0, step),
		BarrelRollSlide(b, side, t, curve, 0, 0),
		BarrelRollSlide(b, side, t, curve, 0, -step),
	}
}

// BarrelRollSlide is a barrel roll in which the template lies templateOffset mm ahead of the middle of
// the base and the base comes to stand shipOffset mm ahead of the middle of the template's far edge
// (1st edition: both free within [SlideLimit]).
func BarrelRollSlide(b Base, side Side, t Template, curve Curve, templateOffset, shipOffset float64) Reposition {
	h := b.Size.Abeam()
	start := b.Pose.Frame().Moved(0, templateOffset)
	out := start.Quarters(1) // looking out over the side that the template leaves
	if side == RightSide {
		out = start.Quarters(3)
	}
	if longEdge(b, t) {
		half := t.Length() / 2
		shape := physics.Rect(-half, h, half, h+TemplateWidth).In(out)
		dx := float64(2*h) + TemplateWidth
		if side == LeftSide {
			dx = -dx
		}
		return Reposition{b.Pose.Moved(dx, templateOffset+shipOffset), shape}
	}
	// Seen outwards over the left side, the front is to the right; over the right side, to the left.
	t.Side = NoSide
	if t.Kind != Straight {
		t.Side = LeftSide
		if (side == LeftSide) == (curve == Forward) {
			t.Side = RightSide
		}
	}
	end := pathEnd(t, h)
	ahead := shipOffset // along the far edge, to the right when the ship's front is there
	if side == RightSide {
		ahead = -ahead
	}
	at := out.Out(end.Moved(ahead, 0).Origin)
	return Reposition{b.Pose.Turned(t.turn()).MovedTo(at), t.PlacedAt(out.Moved(0, h))}
}

func longEdge(b Base, t Template) bool { return b.Size > Small && t.Kind == Straight }

// SlideLimit is how far in mm the template and the base may each slide either way in a 1st edition
// barrel roll: 10 for a small base, 20 for a larger one.
func SlideLimit(s Size) float64 {
	if s == Small {
		return 10
	}
	return 20
}

// EndSlideLimit is how far in mm the end of a template and a side of a base may slide along each other
// either way in a 1st edition barrel roll with a bank: the narrow end lies within the side.
func EndSlideLimit(s Size) float64 { return s.Fore() - halfTemplate }

// Boost moves the base along a template from its front.
func Boost(b Base, t Template) Reposition {
	m := Move{Speed: t.Speed, Bearing: StraightAhead}
	switch {
	case t.Kind == Bank && t.Side == LeftSide:
		m.Bearing = BankLeft
	case t.Kind == Bank:
		m.Bearing = BankRight
	case t.Kind == Turn && t.Side == LeftSide:
		m.Bearing = TurnLeft
	case t.Kind == Turn:
		m.Bearing = TurnRight
	}
	return Reposition{End(b, m), TemplateShape(b, m)}
}

// DecloakTemplate is the template a base of this size decloaks with, in 2nd edition: the straight 2 of a
// small base, the straight 1 of others, for [Boost] and [BarrelRoll].
func DecloakTemplate(s Size) Template {
	if s == Small {
		return Template{Kind: Straight, Speed: 2}
	}
	return Template{Kind: Straight, Speed: 1}
}
