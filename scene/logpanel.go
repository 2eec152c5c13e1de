package scene

import (
	"strconv"

	"xwing/scene/draw"
)

// logPanel is the log: what happened, sentence by sentence, the latest below.
func (t *tableScreen) logPanel(a *App, r draw.Rect) {
	u := a.ui
	in := u.Panel(r)
	title := in.CutTop(u.Px(20), u.Px(2))
	u.Label(title, a.say("log"), draw.Style{Size: 13, Bold: true, Color: draw.Muted})
	lines := t.play.board.lines
	const shown = 400
	if len(lines) > shown {
		lines = lines[len(lines)-shown:]
	}
	st := draw.Style{Size: u.Px(14), Color: draw.Text}
	lh := draw.LineHeight(st.Size)
	latest := ""
	t.noted = nil
	u.Scroll("log", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range lines {
			line := &lines[i]
			st := st
			if line.heading {
				y += u.Px(5)
				st.Bold, st.Color = true, draw.Accent
			}
			texts := u.Fonts.Wrap(line.text, st, r.W)
			if h := lh * float64(len(texts)); y+h > in.Y && y < in.Bottom() && !line.about.empty() {
				t.logLine(a, i, line, draw.Rect{X: r.X, Y: y, W: r.W, H: h})
			}
			for _, text := range texts {
				if y > in.Y-lh && y < in.Bottom() {
					u.L.Text(r.X, y+lh/2, text, st)
				}
				y += lh
			}
			y += u.Px(2)
		}
		return y - r.Y
	})
	if n := len(lines); n > 0 {
		latest = lines[n-1].text
	}
	if n := len(t.play.board.lines); n != t.logged {
		t.logged = n
		u.Follow("log")
	}
	u.Note("log.latest", latest, title)
}

// logLine makes a line of the log show what it is about while the mouse is on
// it; a click brings that into the middle of the table.
func (t *tableScreen) logLine(a *App, i int, line *logLine, r draw.Rect) {
	u := a.ui
	hot, clicked := u.Area("log:"+strconv.Itoa(i), line.text, r)
	if hot {
		t.noted = line
		u.L.Round(draw.Rect{X: r.X - u.Px(4), Y: r.Y, W: r.W + u.Px(8), H: r.H}, u.Px(4), draw.PanelHigh)
	}
	if clicked {
		t.center(line.about)
		a.dirty = true
	}
}
