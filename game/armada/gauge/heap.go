package gauge

import (
	"math"
	"slices"

	"xwing/physics"
)

// Heap is what stands around a ship, or a token, from under which squadrons are moved aside: they are placed one by one,
// in contact with it as long as any more can be (ARM-OVL-003 to -007, ruling A8).
type Heap struct {
	outline   []physics.Vec // of what they are placed around, counter-clockwise
	own       physics.Shape
	base      *physics.Box  // its rectangle, if it is a ship
	boxes     []physics.Box // other ships
	squadrons []physics.Vec // the middles of those that stand
	touching  []physics.Vec // and of them those in contact with the outline
	area      Area
}

// How deep squadrons may stand in one another and in bases, in mm: where room is counted, where it is counted again with
// one more placed, on the grain of a pose, and where it is judged. So a place that was counted is never refused.
const (
	counted   = 0.002
	recounted = 0.0035
	judged    = physics.Overlapping
)

// NewHeap is the heap around a ship's base among other ships and the squadrons that stand already.
func NewHeap(ship Base, others []physics.Box, standing []physics.Pose, area Area) *Heap {
	box := ship.Box()
	corners := box.Corners()
	return newHeap(Heap{outline: corners[:], own: box.Shape(), base: &box, boxes: others, area: area}, standing)
}

// NewTokenHeap is the heap around a token: an exogorth (ARM-OBT-024, -025).
func NewTokenHeap(token physics.Shape, ships []physics.Box, standing []physics.Pose, area Area) *Heap {
	return newHeap(Heap{outline: token.Outline(physics.Slack), own: token, boxes: ships, area: area}, standing)
}

func newHeap(h Heap, standing []physics.Pose) *Heap {
	for _, p := range standing {
		h.Put(p)
	}
	return &h
}

// Put stands a squadron there.
func (h *Heap) Put(p physics.Pose) {
	h.squadrons = append(h.squadrons, p.Point())
	if h.touches(p.Point()) {
		h.touching = append(h.touching, p.Point())
	}
}

// touches reports whether a squadron with its middle there is in contact with what the heap is around.
func (h *Heap) touches(v physics.Vec) bool {
	gap := h.gap(v) - SquadronRadius
	return gap >= -judged && gap <= physics.ContactGap
}

// gap is how far a point is from what the heap is around, 0 within.
func (h *Heap) gap(v physics.Vec) float64 {
	if h.base != nil {
		return boxGap(h.base, v)
	}
	return physics.Distance(h.own, physics.Disc(v, 0)).Distance
}

// clear reports whether a squadron may stand with its middle there: in the play area, on no ship and no squadron.
func (h *Heap) clear(v physics.Vec, depth float64) bool {
	off := SquadronRadius - depth
	if !h.within(v, off) {
		return false
	}
	for i := range h.boxes {
		if boxGap(&h.boxes[i], v) < off {
			return false
		}
	}
	for _, s := range h.squadrons {
		if s.Sub(v).Len() < 2*SquadronRadius-depth {
			return false
		}
	}
	return h.gap(v) >= off
}

// within reports whether what reaches so far from a point is in the play area.
func (h *Heap) within(v physics.Vec, reach float64) bool {
	return h.area.Contains(v.Sub(physics.Vec{X: reach, Y: reach})) && h.area.Contains(v.Add(physics.Vec{X: reach, Y: reach}))
}

// boxGap is how far a point is from a box; within it less than 0.
func boxGap(box *physics.Box, v physics.Vec) float64 {
	local := box.In(v)
	dx, dy := abs(local.X)-box.Half.X, abs(local.Y)-box.Half.Y
	if dx <= 0 && dy <= 0 {
		return max(dx, dy)
	}
	return physics.Vec{X: max(dx, 0), Y: max(dy, 0)}.Len()
}

// span is a free part of a track, in mm along it; of a loop that is free all around, all of it.
type span struct{ from, to float64 }

// spans are the free parts of a track, in order.
func (h *Heap) spans(t *track, depth float64) []span {
	cuts := []float64{0, t.length}
	cut := func(u float64) { cuts = append(cuts, u) }
	for i := range t.legs {
		l := &t.legs[i]
		cut(l.start)
		h.cuts(l, depth, cut)
	}
	slices.Sort(cuts)
	var free []span
	for i := 1; i < len(cuts); i++ {
		from, to := cuts[i-1], cuts[i]
		if to-from < 1e-9 || !h.clear(t.at((from+to)/2), depth) {
			continue
		}
		if n := len(free); n > 0 && from-free[n-1].to < 1e-9 {
			free[n-1].to = to
		} else {
			free = append(free, span{from, to})
		}
	}
	return free
}

// cuts calls with where a leg may become free or end to be it.
func (h *Heap) cuts(l *leg, depth float64, cut func(u float64)) {
	off := SquadronRadius - depth
	along := [2]physics.Vec{{X: 1}, {Y: 1}}
	for _, v := range [2]physics.Vec{{X: h.area.X0 + off, Y: h.area.Y0 + off}, {X: h.area.X1 - off, Y: h.area.Y1 - off}} {
		l.cutLine(v, along[0], cut)
		l.cutLine(v, along[1], cut)
	}
	for i := range h.boxes {
		corners := h.boxes[i].Corners()
		cutAround(l, corners[:], off, cut)
	}
	cutAround(l, h.outline, off, cut)
	for _, s := range h.squadrons {
		l.cutCircle(s, 2*SquadronRadius-depth, cut)
	}
}

