package gauge

import (
	"math"
	"slices"

	"xwing/physics"
)

// Stretch is a straight or a round part of the line on which the middle of a squadron lies that is placed aside: along a
// side of what a heap is around, round a corner, or round a squadron in contact with it.
type Stretch struct {
	Start  physics.Vec
	Aside  float64 // degrees counter-clockwise from up the table to where it leads
	Round  float64 // mm: radius of the circle on its left that it follows, 0: it is straight
	Length float64 // mm
	Parts  []Part  // of all of it, in order
}

// Part is a part of a stretch, in mm along it.
type Part struct {
	From, To float64
	Fit      Fit
}

// Fit is whether the next squadron may be placed somewhere.
type Fit uint8

const (
	Fits    Fit = iota
	Outside     // of the play area (ARM-OVL-004)
	Onto        // a ship or a squadron (ARM-OVL-005)
	Crowds      // too few of the others could be in contact (ARM-OVL-006, ruling A8)
)

// grain is how closely a stretch is looked at, in mm; where it opens and closes is found more closely.
const grain = 2

// Way is where the next of so many squadrons that are left may be placed: where as many of them can be in contact as
// before; if none can, in contact with one that is; none when only the nearest legal point is left (ARM-OVL-003 to -007).
func (h *Heap) Way(left int) []Stretch {
	room := len(h.fill(counted, left))
	if room == 0 {
		var way []Stretch
		for _, s := range h.touching {
			t := newCircle(s, 2*SquadronRadius)
			way = append(way, h.stretches(&t, func(float64) bool { return true })...)
		}
		return slices.DeleteFunc(way, func(s Stretch) bool { return !s.open() })
	}
	t := newTrack(h.outline, SquadronRadius)
	around := twice(&t, h.spans(&t, recounted))
	for need := room; ; need-- { // between the places looked at a loop may have room for one more
		way := h.stretches(&t, func(u float64) bool {
			return len(t.greedy(around, u, 2*SquadronRadius-recounted, need)) >= need
		})
		if need == 1 || slices.ContainsFunc(way, func(s Stretch) bool { return s.open() }) {
			return way
		}
	}
}

// open reports whether a squadron may be placed anywhere on it.
func (s *Stretch) open() bool {
	return slices.ContainsFunc(s.Parts, func(p Part) bool { return p.Fit == Fits })
}

// stretches are the legs of a track with where they are free and open to a squadron.
func (h *Heap) stretches(t *track, open func(u float64) bool) []Stretch {
	free := h.spans(t, counted)
	var out []Stretch
	for i := range t.legs {
		l := &t.legs[i]
		if l.length < 0.002 {
			continue
		}
		s := l.stretch()
		taken := func(from, to float64) {
			s.look(from, to, Outside, Onto, func(u float64) bool { return !h.within(l.at(l.start+u), SquadronRadius) })
		}
		at := 0.0
		for _, f := range free {
			from, to := max(f.from-l.start, 0), min(f.to-l.start, l.length)
			if from > to {
				continue
			}
			taken(at, from)
			s.look(from, to, Fits, Crowds, func(u float64) bool { return open(l.start + u) })
			at = to
		}
		taken(at, l.length)
		out = append(out, s)
	}
	return out
}

// stretch is where a leg begins and leads.
func (l *leg) stretch() Stretch {
	start := l.at(l.start)
	if !l.round {
		return Stretch{Start: start, Aside: bearing(l.b.Sub(l.a)), Length: l.length}
	}
	return Stretch{Start: start, Aside: bearing(start.Sub(l.centre).Left()), Round: l.radius, Length: l.length}
}

// bearing is the angle of a direction counter-clockwise from up the table, in degrees.
func bearing(v physics.Vec) float64 { return physics.Atan2(-v.X, v.Y) * (180 / math.Pi) }

// look tells where something is so along a part, and where not.
func (s *Stretch) look(from, to float64, yes, no Fit, is func(u float64) bool) {
	put := func(from, to float64, is bool) {
		fit := no
		if is {
			fit = yes
		}
		if to > from || fit == Fits {
			s.Parts = append(s.Parts, Part{from, to, fit})
		}
	}
	begin, was := from, is(from)
	for u := from; u < to; {
		next := min(to, u+grain)
		if now := is(next); now != was {
			edge := turning(u, next, is)
			put(begin, edge, was)
			begin, was = edge, now
		}
		u = next
	}
	put(begin, to, was)
}

// turning is where between two places, to a tenth of a µm, something begins or ends to be so: there it is so.
func turning(low, high float64, is func(u float64) bool) float64 {
	was := is(low)
	for high-low > 1e-4 {
		if middle := (low + high) / 2; is(middle) == was {
			low = middle
		} else {
			high = middle
		}
	}
	if was {
		return low
	}
	return high
}
