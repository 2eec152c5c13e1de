package physics

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
	Pose Pose `json:"pose"`
	Size Size `json:"size"`
}

// Corners are, in mm on the table and counter-clockwise: front right, front left, rear left, rear right.
func (b Base) Corners() [4]Vec { return square(b.Pose.Frame(), b.Size.Half()) }

// Shape is the outline of the base.
func (b Base) Shape() Shape { return Shape{kind: convex, n: 4, corners: b.Corners()} }

// square is the corners of a square of half side h centred on f, in the order of [Base.Corners].
func square(f Frame, h float64) [4]Vec {
	cx, sx := float64(f.Cos*h), float64(f.Sin*h)
	p, m := cx-sx, cx+sx // right+forward is (p, m)
	o := f.Origin
	return [4]Vec{{o.X + p, o.Y + m}, {o.X - m, o.Y + p}, {o.X - p, o.Y - m}, {o.X + m, o.Y - p}}
}
