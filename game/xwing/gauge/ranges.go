package gauge

import (
	"math"
	"strconv"

	"xwing/physics"
)

// Range is a range band: 0 in contact, 1 and more of the ruler, or beyond it.
type Range int

// The bands. Each includes its far line. A ruler has the first of them: the standard one ends with range 3.
const (
	Range0 Range = iota // in contact: at most ContactGap
	Range1              // up to 100 mm
	Range2              // up to 200 mm
	Range3              // up to 300 mm
	Range4              // up to 400 mm
	Range5              // up to 500 mm
	Beyond              // farther than the ruler reaches
)

// RangeBand is the depth of a range band in mm.
const RangeBand = 100

// Limit is the far line of the band in mm; infinite beyond the ruler.
func (r Range) Limit() float64 {
	if r >= Beyond {
		return math.Inf(1)
	}
	return float64(RangeBand * int(r))
}

// String is the number on the ruler, or "beyond".
func (r Range) String() string {
	if r >= Beyond {
		return "beyond"
	}
	return strconv.Itoa(int(r))
}

// Ruler is a range ruler, by its farthest band.
type Ruler Range

// StandardRuler is that of the core sets.
const StandardRuler = Ruler(Range3)

// LongRuler is that of five bands, for what reaches beyond range 3 (X25-HUG-017).
const LongRuler = Ruler(Range5)

// far are the far lines of all bands that a ruler can have.
var far = physics.Ruler{physics.ContactGap, RangeBand + physics.Slack, 2*RangeBand + physics.Slack, 3*RangeBand + physics.Slack,
	4*RangeBand + physics.Slack, 5*RangeBand + physics.Slack}

// Of is the band of a distance in mm. A band's far line belongs to it: 100 mm is range 1.
func (r Ruler) Of(distance float64) Range { return r.band(far[:r+1].Band(distance)) }

// Between is the band of the shortest way from a to b: b is "at" this range of a.
func (r Ruler) Between(a, b physics.Shape) Range { return r.band(far[:r+1].Between(a, b)) }

// band is the band of that number, or beyond.
func (r Ruler) band(n int) Range {
	if n > int(r) {
		return Beyond
	}
	return Range(n)
}

// RangeOf and MeasureRange are Of and Between of the standard ruler.
func RangeOf(distance float64) Range { return StandardRuler.Of(distance) }

func MeasureRange(a, b physics.Shape) Range { return StandardRuler.Between(a, b) }

// Within reports whether the whole of b lies no farther from a than the far line of band r. It may lie
// under or touch a.
func Within(a physics.Shape, r Range, b physics.Shape) bool {
	return physics.Within(a, b, r.Limit()+physics.Slack)
}

// Outside reports whether no part of b lies nearer to a than the far line of band r: it is beyond range r.
func Outside(a physics.Shape, r Range, b physics.Shape) bool {
	return r < Beyond && !physics.Nearby(a, b, r.Limit()+physics.Slack)
}
