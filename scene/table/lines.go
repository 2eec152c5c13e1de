package table

import (
	"math"
	"slices"

	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// Template paints a template that leads from one place to another.
func (s *Sight) Template(d *scene.Desk, shape physics.Shape, c draw.Color, alpha float64) {
	if shape.Empty() {
		return
	}
	pts := s.Cam.Points(shape.Outline(0.2))
	d.Back.Polygon(pts, draw.Fade(c, 0.30*alpha))
	d.Back.Outline(pts, max(1, d.UI.Px(1.3)), draw.Fade(c, alpha))
}

// Shadow paints the shadow of something that stands over the table: it falls to the
// lower right, by that many mm, and its edge fades over as many as wide says.
func (s *Sight) Shadow(l *draw.List, outline []physics.Vec, wide, falls, dark float64) {
	pts := s.Cam.Points(outline)
	for i := range pts {
		pts[i].X += float32(0.75 * falls * s.Cam.K)
		pts[i].Y += float32(falls * s.Cam.K)
	}
	l.Soft(pts, max(wide*s.Cam.K, 2), draw.Fade(draw.Shadow, dark))
}

// TagLine writes beside a line what it measures, and leads there from farther off.
func (s *Sight) TagLine(d *scene.Desk, line [4]float64, text string, c draw.Color) {
	x, y := s.BesideLine(d, line, text).Center()
	s.lead(d, line, s.Tag(d, x, y, text, c), c)
}

// lead leads from the middle of a line to the words about it, unless they stand there.
func (s *Sight) lead(d *scene.Desk, line [4]float64, r draw.Rect, c draw.Color) {
	mx, my := (line[0]+line[2])/2, (line[1]+line[3])/2
	ex, ey := min(max(mx, r.X), r.Right()), min(max(my, r.Y), r.Bottom())
	if math.Hypot(ex-mx, ey-my) > d.UI.Px(16) {
		d.Back.Line(mx, my, ex, ey, max(1, d.UI.Px(1)), draw.Fade(c, 0.7))
	}
}

// BesideLine is the place for a tag beside a line, by its middle and near it: off the
// line, on the side where it covers the least of pieces and badges.
func (s *Sight) BesideLine(d *scene.Desk, line [4]float64, text string) draw.Rect {
	u := d.UI
	w, h := u.Fonts.Width(text, draw.Style{Size: u.Px(14), Bold: true})+u.Px(14), u.Px(22)
	dx, dy := line[2]-line[0], line[3]-line[1]
	nx, ny := 0.0, 1.0
	if long := math.Hypot(dx, dy); long > 1 {
		nx, ny = -dy/long, dx/long
	}
	half := math.Abs(nx)*w/2 + math.Abs(ny)*h/2
	var best draw.Rect
	least := math.Inf(1)
	for _, off := range []float64{10, 26, 46, 72, 104, 140, 180, 230, 290, 360, 440} {
		for _, at := range []float64{0.5, 0.38, 0.62, 0.25, 0.75} {
			for _, side := range []float64{1, -1} {
				away := side * (u.Px(off) + half)
				r := draw.Rect{X: line[0] + dx*at + nx*away - w/2, Y: line[1] + dy*at + ny*away - h/2, W: w, H: h}
				cost := s.Free.Cost(r) + off/130 + math.Abs(at-0.5)/4
				if cost < least {
					best, least = r, cost
				}
			}
		}
	}
	return best
}

// Clearance paints a distance, with its words where nothing else stands; taken grows by their place.
func (s *Sight) Clearance(d *scene.Desk, n scene.Clearance, text string, taken *[]draw.Rect) {
	c := JudgedColor(n.Fine)
	x0, y0 := s.Cam.At(n.Line.A)
	x1, y1 := s.Cam.At(n.Line.B)
	if width := max(1, d.UI.Px(1.5)); n.Fine {
		d.Back.Line(x0, y0, x1, y1, width, c)
	} else {
		d.Back.Dashed(x0, y0, x1, y1, width, d.UI.Px(5), c)
	}
	line := [4]float64{x0, y0, x1, y1}
	x, y := s.spotFor(d, text, line, taken)
	s.lead(d, line, s.Tag(d, x, y, text, c), c)
}

// spotFor is where the words about a line stand: on it, or beside it, where no
// other words and no piece are.
func (s *Sight) spotFor(d *scene.Desk, text string, line [4]float64, taken *[]draw.Rect) (x, y float64) {
	u := d.UI
	w := u.Fonts.Width(text, draw.Style{Size: u.Px(14), Bold: true}) + u.Px(14)
	h := u.Px(24)
	dx, dy := line[2]-line[0], line[3]-line[1]
	long := max(math.Hypot(dx, dy), 1)
	var spots [][2]float64
	for _, f := range []float64{0.5, 0.65, 0.35, 0.8} {
		spots = append(spots, [2]float64{line[0] + dx*f, line[1] + dy*f})
	}
	mx, my := s.Areas.Table.Center()
	nx, ny := -dy/long, dx/long
	if nx*(mx-line[0])+ny*(my-line[1]) < 0 { // towards the middle of the table
		nx, ny = -nx, -ny
	}
	for _, away := range []float64{30, 54, 78, -30, -54, 102} {
		spots = append(spots, [2]float64{(line[0]+line[2])/2 + nx*u.Px(away), (line[1]+line[3])/2 + ny*u.Px(away)})
	}
	for _, at := range spots {
		r := draw.Rect{X: at[0] - w/2, Y: at[1] - h/2, W: w, H: h}
		if !slices.ContainsFunc(*taken, func(o draw.Rect) bool { return !r.Intersect(o).Empty() }) {
			*taken = append(*taken, r)
			return at[0], at[1]
		}
	}
	return spots[0][0], spots[0][1]
}
