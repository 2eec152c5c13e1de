package xwing

import (
	"strconv"

	"xwing/game/xwing/shelf"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// compared are the two cards that stand beside each other: those that were put aside, or one of them and the one that is looked at.
func (s *shelfScreen) compared() []shelf.Row {
	var both []shelf.Row
	shown, ok := s.shown()
	list := s.by
	if list == "" {
		list = shown.List
	}
	for _, c := range s.aside {
		if row, there := s.cards.Row(c, list); there {
			both = append(both, row)
		}
	}
	if len(both) == 1 && ok && shown.Card != both[0].Card && shown.Kind == both[0].Kind {
		both = append(both, shown)
	}
	return both
}

// compareColumn is what sets two cards apart.
func (s *shelfScreen) compareColumn(r draw.Rect) {
	a := s.client
	u := a.UI
	in := u.Panel(r)
	head := in.CutTop(u.Px(26), u.Px(6))
	if len(s.aside) > 0 {
		if u.Button("shelf.drop", head.CutRight(u.Px(74), u.Px(6)), a.Say("shelf-drop"), ui.ButtonStyle{Align: draw.Center, Size: 13}) {
			s.aside = nil
		}
	}
	u.Label(head, a.Say("shelf-compare"), draw.Style{Size: 16, Bold: true, Color: draw.Text})
	both := s.compared()
	if len(both) < 2 {
		u.Paragraph(in, a.Say("shelf-compare-how"), draw.Style{Size: 14, Color: draw.Muted})
		return
	}
	tiles := in.CutTop(u.Px(104), u.Px(8)).Columns(2, u.Px(6))
	for i := range both {
		s.tile(tiles[i], &both[i])
	}
	lines := s.cards.Compare(both[0], both[1])
	if len(lines) == 0 {
		u.Paragraph(in, a.Say("shelf-compare-same"), draw.Style{Size: 14, Color: draw.Muted})
		return
	}
	u.Scroll("shelf.compare.list", in, func(r draw.Rect) float64 {
		top := r.Y
		for _, l := range lines {
			s.compareLine(r.CutTop(u.Px(23), u.Px(2)), both[0], l)
		}
		return r.Y - top
	})
}

// tile is one of the two cards; a click looks at it.
func (s *shelfScreen) tile(r draw.Rect, row *shelf.Row) {
	u := s.client.UI
	hot, clicked := u.Area("compared:"+row.Card.String(), row.Name, r)
	face := draw.PanelHigh
	if hot {
		face = draw.Mix(draw.PanelHigh, draw.Lit, 0.14)
	}
	u.L.Round(r.Snapped(), u.Px(5), face)
	u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1)), draw.EdgeSoft)
	in := r.Inset(u.Px(5))
	pic := in.CutTop(u.Px(50), u.Px(2))
	pic.X, pic.W = pic.X+(pic.W-pic.H)/2, pic.H
	s.emblemOf(pic, row, draw.Muted)
	u.Label(in.CutTop(u.Px(22), 0), row.Name, draw.Style{Size: 14, Bold: true, Color: draw.Text, Align: draw.Center, Plain: true})
	u.Label(in, s.aboutCard(row, nil)[0], draw.Style{Size: 12.5, Color: draw.Muted, Align: draw.Center})
	if clicked {
		s.seek(row.Card)
	}
}

// compareLine is a number of both: the better one green and bold.
func (s *shelfScreen) compareLine(r draw.Rect, row shelf.Row, l shelf.Line) {
	u := s.client.UI
	u.L.Round(r.Snapped(), u.Px(3), draw.PanelHigh)
	name := s.figureName(row, l.What, l.Of)
	said := name
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
	u.Label(in, name, draw.Style{Size: 13, Color: draw.Muted, Align: draw.Center})
	u.Note("shelf.line:"+l.What+"."+l.Of, said, r)
}
