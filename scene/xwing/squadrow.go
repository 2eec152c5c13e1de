package xwing

import (
	"strconv"
	"strings"

	"xwing/scene"
	"xwing/scene/draw"
)

// row is one file with a button for each seat; it returns its height.
func (s *squadsScreen) row(a *Client, r draw.Rect, e *squadEntry, sight draw.Rect) float64 {
	return a.OfferRow(r, sight, e.offer(a), s.picked[:len(s.sides(a))], func() scene.Offered {
		e.judge(a, s.mode(a))
		return s.rowTold(a, e)
	})
}

// offer is a squad as any game's list has it.
func (e *squadEntry) offer(a *Client) scene.Offer {
	o := scene.Offer{ID: e.id, Kind: "squad", Title: e.title(), Small: e.quick}
	if e.err != nil {
		o.Broken = a.words.Error(e.err)
	}
	return o
}

// rowTold is what a row says of its squad.
func (s *squadsScreen) rowTold(a *Client, e *squadEntry) scene.Offered {
	told := scene.Offered{Color: draw.Muted, Tip: s.tip(a, e), Picture: func(r draw.Rect) { a.desk.fan(r, e.squad.Pilots, 1) }}
	switch {
	case e.err != nil:
		told.Notes, told.Color = []string{a.words.Error(e.err)}, draw.Bad
	case len(e.breaches) > 0:
		text := e.breaches[0]
		if n := len(e.breaches) - 1; n > 0 {
			text = a.Say("breaches", "n", strconv.Itoa(n+1)) + " " + text
		}
		if told.Color = draw.Warn; e.unplayable != nil {
			told.Color = draw.Bad
		}
		if e.elsewhere != "" {
			text = e.elsewhere
		}
		told.Notes = []string{text}
	default:
		told.Notes = []string{e.row(a.desk, true), e.row(a.desk, false)}
	}
	return told
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
		text += " · " + e.file.inFolder()
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
