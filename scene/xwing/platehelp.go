package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// shipAt is the ship under a point of the screen.
func (t *plates) shipAt(x, y float64) board.ShipID {
	v := t.sight.Cam.Table(x, y)
	ships := t.play.board.view.Ships
	for i := len(ships) - 1; i >= 0; i-- {
		s := &ships[i]
		if s.Where != board.InPlay {
			continue
		}
		if part := s.Part(s.Pose); part.Shape().Contains(v) {
			return s.ID
		}
	}
	for _, p := range t.plated { // a plate stands for its ship
		if p.at.Contains(x, y) {
			return p.ship
		}
	}
	return 0
}

// shipUnder is the ship under a point of the screen; the whole plate that is
// shown of the ship under the mouse keeps it there.
func (t *plates) shipUnder(x, y float64) board.ShipID {
	if id := t.shipAt(x, y); id != 0 || !t.whole.at.Contains(x, y) {
		return id
	}
	return t.whole.ship
}

// plateHelp explains the token that the mouse is on, on the plate of the ship
// under it: where it stood when the mouse came, or on the whole plate.
func (t *plates) plateHelp(a *desk) {
	in := &a.UI.In
	t.whole = plated{}
	s := t.play.board.view.Ship(t.looked.hovered)
	if s == nil || s.Where != board.InPlay {
		return
	}
	p, at := t.wholePlate(a, s)
	t.whole = plated{s.ID, at.At, at.Led}
	texts := t.cards.tokenWords(a, s)
	t.tokenTip(a, &p, at.At, texts)
	for _, small := range t.plated {
		if small.ship == s.ID && small.at.Contains(in.X, in.Y) {
			p := t.plateOf(a, s, false)
			t.tokenTip(a, &p, small.at, texts)
		}
	}
}

// tokenTip shows what is said of the token under the mouse, on a plate at r.
func (t *plates) tokenTip(a *desk, p *plate, r draw.Rect, texts []string) {
	for i, box := range p.places(a, r) {
		if i < len(texts) && box.Contains(a.UI.In.X, a.UI.In.Y) {
			a.UI.Tip(texts[i], box)
		}
	}
}

// tokenWords explains the tokens of a ship as its plate shows them: one of each
// kind, then its locks and those on it, then its conditions.
func (t *cards) tokenWords(a *desk, s *board.Ship) []string {
	var out []string
	for k := range board.TokenKinds {
		if s.Has(k) > 0 {
			out = append(out, t.play.words.Value("token", k.String())+"\n"+a.Say("help-token-"+k.String()))
		}
	}
	locks := ""
	for _, l := range s.Locks {
		locks += a.Say("locked", "target", l) + "\n"
	}
	if locks != "" {
		out = append(out, locks+a.Say("help-token-lock"))
	}
	locked := ""
	for _, by := range t.play.lockedBy(s) {
		locked += a.Say("locked-by", "ship", by.ID.Piece()) + "\n"
		if a.facts.Lettered() { // each has a sign of its own
			out, locked = append(out, locked+a.Say("help-token-lock")), ""
		}
	}
	if locked != "" {
		out = append(out, locked+a.Say("help-token-lock"))
	}
	for _, c := range t.conditionsOf(s) {
		out = append(out, t.conditionTip(a, c))
	}
	return out
}

// endAt is what the ruler takes hold of at a place of the screen: a ship, an obstacle, or a point of the table.
func (t *plates) endAt(a *desk, x, y float64) table.End {
	e := table.End{At: t.sight.Cam.Table(x, y)}
	if id := t.shipAt(x, y); id != 0 {
		e.Piece = id.Piece()
		return e
	}
	for i := range t.play.board.view.Obstacles {
		o := &t.play.board.view.Obstacles[i]
		if shape, _ := a.obstacleOutline(o.XWS); !o.Gone && shape.At(o.Pose).Contains(e.At) {
			e.Piece = o.ID.Piece()
		}
	}
	return e
}
