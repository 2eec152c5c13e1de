package draw

import (
	"math"
	"slices"
)

// Where two frames differ little, only there the later one is painted.

// maxPlaces is in how many places a frame is painted at most; what lies farther apart is
// painted together.
const maxPlaces = 4

// Places adds to places where two lists look different, as rectangles on whole pixels.
func (p *Painter) Places(places []Rect, was, is *List) []Rect {
	p.was, p.is = p.reaches(p.was[:0], was), p.reaches(p.is[:0], is)
	a, b := p.was, p.is
	for len(a) > 0 && len(b) > 0 && a[0].same(&b[0]) {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1].same(&b[len(b)-1]) {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	restA, restB := without(a, b), without(b, a)
	for _, r := range append(lone(a, restA), lone(b, restB)...) {
		places = joined(places, r.place())
	}
	// What both have is the same if it is in the same order.
	both, other := restA, restB
	for i := range min(len(both), len(other)) {
		if !both[i].same(&other[i]) {
			places = joined(joined(places, both[i].place()), other[i].place())
		}
	}
	return places
}

// reach is a command and where it is seen.
type reach struct {
	cmd cmd
	pts uint64 // a hash of its points
	box box
}

func (r *reach) same(s *reach) bool { return r.cmd == s.cmd && r.pts == s.pts && r.box == s.box }

// place is where the command is seen, on whole pixels.
func (r *reach) place() Rect {
	b := r.box
	if b.x0 >= b.x1 || b.y0 >= b.y1 {
		return Rect{}
	}
	x, y := math.Floor(float64(b.x0)), math.Floor(float64(b.y0))
	return Rect{x, y, math.Ceil(float64(b.x1)) - x, math.Ceil(float64(b.y1)) - y}
}

// hashed is one number for points (FNV-1a of their bits).
func hashed(pts []Pt) uint64 {
	h := uint64(14695981039346656037)
	for _, q := range pts {
		h = (h ^ uint64(math.Float32bits(q.X))<<32 ^ uint64(math.Float32bits(q.Y))) * 1099511628211
	}
	return h
}

// reaches adds the commands that paint something.
func (p *Painter) reaches(out []reach, l *List) []reach {
	clip := box{0, 0, float32(l.size.W), float32(l.size.H)}
	for i := range l.cmds {
		c := l.cmds[i]
		if c.op == opClip {
			clip = box{c.x, c.y, c.x + c.w, c.y + c.h}
			continue
		}
		r := reach{cmd: c, box: p.around(&c, l.pts[c.at:c.at+c.n]).within(clip)}
		if c.n > 0 {
			r.pts, r.cmd.at = hashed(l.pts[c.at:c.at+c.n]), 0
		}
		out = append(out, r)
	}
	return out
}

// without are those of a that b has, too, in their order.
func without(a, b []reach) []reach {
	n := map[reach]int{}
	for i := range b {
		n[b[i]]++
	}
	var out []reach
	for i := range a {
		if n[a[i]] > 0 {
			n[a[i]]--
			out = append(out, a[i])
		}
	}
	return out
}

// lone are those of all that are not in some, which is a part of it in its order.
func lone(all, some []reach) []reach {
	var out []reach
	for i := range all {
		if len(some) > 0 && all[i].same(&some[0]) {
			some = some[1:]
			continue
		}
		out = append(out, all[i])
	}
	return out
}

// joined adds a rectangle to those that do not meet; too many become fewer.
func joined(places []Rect, r Rect) []Rect {
	if r.Empty() {
		return places
	}
	for i := 0; i < len(places); i++ {
		if !places[i].Intersect(r).Empty() {
			r = around(places[i], r)
			places = slices.Delete(places, i, i+1)
			i = -1
		}
	}
	if places = append(places, r); len(places) <= maxPlaces {
		return places
	}
	bi, bj, least := 0, 1, math.Inf(1)
	for i := range places {
		for j := range i {
			both := around(places[i], places[j])
			if more := both.area() - places[i].area() - places[j].area(); more < least {
				bi, bj, least = i, j, more
			}
		}
	}
	both := around(places[bi], places[bj])
	places = slices.Delete(places, bi, bi+1)
	places = slices.Delete(places, bj, bj+1)
	return joined(places, both)
}

func around(r, s Rect) Rect {
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.Right(), s.Right()) - x, max(r.Bottom(), s.Bottom()) - y}
}

func (r Rect) area() float64 { return r.W * r.H }
