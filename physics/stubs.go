package physics

func Overlap(a, b Base) bool        { return false }
func InContact(a, b Base) bool      { return false }
func ShapesOverlap(a, b Shape) bool { return false }

// Gap is the shortest way between two outlines.
type Gap struct {
	Distance float64
	A, B     Vec
	Band     bool
	Lines    [2]Segment
}

func Distance(a, b Shape) Gap    { return Gap{} }
func BaseDistance(a, b Base) Gap { return Gap{} }

// Range is a range band.
type Range int

const (
	Range0 Range = iota
	Range1
	Range2
	Range3
	BeyondRange3
)

func RangeOf(distance float64) Range        { return Range1 }
func MeasureRange(a, b Shape) Range         { return Range1 }
func Within(a Shape, r Range, b Shape) bool { return false }
func Beyond(a Shape, r Range, b Shape) bool { return false }

// Arc is an arc of a base.
type Arc uint8

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

// ArcLayout is where the arc lines of an edition meet the front edge.
type ArcLayout struct{ edge [4]float64 }

func SecondEditionArcs() ArcLayout { return ArcLayout{} }
func FirstEditionArcs() ArcLayout  { return ArcLayout{} }

func InArc(attacker Base, layout ArcLayout, arc Arc, target Shape) bool { return false }

// AttackLine is the result of AttackRange.
type AttackLine struct {
	InArc    bool
	Distance float64
	Range    Range
	Gap      Gap
}

func AttackRange[T Outlined](attacker Base, layout ArcLayout, arc Arc, target T) AttackLine {
	return AttackLine{}
}
func ArcOutline(attacker Base, layout ArcLayout, arc Arc, length float64) []Vec { return nil }
func PartInArc(attacker Base, layout ArcLayout, arc Arc, target Shape) []Vec    { return nil }
func Behind(a, b Base) bool                                                     { return false }
func InFrontOf(a, b Base) bool                                                  { return false }
func Flanking(a, b Base) bool                                                   { return false }
func Crosses(line Segment, s Shape) bool                                        { return false }
func ObstructedLines(g Gap, s []Shape) (clear, obstructed *Segment)             { return nil, nil }

// Execution is how a move came out.
type Execution struct {
	Final    Pose
	Full     bool
	Blocked  int
	Blockers uint64
	Touched  int
	Start    bool
	At       float64
	Used     Shape
}

func Execute(b Base, m Move, others []Base) Execution {
	return Execution{Final: End(b, m), Full: true, Blocked: -1, Touched: -1}
}
func Meets(ex Execution, start Base, m Move, s Shape) (meets bool, at float64) { return false, 0 }

// Reposition is an outcome of a barrel roll, boost or decloak.
type Reposition struct {
	Final    Pose
	Template Shape
}

func BarrelRoll(b Base, side Side, t Template, curve int) [3]Reposition { return [3]Reposition{} }
func BarrelRollSlide(b Base, side Side, t Template, curve int, templateOffset, shipOffset float64) Reposition {
	return Reposition{}
}
func Boost(b Base, t Template) Reposition { return Reposition{} }
func Drop(b Base, t Template) Pose        { return b.Pose }
func Launch(b Base, t Template) Pose      { return b.Pose }

// Area is a play area from (0, 0) to (Width, Height).
type Area struct{ Width, Height float64 }

func PlayArea() Area                         { return Area{914.4, 914.4} }
func Inside[T Outlined](area Area, s T) bool { return true }
