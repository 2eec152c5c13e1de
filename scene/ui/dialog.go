package ui

import "xwing/scene/draw"

// Dialog paints a window in the middle of a darkened screen and returns which
// of the buttons has been clicked, -1 for none; Enter presses the one of that number.
// A text that is higher than the window scrolls. Build it last, outside Block.
func (u *UI) Dialog(id, title, text string, enter int, buttons ...string) int {
	w, h := u.Size()
	all := draw.Rect{W: w, H: h}
	u.L.Fill(all, draw.Fade(draw.Space, 0.72))
	u.Solid(all)
	body := draw.Style{Size: 15, Color: draw.Text}
	width := u.Px(480)
	high, room := u.ParagraphHeight(width-u.Px(48), text, body), h-u.Px(160)
	r := draw.Rect{W: width, H: min(high, room) + u.Px(130)}
	r.X, r.Y = (w-r.W)/2, (h-r.H)/2
	in := u.Panel(r).Inset(u.Px(14))
	u.Label(in.CutTop(u.Px(24), u.Px(8)), title, draw.Style{Size: 18, Bold: true, Color: draw.Text})
	u.Note(id+".text", text, in)
	row := in.CutBottom(u.Px(36), u.Px(8))
	paint := func(r draw.Rect) float64 { return u.Paragraph(r, text, body) }
	if high > room {
		u.Scroll(id+".list", in, paint)
	} else {
		paint(in)
	}
	clicked := -1
	for i := len(buttons) - 1; i >= 0; i-- {
		st, beside := ButtonStyle{Align: draw.Center, Primary: i == enter}, 108.0 // room for the cap, and as much across
		switch {
		case i == enter:
			st.Cap = u.either("Enter", PadA)
		case i == len(buttons)-1:
			st.Cap = u.either("Esc", PadB)
		default:
			beside = 40
		}
		b := row.CutRight(max(u.Px(120), u.Fonts.Width(buttons[i], draw.Style{Size: u.Px(15), Bold: true})+u.Px(beside)), u.Px(8))
		if u.Button(id+"."+string(rune('0'+i)), b, buttons[i], st) {
			clicked = i
		}
	}
	return clicked
}
