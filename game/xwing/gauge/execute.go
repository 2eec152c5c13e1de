package gauge

import (
	"cmp"
	"math"

	"xwing/physics"
)

// Execution is how a move came out.
type Execution struct {
	Final physics.Pose
	Full  bool // executed to its end
	// Blocked is the ship that makes the move partial: of those in the fully executed final place the one
	// overlapped deepest, of equally deep ones the first by its place; -1 when Full. Blockers has a bit for
	// each of them, by index, up to 63.
	Blocked  int
	Blockers uint64
	// Touched is the ship backed over last, in contact with Final, of several at once one chosen by their
	// places; -1 when Full. It is also -1 when the end of the basic maneuver is free though the fully
	// executed place of a Tallon roll was not.
	Touched int
	Start   bool // backed up all the way
	// At is how far the trailing hashmark came: mm along the template, from -side of the base at the start.
	At float64
	// Used is the part of the template between the start and the final place; empty when there is none.
	Used physics.Shape
}

// Execute moves the base fully, or partially when it would overlap one of the other ships: back along the
// template, both hashmarks on its middle line, to the first contact. A partial Koiogran turn, Segnor's loop or
// Tallon roll is the basic maneuver. Two things hold. Only a ship that the base would overlap stops it, at the end
// or on the way back: over one that it penetrates by no more than [physics.OverlapDepth] all along it goes as if
// nobody were there. And whom it has overlapped it leaves wholly: it ends no more than 0.01 mm along the path, and
// the grain of a pose, behind the first place, counted from the end, where it is clear of all that it was
// overlapping until there and overlaps none; between two ships at both its sides that it almost overlaps there
// may be no pose for such a place. So the final pose overlaps no ship and is in contact with the touched one.
// The order of others, which must not include the moving ship, never matters. A base without a size
// is blocked by nothing, and blocks nothing.
func Execute(b Base, m Move, others []Base) Execution {
	ex := Land(b, m, others)
	ex.Used = UsedPart(b, m, ex.At)
	return ex
}

// UsedPart is the part of the template between the start and the final place of a move that came so far:
// At of [Execution].
func UsedPart(b Base, m Move, at float64) physics.Shape {
	t, ok := m.Template()
	if !ok || at <= 0 {
		return physics.Shape{}
	}
	return t.part(at).In(b.front(plans[m.Bearing].start))
}

// Land is [Execute] but for Used, which takes as long again.
func Land(b Base, m Move, others []Base) Execution {
	full := b.At(End(b, m))
	t, moves := m.Template()
	ex := Execution{Final: full.Pose, Full: true, Blocked: -1, Touched: -1}
	if !moves {
		return ex
	}
	ex.At = t.Length()
	deepest, there := 0.0, full.Box()
	for i, o := range others {
		if Apart(full, o, 0) {
			continue
		}
		box := o.Box()
		depth := -there.Separation(&box)
		if depth <= physics.Overlapping {
			continue
		}
		if depth > deepest || depth == deepest && before(o, others[ex.Blocked]) < 0 {
			deepest, ex.Blocked = depth, i
		}
		if i < 64 {
			ex.Blockers |= 1 << i
		}
	}
	if ex.Blocked < 0 {
		return ex
	}
	ex.Full = false
	back := newBacking(b, m, t)
	var buf [16]neighbour
	back.near = back.neighbours(b.Size.Around(), others, buf[:0])
	back.run(b, others, &ex)
	return ex
}

// neighbour is another ship near the path.
type neighbour struct {
	index int
	box   physics.Box
	met   bool    // overlapped on the way back, and not left since
	until float64 // as far back as this the base does not come to it
}

// backing is the search back along a path.
type backing struct {
	path  chordPath
	start physics.Frame // turned to the side the template leaves
	turn  int           // by so many quarter turns
	speed float64
	slow  float64 // one over it
	near  []neighbour
	last  float64     // where on looked last
	stood physics.Box // and what it saw
}

func newBacking(b Base, m Move, t Template) backing {
	turn := plans[m.Bearing].start
	path := newChordPath(t, b.Size.Toward(turn))
	speed := path.speedLimit()
	return backing{
		path: path, stood: physics.Box{Half: b.Size.Sides()}, start: b.Pose.Frame().Quarters(turn), turn: turn,
		speed: speed, slow: 1 / speed, last: math.Inf(1),
	}
}

// on is the base at s, turned as start is. The search often looks twice at a place.
func (k *backing) on(s float64) *physics.Box {
	if s != k.last {
		k.last, k.stood.Frame = s, k.path.on(&k.start, s)
	}
	return &k.stood
}

// neighbours appends the ships that the base, around which is a circle of that radius, can come to on its way back:
// no point of it gets farther from where it is half way than half the way at its fastest.
func (k *backing) neighbours(around float64, others []Base, out []neighbour) []neighbour {
	end, first := k.path.length, float64(-2*k.path.half)
	middle := k.on((end + first) / 2).Origin
	own := float64(k.speed*(end-first)/2) + around + physics.ContactGap
	for i, o := range others {
		reach := own + o.Size.Around()
		if d := o.Pose.Point().Sub(middle); o.Size.Fore() > 0 && d.Dot(d) <= float64(reach*reach) {
			out = append(out, neighbour{index: i, box: o.Box(), until: math.Inf(1)})
		}
	}
	return out
}

