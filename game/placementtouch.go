package game

import "xwing/physics"

// A piece that must touch another is laid by sliding it up to that.

// touching is what the piece alone must touch; nil if it may keep a distance, or lie on it.
func (p *Piece) touching() *Near {
	if n := p.Near; n != nil && n.Max == 0 && !n.Onto && !n.Whole {
		return n
	}
	return nil
}

// Snap is where a piece lies that is held at a pose: where it must touch another, slid up to the nearest of those, straight
// towards its middle and with the heading that it has; else where it is held.
func (p *Placement) Snap(id string, held physics.Pose) physics.Pose {
	piece := p.PieceNamed(id)
	if piece == nil || piece.touching() == nil || !validHeading(held) {
		return held
	}
	shape := piece.Outline.At(held)
	best, least := held, 0.0
	for i, to := range piece.Near.Shapes {
		gap := physics.Distance(shape, to).Distance
		if i > 0 && gap >= least {
			continue
		}
		if pose, ok := slide(&piece.Outline, held, &to, held.Point().Sub(middle(&to))); ok {
			best, least = pose, gap
		}
	}
	return best
}

// middle is that of the upright rectangle around a shape.
func middle(s *physics.Shape) physics.Vec {
	lo, hi := s.Bounds()
	return lo.Lerp(hi, 0.5)
}

// slide lays an outline with the heading of a pose against a shape, coming from a direction of its middle.
func slide(outline *physics.Shape, turned physics.Pose, to *physics.Shape, from physics.Vec) (physics.Pose, bool) {
	long := from.Len()
	if long == 0 {
		from, long = physics.Vec{Y: 1}, 1
	}
	out := from.Scale(1 / long)
	lo, hi := to.Bounds()
	away := farthest(*outline) + hi.Sub(lo).Len()
	// It comes nearer by what is between them, and so never lies on it.
	const close, half, most = physics.ContactGap * 0.6, physics.ContactGap * 0.3, 200
	for range most {
		pose := turned.MovedTo(middle(to).Add(out.Scale(away)))
		gap := physics.Distance(outline.At(pose), *to).Distance
		if gap <= close {
			return pose, gap > 0 || !physics.ShapesOverlap(outline.At(pose), *to)
		}
		if away -= gap - half; away < 0 {
			break
		}
	}
	return physics.Pose{}, false
}

// findTouching looks for a legal pose of a piece that must touch another, all around each of those; touches is false of a
// piece that need not.
func (p *Placement) findTouching(piece *Piece) (pose physics.Pose, touches, ok bool) {
	near := piece.touching()
	if near == nil {
		return pose, false, false
	}
	const headings, sides = 8, 24
	for turn := range headings {
		for i := range near.Shapes {
			for side := range sides {
				turned := piece.Start.Turned(360 * float64(turn) / headings)
				pose, ok := p.slid(piece, turned, &near.Shapes[i], 360*float64(side)/sides)
				if ok {
					return pose, true, true
				}
			}
		}
	}
	return pose, true, false
}

// slid is a piece with a heading against a shape, coming from so many degrees around it, if it may lie there.
func (p *Placement) slid(piece *Piece, turned physics.Pose, to *physics.Shape, degrees float64) (physics.Pose, bool) {
	from := physics.PoseAt(0, 0, degrees).Frame().Out(physics.Vec{Y: 1})
	pose, ok := slide(&piece.Outline, turned, to, from)
	return pose, ok && p.legal(piece, pose)
}

// sampleTouching draws a place where the piece touches one of the shapes: its heading and the side that it comes from are
// equally likely, not the places.
func (p *Placement) sampleTouching(src *Source, piece *Piece, near *Near) (physics.Pose, bool) {
	for range throws / 10 * min(1, len(near.Shapes)) {
		to := &near.Shapes[src.Below(len(near.Shapes))]
		turned := physics.Pose{Heading: int32(src.Below(maxHeading))}
		if pose, ok := p.slid(piece, turned, to, float64(src.Below(3600))/10); ok {
			return pose, true
		}
	}
	return p.FindLegal(piece.ID)
}
