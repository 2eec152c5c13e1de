package gauge

import (
	"math"

	"xwing/physics"
)

// Range is a range band: 0 in contact, 1 to 3 of the ruler, or beyond.
type Range int

// The bands. Each includes its far line.
const (
	Range0       Range = iota // in contact: at most ContactGap
	Range1                    // up to 100 mm
	Range2                    // up to 200 mm
	Range3                    // up to 300 mm
	BeyondRange3              // farther
)

// RangeBand is the depth of a range band in mm.
const RangeBand = 100

// Limit is the far line of the band in mm; infinite beyond range 3.
func (r Range) Limit() float64 {
	if r >= BeyondRange3 {
		return math.Inf(1)
	}
	return float64(RangeBand * int(r))
}

// ruler is the range ruler: each band to its far line.
var ruler = physics.Ruler{physics.ContactGap, RangeBand + physics.Slack, 2*RangeBand + physics.Slack, 3*RangeBand + physics.Slack}

// RangeOf is the band of a distance in mm. A band's far line belongs to it: 100 mm is range 1.
func RangeOf(distance float64) Range { return Range(ruler.Band(distance)) }

// MeasureRange is the band of the shortest way from a to b: b is "at" this range of a.
func MeasureRange(a, b physics.Shape) Range { return Range(ruler.Between(a, b)) }

// Within reports whether the whole of b lies no farther from a than the far line of band r. It may lie
// under or touch a.
func Within(a physics.Shape, r Range, b physics.Shape) bool {
	return physics.Within(a, b, r.Limit()+physics.Slack)
}

// Beyond reports whether no part of b lies nearer to a than the far line of band r.
func Beyond(a physics.Shape, r Range, b physics.Shape) bool {
	return r < BeyondRange3 && !physics.Nearby(a, b, r.Limit()+physics.Slack)
}
