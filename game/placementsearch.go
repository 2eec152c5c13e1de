package game

import (
	"math"

	"xwing/physics"
)

// grids are the passes of the search for a legal pose, from coarse to fine: the
// distance between places in mm, and how many headings are tried at each.
var grids = [...]struct {
	step     float64
	headings int
}{{20, 4}, {8, 8}, {3, 24}}

// FindLegal looks for a legal pose of the piece: where it starts, then on finer
// and finer grids over its zone. It is deterministic. A place that only fits to
// within 3 mm or 15 degrees may escape it.
func (p *Placement) FindLegal(id string) (physics.Pose, bool) {
	piece, ok := p.Piece(id)
	if !ok {
		return physics.Pose{}, false
	}
	if validHeading(piece.Start) && p.legal(&piece, piece.Start) {
		return piece.Start, true
	}
	core, reach := core(piece.Outline), 0.0
	if p.Touch != nil {
		reach = farthest(piece.Outline)
	}
	for _, grid := range grids {
		// The last place on each line is the far side, whatever the step.
		nx, ny := cells(piece.Zone.Min.X, piece.Zone.Max.X, grid.step), cells(piece.Zone.Min.Y, piece.Zone.Max.Y, grid.step)
		for iy := range ny + 1 {
			y := between(piece.Zone.Min.Y, piece.Zone.Max.Y, iy, ny)
			for ix := range nx + 1 {
				x := between(piece.Zone.Min.X, piece.Zone.Max.X, ix, nx)
				at := physics.Vec{X: x, Y: y}
				if core > 0 && p.keptOut(id, physics.Disc(at, core)) || !p.Touch.within(reach, at) {
					continue // whatever its heading
				}
				for h := range grid.headings {
					degrees := piece.Start.Degrees() + float64(float64(h)*360/float64(grid.headings))
					if pose := physics.PoseAt(x, y, degrees); p.legal(&piece, pose) {
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
	for _, thing := range p.Pieces {
		if pose, ok := p.FindLegal(thing.ID); ok {
			return thing.ID, pose, true
		}
	}
	return "", physics.Pose{}, false
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
