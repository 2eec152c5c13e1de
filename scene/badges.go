package scene

import (
	"math"

	"xwing/scene/draw"
)

// Badge is something that belongs to a piece on the table and stands beside it.
type Badge struct {
	Piece  draw.Rect // around the piece, on screen
	Judged bool      // it is no piece, but what a player looks at to decide: nothing may cover it
	W, H   float64
	At     draw.Rect // where place has put it
	Led    bool      // it stands off, or nearer to another piece, so that a line leads to it
}

// Overlap is the common area of two rectangles.
func Overlap(a, b draw.Rect) float64 {
	c := a.Intersect(b)
	return c.W * c.H
}

// Directions are tried in this order: above, below, beside, then in between.
func Directions() [][2]float64 {
	out := [][2]float64{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}
	for i := range 16 {
		angle := (float64(i) + 0.5) * math.Pi / 8
		out = append(out, [2]float64{math.Cos(angle), math.Sin(angle)})
	}
	return out
}

// Place finds a place for each badge, one after the other: as near to its piece
// as it may be without covering a piece or a badge placed before. Where there is
// no such place it covers as little as possible. The same pieces give the same
// places.
func Place(badges []Badge, view draw.Rect, gap float64) {
	ways := Directions()
	for i := range badges {
		PlaceOne(badges, i, ways, view, gap)
	}
}

// PlaceOne finds the place of the i-th badge; those before it have theirs.
func PlaceOne(badges []Badge, i int, ways [][2]float64, view draw.Rect, gap float64) {
	l := &badges[i]
	cx, cy := l.Piece.Center()
	best := math.Inf(1)
	for far := range 16 {
		if l.H*float64(far)*0.5 > best {
			break // farther off only gets worse
		}
		off := gap + float64(far)*l.H*0.55
		for k, d := range ways {
			reach := math.Inf(1)
			if d[0] != 0 {
				reach = (l.Piece.W/2 + l.W/2 + off) / math.Abs(d[0])
			}
			if d[1] != 0 {
				reach = min(reach, (l.Piece.H/2+l.H/2+off)/math.Abs(d[1]))
			}
			r := draw.Rect{X: cx + d[0]*reach - l.W/2, Y: cy + d[1]*reach - l.H/2, W: l.W, H: l.H}
			cost := l.H*float64(far)*0.5 + float64(k)*0.04*l.H + reach*0.1
			if cost >= best {
				continue
			}
			cost += covered(badges, i, r, view) * 40 / l.H
			strange := cost < best && astray(badges, i, r)
			if strange {
				cost += 0.8 * l.H
			}
			if cost < best {
				best, l.At, l.Led = cost, r, far > 1 || strange
			}
		}
	}
}

// astray reports whether a place is nearer to another piece than to its own.
func astray(badges []Badge, i int, r draw.Rect) bool {
	own := Gap(r, badges[i].Piece)
	for j := range badges {
		if j != i && !badges[j].Judged && Gap(r, badges[j].Piece) <= own {
			return true
		}
	}
	return false
}

// Gap is the distance of two rectangles, 0 where they overlap.
func Gap(a, b draw.Rect) float64 {
	return math.Hypot(max(a.X-b.Right(), b.X-a.Right(), 0), max(a.Y-b.Bottom(), b.Y-a.Bottom(), 0))
}

// covered is how much a place would cover: pieces, the badges before, and what
// lies out of view, in square pixels, the worst counted more, what is judged most.
func covered(badges []Badge, i int, r, view draw.Rect) float64 {
	sum := 3 * (r.W*r.H - Overlap(r, view))
	for j := range badges {
		worth := 1.0
		if badges[j].Judged {
			worth = 20
		}
		sum += worth * Overlap(r, badges[j].Piece)
		if j < i {
			sum += 2 * Overlap(r, badges[j].At)
		}
	}
	return sum
}
