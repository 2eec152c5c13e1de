package gauge

import (
	"math"

	"xwing/physics"
)

// Range is a band of the ruler's range side (ARM-CMP-004).
type Range uint8

// The ranges. Extreme range is whatever is farther than the ruler is long.
const (
	CloseRange Range = iota
	MediumRange
	LongRange
	ExtremeRange
)

// Limit is the far line of the band in mm, which belongs to it (ARM-RNG-001); infinite of extreme range.
func (r Range) Limit() float64 { return limit(ranges(), int(r)) }

// RangeOf is the band in which a distance in mm ends.
func RangeOf(mm float64) Range { return Range(band(ranges(), mm)) }

// Distance is a band of the ruler's distance side, 1 to 5 (ARM-CMP-005); 0 is none, 6 is beyond the ruler.
type Distance uint8

// The distances.
const (
	Distance1 Distance = iota + 1
	Distance2
	Distance3
	Distance4
	Distance5
	BeyondRuler
)

// Limit is the far line of the band in mm, which belongs to it; infinite beyond the ruler.
func (d Distance) Limit() float64 {
	if d == 0 {
		return 0
	}
	return limit(distances(), int(d)-1)
}

// DistanceOf is the band in which a distance in mm ends.
func DistanceOf(mm float64) Distance { return Distance(band(distances(), mm) + 1) }

// RulerLength is the length of the ruler in mm.
const RulerLength = 304.8

func ranges() []float64    { return []float64{123.3, 187.0, RulerLength} }
func distances() []float64 { return []float64{76.3, 124.6, 184.8, 244.8, RulerLength} }

func limit(ends []float64, band int) float64 {
	if band >= len(ends) {
		return math.Inf(1)
	}
	return ends[band]
}

// band is the band of a ruler: what misses a line by the grain of a pose lies on it, and a line belongs to the nearer band.
func band(ends []float64, mm float64) int {
	for i, end := range ends {
		if mm <= end+physics.Slack {
			return i
		}
	}
	return len(ends)
}

// At reports whether any part of b lies in the bands from one to another, measured from a (ARM-RNG-002, ARM-RNG-005).
func At(a, b physics.Shape, from, to Distance) bool {
	return physics.Nearby(a, b, to.Limit()+physics.Slack) &&
		(from <= Distance1 || !physics.Within(a, b, (from-1).Limit()+physics.Slack))
}

// Within reports whether all of b lies in the bands from one to another, measured from a (ARM-RNG-003).
func Within(a, b physics.Shape, from, to Distance) bool {
	return physics.Within(a, b, to.Limit()+physics.Slack) && (from <= Distance1 || BeyondDistance(a, b, from-1))
}

// BeyondDistance reports whether no part of b lies in a band or in a nearer one, measured from a (ARM-RNG-004).
func BeyondDistance(a, b physics.Shape, d Distance) bool {
	return !physics.Nearby(a, b, d.Limit()+physics.Slack)
}

// String is the band's id.
func (r Range) String() string { return [...]string{"close", "medium", "long", "extreme"}[r] }
