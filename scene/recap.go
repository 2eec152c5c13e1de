package scene

import "xwing/scene/draw"

// recap tells, in the room that the answers leave, what has happened since somebody
// last answered: what the dice and the other player's pieces did.
func (q *Question) recap(in draw.Rect) {
	u := q.App.UI
	lines := q.Play.Show.Lines
	from := min(q.Told, len(lines))
	free := in.CutBottom(in.H-u.ScrollHeight(answers)-u.Px(20), 0)
	if from == len(lines) || free.H < u.Px(70) {
		return
	}
	st := draw.Style{Size: u.Px(13), Color: draw.Muted}
	lh := draw.LineHeight(st.Size)
	var rows []string
	first := len(lines)
	for first > from { // the latest that find room
		wrapped := u.Fonts.Wrap(lines[first-1].Text, st, free.W)
		if float64(len(rows)+len(wrapped))*lh > free.H-u.Px(26) {
			break
		}
		rows = append(wrapped, rows...)
		first--
	}
	if len(rows) == 0 {
		return
	}
	box := free.CutBottom(float64(len(rows))*lh+u.Px(26), 0)
	y := box.Y + u.Title(box, q.App.Say("recap"))
	for _, row := range rows {
		u.L.Text(box.X, y+lh/2, row, st)
		y += lh
	}
	u.Note("recap", lines[len(lines)-1].Text, box)
}
