package scene

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// row is one file with a button for each seat; it returns its height. Rows out of
// sight are not judged: that takes a while.
func (s *squadsScreen) row(a *App, r draw.Rect, e *squadEntry, sight draw.Rect) float64 {
	u := a.ui
	lines := e.titleLines(u, r.W-u.Px(16+2*64+34))
	line := draw.LineHeight(u.Px(e.titleStyle().Size))
	r.H = u.Px(36) + max(line*float64(len(lines)), u.Px(20))
	seen := r.Bottom() > sight.Y && r.Y < sight.Bottom()
	if seen {
		e.judge(a, s.list)
	}
	u.L.Round(r, u.Px(5), draw.PanelHigh)
	in := r.Inset(u.Px(8))
	for seat := game.Blue; seat >= game.Red; seat-- {
		b := in.CutRight(u.Px(58), u.Px(6))
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.picked[seat] == e.id}
		if e.err != nil {
			st.Reason = e.err.Error()
		}
		b.Y, b.H = b.Y+(b.H-u.Px(32))/2, u.Px(32)
		if u.Button("squad:"+e.id+":"+seat.ID(), b, a.opt.Words.Seat(seat), st) {
			s.picked[seat] = e.id
			a.dirty = true
		}
		u.L.Fill(draw.Rect{X: b.X + u.Px(6), Y: b.Bottom() - u.Px(4), W: b.W - u.Px(12), H: u.Px(2)}, art.SeatColor(seat))
	}
	if seen {
		s.rowWords(a, in, e, lines)
	}
	return r.H
}

// mostTitleLines is how many lines a title may have in the list: that of quick
// builds names every ship.
const (
	mostTitleLines      = 2
	mostQuickTitleLines = 5
)

// titleStyle is how the squad's title is written in the list.
func (e *squadEntry) titleStyle() draw.Style {
	st := draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true}
	if e.quick {
		st.Size = 14
	}
	return st
}

// titleLines is the title in lines of a width.
func (e *squadEntry) titleLines(u *ui.UI, width float64) []string {
	most := mostTitleLines
	if e.quick {
		most = mostQuickTitleLines
	}
	st := e.titleStyle()
	st.Size = u.Px(st.Size)
	lines := u.Fonts.Wrap(e.title(), st, width)
	if len(lines) > most { // the last one is cut where it ends
		lines = append(lines[:most-1], strings.Join(lines[most-1:], " "))
	}
	return lines
}

// rowWords is what a row says of its squad; all of it is read in a tooltip.
func (s *squadsScreen) rowWords(a *App, in draw.Rect, e *squadEntry, title []string) {
	u := a.ui
	sign := in.CutLeft(u.Px(26), u.Px(8))
	if e.squad.Faction != 0 {
		a.emblem(sign, e.squad.Faction, 22)
	}
	text := e.size(a) + " · " + a.say("ships", "n", strconv.Itoa(len(e.squad.Pilots)))
	if e.quick {
		text += " · " + a.say("quick-builds")
	} else if e.file.Where == "" {
		text += " · " + a.say("sample")
	} else {
		text += " · " + e.file.Name
	}
	note := draw.Style{Size: 13, Color: draw.Muted}
	whole := e.title() + "\n" + text
	switch {
	case e.err != nil:
		text, note.Color = e.err.Error(), draw.Bad
		whole = e.title() + "\n" + text
	case len(e.breaches) > 0:
		text, note.Color = e.breaches[0], draw.Warn
		if n := len(e.breaches) - 1; n > 0 {
			text = a.say("breaches", "n", strconv.Itoa(n+1)) + " " + text
		}
		if e.unplayable != nil {
			note.Color = draw.Bad
		}
		if e.elsewhere != "" {
			text = e.elsewhere
			whole += "\n" + text
		}
		whole += "\n" + strings.Join(e.breaches[:min(len(e.breaches), shownBreaches)], "\n")
	}
	rest := in
	for _, line := range title {
		u.Label(rest.CutTop(draw.LineHeight(u.Px(e.titleStyle().Size)), 0), line, e.titleStyle())
	}
	u.Label(rest, text, note)
	u.Note("squad:"+e.id, whole, in)
	if u.Over(in) {
		u.Tip(whole, in)
	}
}
