package scene

import (
	"math"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
)

// Zones paints where the piece in hand may go: the zone that it must be within, what it
// must lie near, what it must keep away from, and filled what all of that together leaves.
func (p *Placing) Zones(l *draw.List) {
	d, piece, ok := p.InHand()
	if !ok {
		return
	}
	if len(piece.Rails) > 0 {
		p.rails(l, piece)
		return
	}
	lo, hi := piece.Zone.Outline.Bounds()
	zone := p.Cam.Rect(lo, hi)
	p.Question.App.UI.Piece("zone", "", zone)
	g := p.legalArea(d, piece)
	g.fill(l, p.Cam.View, max(2, math.Round(p.line(2))), draw.Fade(draw.Good, 0.15))
	if _, _, upright := piece.Zone.Outline.Upright(); upright {
		l.Ring(zone, 2, p.line(1.5), draw.Fade(draw.Good, 0.55))
	} else {
		l.Outline(g.zone[0], p.line(1.5), draw.Fade(draw.Good, 0.55))
	}
	for _, near := range [2]*game.Near{d.Placement.Near.Of(piece.ID), piece.Else} {
		if near == nil {
			continue
		}
		for _, shape := range near.Shapes {
			l.Outline(p.Cam.Points(shape.Outline(0.4)), max(1.5, p.line(2)), draw.Good)
		}
	}
	for _, line := range append(g.near, g.or...) {
		l.Outline(line, p.line(1), draw.Fade(draw.Good, 0.55))
	}
	for _, k := range g.not {
		for _, line := range k.out {
			p.region(l, line, draw.Bad, 1, 0.45)
		}
	}
}

// legalArea is what of the table is left for a piece.
func (p *Placing) legalArea(d game.Decision, piece game.Piece) *legalArea {
	g := &legalArea{zone: [][]draw.Pt{p.Cam.Points(piece.Zone.Outline.Outline(0.4))}}
	n := 0 // lines at a distance, so far
	for i, near := range [2]*game.Near{d.Placement.Near.Of(piece.ID), piece.Else} {
		if near == nil {
			continue
		}
		for _, shape := range near.Shapes {
			if near.Min > 0 {
				g.not = append(g.not, kept{out: [][]draw.Pt{p.Cam.Points(p.ring(&n, shape, near.Min))}})
			}
			if near.Max <= 0 || near.Onto {
				continue // it lies at the shape itself, wherever its edge
			}
			if line := p.Cam.Points(p.ring(&n, shape, near.Max)); i == 0 {
				g.near = append(g.near, line)
			} else {
				g.or = append(g.or, line)
			}
		}
	}
	for i := range d.Placement.KeepOut {
		k := &d.Placement.KeepOut[i]
		var lines [][]draw.Pt
		if k.Region() || k.Distance <= 0 {
			lines = append(lines, p.Cam.Points(k.Shape.Outline(1)))
		}
		if k.Distance > 0 {
			lines = append(lines, p.Cam.Points(p.ring(&n, k.Shape, k.Distance)))
		}
		if !k.Concerns(piece.ID) {
			continue
		}
		out := kept{out: lines}
		if k.But != nil {
			out.but = [][]draw.Pt{p.Cam.Points(k.But.Outline.Outline(0.4))}
		}
		g.not = append(g.not, out)
	}
	return g
}

// rails paints along which lines the piece in hand slides, where it may lie and where not, and
// the template of the line that it lies on.
func (p *Placing) rails(l *draw.List, piece game.Piece) {
	for i := range piece.Rails {
		r := &piece.Rails[i]
		p.railTemplate(l, r, p.poses[piece.ID])
		for _, end := range r.Ends {
			if r.ID == "" {
				break // the line goes on there
			}
			l.Outline(p.Cam.Points(piece.Outline.At(r.At(end)).Outline(0.4)), p.line(1), draw.Fade(draw.Good, 0.55))
		}
		line := func(ends [2]int32, c draw.Color) {
			for um := ends[0]; um < ends[1]; {
				next := chord(r, um, ends[1])
				fromX, fromY := p.Cam.At(r.At(um).Point())
				toX, toY := p.Cam.At(r.At(next).Point())
				l.Line(fromX, fromY, toX, toY, p.line(3), c)
				um = next
			}
		}
		line(r.Ends, draw.Good)
		for _, gap := range r.Gaps {
			line([2]int32{max(gap.Ends[0], r.Ends[0]), min(gap.Ends[1], r.Ends[1])}, draw.Bad)
		}
	}
}

// chord is where a straight stroke along a line ends that begins at a place: on a circle it is short.
func chord(r *game.Rail, um, end int32) int32 {
	if r.Round == 0 {
		return end
	}
	return min(end, um+int32(r.Round*100)) // a tenth of a radian
}

// railTemplate paints the template of a line on which the piece lies at a pose.
func (p *Placing) railTemplate(l *draw.List, r *game.Rail, pose physics.Pose) {
	if _, on := r.Place(pose); !on || r.Template.Empty() {
		return
	}
	outline := r.Template.Outline(0.4)
	if r.Carried {
		by := pose.Point().Sub(r.Start.Point())
		for i := range outline {
			outline[i] = outline[i].Add(by)
		}
	}
	p.region(l, p.Cam.Points(outline), draw.Good, 1.5, 0.8)
}

// line is the width of a line, of at least a pixel.
func (p *Placing) line(width float64) float64 { return max(1, p.Question.App.UI.Px(width)) }

// region tints a part of the table.
func (p *Placing) region(l *draw.List, pts []draw.Pt, c draw.Color, width, edge float64) {
	l.Polygon(pts, draw.Fade(c, 0.07))
	l.Outline(pts, p.line(width), draw.Fade(c, edge))
}

// ring is the n-th line at a distance around something that a question is about, worked
// out once; it counts on.
func (p *Placing) ring(n *int, s physics.Shape, distance float64) []physics.Vec {
	rings := &p.Question.Draft.rings
	if *n == len(*rings) {
		*rings = append(*rings, Offset(s, distance))
	}
	*n++
	return (*rings)[*n-1]
}

// Offset is the line at a distance around a shape, for drawing: the points seen
// from its middle where package physics measures that distance.
func Offset(s physics.Shape, distance float64) []physics.Vec {
	lo, hi := s.Bounds()
	mid := physics.Vec{X: (lo.X + hi.X) / 2, Y: (lo.Y + hi.Y) / 2}
	far := hi.Sub(lo).Len() + distance
	out := make([]physics.Vec, 0, 60)
	for i := range 60 {
		angle := float64(i) * math.Pi / 30
		dir := physics.Vec{X: math.Cos(angle), Y: math.Sin(angle)}
		near, away := 0.0, far
		for range 14 {
			r := (near + away) / 2
			p := physics.Disc(mid.Add(dir.Scale(r)), 0.01)
			if physics.Distance(p, s).Distance < distance {
				near = r
			} else {
				away = r
			}
		}
		out = append(out, mid.Add(dir.Scale(away)))
	}
	return out
}
