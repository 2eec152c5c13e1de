package game

import "xwing/physics"

// maxHeading is one past the largest heading of a pose.
const maxHeading = 36_000_000

// Check returns what speaks against setting the piece down at the pose; none
// when it is legal. It is a pure function of the Placement.
func (p *Placement) Check(piece string, pose physics.Pose) []Refusal {
	thing := p.PieceNamed(piece)
	if thing == nil {
		return []Refusal{{Rule: RuleForm, Why: Say("refused.not-offered", "option", piece)}}
	}
	if !validHeading(pose) {
		return []Refusal{{Rule: RuleForm, Why: Say("refused.no-pose")}}
	}
	if len(thing.Rails) > 0 {
		return thing.checkRails(pose)
	}
	shape := thing.Outline.At(pose)
	var against []Refusal
	if p.Leaving == nil && !physics.Inside(p.Area, shape) {
		against = append(against, Refusal{Rule: RuleArea, Why: Say("refused.outside-area", "piece", piece)})
	}
	if !p.within(thing, shape) {
		against = append(against, thing.Zone.Refusal)
	}
	for i := range p.KeepOut {
		if k := &p.KeepOut[i]; p.keptOutOf(k, piece, shape) {
			against = append(against, k.Refusal)
		}
	}
	for _, near := range [...]*Near{p.Near.Of(piece), thing.Near} {
		if !near.by(shape) {
			against = append(against, near.Refusal)
		}
	}
	return against
}

// Leaves reports whether the piece leaves the area at the pose, where it may.
func (p *Placement) Leaves(piece string, pose physics.Pose) bool {
	thing := p.PieceNamed(piece)
	return thing != nil && p.Leaving != nil && !physics.Inside(p.Area, thing.Outline.At(pose))
}

// validHeading reports whether the pose's heading is one, from 0 to a whole turn.
func validHeading(pose physics.Pose) bool { return pose.Heading >= 0 && pose.Heading < maxHeading }

// Piece returns the piece of that id.
func (p *Placement) Piece(id string) (Piece, bool) {
	if piece := p.PieceNamed(id); piece != nil {
		return *piece, true
	}
	return Piece{}, false
}

// PieceNamed is Piece where it stands, to be changed; nil if there is none of that id.
func (p *Placement) PieceNamed(id string) *Piece {
	for i := range p.Pieces {
		if p.Pieces[i].ID == id {
			return &p.Pieces[i]
		}
	}
	return nil
}

// legal is Check without the reasons, stopping at the first; of what leaves the area it is none, allowed or not.
func (p *Placement) legal(piece *Piece, pose physics.Pose) bool {
	if len(piece.Rails) > 0 {
		return len(piece.checkRails(pose)) == 0
	}
	shape := piece.Outline.At(pose)
	return physics.Inside(p.Area, shape) && p.within(piece, shape) && !p.keptOut(piece.ID, shape) &&
		p.Near.Of(piece.ID).by(shape) && piece.Near.by(shape)
}

// keptOut reports whether any KeepOut that concerns the piece is hit.
func (p *Placement) keptOut(piece string, shape physics.Shape) bool {
	for i := range p.KeepOut {
		if p.keptOutOf(&p.KeepOut[i], piece, shape) {
			return true
		}
	}
	return false
}

// keptOutOf reports whether a region that concerns the piece is hit by its shape,
// or by a part of it.
func (p *Placement) keptOutOf(k *KeepOut, piece string, shape physics.Shape) bool {
	return k.Concerns(piece) && k.hit(shape) && (k.But == nil || !p.inZone(*k.But, shape)) && (k.ButNear == nil || !k.ButNear.by(shape))
}

// beyond reports whether nothing that reaches so far from a place between the two corners can be in the region.
func (k *KeepOut) beyond(from, to physics.Vec, reach float64) bool {
	lo, hi := k.Shape.Bounds()
	reach += max(k.Distance, 0) + 1
	return lo.X-reach > to.X || hi.X+reach < from.X || lo.Y-reach > to.Y || hi.Y+reach < from.Y
}

// hit reports whether shape is in the region kept free.
func (k *KeepOut) hit(shape physics.Shape) bool {
	if k.Distance <= 0 {
		return physics.ShapesOverlap(shape, k.Shape)
	}
	return physics.Nearby(shape, k.Shape, k.Distance+physics.Slack)
}

// within reports whether the piece lies where it may: in its zone, or near what will do
// instead.
func (p *Placement) within(piece *Piece, shape physics.Shape) bool {
	return p.inZone(piece.Zone, shape) || piece.Else != nil && piece.Else.by(shape)
}

// room is the rectangle outside of which the piece cannot lie.
func (p *Placement) room(piece *Piece) (lo, hi physics.Vec) {
	if piece.Else != nil {
		return p.Area.Bounds()
	}
	return piece.Zone.Outline.Bounds()
}

// inZone reports whether the shape is wholly within the zone, or fills it from
// the edge of the play area to its far side where that is enough.
func (p *Placement) inZone(z Zone, shape physics.Shape) bool {
	if physics.Inside(z.Outline, shape) {
		return true
	}
	from, to, ok := z.Outline.Upright()
	if !z.MayFill || !ok {
		return false
	}
	lo, hi := shape.Bounds()
	least, most := p.Area.Bounds()
	// Of the zone's two directions the shorter is its depth, and the side of it
	// that lies on the edge of the area is where the depth begins.
	if to.Y-from.Y <= to.X-from.X {
		return covered(lo.X, hi.X, from.X, to.X) && fills(from.Y, to.Y, least.Y, most.Y, lo.Y, hi.Y)
	}
	return covered(lo.Y, hi.Y, from.Y, to.Y) && fills(from.X, to.X, least.X, most.X, lo.X, hi.X)
}

// covered reports whether lo to hi lies in a band.
func covered(lo, hi, bandLo, bandHi float64) bool {
	return lo >= bandLo-physics.Slack && hi <= bandHi+physics.Slack
}

// fills reports whether lo to hi covers a band of the area, from the edge that
// the band lies on; the area runs from least to most.
func fills(bandLo, bandHi, least, most, lo, hi float64) bool {
	onEdge := bandLo <= least+physics.Slack || bandHi >= most-physics.Slack
	return onEdge && lo <= bandLo+physics.Slack && hi >= bandHi-physics.Slack
}
