package xwing

import "xwing/scene/draw"

// heading begins a part of what is told of the card.
func (s *shelfScreen) heading(r *draw.Rect, title, aside string) {
	u := s.client.UI
	r.CutTop(u.Px(4), 0)
	head := r.CutTop(u.Px(20), u.Px(4))
	if aside != "" {
		wide := u.Fonts.Width(aside, draw.Style{Size: u.Px(12)}) + u.Px(2)
		u.Label(head.CutRight(min(wide, head.W*0.6), u.Px(6)), aside, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	}
	u.Label(head, title, draw.Style{Size: 14, Bold: true, Color: draw.Text})
}

// paragraph is a text below the other.
func (s *shelfScreen) paragraph(r *draw.Rect, text string, size float64, c draw.Color) {
	u := s.client.UI
	r.CutTop(u.Paragraph(*r, text, draw.Style{Size: size, Color: c}), u.Px(4))
}