// cutAround calls with where a leg meets what is at a distance from a polygon.
func cutAround(l *leg, outline []physics.Vec, off float64, cut func(u float64)) {
	a := outline[len(outline)-1]
	for _, b := range outline {
		along := b.Sub(a).Unit()
		l.cutLine(a.Add(physics.Vec{X: along.Y, Y: -along.X}.Scale(off)), along, cut)
		l.cutCircle(b, off, cut)
		a = b
	}
}

// Room is how many more squadrons can stand in contact with what the heap is around, counted along its free outline.
func (h *Heap) Room() int { return len(h.fill(counted, math.MaxInt)) }

// fill are the middles of as many squadrons as can still be placed in contact, or of so many of them.
func (h *Heap) fill(depth float64, most int) (best []physics.Vec) {
	t := newTrack(h.outline, SquadronRadius)
	free := h.spans(&t, depth)
	if len(free) == 0 {
		return nil
	}
	starts := make([]float64, 0, 64)
	for _, s := range free {
		starts = append(starts, s.from)
	}
	if t.whole(free) {
		for k := range 256 { // a loop has no beginning
			starts = append(starts, t.length*float64(k)/256)
		}
	}
	around := twice(&t, free)
	for _, start := range starts {
		if len(best) >= most {
			break
		}
		if placed := t.greedy(around, start, 2*SquadronRadius-depth, most); len(placed) > len(best) {
			best = placed
		}
	}
	return best
}

// whole reports whether the track is free all around.
func (t *track) whole(free []span) bool {
	return len(free) == 1 && free[0].to-free[0].from >= t.length-1e-6
}

// twice are free spans as one meets them who goes around the track twice.
func twice(t *track, free []span) []span {
	if t.whole(free) {
		return []span{{0, 2 * t.length}}
	}
	around := slices.Clone(free)
	for _, s := range free {
		around = append(around, span{s.from + t.length, s.to + t.length})
	}
	return around
}

// greedy places at most so many squadrons, as early as they fit along the free spans, from a start once around the track.
func (t *track) greedy(free []span, start, apart float64, most int) (placed []physics.Vec) {
	end := start + t.length
	u := start
	for _, s := range free {
		for u = max(u, s.from); u <= s.to && u < end-1e-9 && len(placed) < most; {
			v := t.at(u)
			if slices.ContainsFunc(placed, func(p physics.Vec) bool { return p.Sub(v).Len() < apart }) {
				if next := t.next(u, placed, s.to, apart); next > u {
					u = next
					continue
				}
				break
			}
			placed = append(placed, v)
			u += apart // a chord is no longer than the way along
		}
	}
	return placed
}

// next is the first place after u, to a hair, that is apart from all that are placed; u when there is none until to.
func (t *track) next(u float64, placed []physics.Vec, to, apart float64) float64 {
	open := func(u float64) bool {
		v := t.at(u)
		return !slices.ContainsFunc(placed, func(p physics.Vec) bool { return p.Sub(v).Len() < apart })
	}
	const step = 0.5
	low := u
	for high := u + step; ; high += step {
		if last := high >= to; last || open(high) {
			high = min(high, to)
			if !open(high) {
				return u
			}
			for range 40 {
				if middle := (low + high) / 2; open(middle) {
					high = middle
				} else {
					low = middle
				}
			}
			return high
		}
		low = high
	}
}

// Legal reports whether the next of so many squadrons that are left may be placed there: where as many of them can be in
// contact as before; if none can, in contact with one that is.
func (h *Heap) Legal(p physics.Pose, left int) bool {
	v := p.Point()
	if !h.clear(v, judged) {
		return false
	}
	room := len(h.fill(counted, left))
	if room == 0 {
		inContact := func(s physics.Vec) bool { return abs(s.Sub(v).Len()-2*SquadronRadius) <= physics.ContactGap }
		return slices.ContainsFunc(h.touching, inContact) ||
			!h.chained()
	}
	if !h.touches(v) {
		return false
	}
	after := *h
	after.squadrons = append(slices.Clip(h.squadrons), v)
	return len(after.fill(recounted, left-1)) >= room-1
}

// chained reports whether a squadron can stand in contact with one that is in contact with what the heap is around.
func (h *Heap) chained() bool {
	return slices.ContainsFunc(h.touching, func(s physics.Vec) bool {
		t := newCircle(s, 2*SquadronRadius)
		return len(h.spans(&t, counted)) > 0
	})
}

// Nearest is a place near what the heap is around where a squadron may stand, when none can be in contact with anything.
func (h *Heap) Nearest() physics.Vec {
	const step = 2 // mm
	for distance := SquadronRadius + step; ; distance += step {
		t := newTrack(h.outline, distance)
		for u := 0.0; u < t.length; u += step {
			if v := t.at(u); h.clear(v, counted) {
				return v
			}
		}
	}
}
