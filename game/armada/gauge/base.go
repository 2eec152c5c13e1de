package gauge

import (
	"xwing/internal/facts"
	"xwing/physics"
)

// Size is the size class of a ship, from the smallest up (ARM-HUG-019). A flotilla is of its base's size.
type Size uint8

// The size classes.
const (
	Small Size = iota + 1
	Medium
	Large
	Huge
)

var sizeIDs = []string{"", "small", "medium", "large", "huge"}

func (s Size) String() string                { return facts.EnumString(sizeIDs, s) }
func (s Size) MarshalText() ([]byte, error)  { return []byte(s.String()), nil }
func (s *Size) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("size", sizeIDs, t, s) }

// measures of a size in mm: base and token, width and length, and how far the guides of the maneuver tool stand
// ahead of the middle of the base when it is laid beside the ship.
type measures struct {
	base, token physics.Vec
	guides      float64
}

// of is the table of sizes. A huge ship stands on two large bases with a gap: the tool goes beside the rear one.
func (s Size) of() measures {
	switch s {
	case Small:
		return measures{physics.Vec{X: 43, Y: 71}, physics.Vec{X: 38.5, Y: 70.25}, 35.5}
	case Medium:
		return measures{physics.Vec{X: 63, Y: 102}, physics.Vec{X: 58.5, Y: 101.5}, 51}
	case Large:
		return measures{physics.Vec{X: 77.5, Y: 129}, physics.Vec{X: 73, Y: 128.5}, 64.5}
	default:
		return measures{physics.Vec{X: 77.5, Y: 365}, physics.Vec{X: 71.9, Y: 351}, -53.5}
	}
}

// Base is the width and the length of the base in mm.
func (s Size) Base() physics.Vec { return s.of().base }

// Token is the width and the length in mm of the token on the base.
func (s Size) Token() physics.Vec { return s.of().token }

// Base is the base of a ship on the table.
type Base struct {
	Pose physics.Pose
	Size Size
}

// Box is the rectangle that the base covers.
func (b Base) Box() physics.Box { return physics.BoxAt(b.Pose, b.Size.Base().Scale(0.5)) }

// Shape is the outline of the base.
func (b Base) Shape() physics.Shape {
	box := b.Box()
	return box.Shape()
}

// SquadronRadius is the radius in mm of a squadron's round base.
const SquadronRadius = 17.0

// TokenRadius is the radius in mm of objective, proximity mine, grav and targeting tokens.
const TokenRadius = 9.5

// Squadron is the outline of the squadron's base that stands at a pose.
func Squadron(p physics.Pose) physics.Shape { return physics.Disc(p.Point(), SquadronRadius) }

// Token is the outline of a round token that lies at a pose.
func Token(p physics.Pose) physics.Shape { return physics.Disc(p.Point(), TokenRadius) }

// SquadronOverlaps reports whether the base of a squadron and that of a ship overlap (ARM-OVL-018: contact is none).
func SquadronOverlaps(squadron physics.Pose, ship Base) bool {
	return discGap(ship, squadron.Point()) < SquadronRadius-physics.Overlapping
}

// SquadronTouches reports whether a squadron stands in contact with a ship and does not overlap it.
func SquadronTouches(squadron physics.Pose, ship Base) bool {
	gap := discGap(ship, squadron.Point()) - SquadronRadius
	return gap >= -physics.Overlapping && gap <= physics.ContactGap
}

// SquadronsOverlap reports whether the bases of two squadrons overlap.
func SquadronsOverlap(a, b physics.Pose) bool {
	return a.Point().Sub(b.Point()).Len() < 2*SquadronRadius-physics.Overlapping
}

// discGap is how far a point is from the base of a ship, in mm; within it, less than 0 by its depth.
func discGap(ship Base, v physics.Vec) float64 {
	box := ship.Box()
	return boxGap(&box, v)
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}
