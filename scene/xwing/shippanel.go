package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// floats paints a panel over the table, which shimmers through, and returns the room inside.
func (t *sight) floats(a *Client, r draw.Rect) draw.Rect {
	u := a.UI
	r = r.Snapped()
	u.Solid(r)
	u.L.Round(r, u.Px(6), draw.Fade(floating, 0.92))
	u.L.Ring(r, u.Px(6), max(1, u.Px(1)), draw.Edge)
	return r.Inset(u.Px(10))
}

// panels shows the card of a ship and all of the log, as far as they are open.
func (t *side) panels(a *Client) {
	u, v := a.UI, &t.play.board.view
	if s := v.Ship(t.carded()); s != nil {
		in := t.sight.floats(a, t.cardRoom(a))
		u.Scroll("card", in, func(r draw.Rect) float64 { return t.shipCard(a, r, s) })
	}
	t.log.Noted = nil
	if !t.open {
		return
	}
	chosen := ""
	if v.Ship(t.pieces.selected) != nil {
		chosen = t.pieces.selected.Piece()
	}
	t.log.Build(&a.Desk, t.sight.areas.log, t.play.board.Lines, chosen, t.pieces.center)
}

// carded is the ship whose card is shown: that in a roster under the mouse; while the card
// is open also the one on the table, the one that an answer under the mouse points at, or
// else the one selected. 0: none is.
func (t *side) carded() board.ShipID {
	if t.listed != 0 || !t.card {
		return t.listed
	}
	if t.pieces.hovered != 0 {
		return t.pieces.hovered
	}
	if o := t.question.Hint; o != nil && board.ShipOf(o.Target) != 0 {
		return board.ShipOf(o.Target)
	}
	return t.pieces.selected
}

// leastCard is how high a card must be able to be, in units of the design, to stand below
// the question.
const leastCard = 240

// cardRoom is where the card of a ship stands: below the question, or where that leaves no
// room opposite.
func (t *side) cardRoom(a *Client) draw.Rect {
	u, s := a.UI, &t.sight.areas
	gap := u.Px(margin)
	want := u.ScrollHeight("card") + u.Px(24)
	r := s.asks
	used := t.question.panel(a).H + gap
	r.Y, r.H = r.Y+used, r.H-used
	if r.H < min(want, u.Px(leastCard)) {
		r, _ = sideOf(s.free, t.sight.asked != game.Blue, u.Px(asksWide), gap)
		if !s.log.Empty() {
			r.H = s.log.Y - gap - r.Y
		}
	}
	r.H = min(r.H, max(want, u.Px(60)))
	return r
}

// foldCard shows the card of a ship, or puts it away.
func (t *side) foldCard(a *Client) {
	t.card = !t.card
	a.Touch()
}

// foldLog opens the log, or puts it away.
func (t *side) foldLog(a *Client) {
	t.open = !t.open
	a.Touch()
}

// closeCard is the button at the head of the card that puts it away.
func (t *side) closeCard(a *Client, r draw.Rect) {
	if a.UI.Button("card.tall", r, "▼", ui.ButtonStyle{Size: 12, Align: draw.Center, On: t.card, Tip: a.Say("card-tip")}) {
		t.foldCard(a)
	}
}
