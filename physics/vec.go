package physics

import "math"

// Vec is a point or a displacement on the table, in mm.
type Vec struct{ X, Y float64 }

// Add is v + w.
func (v Vec) Add(w Vec) Vec { return Vec{v.X + w.X, v.Y + w.Y} }

// Sub is v - w.
func (v Vec) Sub(w Vec) Vec { return Vec{v.X - w.X, v.Y - w.Y} }

// Scale is v times k.
func (v Vec) Scale(k float64) Vec { return Vec{float64(v.X * k), float64(v.Y * k)} }

// Dot is the scalar product, in mm².
func (v Vec) Dot(w Vec) float64 { return float64(v.X*w.X) + float64(v.Y*w.Y) }

// Cross is the z component of the vector product, in mm²: positive when w lies left of v.
func (v Vec) Cross(w Vec) float64 { return float64(v.X*w.Y) - float64(v.Y*w.X) }

// Len is the length in mm.
func (v Vec) Len() float64 { return math.Sqrt(v.Dot(v)) }

// Left is v turned by 90 degrees counter-clockwise.
func (v Vec) Left() Vec { return Vec{-v.Y, v.X} }

// Unit is v with length 1; the zero vector stays zero.
func (v Vec) Unit() Vec {
	l := v.Len()
	if l == 0 {
		return Vec{}
	}
	return Vec{v.X / l, v.Y / l}
}

// Lerp is the point at share t of the way from v to w.
func (v Vec) Lerp(w Vec, t float64) Vec {
	return Vec{v.X + float64((w.X-v.X)*t), v.Y + float64((w.Y-v.Y)*t)}
}

// Segment is a straight line from A to B, in mm.
type Segment struct{ A, B Vec }

// Len is the length in mm.
func (s Segment) Len() float64 { return s.B.Sub(s.A).Len() }

// Closest is the point of the segment closest to v.
func (s Segment) Closest(v Vec) Vec { return closestOnSegment(s.A, s.B, v) }

// Middle is the point half way.
func (s Segment) Middle() Vec { return s.A.Lerp(s.B, 0.5) }
