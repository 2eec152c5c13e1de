package xwing

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
func (s *squadsScreen) row(a *Client, r draw.Rect, e *squadEntry, sight draw.Rect) float64 {
	u := a.UI
	lines := e.titleLines(u, r.W-u.Px(16+2*64+rowFan+8))
	line := draw.LineHeight(u.Px(e.titleStyle().Size))
	r.H = max(u.Px(36)+line*float64(len(lines)), u.Px(rowLeast))
	seen := r.Bottom() > sight.Y && r.Y < sight.Bottom()
	if seen {
		e.judge(a, s.list)
	}
	u.L.Round(r, u.Px(5), draw.PanelHigh)
	in := r.Inset(u.Px(8))
	hot := u.Over(r)
	for seat := game.Blue; seat >= game.Red; seat-- {
		b := in.CutRight(u.Px(58), u.Px(6))
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.picked[seat] == e.id}
		if e.err != nil {
			st.Reason = a.words.Error(e.err)
		}
		b.Y, b.H = b.Y+(b.H-u.Px(32))/2, u.Px(32)
		id := "squad:" + e.id + ":" + seat.ID()
		if u.Button(id, b, a.words.Seat(seat), st) {
			s.picked[seat] = e.id
			a.Touch()
		}
		hot = hot || u.Hover() == id
		u.L.Fill(draw.Rect{X: b.X + u.Px(6), Y: b.Bottom() - u.Px(4), W: b.W - u.Px(12), H: u.Px(2)}, art.SeatColor(seat))
	}
	if seen {
		tip := s.tip(a, e)
		s.rowWords(a, in, e, lines)
		u.Note("squad:"+e.id, tip, in)
		if hot && s.picked[game.Red] != e.id && s.picked[game.Blue] != e.id { // else all of it stands on the right
			u.Tip(tip, r) // beside the list: the buttons stay free
		}
	}
	return r.H
}

// Measures of a row in units of the design.
const (
	rowFan   = 96 // the ships, fanned
	rowLeast = 58
)

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

// rowWords is what a row says of its squad.
func (s *squadsScreen) rowWords(a *Client, in draw.Rect, e *squadEntry, title []string) {
	u := a.UI
	fan := in.CutLeft(u.Px(rowFan), u.Px(8))
	fan.Y, fan.H = fan.Y-u.Px(5), fan.H+u.Px(10)
	a.desk.fan(fan, e.squad.Pilots, 1)
	note := draw.Style{Size: 13, Color: draw.Muted, Plain: true}
	text := e.row(a.desk, true)
	if u.Fonts.Width(text, draw.Style{Size: u.Px(note.Size)}) > in.W {
		text = e.row(a.desk, false)
	}
	switch {
	case e.err != nil:
		text, note.Color = a.words.Error(e.err), draw.Bad
	case len(e.breaches) > 0:
		text, note.Color = e.breaches[0], draw.Warn
		if n := len(e.breaches) - 1; n > 0 {
			text = a.Say("breaches", "n", strconv.Itoa(n+1)) + " " + text
		}
		if e.unplayable != nil {
			note.Color = draw.Bad
		}
		if e.elsewhere != "" {
			text = e.elsewhere
		}
	}
	rest := in
	rest.Y += max((in.H-draw.LineHeight(u.Px(e.titleStyle().Size))*float64(len(title))-u.Px(18))/2, 0)
	for _, line := range title {
		u.Label(rest.CutTop(draw.LineHeight(u.Px(e.titleStyle().Size)), 0), line, e.titleStyle())
	}
	u.Label(rest.CutTop(u.Px(18), 0), text, note)
}

// row is the line of a squad in the list: its faction, of which the sign is enough where room is
// short, what it costs, how many ships it has, and the file of one's own.
func (e *squadEntry) row(a *desk, named bool) string {
	id := e.squad.Faction.String()
	text := a.Sign(id)
	if named {
		text += a.Say("faction-"+id) + " · "
	}
	text += e.size(a) + " · " + a.Say("ships", "n", strconv.Itoa(len(e.squad.Pilots)))
	if e.file.Where != "" {
		text += " · " + e.file.Name
	}
	return text
}

// summary is what a squad costs, how many ships it has, and where it is from.
func (e *squadEntry) summary(a *desk) string {
	text := e.size(a) + " · " + a.Say("ships", "n", strconv.Itoa(len(e.squad.Pilots)))
	switch {
	case e.quick:
		return text + " · " + a.Say("quick-builds")
	case e.file.Where == "":
		return text + " · " + a.Say("sample")
	}
	return text + " · " + e.file.Name
}

// tip is all there is to say of a squad before it is picked: what is in it, and
// what is wrong with it.
func (s *squadsScreen) tip(a *Client, e *squadEntry) string {
	if e.err != nil {
		return e.title() + "\n" + a.words.Error(e.err) + "\n" + a.Say("squad-broken-tip")
	}
	lines := []string{e.title(), e.summary(a.desk)}
	if e.elsewhere != "" {
		lines = append(lines, e.elsewhere)
	}
	for _, b := range e.breaches[:min(len(e.breaches), shownBreaches)] {
		lines = append(lines, "• "+b)
	}
	if n := len(e.breaches) - shownBreaches; n > 0 {
		lines = append(lines, "• "+a.Say("more-breaches", "n", strconv.Itoa(n)))
	}
	return strings.Join(lines, "\n") + e.inside
}
