package gauge

import (
	"math"
	"sync"

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

// ArcLayout is the arcs of an edition's tokens: those that all bases of a size have, and those that are printed
// otherwise ([ArcLayout.With]).
type ArcLayout struct{ table *arcTable }

// arcTable is what a layout consists of.
type arcTable struct {
	edge    [sizeCount]float64 // mm from the middle of the front edge to where an arc line meets it, by size
	printed []printed          // by token
	endless bool               // what is in an arc may be farther than range 3: attacks alone reach no farther
}

// SecondEditionArcs are the arcs of 2nd edition tokens: 81.24, 82.80 and 83.52 degrees; 82.90 of huge ones, whose
// lines leave by the long sides.
func SecondEditionArcs() ArcLayout { return secondEdition() }

var secondEdition = sync.OnceValue(func() ArcLayout {
	l := newLayout(arcTable{edge: [sizeCount]float64{Small: 17.154, Medium: 26.447, Large: 35.715, Huge: 99.139}})
	l.table.printed[Huge].open(hugeArcs())
	return l
})

// FirstEditionArcs are the arcs of 1st edition tokens: 80.9 and 84.05 degrees. There are no medium
// tokens; a medium base has its 2nd edition arcs. They extend across the play area (X10-ARC-001).
func FirstEditionArcs() ArcLayout { return firstEdition() }

var firstEdition = sync.OnceValue(func() ArcLayout {
	return newLayout(arcTable{edge: [sizeCount]float64{Small: 17.05, Medium: 26.447, Large: 36.05}, endless: true})
})

// newLayout works the arcs of the sizes out. Their lines lead from the middle of the base through points of its
// front edge, or of where that would go on: those of a long base leave by its sides.
func newLayout(t arcTable) ArcLayout {
	t.printed = make([]printed, sizeCount)
	for size := range sizeCount {
		t.printed[size] = plainly(size, t.edge[size])
	}
	return ArcLayout{&t}
}

// Edge is how far in mm from the middle of the front edge an arc line of a size's bases meets it.
func (l ArcLayout) Edge(s Size) float64 {
	if s >= sizeCount || l.table == nil {
		return 0
	}
	return l.table.edge[s]
}

// of is what is printed on a base; where its token is none of the layout's, what all of its size have.
func (l ArcLayout) of(b Base) *printed {
	if l.table == nil {
		l = SecondEditionArcs() // of halves and bullseye, all have the same
	}
	row := int(b.Printed())
	if row >= len(l.table.printed) {
		row = min(int(b.Size), int(sizeCount)-1)
	}
	return &l.table.printed[row]
}

// plainly is what is printed on all bases of a size.
func plainly(s Size, edge float64) printed {
	p := printed{half: s.Sides(), plain: true}
	for arc := range p.wedges {
		p.wedges[arc] = plainWedge(s, edge, Arc(arc))
	}
	return p
}

// plainWedge is an arc in the frame of its base, the part under the base included. Its lines belong to it,
// as does what misses them by no more than [physics.Slack].
func plainWedge(s Size, a float64, arc Arc) physics.Wedge {
	h := s.Fore()
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
