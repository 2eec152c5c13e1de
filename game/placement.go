package game

import (
	"slices"

	"xwing/physics"
)

// Placement is the data of a Place Decision: what may be set down and where.
// Check judges a pose by this data alone; scene, Session and sampler share it.
type Placement struct {
	Area    physics.Area `json:"area"` // every piece must be wholly inside
	Pieces  []Piece      `json:"pieces"`
	KeepOut []KeepOut    `json:"keepOut,omitempty"`
	Touch   *Touch       `json:"touch,omitempty"`   // what every piece must lie at
	Relaxed *Refusal     `json:"relaxed,omitempty"` // set when no fully legal place was left and the rule gave way (RULINGS 36)
}

// Piece is one thing that may be placed: its outline about its own origin, and
// its zone.
type Piece struct {
	ID      string        `json:"id"`    // "ship:3", "obstacle:1"
	Outline physics.Shape `json:"-"`     // local frame, placed with Outline.At(pose)
	Start   physics.Pose  `json:"start"` // where the scene first shows it: a suggestion
	Zone    Zone          `json:"zone"`
	Base    physics.Size  `json:"base,omitempty"` // a ship's base size; 0 for anything else
}

// Zone is the axis-aligned rectangle (mm) that a piece must be wholly within.
// With MayFill, a piece that fills the zone's whole depth from the edge may
// stick out of it on the far side (large ships, X20-SIZ-004).
type Zone struct {
	Min, Max physics.Vec
	MayFill  bool
	Refusal  Refusal // said when the piece is not within
}

// KeepOut is a region from which pieces keep a distance: nothing of a piece may
// be at Distance mm or nearer; with Distance 0 it may not overlap.
type KeepOut struct {
	ID       string        `json:"id"` // the piece or edge it surrounds
	Shape    physics.Shape `json:"-"`
	Distance float64       `json:"distance"`
	For      string        `json:"for,omitempty"` // the one piece that it concerns; "" for all
	But      *Zone         `json:"but,omitempty"` // wholly within this zone it does not count
	Refusal  Refusal       `json:"refusal"`
}

// Concerns reports whether the region is kept free of the piece.
func (k *KeepOut) Concerns(piece string) bool { return k.For == "" || k.For == piece }

// Touch is what a piece must lie at range 0 of: one of the shapes at least.
type Touch struct {
	IDs     []string        `json:"ids"` // the pieces that the shapes are of
	Shapes  []physics.Shape `json:"-"`
	Refusal Refusal         `json:"refusal"`
}

// by reports whether the shape touches one of those asked for; without any
// asked for it need not.
func (t *Touch) by(shape physics.Shape) bool {
	return t == nil || slices.ContainsFunc(t.Shapes, func(s physics.Shape) bool { return physics.MeasureRange(shape, s) == physics.Range0 })
}

// within reports whether one of the shapes is at most so far from a place.
func (t *Touch) within(reach float64, at physics.Vec) bool {
	return t == nil || slices.ContainsFunc(t.Shapes, func(s physics.Shape) bool {
		return physics.Distance(physics.Disc(at, reach), s).Distance <= 0
	})
}
