package table

import (
	"fmt"
	"math"

	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// Ruler measures between two pieces or points of a table.
type Ruler struct {
	On   bool
	Ends []End // that have been clicked: none, the first, or both
}

// End is a piece, or a point of the table.
type End struct {
	Piece string // "" for none
	At    physics.Vec
}

// Turn takes the ruler up, or puts it away.
func (r *Ruler) Turn() { *r = Ruler{On: !r.On} }

// Take adds an end; a third begins anew.
func (r *Ruler) Take(e End) {
	if len(r.Ends) == 2 {
		r.Ends = nil
	}
	r.Ends = append(r.Ends, e)
}

// Measuring is what a game gives to be measured, and by what.
type Measuring struct {
	At    func(x, y float64) End                    // what the ruler takes hold of at a place of the screen
	Shape func(End) (physics.Shape, bool)           // the outline of an end, and whether it is still on the table
	Bands physics.Ruler                             // where the bands of the ruler end
	Band  func(distance float64) string             // what the band of a distance is called
	More  func(ends []End, to physics.Shape) string // what else is told of two ends; "": nothing

	From, To string // ask for the first end and for the second
}

// Measure paints what the ruler measures, if it is on: the closest line, millimetres, the band.
func (s *Sight) Measure(d *scene.Desk, r *Ruler, m Measuring) {
	if !r.On {
		return
	}
	in := &d.UI.In
	ends := r.Ends
	if len(ends) < 2 && d.UI.Free() && s.Areas.Table.Contains(in.X, in.Y) {
		ends = append(ends[:len(ends):len(ends)], m.At(in.X, in.Y))
	}
	text := m.From
	if len(ends) == 2 {
		from, fromThere := m.Shape(ends[0])
		to, toThere := m.Shape(ends[1])
		if !fromThere || !toThere {
			r.Ends = nil
			return
		}
		text = s.measured(d, m, from, to)
		if more := m.More(ends, to); more != "" {
			text += " · " + more
		}
	} else if len(r.Ends) == 1 {
		text = m.To
	}
	room := s.Areas.Free
	at := s.Tag(d, room.X+room.W/2, room.Bottom()-d.UI.Px(16), d.Say("ruler-on")+" · "+text, draw.Accent)
	d.UI.Note("ruler.text", text, at)
}

// measured paints the line between two ends and returns what it measures.
func (s *Sight) measured(d *scene.Desk, m Measuring, from, to physics.Shape) string {
	gap := physics.Distance(from, to)
	for _, shape := range []physics.Shape{from, to} {
		d.Back.Outline(s.Cam.Points(shape.Outline(0.5)), max(1.5, d.UI.Px(2)), draw.Accent)
	}
	x0, y0 := s.Cam.At(gap.A)
	x1, y1 := s.Cam.At(gap.B)
	d.Back.Line(x0, y0, x1, y1, max(1.5, d.UI.Px(2)), draw.Accent)
	for _, mm := range marks(m.Bands, gap.Distance) {
		f := mm / gap.Distance
		d.Back.Disc(x0+(x1-x0)*f, y0+(y1-y0)*f, d.UI.Px(3.5), draw.White)
	}
	d.Back.Disc(x0, y0, d.UI.Px(3), draw.Accent)
	d.Back.Disc(x1, y1, d.UI.Px(3), draw.Accent)
	text := d.Say("mm", "n", fmt.Sprintf("%.1f", math.Max(gap.Distance, 0))) + " · " + m.Band(gap.Distance)
	s.Tag(d, (x0+x1)/2, (y0+y1)/2-d.UI.Px(18), text, draw.Accent)
	return text
}

// marks are where bands end on the way to a distance; what is longer than the ruler is measured by laying it on again.
func marks(bands physics.Ruler, distance float64) (out []float64) {
	if len(bands) == 0 || bands[len(bands)-1] <= 0 {
		return nil
	}
	for laid := 0.0; ; laid += bands[len(bands)-1] {
		for _, end := range bands {
			if laid+end >= distance {
				return out
			}
			out = append(out, laid+end)
		}
	}
}

// DrawBands paints the bands of a ruler around a piece, each with its number; around is the line at a distance from it.
func (s *Sight) DrawBands(d *scene.Desk, bands physics.Ruler, around func(distance float64) []physics.Vec) {
	for i := len(bands) - 1; i >= 0; i-- {
		pts := s.Cam.Points(around(bands[i]))
		if i == len(bands)-1 { // one fill for all bands: their lines tell them apart
			d.Back.Polygon(pts, draw.Fade(draw.Accent, 0.09))
		}
		d.Back.Outline(pts, max(1, d.UI.Px(1)), draw.Fade(draw.Accent, 0.5))
		top := pts[0]
		for _, p := range pts {
			if p.Y < top.Y {
				top = p
			}
		}
		d.Back.Text(float64(top.X), float64(top.Y)+d.UI.Px(10), fmt.Sprint(i+1),
			draw.Style{Size: d.UI.Px(14), Bold: true, Color: draw.Accent, Align: draw.Center})
	}
}
