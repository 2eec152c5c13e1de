package gauge

import (
	"math"
	"slices"

	"xwing/physics"
)

// Token is what is printed on a base: a row of an edition's [ArcLayout]. What all bases of a size have is the row of its
// number; the zero Token of a base says that it has that.
type Token uint8

// Opening is an arc as a token of its own prints it: what lies between two lines from a point.
type Opening struct {
	From          physics.Vec // where the lines begin, in the frame of the base, in mm
	Bearing, Half float64     // degrees: where it looks, left of ahead, and how far to either side, at most 90; 180 is all round
	// Part is what of the base ranges through the arc are measured from, in mm ahead of the middle: a section, or where
	// the arc leaves the base. The zero Part is all of it.
	Part Stretch
}

// Stretch is a part of a base from one line across it to another.
type Stretch struct{ Astern, Ahead float64 }

// With is the layout with one more token, for bases of a size: with these arcs, and of front, left, right and rear with no
// others. Bullseye, halves and all round are those of its size where it says nothing of them.
func (l ArcLayout) With(s Size, arcs map[Arc]Opening) (ArcLayout, Token) {
	t := *l.table
	p := plainly(s, t.edge[s])
	p.open(arcs)
	t.printed = append(slices.Clip(t.printed), p)
	return ArcLayout{&t}, Token(len(t.printed) - 1)
}

// open has a token these arcs, and of front, left, right and rear no others.
func (p *printed) open(arcs map[Arc]Opening) {
	p.plain = false
	for arc := Front; arc <= AllRound; arc++ {
		opening, is := arcs[arc]
		if !is && arc > Rear {
			continue
		}
		p.openings[arc], p.own[arc] = opening, true
		if !is {
			p.wedges[arc] = physics.Wedge{}
			p.wedges[arc].Add(physics.Vec{Y: 1}, math.Inf(1)) // nothing is in it
			continue
		}
		p.wedges[arc] = opening.wedge(opening.Part.middle())
	}
}

// Tokens is how many rows the layout has, from 0 on.
func (l ArcLayout) Tokens() int { return len(l.table.printed) }

// middle is how far ahead of that of the base its middle is.
func (s Stretch) middle() float64 { return (s.Ahead + s.Astern) / 2 }

// wedge is the arc in the frame of the base moved ahead by so much.
func (o Opening) wedge(ahead float64) (w physics.Wedge) {
	if o.Half >= 180 {
		return w
	}
	from := physics.Vec{X: o.From.X, Y: o.From.Y - ahead}
	for _, line := range [2]float64{o.Bearing + o.Half - 90, o.Bearing - o.Half + 90} { // what looks into it, square to a line
		normal := physics.PoseAt(0, 0, line).Frame().Forward()
		w.Add(normal, normal.Dot(from)-physics.Slack)
	}
	return w
}

// printed is what is printed on a base, worked out.
type printed struct {
	half     physics.Vec                 // sides of the base
	plain    bool                        // all arcs are those of the size
	wedges   [AllRound + 1]physics.Wedge // in the frame of what their ranges are measured from
	own      [AllRound + 1]bool          // of these, which are no others' of the size
	openings [AllRound + 1]Opening
}

// wedge is the arc in the frame of the base.
func (p *printed) wedge(arc Arc) physics.Wedge {
	if p.own[arc] && p.openings[arc].Half > 0 {
		return p.openings[arc].wedge(0)
	}
	return p.wedges[arc]
}

// from is what ranges through the arc are measured from, of a base that stands there.
func (p *printed) from(base physics.Box, arc Arc) physics.Box {
	part := p.openings[arc].Part
	if p.plain || part == (Stretch{}) {
		return base
	}
	return physics.Box{Frame: base.Moved(0, part.middle()), Half: physics.Vec{X: base.Half.X, Y: (part.Ahead - part.Astern) / 2}}
}

// rim is the edge of the base in an arc of its own that begins within it, clockwise as seen from above.
func (p *printed) rim(arc Arc) []physics.Vec {
	w := p.wedge(arc).Grown(-physics.Slack)
	x, y := p.half.X, p.half.Y
	inner := w.Clip([]physics.Vec{{X: x, Y: y}, {X: -x, Y: y}, {X: -x, Y: -y}, {X: x, Y: -y}})
	at := slices.IndexFunc(inner, p.apex(arc))
	if at < 0 {
		return nil
	}
	rim := slices.Concat(inner[at+1:], inner[:at])
	slices.Reverse(rim)
	return rim
}

// apex tells where the arc begins.
func (p *printed) apex(arc Arc) func(physics.Vec) bool {
	from := p.openings[arc].From
	return func(v physics.Vec) bool { return v.Sub(from).Len() < physics.Slack }
}
