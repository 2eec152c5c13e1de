package scene

import (
	"cmp"
	"math"
	"slices"

	"xwing/scene/draw"
)

// legalArea is what of the table is left of the zone of a piece once all that it must keep away from, and what it must
// lie near, are looked at together: closed lines on screen.
type legalArea struct {
	zone [][]draw.Pt // it lies in one of these,
	near [][]draw.Pt // and in one of these, if there are any,
	or   [][]draw.Pt // or else in one of these;
	not  []kept      // and in none of these
}

// kept is what a piece keeps away from, and within what it need not.
type kept struct{ out, but [][]draw.Pt }

// span is a part of a row of pixels.
type span struct{ from, to float64 }

// row is what of a row is left.
func (g *legalArea) row(y float64) []span {
	left := spans(g.zone, y)
	if len(g.near) > 0 {
		left = common(left, spans(g.near, y))
	}
	if len(g.or) > 0 {
		left = joined(append(left, spans(g.or, y)...))
	}
	for _, k := range g.not {
		if out := spans(k.out, y); len(out) > 0 {
			left = without(left, without(out, spans(k.but, y)))
		}
	}
	return left
}

// fill fills what is left within a view, in rows so many pixels high.
func (g *legalArea) fill(l *draw.List, view draw.Rect, high float64, c draw.Color) {
	for y := math.Floor(view.Y); y < view.Bottom(); y += high {
		for _, s := range g.row(y + high/2) {
			from, to := math.Round(max(s.from, view.X)), math.Round(min(s.to, view.Right()))
			if to > from {
				l.Fill(draw.Rect{X: from, Y: y, W: to - from, H: high}, c)
			}
		}
	}
}

// spans is what of a row lies in any of some closed lines.
func spans(lines [][]draw.Pt, y float64) []span {
	var out []span
	for _, line := range lines {
		var xs []float64
		for i, p := range line {
			q := line[(i+1)%len(line)]
			if (float64(p.Y) > y) != (float64(q.Y) > y) {
				xs = append(xs, float64(p.X)+(y-float64(p.Y))/float64(q.Y-p.Y)*float64(q.X-p.X))
			}
		}
		slices.Sort(xs)
		for i := 0; i+1 < len(xs); i += 2 {
			out = append(out, span{xs[i], xs[i+1]})
		}
	}
	return joined(out)
}

// joined is the same spans in order, of which none touches another.
func joined(all []span) []span {
	slices.SortFunc(all, func(a, b span) int { return cmp.Compare(a.from, b.from) })
	out := all[:0:0]
	for _, s := range all {
		if n := len(out) - 1; n >= 0 && s.from <= out[n].to {
			out[n].to = max(out[n].to, s.to)
			continue
		}
		out = append(out, s)
	}
	return out
}

// common is what lies in both.
func common(a, b []span) (out []span) {
	for _, s := range a {
		for _, o := range b {
			if both := (span{max(s.from, o.from), min(s.to, o.to)}); both.from < both.to {
				out = append(out, both)
			}
		}
	}
	return joined(out)
}

// without is what of some spans lies in none of others.
func without(a, others []span) []span {
	for _, o := range others {
		var left []span
		for _, s := range a {
			if before := (span{s.from, min(s.to, o.from)}); before.from < before.to {
				left = append(left, before)
			}
			if after := (span{max(s.from, o.to), s.to}); after.from < after.to {
				left = append(left, after)
			}
		}
		a = left
	}
	return a
}
