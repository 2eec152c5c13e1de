package gauge

import (
	"math"

	"xwing/physics"
)

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

// ArcLayout is where the arc lines of an edition's tokens meet the front edge, or its extension: those of a long
// base leave by its sides. The lines lead from the centre of the base through these points.
type ArcLayout struct {
	edge    [sizeCount]float64 // mm from the middle of the edge, by size
	endless bool               // what is in an arc may be farther than range 3: attacks alone reach no farther
}

// SecondEditionArcs are the arcs of 2nd edition tokens: 81.24, 82.80 and 83.52 degrees; 82.90 of huge ones, whose
// lines leave by the long sides.
func SecondEditionArcs() ArcLayout {
	return ArcLayout{edge: [sizeCount]float64{Small: 17.154, Medium: 26.447, Large: 35.715, Huge: 99.139}}
}

// FirstEditionArcs are the arcs of 1st edition tokens: 80.9 and 84.05 degrees. There are no medium
// tokens; a medium base has its 2nd edition arcs. They extend across the play area (X10-ARC-001).
func FirstEditionArcs() ArcLayout {
	return ArcLayout{edge: [sizeCount]float64{Small: 17.05, Medium: 26.447, Large: 36.05}, endless: true}
}

// Edge is how far in mm from the middle of the front edge an arc line meets it.
func (l ArcLayout) Edge(s Size) float64 {
	if s >= sizeCount {
		return 0
	}
	return l.edge[s]
}

// wedge is the arc in the frame of its base, the part under the base included. Its lines belong to it,
// as does what misses them by no more than [physics.Slack].
func (l ArcLayout) wedge(s Size, arc Arc) physics.Wedge {
	h, a := s.Fore(), l.Edge(s)
	diagonal := math.Sqrt(float64(h*h) + float64(a*a))
	x, y := h/diagonal, a/diagonal // (x, y) is square to the left arc line, pointing right
	var w physics.Wedge
	switch arc {
	case Front:
		w.Add(physics.Vec{X: x, Y: y}, -physics.Slack)
		w.Add(physics.Vec{X: -x, Y: y}, -physics.Slack)
	case Rear:
		w.Add(physics.Vec{X: x, Y: -y}, -physics.Slack)
		w.Add(physics.Vec{X: -x, Y: -y}, -physics.Slack)
	case Left:
		w.Add(physics.Vec{X: -x, Y: -y}, -physics.Slack)
		w.Add(physics.Vec{X: -x, Y: y}, -physics.Slack)
	case Right:
		w.Add(physics.Vec{X: x, Y: -y}, -physics.Slack)
		w.Add(physics.Vec{X: x, Y: y}, -physics.Slack)
	case Bullseye:
		w.Add(physics.Vec{X: 1, Y: 0}, -BullseyeWidth/2.0-physics.Slack)
		w.Add(physics.Vec{X: -1, Y: 0}, -BullseyeWidth/2.0-physics.Slack)
		w.Add(physics.Vec{X: 0, Y: 1}, h-physics.Slack)
	case FullFront:
		w.Add(physics.Vec{X: 0, Y: 1}, -physics.Slack)
	case FullRear:
		w.Add(physics.Vec{X: 0, Y: -1}, -physics.Slack)
	}
	return w
}
