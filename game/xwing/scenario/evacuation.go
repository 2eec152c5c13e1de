package scenario

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// Epic returns the scenarios of epic battles, which teams play as well.
func Epic() []*xwing.Mission { return []*xwing.Mission{Evacuation()} }

// abeam is how far from the middle of the table the outer shuttles lie, in mm: a foot and a half (RULINGS 64, our own).
const abeam = 457.2

// Evacuation is Cover the Evacuation: three shuttles load what is to be brought away, and jump. How many there are, what they
// load and what that counts is the book's (X25-EPC-010 to 012), where they lie and what they can bear is our own (RULINGS 64).
func Evacuation() *xwing.Mission {
	return &xwing.Mission{ID: "evacuation", Epic: true,
		Convoy: &xwing.Convoy{Kind: catalog.EvacuationShuttle, Abeam: []float64{-abeam, 0, abeam}, Full: 3, Worth: 25}}
}