// before orders bases by where they stand: two ships never stand in one place.
func before(a, b Base) int {
	return cmp.Or(cmp.Compare(a.Pose.X, b.Pose.X), cmp.Compare(a.Pose.Y, b.Pose.Y),
		cmp.Compare(a.Pose.Heading, b.Pose.Heading), cmp.Compare(a.Size, b.Size))
}

const (
	// clearance is how far apart in mm a bump leaves the bases: outwards of contact, and more than
	// rounding the pose can take away.
	clearance = 0.002
	// leastStep in mm keeps the search moving along an edge that it grazes.
	leastStep = physics.Slack / 2
)

// run finds the first free place back from the end.
func (k *backing) run(b Base, others []Base, ex *Execution) {
	first := -2 * k.path.half
	s := k.path.length
	var last *neighbour
	for s > first {
		if n, depth := k.overlapping(s, others); n != nil {
			s, last = max(first, s-max(leastStep, depth/k.speed)), n
			continue
		}
		if last != nil {
			if clear, ok := k.nudge(last, s, first); ok {
				if _, ok := k.place(b, others, ex, clear, last); ok {
					return
				}
			}
		}
		over, ok := k.place(b, others, ex, s, last)
		if ok {
			return
		}
		if over != nil {
			last = over
		}
		s -= leastStep
	}
	ex.Final, ex.At, ex.Start = b.Pose, first, true
	if last != nil {
		ex.Touched = last.index
	}
}

// overlapping is the ship that the base at s is deepest in, of those that it overlaps or has overlapped on its way back
// until there, and how deep in mm; nil without one. No point of the base moves faster than k.speed, so a step of the depth
// over the speed cannot jump over a free place (conservative advancement), and who is so far away need not be looked
// at before the base has come that far. Of equally deep ones it is the first by its place.
func (k *backing) overlapping(s float64, others []Base) (deepest *neighbour, depth float64) {
	f := k.on(s)
	for i := range k.near {
		n := &k.near[i]
		if s > n.until {
			continue
		}
		apart := f.Separation(&n.box)
		if apart > physics.ContactGap { // no point of the base moves faster than k.speed
			n.met, n.until = false, s-float64((apart-physics.ContactGap)*k.slow)
			continue
		}
		n.met = apart < -physics.Overlapping || n.met && apart < 0
		if n.met && (-apart > depth || -apart == depth && before(others[n.index], others[deepest.index]) < 0) {
			deepest, depth = n, -apart
		}
	}
	return deepest, depth
}

// nudge goes back a little further until the ship is clear of contact, outwards, but no farther than
// [physics.ContactGap]: along an edge that it grazes that would be a long way.
func (k *backing) nudge(n *neighbour, s, first float64) (float64, bool) {
	for least := max(first, s-physics.ContactGap); s > least; {
		apart := k.on(s).Separation(&n.box)
		if apart >= clearance/2 {
			return s, true
		}
		s -= max(leastStep, (clearance-apart)/k.speed)
	}
	return s, false
}

// place rounds the place at s to a pose and takes it when it overlaps no ship and is in contact with the
// last one backed over; over is a ship that it overlaps. A place as good as the start is the start.
func (k *backing) place(b Base, others []Base, ex *Execution, s float64, last *neighbour) (over *neighbour, ok bool) {
	final, over := k.rounded(b, others, s)
	if over != nil {
		return over, false
	}
	touched := -1
	if last != nil {
		touched = last.index
		if s <= physics.ContactGap-2*k.path.half && InContact(b, others[touched]) {
			ex.Final, ex.At, ex.Start, ex.Touched = b.Pose, -2*k.path.half, true, touched
			return nil, true
		}
		if !InContact(final, others[touched]) {
			return nil, false
		}
	}
	ex.Final, ex.At, ex.Touched = final.Pose, s, touched
	return nil, true
}

// rounded is the place at s as a pose: the nearest one, or where that overlaps a ship for no more than the
// rounding, another of the four around it.
func (k *backing) rounded(b Base, others []Base, s float64) (final Base, over *neighbour) {
	at := k.on(s).Quarters(-k.turn)
	final = b.At(at.Pose())
	if over = k.overlapped(final, s, others); over == nil {
		return final, nil
	}
	x, y := int32(math.Floor(at.Origin.X*1000)), int32(math.Floor(at.Origin.Y*1000))
	for corner := range int32(4) {
		other := final
		other.Pose.X, other.Pose.Y = x+corner&1, y+corner>>1
		if k.overlapped(other, s, others) == nil {
			return other, nil
		}
	}
	return final, over
}

// overlapped is the ship that the base overlaps, which stands as good as at s, of several the first by its place;
// nil without one.
func (k *backing) overlapped(b Base, s float64, others []Base) (first *neighbour) {
	box := b.Box()
	for i := range k.near {
		n := &k.near[i]
		if s > n.until || Apart(b, others[n.index], 0) || box.Separation(&n.box) >= -physics.Overlapping {
			continue
		}
		if first == nil || before(others[n.index], others[first.index]) < 0 {
			first = n
		}
	}
	return first
}
