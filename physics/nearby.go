package physics

import "math"

// nearbyMargin in mm is more than rounding can make of any length on the table: what is farther away by
// more than that by a quick reckoning is so by the exact one.
const nearbyMargin = 0.01

// Nearby reports whether a and b are at most limit mm apart: what [Distance] says, but most shapes are
// told apart by the rectangles around them and their edges, and it ends with the first edges that are near.
func Nearby(a, b Shape, limit float64) bool {
	if a.kind == nothing || b.kind == nothing || limit < 0 {
		return false
	}
	around, other := a.extent(), b.extent()
	return !around.beyond(&other, limit) && nearby(&a, &b, &other, limit)
}

// nearby is [Nearby] of shapes with a point each, the second of them with an extent.
func nearby(a, b *Shape, other *extent, limit float64) bool {
	if d := b.somewhere().Sub(a.somewhere()); d.Len() <= limit-nearbyMargin {
		return true
	}
	for i := range a.pieces() {
		p := a.piece(i)
		of := p.extent()
		if of.beyond(other, limit) {
			continue
		}
		for j := range b.pieces() {
			q := b.piece(j)
			if by := q.extent(); !of.beyond(&by, limit) && (cross(&p, &q) || apartBy(&p, &q) <= limit) {
				return true
			}
		}
	}
	return a.Contains(b.somewhere()) || b.Contains(a.somewhere())
}

// apartBy is the distance in mm of two pieces that do not cross.
func apartBy(p, q *piece) float64 {
	_, _, d2 := nearest(p, q)
	return math.Sqrt(d2)
}

// extent is an upright rectangle around something.
type extent struct{ lo, hi Vec }

// beyond reports whether two extents are farther apart than limit, for sure.
func (a *extent) beyond(b *extent, limit float64) bool {
	x := clearance(a.lo.X, a.hi.X, b.lo.X, b.hi.X)
	y := clearance(a.lo.Y, a.hi.Y, b.lo.Y, b.hi.Y)
	limit += nearbyMargin
	return float64(x*x)+float64(y*y) > float64(limit*limit)
}

// clearance is how far two stretches of a line are apart.
func clearance(a0, a1, b0, b1 float64) float64 {
	switch {
	case b0 > a1:
		return b0 - a1
	case a0 > b1:
		return a0 - b1
	}
	return 0
}

// extentOf is the extent of some points.
func extentOf(points ...Vec) extent {
	lo, hi := bounds(points)
	return extent{lo, hi}
}

// extent is an extent of the shape, of a sector that of its disc: quickly made rather than small.
func (s *Shape) extent() extent {
	if s.kind == sector || s.kind == disc {
		return roundExtent(s.centre, s.outer)
	}
	lo, hi := bounds(s.poly())
	return extent{lo, hi}
}

// bounds is [Shape.Bounds] as an extent.
func (s *Shape) bounds() extent {
	lo, hi := s.Bounds()
	return extent{lo, hi}
}

// extent is an extent of the piece, of an arc that of its circle.
func (p *piece) extent() extent {
	if p.arc {
		return roundExtent(p.centre, p.radius)
	}
	return edgeExtent(p.a, p.b)
}

// pieceExtent is the extent of the i-th piece of the outline: of a polygon's it is told before the piece is made.
func (s *Shape) pieceExtent(i int) extent {
	if s.kind == sector || s.kind == disc {
		p := s.piece(i)
		return p.extent()
	}
	points := s.poly()
	if i+1 == len(points) {
		return edgeExtent(points[i], points[0])
	}
	return edgeExtent(points[i], points[i+1])
}

// edgeExtent is the extent of a straight edge.
func edgeExtent(a, b Vec) extent {
	e := extent{a, b}
	if e.lo.X > e.hi.X {
		e.lo.X, e.hi.X = e.hi.X, e.lo.X
	}
	if e.lo.Y > e.hi.Y {
		e.lo.Y, e.hi.Y = e.hi.Y, e.lo.Y
	}
	return e
}

func roundExtent(centre Vec, radius float64) extent {
	r := Vec{radius, radius}
	return extent{centre.Sub(r), centre.Add(r)}
}
