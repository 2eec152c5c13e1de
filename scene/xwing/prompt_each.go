package xwing

import (
	"maps"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/pieces"
)

// askOneForEach lists the slots; the one in hand shows its options: as a dial
// if they are maneuvers, else as a list. All can be changed until confirmed.
func (t *dials) askOneForEach(a *Client, in draw.Rect, d game.Decision) {
	u := a.UI
	reason := ""
	if open := len(d.Slots) - len(t.question.Draft.Each); open > 0 {
		reason = a.Say("slots-open", "n", strconv.Itoa(open))
	}
	if t.question.Confirm(&in, a.Say("confirm"), reason) {
		t.answerEach(a, d)
		return
	}
	if u.Over(t.question.draft.dial.Intersect(in)) {
		t.wheelDial(a, t.question.Draft.Slot)
	}
	u.Scroll("prompt.list", in, func(r draw.Rect) float64 {
		y := r.Y
		for i := range d.Slots {
			y += t.slot(a, draw.Rect{X: r.X, Y: y, W: r.W}, d, &d.Slots[i])
		}
		y += t.ionized(a, draw.Rect{X: r.X, Y: y, W: r.W}, d)
		return y - r.Y
	})
}

// answerEach gives what has been set.
func (t *dials) answerEach(a *Client, d game.Decision) {
	t.question.Answer(game.Choice{Seat: d.Seat, Kind: d.Kind, Each: maps.Clone(t.question.Draft.Each)})
}

// slot builds one slot and returns its height.
func (t *dials) slot(a *Client, r draw.Rect, d game.Decision, s *game.Slot) float64 {
	u := a.UI
	open := t.question.Draft.Slot == s.ID
	st := ui.ButtonStyle{On: open}
	label := t.play.words.Slot(*s)
	if ship := t.play.board.view.Ship(board.ShipOf(s.ID)); ship != nil {
		label = t.play.words.Value("ship", s.ID)
		st.Mark = art.SeatColor(ship.Seat)
	}
	if open && board.ShipOf(s.ID) != 0 {
		t.pieces.selected = board.ShipOf(s.ID)
	}
	row := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(36)}
	if u.Button("slot:"+s.ID, row, label, st) {
		t.question.Draft.Slot = s.ID
		if open {
			t.question.Draft.Slot = ""
		}
		a.Touch()
	}
	t.slotAnswer(a, row, s)
	used := row.H + u.Px(6)
	if !open {
		return used
	}
	body := draw.Rect{X: r.X, Y: r.Y + used, W: r.W}
	if dial, ok := dialOf(s); ok {
		return used + t.dial(a, body, d, s, dial)
	}
	return used + t.slotList(a, body, d, s)
}

// ionized lists, greyed, the ships that get no dial, and what they fly.
func (t *dials) ionized(a *Client, r draw.Rect, d game.Decision) float64 {
	u := a.UI
	y := r.Y
	ships := t.play.board.view.Ships
	for i := range ships {
		s := &ships[i]
		if d.Kind != ask.SetDials || s.Seat != d.Seat || s.Where != board.InPlay || s.Remote != "" || hasSlot(d, s.ID.Piece()) {
			continue
		}
		m := t.play.state().IonManeuver()
		st := ui.ButtonStyle{Mark: art.SeatColor(s.Seat), Reason: a.Say("ionized-dial", "maneuver", m.Code()), ShowWhy: true,
			Sprite: a.Sized(pieces.Maneuver{Bearing: m.Bearing, Difficulty: m.Difficulty}, u.Px(22))}
		label := t.play.words.Value("ship", s.ID.Piece())
		h := u.ButtonHeight(r.W, label, st)
		u.Button("ionized:"+s.ID.Piece(), draw.Rect{X: r.X, Y: y, W: r.W, H: h}, label, st)
		y += h + u.Px(6)
	}
	return y - r.Y
}

// slotAnswer shows at the right end of a slot what has been picked for it.
func (t *dials) slotAnswer(a *Client, row draw.Rect, s *game.Slot) {
	u := a.UI
	picked, ok := t.question.Draft.Each[s.ID]
	end := row.Inset(u.Px(4))
	if !ok {
		u.Label(draw.Rect{X: end.X, Y: end.Y, W: end.W - u.Px(6), H: end.H}, a.Say("open"),
			draw.Style{Size: 13, Color: draw.Warn, Align: draw.RightAligned})
		return
	}
	if m, isManeuver := maneuverOf(picked); isManeuver {
		box := end.CutRight(end.H, u.Px(4))
		x, y := box.Center()
		a.Stamp(u.L, pieces.Maneuver{Bearing: m.Bearing, Difficulty: m.Difficulty}, x, y, box.H*0.8)
		u.Label(end, strconv.Itoa(m.Speed), draw.Style{Size: 16, Bold: true, Color: pieces.DifficultyColor(m.Difficulty), Align: draw.RightAligned})
		return
	}
	u.Label(draw.Rect{X: end.X, Y: end.Y, W: end.W - u.Px(6), H: end.H}, picked, draw.Style{Size: 14, Color: draw.Accent, Align: draw.RightAligned})
}

// slotList lists the options of a slot that is no dial.
func (t *dials) slotList(a *Client, r draw.Rect, d game.Decision, s *game.Slot) float64 {
	u := a.UI
	y := r.Y
	for i := range s.Options {
		o := &s.Options[i]
		st := t.question.optionStyle(a, d, o)
		st.On = t.question.Draft.Each[s.ID] == o.ID
		label := t.cards.optionWords(o)
		h := u.ButtonHeight(r.W-u.Px(12), label, st)
		if u.Button("option:"+s.ID+":"+o.ID, draw.Rect{X: r.X + u.Px(12), Y: y, W: r.W - u.Px(12), H: h}, label, st) {
			t.fill(a, d, s, o.ID)
		}
		y += h + u.Px(4)
	}
	return y - r.Y + u.Px(4)
}

// fill picks an option for a slot and goes on to the next that is open.
func (t *dials) fill(a *Client, d game.Decision, s *game.Slot, option string) {
	t.question.Draft.Each[s.ID] = option
	t.openNext(a, d)
}

// dialOf reads a slot's options as the maneuvers of a dial.
func dialOf(s *game.Slot) (map[catalog.Maneuver]*game.Option, bool) {
	dial := make(map[catalog.Maneuver]*game.Option, len(s.Options))
	for i := range s.Options {
		m, ok := maneuverOf(s.Options[i].ID)
		if !ok {
			return nil, false
		}
		dial[m] = &s.Options[i]
	}
	return dial, len(dial) > 0
}
