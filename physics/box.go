package physics

import "math"

// Box is a rectangle on the table, worked out to be measured many times: the base of a ship, say. It stands on
// the middle of its frame. A box without a half side is nowhere: it overlaps nothing.
type Box struct {
	Frame
	Half Vec // half its width, to the right, and half its length, ahead, in mm
}

// BoxAt is the box that stands at a pose.
func BoxAt(p Pose, half Vec) Box { return Box{p.Frame(), half} }

// Corners are, in mm on the table and counter-clockwise: front right, front left, rear left, rear right.
func (b *Box) Corners() (corners [4]Vec) {
	b.cornersInto(&corners)
	return corners
}

// Shape is the outline of the box.
func (b *Box) Shape() (s Shape) {
	s.kind, s.n = convex, 4
	b.cornersInto(&s.corners)
	return s
}

// cornersInto writes the corners where they are to be: copying them takes as long as the rest.
func (b *Box) cornersInto(out *[4]Vec) {
	cw, sw := float64(b.Cos*b.Half.X), float64(b.Sin*b.Half.X)
	cl, sl := float64(b.Cos*b.Half.Y), float64(b.Sin*b.Half.Y)
	o := b.Origin
	out[0], out[1] = Vec{o.X + (cw - sl), o.Y + (cl + sw)}, Vec{o.X - (cw + sl), o.Y + (cl - sw)}
	out[2], out[3] = Vec{o.X - (cw - sl), o.Y - (cl + sw)}, Vec{o.X + (cw + sl), o.Y - (cl - sw)}
}

// long is half the longer side in mm, and short half the shorter one.
func (b *Box) long() float64  { return greater(b.Half.X, b.Half.Y) }
func (b *Box) short() float64 { return lesser(b.Half.X, b.Half.Y) }

// greater and lesser are max and min of what is a number for sure: those ask for it each time.
func greater(a, b float64) float64 {
	if a > b {
		return a
	}
	return b
}

func lesser(a, b float64) float64 {
	if a < b {
		return a
	}
	return b
}

// some reports whether the box is somewhere.
func (b *Box) some() bool { return b.Half.X > 0 && b.Half.Y > 0 }

// Overlaps reports whether two boxes penetrate by more than [OverlapDepth].
func (b *Box) Overlaps(o *Box) bool {
	d, far := o.Origin.Sub(b.Origin), b.long()+o.long()
	reach := float64(far * math.Sqrt2)
	return d.Dot(d) <= float64(reach*reach) && b.some() && o.some() && b.Separation(o) < -Overlapping
}

// Separation is the widest gap in mm between two boxes along a side of either (separating axes): negative
// it is the depth of their overlap, positive at most their distance.
func (b *Box) Separation(o *Box) float64 {
	d := o.Origin.Sub(b.Origin)
	cos := math.Abs(float64(b.Cos*o.Cos) + float64(b.Sin*o.Sin))
	sin := math.Abs(float64(o.Sin*b.Cos) - float64(o.Cos*b.Sin))
	of, own := reach(o.Half, sin, cos), reach(b.Half, sin, cos)
	bx := math.Abs(float64(b.Cos*d.X) + float64(b.Sin*d.Y))
	by := math.Abs(float64(b.Cos*d.Y) - float64(b.Sin*d.X))
	ox := math.Abs(float64(o.Cos*d.X) + float64(o.Sin*d.Y))
	oy := math.Abs(float64(o.Cos*d.Y) - float64(o.Sin*d.X))
	return greater(greater(bx-(b.Half.X+of.X), by-(b.Half.Y+of.Y)), greater(ox-(o.Half.X+own.X), oy-(o.Half.Y+own.Y)))
}

// reach is how far a box with these half sides reaches from its middle along two axes that it is turned
// against, by a sine and cosine of at least 0. Most boxes are squares.
func reach(half Vec, sin, cos float64) Vec {
	if half.X == half.Y {
		r := float64(half.X * (cos + sin))
		return Vec{r, r}
	}
	return Vec{float64(half.X*cos) + float64(half.Y*sin), float64(half.X*sin) + float64(half.Y*cos)}
}
