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
	around, other := a.box(), b.box()
	return !around.beyond(&other, limit) && nearby(&a, &b, &other, limit)
}

// nearby is [Nearby] of shapes with a point each, the second of them in a box.
func nearby(a, b *Shape, other *box, limit float64) bool {
	if d := b.somewhere().Sub(a.somewhere()); d.Len() <= limit-nearbyMargin {
		return true
	}
	for i := range a.pieces() {
		p := a.piece(i)
		of := p.box()
		if of.beyond(other, limit) {
			continue
		}
		for j := range b.pieces() {
			q := b.piece(j)
			if by := q.box(); !of.beyond(&by, limit) && (cross(&p, &q) || apartBy(&p, &q) <= limit) {
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

// box is an upright rectangle.
type box struct{ lo, hi Vec }

// beyond reports whether two boxes are farther apart than limit, for sure.
func (a *box) beyond(b *box, limit float64) bool {
	x := max(0, b.lo.X-a.hi.X, a.lo.X-b.hi.X)
	y := max(0, b.lo.Y-a.hi.Y, a.lo.Y-b.hi.Y)
	limit += nearbyMargin
	return float64(x*x)+float64(y*y) > float64(limit*limit)
}

// boxOf is the box around some points.
func boxOf(points ...Vec) box {
	lo, hi := bounds(points)
	return box{lo, hi}
}

// box is a box around the shape, of a sector that of its disc: quickly made rather than small.
func (s *Shape) box() box {
	if s.kind == sector || s.kind == disc {
		return roundBox(s.centre, s.outer)
	}
	lo, hi := bounds(s.poly())
	return box{lo, hi}
}

// bounds is [Shape.Bounds] as a box.
func (s *Shape) bounds() box {
	lo, hi := s.Bounds()
	return box{lo, hi}
}

// box is a box around the piece, of an arc that of its circle.
func (p *piece) box() box {
	if p.arc {
		return roundBox(p.centre, p.radius)
	}
	return box{Vec{min(p.a.X, p.b.X), min(p.a.Y, p.b.Y)}, Vec{max(p.a.X, p.b.X), max(p.a.Y, p.b.Y)}}
}

func roundBox(centre Vec, radius float64) box {
	r := Vec{radius, radius}
	return box{centre.Sub(r), centre.Add(r)}
}
