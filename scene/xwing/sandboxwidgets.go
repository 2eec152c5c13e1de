package xwing

import (
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the panel, in units of the design.
const (
	sandboxRow = 30
	sandboxGap = 5
)

// button is a button of the panel.
func (s *sandboxScreen) button(id string, r draw.Rect, label string, st ui.ButtonStyle) bool {
	if st.Size == 0 {
		st.Size = 14
	}
	if st.Align == 0 {
		st.Align = draw.Center
	}
	return s.table.client.UI.Button("sandbox."+id, r, label, st)
}

// row is the next row of a list, in so many cells.
func (s *sandboxScreen) row(r *draw.Rect, n int) []draw.Rect {
	u := s.table.client.UI
	return r.CutTop(u.Px(sandboxRow), u.Px(sandboxGap)).Columns(n, u.Px(sandboxGap))
}

// leads is a button that leads to a page of the panel.
func (s *sandboxScreen) leads(r draw.Rect, page, label string) {
	if s.button("page:"+page, r, label, ui.ButtonStyle{}) {
		s.sandbox.page = page
		s.table.client.UI.Top("sandbox.list")
		s.table.client.Touch()
	}
}

// caption is what the rows below are about.
func (s *sandboxScreen) caption(r *draw.Rect, text string) {
	u := s.table.client.UI
	line := r.CutTop(u.Px(20), u.Px(3))
	u.Label(line, text, draw.Style{Size: 13, Bold: true, Color: draw.Muted})
}

// note is a paragraph.
func (s *sandboxScreen) note(r *draw.Rect, text string) {
	u := s.table.client.UI
	h := u.Paragraph(*r, text, draw.Style{Size: 13, Color: draw.Muted})
	u.Note("sandbox.hint", text, draw.Rect{X: r.X, Y: r.Y, W: r.W, H: h})
	r.CutTop(h, u.Px(sandboxGap))
}

// stepper is a number with a button on either side, by which it becomes less or more.
func (s *sandboxScreen) stepper(r *draw.Rect, id, label string, n, least, most int, set func(p *position.Position, n int)) {
	u := s.table.client.UI
	line := r.CutTop(u.Px(sandboxRow), u.Px(sandboxGap))
	more, number := line.CutRight(u.Px(sandboxRow), u.Px(sandboxGap)), line.CutRight(u.Px(26), u.Px(sandboxGap))
	less := line.CutRight(u.Px(sandboxRow), u.Px(sandboxGap))
	u.Label(line, label, draw.Style{Size: 14, Color: draw.Text})
	u.Label(number, strconv.Itoa(n), draw.Style{Size: 16, Bold: true, Color: draw.Text, Align: draw.Center})
	u.Note("sandbox.count:"+id, strconv.Itoa(n), number)
	if s.button("less:"+id, less, "−", ui.ButtonStyle{Words: label + " −", Size: 16, Off: n <= least}) {
		s.change(func(p *position.Position, _ *catalog.Catalog) { set(p, n-1) })
	}
	if s.button("more:"+id, more, "+", ui.ButtonStyle{Words: label + " +", Size: 16, Off: n >= most}) {
		s.change(func(p *position.Position, _ *catalog.Catalog) { set(p, n+1) })
	}
}

// pick is an answer of a page; on says that it is given.
func (s *sandboxScreen) pick(r *draw.Rect, id, label string, on bool, do func(p *position.Position, cat *catalog.Catalog)) {
	if s.button("pick:"+id, s.row(r, 1)[0], label, ui.ButtonStyle{Align: draw.Left, On: on}) {
		s.change(do)
	}
}
