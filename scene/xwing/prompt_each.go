package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// askOneForEach lists the ships that are to be set; the dial in hand turns by the wheel.
func (t *dials) askOneForEach(a *desk, in draw.Rect, d game.Decision) {
	if a.UI.Over(t.inHand.Intersect(in)) {
		t.wheelDial(a, t.question.Draft.Slot)
	}
	t.question.OneForEach(in, d)
}

// slotLook is what the slot of a ship is called and looks like.
func (t *dials) slotLook(s *game.Slot) (string, ui.ButtonStyle) {
	ship := t.play.board.view.Ship(board.ShipOf(s.ID))
	if ship == nil {
		return t.play.words.Slot(*s), ui.ButtonStyle{}
	}
	return t.play.words.Value("ship", s.ID), ui.ButtonStyle{Mark: art.SeatColor(ship.Seat)}
}

// setSlot builds the dial of the slot in hand, if it is one; its ship is looked at.
func (t *dials) setSlot(a *desk, r draw.Rect, d game.Decision, s *game.Slot) (float64, bool) {
	if id := board.ShipOf(s.ID); id != 0 {
		t.looked.selected = id
	}
	dial, ok := dialOf(s)
	if !ok {
		return 0, false
	}
	return t.dial(a, r, d, s, dial), true
}

// ionized lists, greyed, the ships that get no dial, and what they fly: ionized ones, and wingmates.
func (t *dials) ionized(a *desk, r draw.Rect, d game.Decision) float64 {
	u := a.UI
	y := r.Y
	ships := t.play.board.view.Ships
	for i := range ships {
		s := &ships[i]
		if d.Kind != ask.SetDials || s.Seat != d.Seat || s.Where != board.InPlay || s.Remote != "" || s.Follows() ||
			hasSlot(d, s.ID.Piece()) {
			continue
		}
		m := t.play.state().IonManeuver()
		st := ui.ButtonStyle{Mark: art.SeatColor(s.Seat), Reason: a.Say("ionized-dial", "maneuver", m.Code()), ShowWhy: true,
			Sprite: a.Sized(a.maneuver(m), u.Px(22))}
		if s.Wing.Mate() {
			st.Sprite, st.Reason = nil, a.Say("wing-dial", "leader", s.Wing.Leader.Piece())
		}
		label := t.play.words.Value("ship", s.ID.Piece())
		h := u.ButtonHeight(r.W, label, st)
		u.Button("ionized:"+s.ID.Piece(), draw.Rect{X: r.X, Y: y, W: r.W, H: h}, label, st)
		y += h + u.Px(6)
	}
	return y - r.Y
}

// maneuverSign shows at the right end of a slot the maneuver that has been picked for it.
func maneuverSign(a *desk, end draw.Rect, picked string) bool {
	m, ok := maneuverOf(picked)
	if !ok {
		return false
	}
	u := a.UI
	box := end.CutRight(end.H, u.Px(4))
	x, y := box.Center()
	a.Stamp(u.L, a.maneuver(m), x, y, box.H*0.8)
	color := draw.Mix(a.difficulty(m.Difficulty), draw.Text, 0.35) // it stands on a row that is chosen, too
	u.Label(end, strconv.Itoa(m.Speed), draw.Style{Size: 16, Bold: true, Color: color, Align: draw.RightAligned})
	return true
}
