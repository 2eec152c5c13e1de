package physics

import (
	"slices"
)

// Crosses reports whether a line passes through a shape: more than [OverlapDepth] inside its
// outline, so that a line along an edge, or one that ends where shapes touch, does not.
func Crosses(line Segment, s *Shape) bool {
	along := line.B.Sub(line.A)
	l := along.Len()
	if l <= 2*OverlapDepth || s.kind == nothing {
		return false
	}
	u := along.Scale(1 / l)
	line = Segment{line.A.Add(u.Scale(OverlapDepth)), line.B.Sub(u.Scale(OverlapDepth))}
	aside := u.Left().Scale(OverlapDepth)
	return lineMeets(line, s) &&
		lineMeets(Segment{line.A.Add(aside), line.B.Add(aside)}, s) &&
		lineMeets(Segment{line.A.Sub(aside), line.B.Sub(aside)}, s)
}

func lineMeets(line Segment, s *Shape) bool {
	p := piece{a: line.A, b: line.B}
	for i := range s.pieces() {
		if q := s.piece(i); cross(&p, &q) {
			return true
		}
	}
	return s.Contains(line.A)
}

// BandLine is one of the lines of a gap and the shapes it passes through, by index, ascending.
type BandLine struct {
	Line    Segment
	Through []int
}

// BandLines are the different choices among the equally short lines of a gap, one for every set of shapes
// that a line can pass through; the line is the middle of the widest part of the band with that set. They
// are found exactly: between two neighbouring corners of the outlines nothing changes. A gap without a
// band has one line. Leave the two shapes that it is between out of these.
func BandLines(g Gap, shapes []*Shape) []BandLine {
	across := g.Last.A.Sub(g.First.A)
	width := across.Len()
	if !g.Band || width <= 2*OverlapDepth {
		return []BandLine{{g.Line(), through(g.Line(), shapes, nil)}}
	}
	cuts := append(make([]float64, 0, 24), 0, width)
	var some [8]bool
	near := some[:0] // whether a line may pass through the shape
	around := extentOf(g.First.A, g.First.B, g.Last.A, g.Last.B)
	for _, s := range shapes {
		of := s.extent()
		near = append(near, !of.beyond(&around, 0))
		cuts = bandCuts(g, across.Scale(1/width), width, s, near[len(near)-1], cuts)
	}
	slices.Sort(cuts)
	var lines []BandLine
	var few [4]float64
	widths := few[:0]
	for i := 1; i < len(cuts); i++ {
		from, to := cuts[i-1], cuts[i]
		if to-from <= OverlapDepth {
			continue
		}
		t := (from + to) / 2 / width
		line := Segment{g.First.A.Lerp(g.Last.A, t), g.First.B.Lerp(g.Last.B, t)}
		set := through(line, shapes, near)
		at := slices.IndexFunc(lines, func(b BandLine) bool { return slices.Equal(b.Through, set) })
		switch {
		case at < 0:
			lines, widths = append(lines, BandLine{line, set}), append(widths, to-from)
		case to-from > widths[at]:
			lines[at].Line, widths[at] = line, to-from
		}
	}
	if len(lines) == 0 {
		return []BandLine{{g.Line(), through(g.Line(), shapes, near)}}
	}
	return lines
}

// bandCuts appends the places across the band, in mm along unit vector e, where a shape can begin or end. Only
// one that is near has lines of the band pass through it.
func bandCuts(g Gap, e Vec, width float64, s *Shape, near bool, cuts []float64) []float64 {
	origin := g.First.A
	place := func(v Vec) {
		if at := e.Dot(v.Sub(origin)); at > 0 && at < width {
			cuts = append(cuts, at)
		}
	}
	if points := s.poly(); !near && len(points) > 0 { // whose corners count all the same
		for _, v := range points {
			place(v)
		}
		return cuts
	}
	ends := [2]piece{{a: g.First.A, b: g.Last.A}, {a: g.First.B, b: g.Last.B}}
	for i := range s.pieces() {
		p := s.piece(i)
		place(p.a) // the end of one piece is the beginning of the next
		if p.arc {
			for _, v := range [2]Vec{e, e.Scale(-1)} {
				if p.sweeps(v) {
					place(p.centre.Add(v.Scale(p.radius)))
				}
			}
		}
		for k := 0; near && k < len(ends); k++ {
			var buf [2]Vec
			for _, v := range crossings(&p, &ends[k], buf[:0]) {
				place(v)
			}
		}
	}
	return cuts
}

// through is which of the shapes a line passes through, of those that are near; nil near: of all.
func through(line Segment, shapes []*Shape, near []bool) []int {
	var set []int
	for i, s := range shapes {
		if (near == nil || near[i]) && Crosses(line, s) {
			set = append(set, i)
		}
	}
	return set
}

// EachPassing calls with the parts of a line that lie inside a polygon, convex or not.
func EachPassing(line Segment, s *Shape, call func(Segment)) {
	if len(s.poly()) > 0 {
		eachInside(line, s.poly(), call)
	}
}

// Meet reports whether two segments have a point in common.
func Meet(a, b Segment) bool { return meeting(a.A, a.B, b.A, b.B) }
