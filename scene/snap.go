package scene

import (
	"math"

	"xwing/game"
	"xwing/physics"
)

// SlideReach is how far, in mm, a piece slides from where a hand holds it.
const SlideReach = 150

// slack keeps a piece that slides clear of what it slides along, in mm.
const slack = 0.02

// Snap is the legal pose of a piece nearest to the one wanted, with the same
// heading, if there is one within reach. It is found by sliding out of whatever
// is in the way, and where that leads nowhere or far by looking around.
func Snap(p *game.Placement, piece game.Piece, want physics.Pose, reach float64) (physics.Pose, bool) {
	if len(piece.Rails) > 0 { // wherever it is held
		return piece.OnRails(want.Point(), true)
	}
	if pose := p.Snap(piece.ID, want); pose != want && Fine(p, piece, pose) { // it must touch something, wherever it is held
		return pose, true
	}
	p = onlyNear(p, piece, want, reach)
	if Fine(p, piece, want) {
		return want, true
	}
	best, far := want, math.Inf(1)
	if pose, ok := slide(p, piece, want); ok {
		best, far = pose, apart(pose, want)
	}
	if far > 1 {
		if pose, ok := lookAround(p, piece, want, min(reach, far)); ok && apart(pose, want) < far {
			best, far = pose, apart(pose, want)
		}
	}
	return best, far <= reach
}

// Fine reports whether a piece may lie at a pose, and does not leave the area there.
func Fine(p *game.Placement, piece game.Piece, pose physics.Pose) bool {
	return len(p.Check(piece.ID, pose)) == 0 && !p.Leaves(piece.ID, pose)
}

// apart is how far two poses are from each other, in mm.
func apart(a, b physics.Pose) float64 { return a.Point().Sub(b.Point()).Len() }

func moved(p physics.Pose, by physics.Vec) physics.Pose {
	at := p.Point().Add(by)
	return physics.Pose{X: int32(math.Round(at.X * 1000)), Y: int32(math.Round(at.Y * 1000)), Heading: p.Heading}
}

// onlyNear leaves out what is too far away to matter, and the other pieces.
func onlyNear(p *game.Placement, piece game.Piece, want physics.Pose, reach float64) *game.Placement {
	near := *p
	near.Pieces, near.KeepOut = []game.Piece{piece}, nil
	lo, hi := piece.Outline.At(want).Bounds()
	for _, k := range p.KeepOut {
		if !k.Concerns(piece.ID) {
			continue
		}
		klo, khi := k.Shape.Bounds()
		d := k.Distance + reach
		if klo.X-d <= hi.X && khi.X+d >= lo.X && klo.Y-d <= hi.Y && khi.Y+d >= lo.Y {
			near.KeepOut = append(near.KeepOut, k)
		}
	}
	return &near
}

// slide moves a piece out of each thing in the way and back into its zone, until
// it lies well.
func slide(p *game.Placement, piece game.Piece, pose physics.Pose) (physics.Pose, bool) {
	for range 12 {
		pose = moved(pose, toPlace(p, piece, piece.Outline.At(pose)))
		for _, k := range p.KeepOut {
			pose = moved(pose, outOf(&k, piece.Outline.At(pose)))
		}
		if Fine(p, piece, pose) {
			return pose, true
		}
	}
	return pose, false
}

// toPlace is the shortest way of a piece to where it may lie: into its zone, or near what
// will do instead.
func toPlace(p *game.Placement, piece game.Piece, shape physics.Shape) physics.Vec {
	best := intoZone(p, piece.Zone, shape)
	if piece.Else == nil {
		return best
	}
	for _, s := range piece.Else.Shapes {
		if way := within(shape, s, piece.Else.Max); way.Len() < best.Len() {
			best = way
		}
	}
	return best
}

// within is the shortest way of a shape to no more than a distance from another.
func within(shape, of physics.Shape, distance float64) physics.Vec {
	gap := physics.Distance(shape, of)
	if gap.Distance <= distance {
		return physics.Vec{}
	}
	return gap.B.Sub(gap.A).Scale((gap.Distance - distance + slack) / gap.Distance)
}

// intoZone is the shortest way of a shape into a zone; one that is too deep for
// it and may fill it is moved to its edge of the table.
func intoZone(p *game.Placement, z game.Zone, shape physics.Shape) physics.Vec {
	lo, hi := shape.Bounds()
	from, to := z.Outline.Bounds()
	_, area := p.Area.Bounds()
	return physics.Vec{X: shift(lo.X, hi.X, from.X, to.X, area.X), Y: shift(lo.Y, hi.Y, from.Y, to.Y, area.Y)}
}

// shift is the shortest way of lo to hi into the band from least to most of a
// table that runs from 0 to size.
func shift(lo, hi, least, most, size float64) float64 {
	switch {
	case hi-lo > most-least && least <= slack: // the band lies on the lower edge
		return -lo
	case hi-lo > most-least:
		return size - hi
	case lo < least:
		return least - lo
	case hi > most:
		return most - hi
	}
	return 0
}

