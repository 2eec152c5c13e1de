package physics

import "math"

// Gap is the shortest way from one outline to another, on the table, in mm.
type Gap struct {
	Distance float64 // 0 when the shapes overlap
	A, B     Vec     // the closest points of the first and the second shape; of a band, its middle line
	// Band reports that parallel edges face each other: every line between First and Last is equally
	// short, to within [Slack]. Without a band both are the line from A to B.
	Band        bool
	First, Last Segment
}

func lineGap(a, b Vec, distance float64) Gap {
	line := Segment{a, b}
	return Gap{Distance: distance, A: a, B: b, First: line, Last: line}
}

func bandGap(first, last Segment, distance float64) Gap {
	return Gap{
		Distance: distance, A: first.A.Lerp(last.A, 0.5), B: first.B.Lerp(last.B, 0.5),
		Band: true, First: first, Last: last,
	}
}

// Line is the shortest line; of a band, its middle.
func (g Gap) Line() Segment { return Segment{g.A, g.B} }

func (g Gap) in(f Frame) Gap {
	g.out(&f)
	return g
}

// out takes a gap that lies in a frame out of it.
func (g *Gap) out(f *Frame) {
	g.A, g.B = f.Out(g.A), f.Out(g.B)
	if !g.Band {
		g.First, g.Last = g.Line(), g.Line()
		return
	}
	g.First = Segment{f.Out(g.First.A), f.Out(g.First.B)}
	g.Last = Segment{f.Out(g.Last.A), f.Out(g.Last.B)}
}

// Distance is the shortest way from a to b, exact for every kind of shape. It is infinite when one is
// empty. It does not allocate.
func Distance(a, b Shape) Gap {
	gap, apart := closest(&a, &b)
	if !apart {
		return gap
	}
	if first, last, ok := widestBand(&a, &b, gap.Distance); ok {
		return bandGap(first, last, gap.Distance)
	}
	return gap
}

// closest is a shortest line from a to b, whether or not it is one of a band; apart tells whether it
// could be, for there are two shapes that do not overlap.
func closest(a, b *Shape) (gap Gap, apart bool) {
	if a.kind == nothing || b.kind == nothing {
		return Gap{Distance: math.Inf(1)}, false
	}
	best := math.Inf(1)
	var va, vb Vec
	for i := range a.pieces() {
		p := a.piece(i)
		for j := range b.pieces() {
			q := b.piece(j)
			var buf [2]Vec
			if common := crossings(&p, &q, buf[:0]); len(common) > 0 {
				return lineGap(common[0], common[0], 0), false
			}
			if v, w, d2 := nearest(&p, &q); d2 < best {
				best, va, vb = d2, v, w
			}
		}
	}
	if v := b.somewhere(); a.Contains(v) {
		return lineGap(v, v, 0), false
	}
	if v := a.somewhere(); b.Contains(v) {
		return lineGap(v, v, 0), false
	}
	return lineGap(va, vb, math.Sqrt(best)), true
}

// widestBand looks for parallel edges that face each other at the distance.
func widestBand(a, b *Shape, distance float64) (first, last Segment, ok bool) {
	widest := Slack
	for i := range a.pieces() {
		p := a.piece(i)
		if p.arc {
			continue
		}
		for j := range b.pieces() {
			q := b.piece(j)
			if q.arc {
				continue
			}
			f, l, width := facing(p.a, p.b, q.a, q.b, distance)
			if width > widest {
				first, last, widest, ok = f, l, width, true
			}
		}
	}
	return first, last, ok
}

// facing is the first and the last of the lines square to the longer of two edges that lead from ab to cd,
// and how far they are apart; 0 when the edges are not parallel, to [Slack] over the shorter, and also when
// the two lines are not as short as the distance: the direction of an edge that is hardly longer than Slack
// tells nothing.
func facing(a, b, c, d Vec, distance float64) (first, last Segment, width float64) {
	ab, cd := b.Sub(a), d.Sub(c)
	ab2, cd2 := ab.Dot(ab), cd.Dot(cd)
	if k := ab.Cross(cd); float64(k*k) > float64(4*Slack*Slack*max(ab2, cd2)) {
		return first, last, 0 // far from parallel
	}
	if ab2 < cd2 {
		first, last, width = facing(c, d, a, b, distance)
		return Segment{last.B, last.A}, Segment{first.B, first.A}, width
	}
	l := ab.Len()
	if l == 0 {
		return first, last, 0
	}
	u := ab.Scale(1 / l)
	if math.Abs(u.Cross(cd)) > Slack {
		return first, last, 0
	}
	t1, t2 := u.Dot(c.Sub(a)), u.Dot(d.Sub(a))
	from, to := max(0, min(t1, t2)), min(l, max(t1, t2))
	if to-from <= Slack {
		return first, last, 0
	}
	at := func(t float64) Segment {
		return Segment{a.Add(u.Scale(t)), c.Lerp(d, (t-t1)/(t2-t1))}
	}
	first, last = at(from), at(to)
	if longest := distance + Slack; first.Len() > longest || last.Len() > longest {
		return first, last, 0
	}
	return first, last, to - from
}

// Out takes a gap of a local frame to the table.
func (g Gap) Out(f Frame) Gap { return g.in(f) }
