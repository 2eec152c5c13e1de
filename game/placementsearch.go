package game

import (
	"math"
	"slices"

	"xwing/physics"
)

// grid is a pass of the search for a legal pose: the distance between places in mm, and how many headings are tried at each.
type grid struct {
	step     float64
	headings int
}

// grids are the passes of the search, from coarse to fine, and closest is one more, where it matters that nothing is missed.
var (
	grids   = []grid{{20, 4}, {8, 8}, {3, 24}}
	closest = []grid{{2, 72}}
)

// FindLegal looks for a legal pose of the piece: where it starts, then on finer
// and finer grids over its zone. It is deterministic. A place that only fits to
// within 3 mm or 15 degrees may escape it.
func (p *Placement) FindLegal(id string) (physics.Pose, bool) { return p.find(id, grids) }

// FindAnyLegal is FindLegal where what cannot be placed is lost: a place that fits to within 2 mm and 5 degrees is found. It
// takes its time where there is none.
func (p *Placement) FindAnyLegal(id string) (physics.Pose, bool) {
	if pose, ok := p.FindLegal(id); ok {
		return pose, true
	}
	return p.find(id, closest)
}

func (p *Placement) find(id string, grids []grid) (physics.Pose, bool) {
	piece := p.PieceNamed(id)
	if piece == nil {
		return physics.Pose{}, false
	}
	if len(piece.Rails) > 0 {
		return piece.findOnRails()
	}
	if validHeading(piece.Start) && p.legal(piece, piece.Start) {
		return piece.Start, true
	}
	if pose, touches, ok := p.findTouching(piece); touches {
		return pose, ok
	}
	core, reach, near := core(piece.Outline), 0.0, p.Near.Of(id)
	if near != nil || piece.Near != nil {
		reach = farthest(piece.Outline)
	}
	lo, hi := p.room(piece)
	from, to := near.bounds(reach)
	if near != nil { // what is kept free far away is not asked again at every place
		q := *p
		q.KeepOut = slices.DeleteFunc(slices.Clone(p.KeepOut), func(k KeepOut) bool { return k.beyond(from, to, reach) })
		p = &q
	}
	for _, grid := range grids {
		turns := p.turns(piece, grid.headings)
		// The last place on each line is the far side, whatever the step.
		nx, ny := cells(lo.X, hi.X, grid.step), cells(lo.Y, hi.Y, grid.step)
		for iy := range ny + 1 {
			y := between(lo.Y, hi.Y, iy, ny)
			for ix := range nx + 1 {
				x := between(lo.X, hi.X, ix, nx)
				at := physics.Vec{X: x, Y: y}
				if x < from.X || x > to.X || y < from.Y || y > to.Y {
					continue // too far away, seen at a glance
				}
				if !slices.ContainsFunc(turns, func(t turn) bool { return t.holds(at) }) ||
					core > 0 && p.keptOut(id, physics.Disc(at, core)) || !near.reaches(reach, at) || !piece.Near.reaches(reach, at) {
					continue // whatever its heading
				}
				for _, t := range turns {
					if !t.holds(at) {
						continue
					}
					if pose := physics.PoseAt(x, y, t.degrees); p.legal(piece, pose) {
						return pose, true
					}
				}
			}
		}
	}
	return physics.Pose{}, false
}

// AnyLegal returns the first piece, in order, that has a legal pose, with it.
func (p *Placement) AnyLegal() (piece string, pose physics.Pose, ok bool) {
	for i := range p.Pieces {
		piece = p.Pieces[i].ID
		if pose, ok := p.FindLegal(piece); ok {
			return piece, pose, true
		}
	}
	return "", physics.Pose{}, false
}

// turn is a heading of a piece, and between which places its origin must be for all
// of it to be where it may.
type turn struct {
	degrees  float64
	from, to physics.Vec
}

// turns are n headings of the piece, the first of them that which it starts with.
func (p *Placement) turns(piece *Piece, n int) []turn {
	from, to := p.room(piece)
	if piece.Zone.MayFill { // it may stick out
		from, to = p.Area.Bounds()
	}
	list := make([]turn, n)
	for i := range list {
		degrees := piece.Start.Degrees() + float64(float64(i)*360/float64(n))
		lo, hi := piece.Outline.At(physics.PoseAt(0, 0, degrees)).Bounds()
		list[i] = turn{degrees, from.Sub(lo), to.Sub(hi)}
	}
	return list
}

// holds reports whether the piece may stand there, so turned, for all that its zone
// is against. A pose is whole micrometres, so it is not strict about more of them.
func (t *turn) holds(at physics.Vec) bool {
	const margin = 0.01
	return at.X >= t.from.X-margin && at.X <= t.to.X+margin && at.Y >= t.from.Y-margin && at.Y <= t.to.Y+margin
}

// cells is how many steps lead from lo to hi.
func cells(lo, hi, step float64) int { return max(1, int(math.Ceil((hi-lo)/step))) }

// between is the i-th of n steps from lo to hi.
func between(lo, hi float64, i, n int) float64 {
	return lo + float64((hi-lo)*(float64(i)/float64(n)))
}

// core is the radius of a disc about the origin that the outline covers at any
// heading; 0 when the origin is not inside.
func core(outline physics.Shape) float64 {
	if !outline.Contains(physics.Vec{}) {
		return 0
	}
	points := outline.Outline(0.1)
	least := math.Inf(1)
	a := points[len(points)-1]
	for _, b := range points {
		edge := b.Sub(a)
		if long := edge.Len(); long > 0 {
			t := min(1, max(0, -a.Dot(edge)/float64(long*long)))
			least = min(least, a.Add(edge.Scale(t)).Len())
		}
		a = b
	}
	return max(0, least-0.1) // the tolerance of the outline
}

// farthest is how far from the origin the outline goes.
func farthest(outline physics.Shape) float64 {
	most := 0.0
	for _, p := range outline.Outline(0.1) {
		most = max(most, p.Len())
	}
	return most + 0.1
}