// outOf is a way of a shape out of a region kept free, of no length where it is
// not in it.
func outOf(k *game.KeepOut, shape physics.Shape) physics.Vec {
	if k.Distance > 0 {
		gap := physics.Distance(shape, k.Shape)
		short := k.Distance + physics.Slack + slack - gap.Distance
		switch {
		case short <= 0:
			return physics.Vec{}
		case gap.Distance > 0:
			return gap.A.Sub(gap.B).Scale(short / gap.Distance)
		}
		return unit(middle(shape).Sub(middle(k.Shape))).Scale(short)
	}
	if !physics.ShapesOverlap(shape, k.Shape) {
		return physics.Vec{}
	}
	lo, hi := shape.Bounds()
	klo, khi := k.Shape.Bounds()
	far := hi.Sub(lo).Len() + khi.Sub(klo).Len()
	best := physics.Vec{X: far}
	const directions = 24
	for i := range directions {
		angle := 2 * math.Pi * float64(i) / directions
		dir := physics.Vec{X: math.Cos(angle), Y: math.Sin(angle)}
		in, out := 0.0, best.Len()
		if physics.ShapesOverlap(translated(shape, dir.Scale(out)), k.Shape) {
			continue
		}
		for out-in > slack/2 {
			if mid := (in + out) / 2; physics.ShapesOverlap(translated(shape, dir.Scale(mid)), k.Shape) {
				in = mid
			} else {
				out = mid
			}
		}
		best = dir.Scale(out + slack)
	}
	return best
}

func translated(s physics.Shape, by physics.Vec) physics.Shape {
	return s.At(physics.PoseAt(by.X, by.Y, 0))
}

func middle(s physics.Shape) physics.Vec {
	lo, hi := s.Bounds()
	return lo.Lerp(hi, 0.5)
}

// unit is v at length 1; nothing at all leads to the right.
func unit(v physics.Vec) physics.Vec {
	if l := v.Len(); l > 0 {
		return v.Scale(1 / l)
	}
	return physics.Vec{X: 1}
}

// lookAround tries rings around the pose wanted, moved into the zone, and goes
// back from the nearest that fits as far as it can.
func lookAround(p *game.Placement, piece game.Piece, want physics.Pose, reach float64) (physics.Pose, bool) {
	const step, directions = 12.0, 20
	best, far := want, math.Inf(1)
	blocked := blocker(p, piece)
	for r := step; r <= reach+step && r <= far+step; r += step {
		for i := range directions {
			angle := 2 * math.Pi * float64(i) / directions
			pose := moved(want, physics.Vec{X: r * math.Cos(angle), Y: r * math.Sin(angle)})
			pose = moved(pose, toPlace(p, piece, piece.Outline.At(pose)))
			if d := apart(pose, want); d < far && d <= reach && !blocked(pose) && Fine(p, piece, pose) {
				best, far = pose, d
			}
		}
	}
	if math.IsInf(far, 1) {
		return want, false
	}
	in, out := 0.0, 1.0
	way := best.Point().Sub(want.Point())
	for range 8 {
		mid := (in + out) / 2
		if pose := moved(want, way.Scale(mid)); !blocked(pose) && Fine(p, piece, pose) {
			best, out = pose, mid
		} else {
			in = mid
		}
	}
	return best, true
}

// blocker tells quickly of most poses that are too near to something: by the discs
// within the outlines. What it lets through is still to be checked.
func blocker(p *game.Placement, piece game.Piece) func(physics.Pose) bool {
	own := discWithin(piece.Outline, physics.Vec{})
	type disc struct {
		at     physics.Vec
		radius float64
	}
	var discs []disc
	for _, k := range p.KeepOut {
		if !k.Concerns(piece.ID) {
			continue
		}
		at := middle(k.Shape)
		discs = append(discs, disc{at, own + discWithin(k.Shape, at) + k.Distance})
	}
	return func(pose physics.Pose) bool {
		at := pose.Point()
		for _, d := range discs {
			if v := d.at.Sub(at); v.Dot(v) < d.radius*d.radius {
				return true
			}
		}
		return false
	}
}

// discWithin is the radius of the largest disc about a point that a shape covers.
func discWithin(s physics.Shape, at physics.Vec) float64 {
	if !s.Contains(at) {
		return 0
	}
	points := s.Outline(0.5)
	least := math.Inf(1)
	for i, b := range points {
		a := points[(i+len(points)-1)%len(points)]
		edge := b.Sub(a)
		f := 0.0
		if long := edge.Dot(edge); long > 0 {
			f = min(1, max(0, at.Sub(a).Dot(edge)/long))
		}
		least = min(least, a.Add(edge.Scale(f)).Sub(at).Len())
	}
	return max(0, least-0.5) // the tolerance of the outline
}

// FirstPlace is where a piece is first shown: legal, on nothing else, near where
// the rules suggest, and beside what lies there already.
func FirstPlace(p *game.Placement, piece game.Piece) physics.Pose {
	if len(piece.Rails) > 0 {
		pose, _ := p.FindLegal(piece.ID)
		return pose
	}
	lo, hi := piece.Outline.At(piece.Start).Bounds()
	beside := hi.X - lo.X + 15
	for i := range 20 {
		x := float64((i+1)/2) * beside
		if i%2 == 1 {
			x = -x
		}
		if pose := moved(piece.Start, physics.Vec{X: x}); Fine(p, piece, pose) {
			return pose
		}
	}
	least, most := p.Area.Bounds()
	if pose, ok := Snap(p, piece, piece.Start, most.Sub(least).Len()); ok {
		return pose
	}
	if pose, ok := p.FindLegal(piece.ID); ok { // turned another way
		return pose
	}
	return piece.Start
}
