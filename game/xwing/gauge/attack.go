package gauge

import (
	"math"

	"xwing/physics"
)

// AttackLine is what lies between an attacker and a target in one of its arcs.
type AttackLine struct {
	// InArc reports that some part of the target is in the arc, which begins outside the attacker's own
	// base, up to range 3 of it: no attack reaches farther, whether the arc ends there or not.
	InArc bool
	// Distance in mm is that from the attacker's base, or what the arc has of it, to the part of the target between the arc's
	// lines; infinite when there is none. Beyond 300 mm InArc is false.
	Distance float64
	Range    Range
	Gap      physics.Gap // the line, or band of lines, from the attacker to the target
}

// AttackRange measures from the closest point of the attacker's base to the closest point of the target
// that is in the arc. Only the arc limits the target: contact elsewhere is no range 0 here.
func AttackRange[T physics.Outlined](attacker Base, layout ArcLayout, arc Arc, target T) (line AttackLine) {
	p := layout.of(attacker)
	w := &p.wedges[arc]
	from := attacker.Box()
	if !p.plain {
		from = p.from(from, arc)
	}
	ok := false
	if base, is := any(target).(Base); is { // most are
		to := base.Box()
		ok = line.Gap.MeasureIn(w, &from, &to)
	} else {
		shape := target.Shape()
		line.Gap, ok = w.Gap(&from, &shape)
	}
	line.rate(ok)
	return line
}

// InArc reports whether any part of the target is in the arc: outside the attacker's base and, unless the
// layout's arcs have no end, no farther than range 3 from it. Touching the arc's line is enough.
func InArc(attacker Base, layout ArcLayout, arc Arc, target physics.Shape) bool {
	return layout.Contains(AttackRange(attacker, layout, arc, target))
}

// Contains reports whether what a line of the layout's arcs was measured to is in the arc: up to range 3, or
// however far where arcs have no end.
func (l ArcLayout) Contains(line AttackLine) bool {
	return line.InArc || l.table != nil && l.table.endless && !math.IsInf(line.Distance, 1)
}

// rate says of a line with the shortest way to what is in an arc, if any is, how long it is.
func (l *AttackLine) rate(ok bool) {
	if !ok {
		*l = AttackLine{Distance: math.Inf(1), Range: Beyond, Gap: physics.Gap{Distance: math.Inf(1)}}
		return
	}
	l.Distance, l.Range = l.Gap.Distance, RangeOf(l.Gap.Distance)
	l.InArc = l.Range < Beyond
}

// By is the line as another ruler than the standard one measures it.
func (l AttackLine) By(r Ruler) AttackLine {
	if !math.IsInf(l.Distance, 1) {
		l.Range = r.Of(l.Distance)
		l.InArc = l.Range < Beyond
	}
	return l
}

// Sight is an arc of the bases with a token, worked out to be looked through many times, by a ruler.
type Sight struct {
	sight physics.Sight
	arc   Arc
	of    *printed // nil: ranges are measured from all of the base
}

// Sight is the arc of an edition's bases with a token, worked out, by the standard ruler.
func (l ArcLayout) Sight(t Token, arc Arc) Sight { return l.SightBy(t, arc, StandardRuler) }

// SightBy is the same by another ruler.
func (l ArcLayout) SightBy(t Token, arc Arc, r Ruler) Sight {
	p := &l.table.printed[t]
	s := Sight{sight: physics.Sight{Wedge: p.wedges[arc], Ruler: far[:r+1]}, arc: arc}
	if p.openings[arc].Part != (Stretch{}) {
		s.of = p
	}
	return s
}

// From is what of a base it looks from: all of it, or the part that ranges through the arc are measured from.
func (s *Sight) From(base *physics.Box) *physics.Box {
	if s.of == nil {
		return base
	}
	return s.part(base)
}

func (s *Sight) part(base *physics.Box) *physics.Box {
	part := s.of.from(*base, s.arc)
	return &part
}

// Range is the attack range of [AttackRange] from what of a base it looks from to another base in the arc; beyond
// the end of its ruler when no part of the target up to there is in it.
func (s *Sight) Range(from, target *physics.Box) Range {
	return Ruler(len(s.sight.Ruler) - 1).band(s.sight.Band(from, target))
}

// Flank is the line on the right of an arc that is as wide to the left, where it looks from all of a base: what is beside it
// by the circle around its base is not in the arc.
func (s *Sight) Flank() (physics.HalfPlane, bool) {
	if s.of != nil {
		return physics.HalfPlane{}, false
	}
	return s.sight.Wedge.Flank()
}

// Sees reports whether any part of the target is in the arc, up to the end of its ruler, of what of a base it looks from.
func (s *Sight) Sees(from, target *physics.Box) bool { return s.sight.Sees(from, target) }
