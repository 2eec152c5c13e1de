package gauge

import "xwing/physics"

// Size is the size of a base.
type Size uint8

// The sizes: squares of 40, 60 and 80 mm. The zero Size is none.
const (
	Small Size = iota + 1
	Medium
	Large
)

// Half is half the side in mm; 0 of what is no size.
func (s Size) Half() float64 {
	if s == 0 || s > Large {
		return 0
	}
	return float64(10 + 10*int(s))
}

// Side is the side in mm.
func (s Size) Side() float64 { return 2 * s.Half() }

func (s Size) String() string {
	switch s {
	case Small:
		return "small"
	case Medium:
		return "medium"
	case Large:
		return "large"
	}
	return "no size"
}

// Base is a square base standing on the table.
type Base struct {
	Pose physics.Pose `json:"pose"`
	Size Size         `json:"size"`
}

// Sides are half the width and half the length in mm, as a box has them.
func (s Size) Sides() physics.Vec {
	h := s.Half()
	return physics.Vec{X: h, Y: h}
}

// Box is the base worked out, to be measured many times.
func (b Base) Box() physics.Box { return physics.BoxAt(b.Pose, b.Size.Sides()) }

// Corners are, in mm on the table and counter-clockwise: front right, front left, rear left, rear right.
func (b Base) Corners() [4]physics.Vec {
	box := b.Box()
	return box.Corners()
}

// Shape is the outline of the base.
func (b Base) Shape() physics.Shape {
	box := physics.BoxAt(b.Pose, b.Size.Sides())
	return box.Shape()
}

// front is the frame in the middle of the edge that looks so many quarter turns left of ahead.
func (b Base) front(quarters int) physics.Frame {
	return b.Pose.Frame().Quarters(quarters).Moved(0, b.Size.Half())
}
