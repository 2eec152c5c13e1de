package gauge

import "xwing/physics"

// TemplateKind is the kind of a maneuver template.
type TemplateKind uint8

// The kinds: straight 1 to 5, bank 1 to 3 (45 degrees), turn 1 to 3 (90 degrees).
const (
	Straight TemplateKind = iota
	Bank
	Turn
)

// Side is a side as the ship sees it.
type Side uint8

// The sides. A straight template has none.
const (
	NoSide Side = iota
	LeftSide
	RightSide
)

// Opposite is the other side.
func (s Side) Opposite() Side {
	switch s {
	case LeftSide:
		return RightSide
	case RightSide:
		return LeftSide
	}
	return NoSide
}

// sign is +1 for left, the side towards which angles grow, and -1 for right.
func (s Side) sign() float64 {
	if s == RightSide {
		return -1
	}
	return 1
}

// TemplateWidth is the width of every template in mm.
const TemplateWidth = 20

const halfTemplate = TemplateWidth / 2

// Template is a maneuver template, curving to Side.
type Template struct {
	Kind  TemplateKind `json:"kind"`
	Speed int          `json:"speed"`
	Side  Side         `json:"side"`
}

// bankRadius and turnRadius are the radii of the centre lines by speed, in mm.
var (
	bankRadius = [...]float64{1: 80, 2: 130, 3: 180}
	turnRadius = [...]float64{1: 35, 2: 62.5, 3: 90}
)

// Exists reports whether there is such a template.
func (t Template) Exists() bool {
	switch t.Kind {
	case Straight:
		return t.Speed >= 1 && t.Speed <= 5
	case Bank, Turn:
		return t.Speed >= 1 && t.Speed <= 3 && (t.Side == LeftSide || t.Side == RightSide)
	}
	return false
}

// Radius of the centre line in mm; 0 when straight.
func (t Template) Radius() float64 {
	if !t.Exists() {
		return 0
	}
	switch t.Kind {
	case Bank:
		return bankRadius[t.Speed]
	case Turn:
		return turnRadius[t.Speed]
	}
	return 0
}

// Degrees by which the template curves: 0, 45 or 90.
func (t Template) Degrees() float64 { return float64(t.units()) / 100_000 }

// turn is by how many degrees the template turns left.
func (t Template) turn() float64 { return float64(t.Side.sign() * t.Degrees()) }

// units is the sweep in 1/100,000 degree.
func (t Template) units() int32 {
	switch t.Kind {
	case Bank:
		return physics.QuarterTurn / 2
	case Turn:
		return physics.QuarterTurn
	}
	return 0
}

// Length of the centre line in mm.
func (t Template) Length() float64 {
	if t.Kind == Straight {
		return float64(40 * t.Speed)
	}
	return float64(t.Radius() * float64(float64(t.units())*physics.HeadingUnit))
}

// Mirrored is the template turned over: its other side.
func (t Template) Mirrored() Template {
	t.Side = t.Side.Opposite()
	return t
}

// end is the frame of the template's far edge in the frame of its near edge, both pointing along it.
func (t Template) end() physics.Frame {
	if t.Kind == Straight {
		return physics.Frame{Origin: physics.Vec{X: 0, Y: t.Length()}, Cos: 1}
	}
	r, d := t.Radius(), t.Side.sign()
	s, c := physics.HeadingSinCos(t.units())
	return physics.Frame{Origin: physics.Vec{X: -float64(float64(d*r) * (1 - c)), Y: float64(r * s)}, Sin: float64(d * s), Cos: c}
}

// PlacedAt is the template lying with the middle of its near edge on f's origin and leading forward.
func (t Template) PlacedAt(f physics.Frame) physics.Shape { return t.part(t.Length()).In(f) }

// part is the first length mm of the template, in the frame of its near edge.
func (t Template) part(length float64) physics.Shape {
	if !t.Exists() || length <= 0 {
		return physics.Shape{}
	}
	length = min(length, t.Length())
	if t.Kind == Straight {
		return physics.Rect(-halfTemplate, 0, halfTemplate, length)
	}
	r := t.Radius()
	var s, c float64
	if length == t.Length() {
		s, c = physics.HeadingSinCos(t.units())
	} else {
		s, c = physics.SinCos(length / r)
	}
	if t.Side == LeftSide {
		return physics.Sector(physics.Vec{X: -r, Y: 0}, r-halfTemplate, r+halfTemplate, physics.Vec{X: 1, Y: 0}, physics.Vec{X: c, Y: s})
	}
	return physics.Sector(physics.Vec{X: r, Y: 0}, r-halfTemplate, r+halfTemplate, physics.Vec{X: -c, Y: s}, physics.Vec{X: -1, Y: 0})
}
