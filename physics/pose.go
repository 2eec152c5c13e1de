package physics

import (
	"fmt"
	"math"
)

// Pose says where something stands: position in µm, heading in 1/100,000 degree in [0, 36,000,000).
type Pose struct {
	X       int32 `json:"x"`
	Y       int32 `json:"y"`
	Heading int32 `json:"h"`
}

// PoseAt rounds a position in mm and a heading in degrees to the nearest pose. It panics when they are not
// finite, or a position is more than two kilometres away, which no pose can say.
func PoseAt(x, y, degrees float64) Pose {
	if !finite(x, y, degrees) {
		panic(fmt.Sprintf("physics: pose at (%v, %v) heading %v", x, y, degrees))
	}
	return Pose{micrometres(x), micrometres(y), normalHeading(roundInt(float64(degrees * 100_000)))}
}

// Point is the position in mm.
func (p Pose) Point() Vec { return Vec{float64(p.X) / 1000, float64(p.Y) / 1000} }

// Degrees is the heading in [0, 360).
func (p Pose) Degrees() float64 { return float64(p.Heading) / 100_000 }

// Frame is the local frame of the pose.
func (p Pose) Frame() Frame {
	s, c := HeadingSinCos(p.Heading)
	return Frame{Origin: p.Point(), Sin: s, Cos: c}
}

// Turned is p with its heading turned counter-clockwise by degrees.
func (p Pose) Turned(degrees float64) Pose { return p.TurnedBy(Units(degrees)) }

// Units are degrees in the units of a heading, rounded to the nearest.
func Units(degrees float64) int64 { return roundInt(float64(degrees * 100_000)) }

// TurnedBy is p with its heading turned counter-clockwise by units.
func (p Pose) TurnedBy(units int64) Pose {
	p.Heading = normalHeading(int64(p.Heading) + units)
	return p
}

// MovedTo is p with its heading at a point, rounded to the nearest µm.
func (p Pose) MovedTo(v Vec) Pose { return Pose{micrometres(v.X), micrometres(v.Y), p.Heading} }

// Moved is p moved by dx mm to its right and dy mm forward, rounded to the nearest µm.
func (p Pose) Moved(dx, dy float64) Pose {
	return p.MovedTo(p.Frame().Out(Vec{dx, dy}))
}

// Frame is a local frame on the table: Out of its origin lead right (Cos, Sin) and forward (-Sin, Cos).
type Frame struct {
	Origin   Vec // mm
	Sin, Cos float64
}

// Out takes a local point to the table.
func (f Frame) Out(v Vec) Vec {
	return Vec{
		f.Origin.X + (float64(f.Cos*v.X) - float64(f.Sin*v.Y)),
		f.Origin.Y + (float64(f.Sin*v.X) + float64(f.Cos*v.Y)),
	}
}

// In takes a point of the table to the local frame.
func (f Frame) In(v Vec) Vec {
	x, y := v.X-f.Origin.X, v.Y-f.Origin.Y
	return Vec{float64(f.Cos*x) + float64(f.Sin*y), float64(f.Cos*y) - float64(f.Sin*x)}
}

// Forward is the unit vector ahead.
func (f Frame) Forward() Vec { return Vec{-f.Sin, f.Cos} }

// Right is the unit vector to the right.
func (f Frame) Right() Vec { return Vec{f.Cos, f.Sin} }

// Pose rounds the frame to the nearest pose.
func (f Frame) Pose() Pose {
	units := roundInt(float64(Atan2(f.Sin, f.Cos) * (18_000_000 / math.Pi)))
	return Pose{micrometres(f.Origin.X), micrometres(f.Origin.Y), normalHeading(units)}
}

// Moved is f moved by dx mm to its right and dy mm forward.
func (f Frame) Moved(dx, dy float64) Frame {
	f.Origin = f.Out(Vec{dx, dy})
	return f
}

// Quarters is f turned counter-clockwise by n quarter turns, without rounding.
func (f Frame) Quarters(n int) Frame {
	switch n & 3 {
	case 1:
		f.Sin, f.Cos = f.Cos, -f.Sin
	case 2:
		f.Sin, f.Cos = -f.Sin, -f.Cos
	case 3:
		f.Sin, f.Cos = -f.Cos, f.Sin
	}
	return f
}

// micrometres rounds to the grain of a pose. What no pose can say would be another number on every machine.
func micrometres(mm float64) int32 {
	if !(math.Abs(mm) <= most) {
		panic(fmt.Sprintf("physics: a pose %v mm away", mm))
	}
	return int32(roundInt(float64(mm * 1000)))
}

// roundInt rounds half up, alike on every machine.
func roundInt(x float64) int64 { return int64(math.Floor(x + 0.5)) }

func normalHeading(units int64) int32 {
	units %= FullTurn
	if units < 0 {
		units += FullTurn
	}
	return int32(units)
}
