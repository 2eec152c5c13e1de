package game

import "xwing/physics"

// Placement is the data of a Place Decision: what may be set down and where.
// Check judges a pose by this data alone; scene, Session and sampler share it.
type Placement struct {
	Area    physics.Area `json:"area"` // every piece must be wholly inside
	Pieces  []Piece      `json:"pieces"`
	KeepOut []KeepOut    `json:"keepOut,omitempty"`
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
	Refusal  Refusal       `json:"refusal"`
}
