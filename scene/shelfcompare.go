package scene

import (
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Compared is a card that stands beside another.
type Compared struct {
	ID, Name, About string
	Picture         func(draw.Rect)
}

// ComparedLine is a number of two cards.
type ComparedLine struct {
	ID, Name string
	N        [2]int // -1: none
	Better   int    // the place of the card that has the better of it; -1: neither
}

// CompareColumn is what sets two cards apart: fewer of them tell how more are put aside. It returns the place of the card that is
// clicked, -1 for none, and whether those that are aside are to be put back.
func (a *App) CompareColumn(r draw.Rect, aside bool, both []Compared, lines []ComparedLine) (clicked int, emptied bool) {
	u := a.UI
	clicked = -1
	in := u.Panel(r)
	head := in.CutTop(u.Px(26), u.Px(6))
	if aside {
		st := ui.ButtonStyle{Align: draw.Center, Size: 13}
		emptied = u.Button("shelf.drop", head.CutRight(u.Px(74), u.Px(6)), a.Say("shelf-drop"), st)
	}
	u.Label(head, a.Say("shelf-compare"), draw.Style{Size: 16, Bold: true, Color: draw.Text})
	if len(both) < 2 {
		u.Paragraph(in, a.Say("shelf-compare-how"), draw.Style{Size: 14, Color: draw.Muted})
		return clicked, emptied
	}
	tiles := in.CutTop(u.Px(104), u.Px(8)).Columns(2, u.Px(6))
	for i := range both {
		if a.compareTile(tiles[i], &both[i]) {
			clicked = i
		}
	}
	if len(lines) == 0 {
		u.Paragraph(in, a.Say("shelf-compare-same"), draw.Style{Size: 14, Color: draw.Muted})
		return clicked, emptied
	}
	u.Scroll("shelf.compare.list", in, func(r draw.Rect) float64 {
		top := r.Y
		for i := range lines {
			a.compareLine(r.CutTop(u.Px(23), u.Px(2)), &lines[i])
		}
		return r.Y - top
	})
	return clicked, emptied
}

// compareTile is one of the two cards.
func (a *App) compareTile(r draw.Rect, c *Compared) (clicked bool) {
	u := a.UI
	hot, clicked := u.Area("compared:"+c.ID, c.Name, r)
	face := draw.PanelHigh
	if hot {
		face = draw.Mix(draw.PanelHigh, draw.Lit, 0.14)
	}
	u.L.Round(r.Snapped(), u.Px(5), face)
	u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1)), draw.EdgeSoft)
	in := r.Inset(u.Px(5))
	pic := in.CutTop(u.Px(50), u.Px(2))
	pic.X, pic.W = pic.X+(pic.W-pic.H)/2, pic.H
	c.Picture(pic)
	u.Label(in.CutTop(u.Px(22), 0), c.Name, draw.Style{Size: 14, Bold: true, Color: draw.Text, Align: draw.Center, Plain: true})
	u.Label(in, c.About, draw.Style{Size: 12.5, Color: draw.Muted, Align: draw.Center})
	return clicked
}

// compareLine is a number of both: the better one green and bold.
func (a *App) compareLine(r draw.Rect, l *ComparedLine) {
	u := a.UI
	u.L.Round(r.Snapped(), u.Px(3), draw.PanelHigh)
	said := l.Name
	in := r
	for i, side := range []func(w, gap float64) draw.Rect{in.CutLeft, in.CutRight} {
		st := draw.Style{Size: 14, Color: draw.Text, Align: draw.Center}
		if l.Better == i {
			st.Color, st.Bold = draw.Good, true
		}
		n := "–"
		if l.N[i] >= 0 {
			n = strconv.Itoa(l.N[i])
		}
		said += " " + n
		u.Label(side(u.Px(46), 0), n, st)
	}
	u.Label(in, l.Name, draw.Style{Size: 13, Color: draw.Muted, Align: draw.Center})
	u.Note("shelf.line:"+l.ID, said, r)
}
