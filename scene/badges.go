package scene

import (
	"math"

	"xwing/scene/draw"
)

// badge is something that belongs to a piece on the table and stands beside it.
type badge struct {
	piece draw.Rect // around the piece, on screen
	w, h  float64
	at    draw.Rect // where place has put it
	led   bool      // it stands off, so that a line leads to it
}

// overlap is the common area of two rectangles.
func overlap(a, b draw.Rect) float64 {
	c := a.Intersect(b)
	return c.W * c.H
}

// directions are tried in this order: above, below, beside, then in between.
func directions() [][2]float64 {
	out := [][2]float64{{0, -1}, {0, 1}, {1, 0}, {-1, 0}}
	for i := range 16 {
		angle := (float64(i) + 0.5) * math.Pi / 8
		out = append(out, [2]float64{math.Cos(angle), math.Sin(angle)})
	}
	return out
}

// place finds a place for each badge, one after the other: as near to its piece
// as it may be without covering a piece or a badge placed before. Where there is
// no such place it covers as little as possible. The same pieces give the same
// places.
func place(badges []badge, view draw.Rect, gap float64) {
	ways := directions()
	for i := range badges {
		placeOne(badges, i, ways, view, gap)
	}
}

// placeOne finds the place of the i-th badge; those before it have theirs.
func placeOne(badges []badge, i int, ways [][2]float64, view draw.Rect, gap float64) {
	l := &badges[i]
	cx, cy := l.piece.Center()
	best := math.Inf(1)
	for far := range 16 {
		if l.h*float64(far)*0.5 > best {
			break // farther off only gets worse
		}
		off := gap + float64(far)*l.h*0.55
		for k, d := range ways {
			reach := math.Inf(1)
			if d[0] != 0 {
				reach = (l.piece.W/2 + l.w/2 + off) / math.Abs(d[0])
			}
			if d[1] != 0 {
				reach = min(reach, (l.piece.H/2+l.h/2+off)/math.Abs(d[1]))
			}
			r := draw.Rect{X: cx + d[0]*reach - l.w/2, Y: cy + d[1]*reach - l.h/2, W: l.w, H: l.h}
			cost := l.h*float64(far)*0.5 + float64(k)*0.04*l.h + reach*0.1
			if cost >= best {
				continue
			}
			cost += covered(badges, i, r, view) * 40 / l.h
			if cost < best {
				best, l.at, l.led = cost, r, far > 1
			}
		}
	}
}

// covered is how much a place would cover: pieces, the badges before, and what
// lies out of view, in square pixels, the worst counted more.
func covered(badges []badge, i int, r, view draw.Rect) float64 {
	sum := 3 * (r.W*r.H - overlap(r, view))
	for j := range badges {
		sum += overlap(r, badges[j].piece)
		if j < i {
			sum += 2 * overlap(r, badges[j].at)
		}
	}
	return sum
}
