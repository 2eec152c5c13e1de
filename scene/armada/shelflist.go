package armada

import (
	"slices"
	"strconv"

	"xwing/game/armada/shelf"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the rows, in units of the design.
const (
	shelfRow  = 44
	shelfGap  = 4
	shelfPage = 10 // rows that a key goes on by
)

// listColumn is what was found, below the heads of its columns.
func (s *shelfScreen) listColumn(r draw.Rect) {
	a := s.client
	u := a.UI
	in := u.Panel(r)
	s.heads(in.CutTop(u.Px(24), u.Px(5)))
	rows := s.answer()
	if len(rows) == 0 {
		u.Paragraph(in, a.Say("build-none"), draw.Style{Size: 15, Color: draw.Dim})
		in.CutTop(u.Px(34), 0)
		u.Paragraph(in, a.Say("shelf-words"), draw.Style{Size: 13, Color: draw.Muted})
		return
	}
	reveal := -1
	if s.reveal {
		reveal, s.reveal = s.at, false
	}
	row := func(r draw.Rect, i int) { s.row(r, i, &rows[i]) }
	if u.Rows("shelf.rows.list", in, len(rows), reveal, u.Px(shelfRow), u.Px(shelfGap), row) {
		a.Touch()
	}
}

// heads sort the rows: by names, by points, by another figure.
func (s *shelfScreen) heads(r draw.Rect) {
	a := s.client
	u := a.UI
	head := func(id, column string, r draw.Rect) {
		label, on := a.Say("shelf-column-name"), s.column == column
		if column != "" {
			label = a.Say("shelf-figure-" + column)
		}
		if on && column != "" {
			label += map[bool]string{false: " ▲", true: " ▼"}[s.down]
		}
		if u.Button("shelf.sort:"+id, r, label, ui.ButtonStyle{Align: draw.Center, Size: 13, On: on, Tip: a.Say("shelf-sort-why")}) {
			s.down = on && column != "" && !s.down
			s.column = column
			s.toTop()
		}
	}
	if u.Button("shelf.column", r.CutRight(u.Px(60), u.Px(4)), a.Say("shelf-column-more"),
		ui.ButtonStyle{Align: draw.Center, Size: 13, Tip: a.Say("shelf-column-why")}) {
		s.nextColumn()
		s.toTop()
	}
	head("cost", "cost", r.CutRight(u.Px(74), u.Px(4)))
	head("figure", s.figure(), r.CutRight(u.Px(104), u.Px(4)))
	head("name", "", r)
}

// figure is the column that is shown beside the points: that which is sorted by, else the hull.
func (s *shelfScreen) figure() string {
	if s.column == "" || s.column == "cost" {
		return "hull"
	}
	return s.column
}

// row is a card that was found.
func (s *shelfScreen) row(r draw.Rect, i int, row *shelf.Row) {
	a := s.client
	u := a.UI
	hot, clicked := u.Area("card:"+row.Ref(), row.Name, r)
	u.OfferFace(r, i == s.at, hot, false)
	ink := draw.Muted
	if i == s.at {
		ink = draw.Text
	}
	in := r.Inset(u.Px(4))
	in.X, in.W = in.X+u.Px(3), in.W-u.Px(9)
	if row.Kind == shelf.Ship || row.Kind == shelf.Squadron {
		s.likeness(in.CutLeft(in.H, u.Px(8)), row)
	}
	number := func(figure string, wide float64, c draw.Color) {
		cell := in.CutRight(u.Px(wide), u.Px(4))
		if n, has := row.Figures[figure]; has {
			u.Label(cell, strconv.Itoa(n), draw.Style{Size: 16, Bold: true, Color: c, Align: draw.RightAligned})
		}
	}
	number("cost", 40, draw.Text)
	number(s.figure(), 40, draw.Now)
	name := draw.Text
	if row.Removed {
		name = draw.Dim
	}
	u.Label(in.CutTop(u.Px(19), 0), row.Name, draw.Style{Size: 15, Bold: true, Color: name, Plain: true})
	u.Label(in, s.fitting(row, in.W, 12.5), draw.Style{Size: 12.5, Color: ink})
	if clicked {
		s.at = i
		a.Touch()
		if a.Room() == scene.Narrow {
			s.page = cardPage
		}
	}
}

// Types reports whether letters look for cards, and arrows go among them.
func (s *shelfScreen) Types() bool {
	u := s.client.UI
	return !u.Writing() && u.Focused() == ""
}

// keys does what keys are for.
func (s *shelfScreen) keys() {
	s.client.SeekKeys(s.commands, s.orders, s.typed)
}

// typed looks for what is typed.
func (s *shelfScreen) typed() {
	if find := scene.Sought(&s.client.UI.In, actRub, s.find, true); find != s.find {
		s.look(find)
		s.client.UI.ByKeys()
	}
}

// commands are the keys with a meaning wherever the keys are; it reports whether one was struck.
func (s *shelfScreen) commands() bool {
	in := &s.client.UI.In
	switch {
	case scene.Struck(in, actCompare):
		s.putAside()
		return true
	case scene.Struck(in, actScripts):
		s.places = !s.places
		return true
	case scene.Struck(in, actKind):
		s.nextKind()
	case scene.Struck(in, actFaction):
		s.nextFaction()
	case scene.Struck(in, actColumn):
		s.nextColumn()
	case scene.Struck(in, actUpDown):
		s.down = !s.down && s.column != ""
	default:
		return false
	}
	s.toTop()
	return true
}

// orders are the arrows and what else goes about; it reports whether one was struck.
func (s *shelfScreen) orders() bool {
	u := s.client.UI
	in := &u.In
	if i, ok := scene.StruckAt(in, actOffer); ok {
		if way := scene.Ways[i]; way[0] == 0 {
			s.goTo(s.at + way[1])
		} else {
			pages := []string{listPage, cardPage, comparePage}
			s.page = pages[min(max(slices.Index(pages, s.page)+way[0], 0), len(pages)-1)]
		}
		return true
	}
	if i, ok := scene.StruckAt(in, actLeaf); ok {
		s.goTo(s.at + [2]int{-shelfPage, shelfPage}[i])
		return true
	}
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		u.Next(back)
		return true
	}
	switch {
	case scene.Struck(in, scene.ActEscape):
		if s.find != "" {
			s.look("")
		} else {
			s.back()
		}
	case scene.Struck(in, scene.ActPress):
		s.page = cardPage
	default:
		return false
	}
	return true
}

// goTo looks at a row, which is to be seen then.
func (s *shelfScreen) goTo(i int) {
	s.at = min(max(i, 0), max(len(s.answer())-1, 0))
	s.reveal = true
}
