package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// panels shows the cards of ships and all of the log, as far as they are open.
func (t *side) panels(a *desk) {
	v := &t.play.board.view
	t.sight.Sheets, t.sight.Stay = t.sight.Sheets[:0], t.sight.Stay[:0]
	if s := v.Ship(t.pinned); s == nil || s.Where == board.Removed {
		t.pinned = 0
	}
	live := t.carded()
	if s := v.Ship(live); s != nil && live != t.pinned {
		t.sheet(a, s, "card", t.cardRoom(a))
	}
	if s := v.Ship(t.pinned); s != nil {
		if room, ok := t.pinRoom(a, live != 0 && live != t.pinned); ok {
			t.sheet(a, s, "pin", room)
		}
	}
	t.log.Noted = nil
	if !t.open {
		return
	}
	if t.log.Close = nil; table.Measured(a.Desk).Log == 0 {
		t.log.Close = func() { t.foldLog(a) }
	}
	chosen := ""
	if v.Ship(t.looked.selected) != nil {
		chosen = t.looked.selected.Piece()
	}
	t.log.Build(a.Desk, t.sight.Areas.Log, t.play.board.Lines, chosen, t.center)
}

// sheet shows the card of a ship in a room, as high as it needs.
func (t *side) sheet(a *desk, s *board.Ship, id string, room draw.Rect) {
	u := a.UI
	if id == "pin" || t.looked.card { // what the mouse merely passes moves no dice
		t.sight.Sheets = append(t.sight.Sheets, room)
		if id == "pin" || t.looked.selected != 0 && t.looked.selected != t.pinned {
			t.sight.Stay = append(t.sight.Stay, room)
		}
	}
	room.H = min(room.H, max(u.ScrollHeight(id)+u.Px(24), u.Px(60)))
	in := table.Floats(a.Desk, room)
	c := sheet{side: t, a: a, ship: s, id: id}
	u.Scroll(id, in, c.build)
}

// carded is the ship whose card is shown: that in a roster under the mouse; while the card
// is open also the one on the table, the one that an answer under the mouse points at, or
// else the one selected. 0: none is.
func (t *side) carded() board.ShipID {
	if t.listed != 0 || !t.looked.card {
		return t.listed
	}
	if t.looked.hovered != 0 {
		return t.looked.hovered
	}
	if o := t.question.Hint; o != nil && board.ShipOf(o.Target) != 0 {
		return board.ShipOf(o.Target)
	}
	return t.looked.selected
}

// leastCard is how high a card must be able to be, in units of the design, to stand below
// the question.
const leastCard = 240

// cardRoom is where the card of a ship stands: below the question, or where that leaves no
// room opposite. What the camera frames in depends on it, so it depends on nothing that has
// been measured in an earlier frame, nor on what stands behind a curtain: how high the card
// itself is, or a private question.
func (t *side) cardRoom(a *desk) draw.Rect {
	u, s := a.UI, &t.sight.Areas
	gap := u.Px(table.Margin)
	r := s.Asks
	used := t.question.panel(a).H + gap
	r.Y, r.H = r.Y+used, r.H-used
	if d, ok := t.question.Pending(); ok && d.Private || r.H < u.Px(leastCard) {
		r, _ = table.SideOf(s.Free, false, min(u.Px(table.AsksWide), s.Free.W), gap)
	}
	return r
}

// pinRoom is where the pinned card stands, beside the question: it stays there whatever is
// asked. It has no room where the other one, opposite, leaves none.
func (t *side) pinRoom(a *desk, beside bool) (draw.Rect, bool) {
	s, gap := &t.sight.Areas, a.UI.Px(table.Margin)
	r, _ := table.SideOf(s.Free, true, min(a.UI.Px(table.AsksWide), s.Free.W), gap)
	if other := t.cardRoom(a); beside && other.X < r.Right() && r.X < other.Right() {
		return r, false
	}
	return r, true
}

// look opens the card of a ship that was clicked; clicked once more, or beside any, it is
// put away.
func (t *looked) look(id board.ShipID) {
	t.card = id != 0 && (!t.card || t.selected != id)
	t.selected = id
}

// foldCard shows the card of a ship, or puts it away.
func (t *side) foldCard(a *desk) {
	t.looked.card = !t.looked.card
	a.Touch()
}

// foldLog opens the log, or puts it away.
func (t *side) foldLog(a *desk) {
	t.open = !t.open
	a.Touch()
}

// pinShown pins the card that is shown, or lets the pinned one go.
func (t *side) pinShown(a *desk) {
	if id := t.carded(); id != 0 {
		t.pin(a, id)
		return
	}
	t.pin(a, t.pinned)
}

// shut puts away the card that was opened last, and reports whether there was one.
func (t *side) shut() bool {
	switch {
	case t.looked.card && t.carded() != 0 && t.carded() != t.pinned:
		t.looked.card = false
	case t.pinned != 0:
		t.pinned = 0
	case t.looked.card:
		t.looked.card = false
		return false
	default:
		return false
	}
	return true
}
