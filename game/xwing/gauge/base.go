package gauge

import (
	"math"

	"xwing/physics"
)

// Size is the size of a base: a row of the table of sizes. The zero Size is none.
type Size uint8

// The sizes.
const (
	Small Size = iota + 1
	Medium
	Large
	Huge      // of second edition, and the longer ones of first edition
	HugeShort // the shorter ones of first edition
	sizeCount // of rows there are
)

// dimensions are those of a base in mm, and what is worked out of them: half of each, and the radius of the circle around.
type dimensions struct {
	name                string
	width, long         float64
	abeam, fore, around float64
	sides               physics.Vec // abeam and fore
}

// sizeTable is the table of sizes.
var sizeTable = [sizeCount]dimensions{dimensionsOf("no size", 0, 0),
	Small: dimensionsOf("small", 40, 40), Medium: dimensionsOf("medium", 60, 60), Large: dimensionsOf("large", 80, 80),
	Huge: dimensionsOf("huge", 80, 224.5), HugeShort: dimensionsOf("huge", 80, 195)}

func dimensionsOf(name string, width, long float64) dimensions {
	abeam, fore := float64(width/2), float64(long/2) // rounded: nothing is fused with them
	around := math.Sqrt(float64(fore*fore) + float64(abeam*abeam))
	return dimensions{name, width, long, abeam, fore, around, physics.Vec{X: abeam, Y: fore}}
}

// row is that of the table of sizes.
func (s Size) row() Size {
	if s >= sizeCount {
		return 0
	}
	return s
}

// Width and Length are the sides in mm; 0 of what is no size.
func (s Size) Width() float64 { return sizeTable[s.row()].width }

// Length is from the rear edge to the front edge in mm.
func (s Size) Length() float64 { return sizeTable[s.row()].long }

// Fore is from the middle to the front edge, and to the rear edge, in mm.
func (s Size) Fore() float64 { return sizeTable[s.row()].fore }

// Abeam is from the middle to either side in mm.
func (s Size) Abeam() float64 { return sizeTable[s.row()].abeam }

// Around is the radius in mm of the circle around a base.
func (s Size) Around() float64 { return sizeTable[s.row()].around }

// Toward is from the middle to the edge that looks so many quarter turns left of ahead, in mm.
func (s Size) Toward(quarters int) float64 {
	if quarters%2 == 0 {
		return s.Fore()
	}
	return s.Abeam()
}

func (s Size) String() string { return sizeTable[s.row()].name }

// Base is a base standing on the table.
type Base struct {
	Pose  physics.Pose `json:"pose"`
	Size  Size         `json:"size"`
	Token Token        `json:"token,omitempty"` // what is printed on it; 0: what is on all of its size
}

// At is the base at another place.
func (b Base) At(p physics.Pose) Base {
	b.Pose = p
	return b
}

// Printed is the row of a layout that tells its arcs.
func (b Base) Printed() Token {
	if b.Token == 0 {
		return Token(b.Size)
	}
	return b.Token
}

// Sides are half the width and half the length in mm, as a box has them.
func (s Size) Sides() physics.Vec { return sizeTable[s.row()].sides }

// Box is the base worked out, to be measured many times.
func (b Base) Box() physics.Box { return physics.BoxAt(b.Pose, b.Size.Sides()) }

// Corners are, in mm on the table and counter-clockwise: front right, front left, rear left, rear right.
func (b Base) Corners() [4]physics.Vec {
	box := b.Box()
	return box.Corners()
}

// Shape is the outline of the base.
func (b Base) Shape() physics.Shape {
	box := physics.BoxAt(b.Pose, b.Size.Sides())
	return box.Shape()
}

// Half is the part of the base ahead of its middle, or behind it: of a ship with two cards each stands for one (X10-HUG-035).
func (b Base) Half(ahead bool) physics.Box {
	half := b.Size.Fore() / 2
	at := half
	if !ahead {
		at = -half
	}
	return physics.BoxAt(b.Pose.Frame().Moved(0, at).Pose(), physics.Vec{X: b.Size.Abeam(), Y: half})
}

// front is the frame in the middle of the edge that looks so many quarter turns left of ahead.
func (b Base) front(quarters int) physics.Frame {
	return b.Pose.Frame().Quarters(quarters).Moved(0, b.Size.Toward(quarters))
}
