package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures behind the curtain, in units of the design.
const (
	dialsWide = 900
	dialsHigh = 600
	dialRow   = 98 // of a ship at most, and at least
	leastRow  = 66
)

// asked reports whether dials are to be set now.
func (t *dials) asked() bool {
	d, ok := t.question.Asked()
	return ok && d.Kind == ask.StackDials
}

// shut says why no stacks can be looked at; "" if they can.
func (t *dials) shut() string {
	if _, ok := t.question.Asked(); !ok || t.asked() {
		return t.question.App.Say("stacks-not-now")
	}
	return ""
}

// look opens the own stacks of who is asked: behind a curtain, unless nobody has to look away.
func (t *dials) look() {
	t.looking = true
	t.question.App.Touch()
}

// close puts them away.
func (t *dials) close() {
	t.looking = false
	if t.question.Curtain != game.NoSeat {
		t.question.Restart()
	}
	t.question.App.Touch()
}

// stacks shows the own stacks of who is asked, their order as it is; first the mouse is passed to him.
func (t *dials) stacks(a *desk, all draw.Rect) {
	d, ok := t.question.Decision()
	if !ok {
		t.looking = false
		return
	}
	open := a.set.Table.Open || t.play.Computer.Any()
	u := a.UI
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Night, 0.86))
	if !open && t.question.Curtain != d.Seat {
		in := t.panel(a, all, d.Seat)
		name := draw.Style{Size: 22, Bold: true, Color: art.SeatName(d.Seat)}
		u.Label(in.CutTop(u.Px(40), u.Px(6)), a.Say("curtain", "seat", d.Seat.ID()), name)
		u.Paragraph(in.CutTop(u.Px(50), u.Px(10)), a.Say("stacks-why"), draw.Style{Size: 15, Color: draw.Muted})
		row := in.CutTop(u.Px(44), 0).Columns(2, u.Px(10))
		open := ui.ButtonStyle{Align: draw.Center, Primary: true, Cap: scene.Caps(u, scene.ActPress)}
		if u.Button("stacks.open", row[0], a.Say("curtain-open", "seat", d.Seat.ID()), open) {
			t.question.Curtain = d.Seat
			a.Touch()
		}
		if u.Button("stacks.back", row[1], a.Say("back"), ui.ButtonStyle{Align: draw.Center}) {
			t.close()
		}
		return
	}
	in := t.panel(a, all, d.Seat)
	head := in.CutTop(u.Px(30), u.Px(6))
	st := ui.ButtonStyle{Align: draw.Center, Primary: true, Cap: scene.Caps(u, scene.ActEscape)}
	if u.Button("stacks.close", head.CutRight(u.Px(120), u.Px(8)), a.Say("close"), st) {
		t.close()
		return
	}
	u.Label(head, a.Say("stacks-of", "seat", d.Seat.ID()), draw.Style{Size: 18, Bold: true, Color: art.SeatName(d.Seat)})
	t.ships(a, in, d.Seat, nil)
}

// panel is the room behind the curtain.
func (t *dials) panel(a *desk, all draw.Rect, seat game.Seat) draw.Rect {
	u := a.UI
	r := draw.Rect{W: min(u.Px(dialsWide), all.W-u.Px(16)), H: min(u.Px(dialsHigh), all.H-u.Px(12))}
	r.X, r.Y = all.X+(all.W-r.W)/2, all.Y+(all.H-r.H)/2
	in := u.Panel(r).Inset(u.Px(6))
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(4)}, u.Px(2), art.SeatColor(seat))
	return in
}

