package scene

import (
	"strings"

	"xwing/scene/draw"
)

// Measures of what is told since the last answer, in units of the design.
const (
	recapRows = 9  // of the log that are told at most
	recapHead = 26 // its title, with the line below it
	recapGap  = 20 // between the answers and it
	recapSize = 13
)

// recap tells, in the room that the answers leave, what has happened since somebody
// last answered: what the dice and the other player's pieces did.
func (q *Question) recap(in draw.Rect) {
	u := q.App.UI
	free := in.CutBottom(in.H-u.ScrollHeight(answers)-u.Px(recapGap), 0)
	_, lh := q.recapStyle()
	rows, said := q.latest(free.W, int((free.H-u.Px(recapHead))/lh))
	if len(rows) > 0 {
		q.recapRows(free.CutBottom(float64(len(rows))*lh+u.Px(recapHead), 0), rows, said)
	}
}

// recapRows tells it in a box that is as high as the rows need.
func (q *Question) recapRows(box draw.Rect, rows []string, said string) {
	u := q.App.UI
	st, lh := q.recapStyle()
	y := box.Y + u.Title(box, q.App.Say("recap"))
	for _, row := range rows {
		u.L.Text(box.X, y+lh/2, row, st)
		y += lh
	}
	u.Note("recap", said, box)
}

// RecapHeight is how much room what has happened since the last answer wants below the
// answers, none where nothing has.
func (q *Question) RecapHeight(wide float64) float64 {
	u := q.App.UI
	_, lh := q.recapStyle()
	rows, _ := q.latest(wide, recapRows)
	if len(rows) == 0 {
		return 0
	}
	return u.Px(recapGap+recapHead) + float64(len(rows))*lh + 1
}

// recapStyle is how it is written, and how high a row of it is.
func (q *Question) recapStyle() (draw.Style, float64) {
	st := draw.Style{Size: q.App.UI.Px(recapSize), Color: draw.Muted}
	return st, draw.LineHeight(st.Size)
}

// latest is what the log says since the last answer: the latest sentences of it that find
// room in so many rows, each of them whole.
func (q *Question) latest(wide float64, most int) (rows []string, said string) {
	lines := q.Play.Show.Lines
	st, _ := q.recapStyle()
	for first := len(lines); first > min(q.Told, len(lines)); first-- {
		text := lines[first-1].Text
		wrapped := q.App.UI.Fonts.Wrap(text, st, wide)
		if len(rows)+len(wrapped) > min(most, recapRows) {
			break
		}
		rows, said = append(wrapped, rows...), strings.TrimSpace(text+" "+said)
	}
	return rows, said
}
