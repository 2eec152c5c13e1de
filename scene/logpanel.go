package scene

import (
	"slices"
	"strconv"

	"xwing/scene/draw"
	"xwing/scene/ui"
)

// LogPanel is the log: what happened, sentence by sentence, the latest below.
type LogPanel struct {
	Only  bool     // it tells only of the piece that is chosen on the table
	Noted *LogLine // the line that the mouse rests on
	Close func()   // puts it away by a button at its head; nil: that stands elsewhere
	shown int      // lines that have been shown
}

// Build builds the log. Piece is the one that is chosen on the table, "" for none; center brings what a line is about into the
// middle of the table.
func (l *LogPanel) Build(d *Desk, r draw.Rect, all []LogLine, piece string, center func(About)) {
	u := d.UI
	in := u.Panel(r)
	title := in.CutTop(u.Px(22), u.Px(3))
	if l.Close != nil && u.Button("log.close", title.CutRight(u.Px(30), u.Px(6)), "×", ui.ButtonStyle{Size: 15, Align: draw.Center, Quiet: true}) {
		l.Close()
	}
	l.onlyButton(d, &title, piece)
	u.Label(title, d.Say("log"), draw.Style{Size: 13, Bold: true, Color: draw.Muted})
	lines := l.Lines(all, piece)
	lh := draw.LineHeight(u.Px(14))
	u.Scroll("log", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range lines {
			line := &lines[i]
			st := draw.Style{Size: u.Px(14), Color: draw.Text}
			if line.Heading {
				y += u.Px(5)
				st.Bold, st.Color = true, draw.Accent
			}
			texts := u.Fonts.Wrap(line.Text, st, r.W)
			// One more than is in sight, so that the keys can go on to it.
			if h := lh * float64(len(texts)); y+h > in.Y-3*lh && y < in.Bottom()+3*lh && (!line.About.Empty() || line.Detail != "") {
				l.line(d, i, line, draw.Rect{X: r.X, Y: y, W: r.W, H: h}, center)
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
	if len(all) != l.shown {
		l.shown = len(all)
		u.Follow("log")
	}
}

// onlyButton has the log tell only of the piece that is chosen, or of everything.
func (l *LogPanel) onlyButton(d *Desk, head *draw.Rect, piece string) {
	u := d.UI
	st := ui.ButtonStyle{Size: 12, Align: draw.Center, On: l.Only, Tip: d.Say("log-mine-tip")}
	if piece == "" {
		st.Reason = d.Say("log-mine-none")
	}
	label := d.Say("log-mine")
	w := u.Fonts.Width(label, draw.Style{Size: u.Px(12)}) + u.Px(22)
	if u.Button("log.mine", head.CutRight(w, u.Px(6)), label, st) {
		l.Only = !l.Only
		u.Follow("log")
		d.Touch()
	}
}

// Lines are those to be shown: the latest, all or those about one piece.
func (l *LogPanel) Lines(all []LogLine, piece string) []LogLine {
	const shown = 400
	if l.Only && piece != "" {
		var own []LogLine
		for _, line := range all {
			if slices.Contains(line.About.Pieces, piece) || line.Heading {
				own = append(own, line)
			}
		}
		all = own
	}
	return all[max(len(all)-shown, 0):]
}

// line makes a line of the log show what it is about while the mouse is on it; a click
// brings that into the middle of the table.
func (l *LogPanel) line(d *Desk, i int, line *LogLine, r draw.Rect, center func(About)) {
	u := d.UI
	hot, clicked := u.Area("log:"+strconv.Itoa(i), line.Text, r)
	if hot {
		l.Noted = line
		u.L.Round(draw.Rect{X: r.X - u.Px(4), Y: r.Y, W: r.W + u.Px(8), H: r.H}, u.Px(4), draw.PanelHigh)
	}
	if hot && line.Detail != "" {
		u.Tip(line.Detail, r)
	}
	if clicked {
		center(line.About)
		d.Touch()
	}
}
