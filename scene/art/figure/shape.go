package figure

import (
	"fmt"
	"math"
	"slices"
)

// outlinesOf is a shape of a description as closed outlines that wind clockwise
// on screen; holes wind the other way.
func outlinesOf(shape string, n []float64, smooth bool) ([][]Pt, error) {
	want, known := numbersOf(shape)
	switch {
	case !known:
		return nil, fmt.Errorf("there is no shape %q", shape)
	case !want(len(n)):
		return nil, fmt.Errorf("%s has %d numbers", shape, len(n))
	}
	switch shape {
	case "box":
		return [][]Pt{clockwise([]Pt{{n[0], n[1]}, {n[2], n[1]}, {n[2], n[3]}, {n[0], n[3]}})}, nil
	case "disc":
		return [][]Pt{ellipse(n[0], n[1], n[2], n[len(n)-1])}, nil
	case "ring":
		inner := ellipse(n[0], n[1], n[2]-n[3]/2, n[2]-n[3]/2)
		slices.Reverse(inner)
		return [][]Pt{ellipse(n[0], n[1], n[2]+n[3]/2, n[2]+n[3]/2), inner}, nil
	case "hex":
		x, y, a, b := n[0], n[1], n[2], n[3]
		return [][]Pt{{{x, y - b}, {x + a, y - b/2}, {x + a, y + b/2}, {x, y + b}, {x - a, y + b/2}, {x - a, y - b/2}}}, nil
	case "star":
		return [][]Pt{star(n[0], n[1], int(n[2]), n[3], n[4])}, nil
	case "bar":
		way := points(n[1:])
		if smooth {
			way = rounded(way, false)
		}
		return stroke(way, n[0]), nil
	case "arc":
		return stroke(arc(n[0], n[1], n[2], n[3], n[4]), n[5]), nil
	}
	o := points(n)
	if shape == "spine" {
		o = closed(o)
	}
	if smooth {
		o = rounded(o, true)
	}
	return [][]Pt{clockwise(o)}, nil
}

// numbersOf says how many numbers a shape has, and whether there is such a shape.
func numbersOf(shape string) (want func(n int) bool, known bool) {
	just := func(counts ...int) func(int) bool {
		return func(n int) bool { return slices.Contains(counts, n) }
	}
	switch shape {
	case "spine":
		want = func(n int) bool { return n >= 4 && n%2 == 0 }
	case "shape":
		want = func(n int) bool { return n >= 6 && n%2 == 0 }
	case "box", "ring", "hex":
		want = just(4)
	case "disc":
		want = just(3, 4)
	case "star":
		want = just(5)
	case "bar":
		want = func(n int) bool { return n >= 5 && n%2 == 1 }
	case "arc":
		want = just(6)
	}
	return want, want != nil
}

func points(n []float64) []Pt {
	out := make([]Pt, len(n)/2)
	for i := range out {
		out[i] = Pt{n[2*i], n[2*i+1]}
	}
	return out
}

// closed adds the mirror image of a right half, back from its end to its beginning.
func closed(right []Pt) []Pt {
	out := slices.Clone(right)
	for i := len(right) - 1; i >= 0; i-- {
		if right[i].X != 0 {
			out = append(out, Pt{-right[i].X, right[i].Y})
		}
	}
	return out
}

// rounded cuts the corners three times (Chaikin); the ends of a line stay.
func rounded(o []Pt, loop bool) []Pt {
	for range 3 {
		var out []Pt
		n := len(o)
		if !loop {
			out = append(out, o[0])
			n--
		}
		for i := range n {
			p, q := o[i], o[(i+1)%len(o)]
			out = append(out, Pt{p.X*0.75 + q.X*0.25, p.Y*0.75 + q.Y*0.25}, Pt{p.X*0.25 + q.X*0.75, p.Y*0.25 + q.Y*0.75})
		}
		if !loop {
			out = append(out, o[len(o)-1])
		}
		o = out
	}
	return o
}

// clockwise is the outline winding clockwise on screen.
func clockwise(o []Pt) []Pt {
	sum := 0.0
	for i, p := range o {
		q := o[(i+1)%len(o)]
		sum += p.X*q.Y - q.X*p.Y
	}
	if sum < 0 {
		slices.Reverse(o)
	}
	return o
}

func ellipse(x, y, rx, ry float64) []Pt {
	n := max(16, 4*int(max(rx, ry)/8+0.5)+16)
	out := make([]Pt, n)
	for i := range out {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out[i] = Pt{x + rx*cos, y + ry*sin}
	}
	return out
}

func star(x, y float64, points int, outer, inner float64) []Pt {
	out := make([]Pt, 2*points)
	for i := range out {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / float64(points))
		out[i] = Pt{x + r*sin, y - r*cos}
	}
	return clockwise(out)
}

// arc is the way along a circle.
func arc(x, y, r, from, to float64) []Pt {
	n := max(4, int(math.Abs(to-from)/12)+1)
	out := make([]Pt, n+1)
	for i := range out {
		sin, cos := math.Sincos((from + (to-from)*float64(i)/float64(n)) * math.Pi / 180)
		out[i] = Pt{x + r*sin, y - r*cos}
	}
	return out
}

// stroke is a line of that width as outlines: one for each run between sharp
// corners, so that none crosses itself; they overlap where they meet.
func stroke(way []Pt, width float64) [][]Pt {
	const sharp = 0.5 // cosine of the turn from which on a corner is one
	var out [][]Pt
	run := []Pt{way[0]}
	for i := 1; i < len(way); i++ {
		run = append(run, way[i])
		if i+1 < len(way) && cosine(way[i-1], way[i], way[i+1]) < sharp {
			out = append(out, strip(run, width/2), ellipse(way[i].X, way[i].Y, width/2, width/2))
			run = []Pt{way[i]}
		}
	}
	return append(out, strip(run, width/2))
}

func cosine(p, q, r Pt) float64 {
	ax, ay, bx, by := q.X-p.X, q.Y-p.Y, r.X-q.X, r.Y-q.Y
	return (ax*bx + ay*by) / max(math.Hypot(ax, ay)*math.Hypot(bx, by), 1e-9)
}

// strip is the outline about a way without sharp corners, h to either side.
func strip(way []Pt, h float64) []Pt {
	n := len(way)
	left, right := make([]Pt, n), make([]Pt, n)
	for i, p := range way {
		before, after := way[max(i-1, 0)], way[min(i+1, n-1)]
		dx, dy := after.X-before.X, after.Y-before.Y
		l := max(math.Hypot(dx, dy), 1e-9)
		k := h
		if i > 0 && i+1 < n { // wider at a bend, so that the line keeps its width
			k = h / math.Sqrt(max((1+cosine(before, p, after))/2, 0.25))
		}
		left[i] = Pt{p.X + dy/l*k, p.Y - dx/l*k}
		right[i] = Pt{p.X - dy/l*k, p.Y + dx/l*k}
	}
	slices.Reverse(right)
	return clockwise(append(left, right...))
}
