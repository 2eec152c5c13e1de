package game

import (
	"math"
	"slices"

	"xwing/physics"
)

// Placement is the data of a Place Decision: what may be set down and where.
// Check judges a pose by this data alone; scene, Session and sampler share it.
type Placement struct {
	Area    physics.Shape `json:"-"` // every piece must be wholly inside, unless it may leave it
	Pieces  []Piece       `json:"pieces"`
	KeepOut []KeepOut     `json:"keepOut,omitempty"`
	Near    *Near         `json:"near,omitempty"`    // what every piece that it is for must lie at
	Relaxed *Refusal      `json:"relaxed,omitempty"` // set when no fully legal place was left and the rule gave way (RULINGS 36)
	Leaving *Refusal      `json:"leaving,omitempty"` // set where a piece may leave the area, by no search or draw: what comes of it
}

// Piece is one thing that may be placed: its outline about its own origin, and
// its zone.
type Piece struct {
	ID      string        `json:"id"`    // "ship:3", "obstacle:1"
	Outline physics.Shape `json:"-"`     // local frame, placed with Outline.At(pose)
	Start   physics.Pose  `json:"start"` // where the scene first shows it: a suggestion
	Zone    Zone          `json:"zone"`

	// Else is what it may lie near instead of within its zone; nil for nothing. That it
	// lies neither here nor there is refused as the zone says.
	Else *Near `json:"else,omitempty"`

	// Near is what this piece alone must lie at besides; nil for nothing.
	Near *Near `json:"near,omitempty"`

	// Rails are the lines of which it must lie on one. With any, its zone, the area and the
	// KeepOuts are not asked: what they would say stands in the rails' gaps. Off them it is refused as its zone is, if that has a refusal.
	Rails []Rail `json:"rails,omitempty"`

	// Onto says why no other piece may be laid onto this one, where all of them are set
	// down, one after the other: a client may lay them out together. Nil where one of
	// them is chosen.
	Onto *Refusal `json:"onto,omitempty"`
}

// Zone is the part of the table that a piece must be wholly within, of any
// outline. With MayFill, where that is an upright rectangle on an edge of the area,
// a piece that fills its whole depth from the edge may stick out on the far side.
type Zone struct {
	Outline physics.Shape `json:"-"`
	MayFill bool
	Refusal Refusal // said when the piece is not within
}

// KeepOut is a region from which pieces keep a distance: nothing of a piece may
// be at Distance mm or nearer; with Distance 0 it may not overlap.
type KeepOut struct {
	ID       string        `json:"id"` // the piece it surrounds; "": it is a part of the table itself
	Shape    physics.Shape `json:"-"`
	Distance float64       `json:"distance"`
	For      string        `json:"for,omitempty"`     // the one piece that it concerns; "" for all
	But      *Zone         `json:"but,omitempty"`     // wholly within this zone it does not count
	ButNear  *Near         `json:"butNear,omitempty"` // nor near one of these
	Refusal  Refusal       `json:"refusal"`
}

// Concerns reports whether the region is kept free of the piece.
func (k *KeepOut) Concerns(piece string) bool { return k.For == "" || k.For == piece }

// Region reports whether it is a part of the table itself, not the surroundings of a piece.
func (k *KeepOut) Region() bool { return k.ID == "" }

// Near is how far a piece must lie from one of the shapes at least, in mm: farther
// than Min and at most Max. With Max 0 it must touch one, or lie on it. "At range 3" of them is
// between 200 and 300, "at range 2-4 of an edge" between 100 and 400 of a strip
// along it.
type Near struct {
	IDs      []string        `json:"ids"` // the pieces that the shapes are of
	Shapes   []physics.Shape `json:"-"`
	Min, Max float64
	For      string // the one piece that it is for; "" for all
	Onto     bool   // it must lie on one of them: to touch it is not enough
	Whole    bool   // all of it must lie so near
	Alone    bool   // of just one of them: the others are farther away than Max
	Refusal  Refusal
}

// Of is what a piece must lie at: nil if it is for another one.
func (n *Near) Of(piece string) *Near {
	if n == nil || n.For != "" && n.For != piece {
		return nil
	}
	return n
}

// most is the greatest distance, whose line belongs to it.
func (n *Near) most() float64 { return max(n.Max+physics.Slack, physics.ContactGap) }

// by reports whether the shape lies as asked for; without anything asked for it may
// lie anywhere.
func (n *Near) by(shape physics.Shape) bool {
	if n != nil && n.Alone && n.within(shape) > 1 {
		return false
	}
	return n == nil || slices.ContainsFunc(n.Shapes, func(s physics.Shape) bool {
		if n.Onto {
			return physics.ShapesOverlap(shape, s)
		}
		if n.Whole && !physics.Within(s, shape, n.most()) {
			return false
		}
		return physics.Nearby(shape, s, n.most()) && (n.Min <= 0 || !physics.Nearby(shape, s, n.Min+physics.Slack))
	})
}

// within counts those that are no farther away than they may be.
func (n *Near) within(shape physics.Shape) int {
	count := 0
	for i := range n.Shapes {
		if physics.Nearby(shape, n.Shapes[i], n.most()) {
			count++
		}
	}
	return count
}

// bounds are the upright rectangle outside of which nothing that reaches so far is near enough: everywhere if nothing is asked
// for.
func (n *Near) bounds(reach float64) (lo, hi physics.Vec) {
	lo, hi = physics.Vec{X: math.Inf(-1), Y: math.Inf(-1)}, physics.Vec{X: math.Inf(1), Y: math.Inf(1)}
	if n == nil {
		return lo, hi
	}
	lo, hi, reach = hi, lo, reach+n.most()+1
	for i := range n.Shapes {
		from, to := n.Shapes[i].Bounds()
		lo = physics.Vec{X: min(lo.X, from.X-reach), Y: min(lo.Y, from.Y-reach)}
		hi = physics.Vec{X: max(hi.X, to.X+reach), Y: max(hi.Y, to.Y+reach)}
	}
	return lo, hi
}

// reaches reports whether what reaches so far from a place could be near enough.
func (n *Near) reaches(reach float64, at physics.Vec) bool {
	return n == nil || slices.ContainsFunc(n.Shapes, func(s physics.Shape) bool {
		return physics.Nearby(physics.Disc(at, reach), s, n.most())
	})
}