// ask asks for the dials that the stacks of a player lack, a row for each ship.
func (t *dials) ask(a *desk, all draw.Rect, d game.Decision) {
	q, u := t.question, a.UI
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Night, 0.68))
	for _, r := range t.sight.Areas.Sides { // beside the foot, too
		r.CutTop(all.Bottom()-r.Y, 0)
		u.L.Fill(r, draw.Fade(draw.Night, 0.68))
	}
	in := t.panel(a, all, d.Seat)
	head := in.CutTop(u.Px(26), u.Px(4))
	count := a.Say("dials-chosen", "n", strconv.Itoa(len(q.Draft.Each)), "of", strconv.Itoa(len(d.Slots)))
	u.Label(head, count, draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	u.Label(head, a.Say("dials-behind", "seat", d.Seat.ID()), draw.Style{Size: 17, Bold: true, Color: art.SeatName(d.Seat)})
	text := a.Say("dials-why")
	u.Note("prompt.text", text, head)
	u.Label(in.CutTop(u.Px(22), u.Px(6)), text, draw.Style{Size: 15, Bold: true, Color: draw.Text})
	foot := in.CutBottom(u.Px(54), u.Px(8))
	t.ships(a, in, d.Seat, &d)
	reason := ""
	for i := range d.Slots {
		if _, set := q.Draft.Each[d.Slots[i].ID]; !set {
			reason = a.Say("dial-missing", "ship", t.play.words.Brief(t.shipOf(d.Slots[i].ID)))
			break
		}
	}
	button := foot.CutRight(foot.W*0.36, u.Px(12))
	if q.Confirm(&button, a.Say("dials-close"), reason) {
		q.GiveEach(d)
		return
	}
	t.told(a, foot, d)
}

// told is what the command in hand will do there.
func (t *dials) told(a *desk, r draw.Rect, d game.Decision) {
	u, q := a.UI, t.question
	u.L.Round(r, u.Px(5), draw.PanelHigh)
	in := r.Inset(u.Px(8))
	hover := strings.TrimPrefix(u.Hover(), "dial:")
	slot, command, ok := strings.Cut(hover, "=")
	if !ok || hover == u.Hover() {
		slot, command = q.Draft.Slot, q.Draft.Each[q.Draft.Slot]
	}
	id := t.shipOf(slot)
	if id == 0 || command == "" {
		u.Label(in, a.Say("dials-keys"), draw.Style{Size: 14, Color: draw.Muted})
		return
	}
	_, n, _ := strings.Cut(slot, "/")
	place, _ := strconv.Atoi(n)
	text := a.Say("dial-there", "command", t.play.words.Value("command", command), "ship", t.play.words.Value("ship", id.Piece()),
		"round", strconv.Itoa(t.play.board.view.Round+place-1))
	u.Label(in.CutTop(u.Px(18), 0), text, draw.Style{Size: 14, Bold: true, Color: draw.Text})
	u.Label(in, a.Say("does-"+command), draw.Style{Size: 13, Color: draw.Muted})
	_ = d
}

// shipOf is the ship of a slot: "ship:1/2" is the second dial from the top.
func (t *dials) shipOf(slot string) board.ShipID {
	piece, _, _ := strings.Cut(slot, "/")
	return board.ShipOf(piece)
}

// fill sets a dial and goes on to the next that is missing.
func (t *dials) fill(d game.Decision, s *game.Slot, command string) {
	t.question.Draft.Refusal = ""
	t.question.Fill(d, s, command)
}

// keys set dials: the numbers a command, up and down another ship, Enter closes the curtain.
func (t *dials) keys(a *desk) bool {
	if t.looking {
		return false
	}
	d, ok := t.question.Asked()
	if !ok || d.Kind != ask.StackDials || !t.question.Drafted(d) {
		return false
	}
	in := &a.UI.In
	if i, struck := scene.StruckAt(in, actJoint); struck {
		t.question.NextSlot(d, i == 0)
	}
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		t.question.NextSlot(d, back)
	}
	n, picked := t.question.App.Picked()
	way, turned := scene.StruckAt(in, actYaw)
	for i := range d.Slots {
		s := &d.Slots[i]
		if s.ID != t.question.Draft.Slot {
			continue
		}
		if turned { // to the command beside
			at := slices.IndexFunc(s.Options, func(o game.Option) bool { return o.ID == t.question.Draft.Each[s.ID] })
			if at < 0 && way == 0 {
				at = 0
			}
			t.question.Draft.Each[s.ID] = s.Options[(at+len(s.Options)+2*way-1)%len(s.Options)].ID
			a.Touch()
			break
		}
		if picked && n < len(s.Options) {
			t.fill(d, s, s.Options[n].ID)
			break
		}
	}
	if scene.Swallow(in, scene.ActPress) || scene.Swallow(in, scene.ActMain) {
		a.UI.PressPrimary()
	}
	return true
}
