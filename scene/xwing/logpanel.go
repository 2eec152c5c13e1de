package xwing

import (
	"slices"
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// logPanel is the log: what happened, sentence by sentence, the latest below.
func (t *side) logPanel(a *Client, r draw.Rect) {
	u := a.UI
	in := u.Panel(r)
	title := in.CutTop(u.Px(22), u.Px(3))
	t.logButtons(a, &title)
	u.Label(title, a.Say("log"), draw.Style{Size: 13, Bold: true, Color: draw.Muted})
	lines := t.logLines()
	st := draw.Style{Size: u.Px(14), Color: draw.Text}
	lh := draw.LineHeight(st.Size)
	latest := ""
	t.noted = nil
	u.Scroll("log", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range lines {
			line := &lines[i]
			st := st
			if line.Heading {
				y += u.Px(5)
				st.Bold, st.Color = true, draw.Accent
			}
			texts := u.Fonts.Wrap(line.Text, st, r.W)
			// One more than is in sight, so that the keys can go on to it.
			if h := lh * float64(len(texts)); y+h > in.Y-3*lh && y < in.Bottom()+3*lh && (!line.About.Empty() || line.Detail != "") {
				t.logLine(a, i, line, draw.Rect{X: r.X, Y: y, W: r.W, H: h})
			}
			for _, text := range texts {
				if y > in.Y-lh && y < in.Bottom() {
					u.L.Text(r.X, y+lh/2, text, st)
					if line.Detail != "" { // there is more to read
						u.L.Dashed(r.X, y+lh-u.Px(1), r.X+u.Fonts.Width(text, st), y+lh-u.Px(1), max(1, u.Px(1)), u.Px(2), draw.Dim)
					}
				}
				y += lh
			}
			y += u.Px(2)
		}
		return y - r.Y
	})
	if all := t.play.board.Lines; len(all) > 0 {
		latest = all[len(all)-1].Text
	}
	if n := len(t.play.board.Lines); n != t.logged {
		t.logged = n
		u.Follow("log")
	}
	u.Note("log.latest", latest, title)
}

// logButtons are in the head of the log: only about the ship whose card is
// shown, and more room.
func (t *side) logButtons(a *Client, head *draw.Rect) {
	u := a.UI
	t.stretchButton(a, head.CutRight(u.Px(24), u.Px(6)), "log.tall", tallLog)
	s := t.play.board.view.Ship(t.pieces.selected)
	st := ui.ButtonStyle{Size: 12, Align: draw.Center, On: t.mine, Tip: a.Say("log-mine-tip")}
	if s == nil {
		st.Reason = a.Say("log-mine-none")
	}
	label := a.Say("log-mine")
	w := u.Fonts.Width(label, draw.Style{Size: u.Px(12)}) + u.Px(22)
	if u.Button("log.mine", head.CutRight(w, u.Px(6)), label, st) {
		t.mine = !t.mine
		u.Follow("log")
		a.Touch()
	}
}

// stretchButton gives a panel on the right most of the room, or takes it back.
func (t *side) stretchButton(a *Client, r draw.Rect, id string, which tall) {
	label := "▲"
	if (t.tall == which) == (which == tallLog) {
		label = "▼"
	}
	if a.UI.Button(id, r, label, ui.ButtonStyle{Size: 12, Align: draw.Center, On: t.tall == which, Tip: a.Say("taller-tip")}) {
		t.stretch(a, which)
	}
}

// logLines are the lines to be shown: the latest, all or those about one ship.
func (t *side) logLines() []scene.LogLine {
	const shown = 400
	lines := t.play.board.Lines
	if t.mine && t.pieces.selected != 0 {
		var own []scene.LogLine
		for _, line := range lines {
			if slices.Contains(line.About.Pieces, t.pieces.selected.Piece()) || line.Heading {
				own = append(own, line)
			}
		}
		lines = own
	}
	return lines[max(len(lines)-shown, 0):]
}

// logLine makes a line of the log show what it is about while the mouse is on
// it; a click brings that into the middle of the table.
func (t *side) logLine(a *Client, i int, line *scene.LogLine, r draw.Rect) {
	u := a.UI
	hot, clicked := u.Area("log:"+strconv.Itoa(i), line.Text, r)
	if hot {
		t.noted = line
		u.L.Round(draw.Rect{X: r.X - u.Px(4), Y: r.Y, W: r.W + u.Px(8), H: r.H}, u.Px(4), draw.PanelHigh)
	}
	if hot && line.Detail != "" {
		u.Tip(line.Detail, r)
	}
	if clicked {
		t.pieces.center(line.About)
		a.Touch()
	}
}
