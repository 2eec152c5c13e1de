package scene

import (
	"cmp"
	"slices"

	"xwing/game"
	"xwing/physics"
)

// Clearance is the shortest way from the piece in hand to something beside it.
type Clearance struct {
	Line physics.Segment
	Long float64
	Fine bool // no shorter than the rules ask
}

// Measured is how much of what lies around the piece in hand a game measures, in the
// millimetres of its table. What touches the piece is not measured.
type Measured struct {
	Most    int                         // things that it must keep away from: the nearest
	KeepOut func(asked float64) float64 // as far as one that asks for a distance is measured
	Edge    func(asked float64) float64 // as far as an edge of the table from which its zone is so far
	Beside  []physics.Shape             // what it need not keep away from: the nearest
	Far     float64                     // as far as that is measured
}

// Clearances are the ways worth showing from the piece in hand.
func (p *Placing) Clearances() []Clearance {
	d, piece, ok := p.InHand()
	if !ok {
		return nil
	}
	m := p.Look.Measured(piece.ID)
	shape := piece.Outline.At(p.Pose(piece.ID))
	var kept, beside []Clearance
	for _, k := range p.Around(d, piece.ID).KeepOut {
		if k.Concerns(piece.ID) && !k.Region() {
			kept = clear(kept, shape, k.Shape, k.Distance, m.KeepOut(k.Distance))
		}
	}
	for _, other := range m.Beside {
		beside = clear(beside, shape, other, 0, m.Far)
	}
	return slices.Concat(nearest(kept, m.Most), nearest(beside, 1), edges(d.Placement, piece.Zone, shape, m.Edge))
}

// clear adds the way from a shape to another, unless that is farther than far.
func clear(list []Clearance, shape, other physics.Shape, asked, far float64) []Clearance {
	if g := physics.Distance(shape, other); apartEnough(g.Distance) && g.Distance < far {
		list = append(list, Clearance{g.Line(), g.Distance, g.Distance > asked})
	}
	return list
}

// apartEnough reports whether a way is long enough to be drawn.
func apartEnough(long float64) bool { return long > 0.5 }

// nearest are the shortest ways, at most so many.
func nearest(list []Clearance, most int) []Clearance {
	slices.SortFunc(list, func(a, b Clearance) int { return cmp.Compare(a.Long, b.Long) })
	return list[:min(len(list), most)]
}

// edges are the ways to the edges of the table, each measured as far as it is asked for.
func edges(p *game.Placement, zone game.Zone, shape physics.Shape, far func(asked float64) float64) []Clearance {
	lo, hi := shape.Bounds()
	from, to := zone.Outline.Bounds()
	least, most := p.Area.Bounds()
	mid := lo.Lerp(hi, 0.5)
	var out []Clearance
	for _, e := range []struct {
		long, asked float64
		from, to    physics.Vec
	}{
		{lo.X - least.X, from.X - least.X, physics.Vec{X: lo.X, Y: mid.Y}, physics.Vec{X: least.X, Y: mid.Y}},
		{most.X - hi.X, most.X - to.X, physics.Vec{X: hi.X, Y: mid.Y}, physics.Vec{X: most.X, Y: mid.Y}},
		{lo.Y - least.Y, from.Y - least.Y, physics.Vec{X: mid.X, Y: lo.Y}, physics.Vec{X: mid.X, Y: least.Y}},
		{most.Y - hi.Y, most.Y - to.Y, physics.Vec{X: mid.X, Y: hi.Y}, physics.Vec{X: mid.X, Y: most.Y}},
	} {
		if apartEnough(e.long) && e.long <= far(e.asked) { // a piece beyond an edge is not measured to it
			out = append(out, Clearance{physics.Segment{A: e.from, B: e.to}, e.long, e.long >= e.asked})
		}
	}
	return out
}
