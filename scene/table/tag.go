package table

import (
	"xwing/scene"
	"xwing/scene/draw"
)

// Tag is a few words on the table.
type Tag struct {
	At    draw.Rect
	Text  string
	lines []string
	color draw.Color
}

// mostTagLines is in how many lines a tag is written at most where no place is open for fewer.
const mostTagLines = 4

// Tag writes a few words on the table, over all pieces, and returns where they stand.
func (s *Sight) Tag(d *scene.Desk, x, y float64, text string, c draw.Color) draw.Rect {
	u := d.UI
	st := draw.Style{Size: u.Px(14), Bold: true, Plain: true}
	g := Tag{Text: text, lines: []string{text}, color: c}
	wide := u.Fonts.Width(text, st)
	for n := range mostTagLines {
		if n > 0 {
			g.lines = u.Fonts.Wrap(text, st, wide/float64(n+1)+u.Px(24))
		}
		w, h := 0.0, u.Px(22)+float64(len(g.lines)-1)*draw.LineHeight(st.Size)
		for _, line := range g.lines {
			w = max(w, u.Fonts.Width(line, st)+u.Px(14))
		}
		g.At = s.Free.Nearest(draw.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}.Snapped())
		if s.Free.Open(g.At) {
			break
		}
	}
	s.Free.Words = append(s.Free.Words, g.At)
	s.Tags = append(s.Tags, g)
	return g.At
}

// DrawTags paints the tags of the frame.
func (s *Sight) DrawTags(d *scene.Desk) {
	u := d.UI
	for _, g := range s.Tags {
		u.Spare(sparePiece, g.At)
		d.Back.Round(g.At, u.Px(4), draw.Fade(draw.Space, 0.88))
		d.Back.Ring(g.At, u.Px(4), 1, draw.Fade(g.color, 0.6))
		st := draw.Style{Size: u.Px(14), Bold: true, Color: g.color, Align: draw.Center}
		x, y := g.At.Center()
		y -= draw.LineHeight(st.Size) * float64(len(g.lines)-1) / 2
		for i, line := range g.lines {
			d.Back.Text(x, y+draw.LineHeight(st.Size)*float64(i), line, st)
		}
	}
	s.Tags, s.Written = s.Written[:0], s.Tags
}
