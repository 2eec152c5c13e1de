package physics

import "math"

// Arc is an arc of a base.
type Arc uint8

// The arcs. Front, left, right and rear lie between the crossed diagonal lines of the token; the full
// ones are the halves before and behind the midway line.
const (
	Front Arc = iota + 1
	Left
	Right
	Rear
	Bullseye
	FullFront
	FullRear
	AllRound
)

// BullseyeWidth is the width in mm of the bullseye arc, that of the range ruler.
const BullseyeWidth = 15

// ArcLayout is where the arc lines of an edition's tokens meet the front edge. The lines lead from the
// centre of the base through these points.
type ArcLayout struct {
	edge [Large + 1]float64 // mm from the middle of the edge, by size
}

// SecondEditionArcs are the arcs of 2nd edition tokens: 81.24, 82.80 and 83.52 degrees.
func SecondEditionArcs() ArcLayout {
	return ArcLayout{[...]float64{Small: 17.154, Medium: 26.447, Large: 35.715}}
}

// FirstEditionArcs are the arcs of 1st edition tokens: 80.9 and 84.05 degrees. There are no medium
// tokens; a medium base has its 2nd edition arcs.
func FirstEditionArcs() ArcLayout {
	return ArcLayout{[...]float64{Small: 17.05, Medium: 26.447, Large: 36.05}}
}

// Edge is how far in mm from the middle of the front edge an arc line meets it.
func (l ArcLayout) Edge(s Size) float64 {
	if s > Large {
		return 0
	}
	return l.edge[s]
}

// plane is the half plane of the points v with normal·v >= least, in a local frame; the normal is a
// unit vector.
type plane struct {
	normal Vec
	least  float64
}

func (p plane) above(v Vec) float64 { return p.normal.Dot(v) - p.least }

// wedge is an intersection of half planes.
type wedge struct {
	planes [8]plane
	n      int
}

func (w *wedge) add(normal Vec, least float64) {
	w.planes[w.n] = plane{normal, least}
	w.n++
}

// wedge is the arc in the frame of its base, the part under the base included. Its lines belong to it,
// as does what misses them by no more than [Slack].
func (l ArcLayout) wedge(s Size, arc Arc) wedge {
	h, a := s.Half(), l.Edge(s)
	diagonal := math.Sqrt(float64(h*h) + float64(a*a))
	x, y := h/diagonal, a/diagonal // (x, y) is square to the left arc line, pointing right
	var w wedge
	switch arc {
	case Front:
		w.add(Vec{x, y}, -Slack)
		w.add(Vec{-x, y}, -Slack)
	case Rear:
		w.add(Vec{x, -y}, -Slack)
		w.add(Vec{-x, -y}, -Slack)
	case Left:
		w.add(Vec{-x, -y}, -Slack)
		w.add(Vec{-x, y}, -Slack)
	case Right:
		w.add(Vec{x, -y}, -Slack)
		w.add(Vec{x, y}, -Slack)
	case Bullseye:
		w.add(Vec{1, 0}, -BullseyeWidth/2.0-Slack)
		w.add(Vec{-1, 0}, -BullseyeWidth/2.0-Slack)
		w.add(Vec{0, 1}, h-Slack)
	case FullFront:
		w.add(Vec{0, 1}, -Slack)
	case FullRear:
		w.add(Vec{0, -1}, -Slack)
	}
	return w
}

// besides are the four parts of the plane around a square of half side h: before, behind, left, right.
func besides(h float64) [4][3]plane {
	return [4][3]plane{
		{{Vec{0, 1}, h}, {Vec{0, 1}, h}, {Vec{0, 1}, h}},
		{{Vec{0, -1}, h}, {Vec{0, -1}, h}, {Vec{0, -1}, h}},
		{{Vec{-1, 0}, h}, {Vec{0, 1}, -h}, {Vec{0, -1}, -h}},
		{{Vec{1, 0}, h}, {Vec{0, 1}, -h}, {Vec{0, -1}, -h}},
	}
}

// clip appends to out the part of polygon p on the right side of a plane (Sutherland and Hodgman). Of a
// concave polygon the parts stay joined along the plane.
func clip(p []Vec, side plane, out []Vec) []Vec {
	if len(p) == 0 {
		return out
	}
	a := p[len(p)-1]
	da := side.above(a)
	for _, b := range p {
		db := side.above(b)
		if (da < 0) != (db < 0) {
			out = append(out, a.Lerp(b, da/(da-db)))
		}
		if db >= 0 {
			out = append(out, b)
		}
		a, da = b, db
	}
	return out
}

// clipSegment is the part of a segment on the right side of a plane.
func clipSegment(s Segment, side plane) (Segment, bool) {
	da, db := side.above(s.A), side.above(s.B)
	switch {
	case da < 0 && db < 0:
		return s, false
	case da < 0:
		s.A = s.A.Lerp(s.B, da/(da-db))
	case db < 0:
		s.B = s.A.Lerp(s.B, da/(da-db))
	}
	return s, true
}
