package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// litWidgets are those by which the answer is given that the coach suggests, as far as the one in the making is from it.
func litWidgets(d game.Decision, c game.Choice, draft *scene.Draft) (ids []string) {
	switch d.Shape {
	case game.OneOf:
		for _, id := range c.Pick {
			ids = append(ids, "option:"+id)
		}
	case game.SomeOf:
		for _, o := range d.Options {
			if slices.Contains(c.Pick, o.ID) != slices.Contains(draft.Picks, o.ID) {
				ids = append(ids, "option:"+o.ID)
			}
		}
	case game.OneForEach:
		for slot, id := range c.Each {
			if draft.Each[slot] == "" {
				ids = append(ids, "option:"+slot+":"+id)
			}
		}
	}
	if len(ids) == 0 {
		ids = append(ids, "confirm")
	}
	return ids
}

// lightPanel lights, over the panel, what is to be pressed.
func (t *tableScreen) lightPanel(a *desk) {
	d, ok := t.question.Asked()
	if !ok || !t.taught.asks || !t.question.Drafted(d) {
		return
	}
	u, ids := a.UI, litWidgets(d, t.taught.hint.Answer, &t.question.Draft)
	if t.taught.hint.Bare {
		ids = []string{"ranges"}
	}
	found := slices.ContainsFunc(u.Widgets, func(w ui.Widget) bool { return slices.Contains(ids, w.ID) && w.Rect[3] > 0 })
	t.seekLit(a, found)
	for _, w := range u.Widgets {
		r := draw.Rect{X: float64(w.Rect[0]), Y: float64(w.Rect[1]), W: float64(w.Rect[2]), H: float64(w.Rect[3])}
		if slices.Contains(ids, w.ID) && w.Enabled && !r.Empty() {
			u.L.Ring(r.Inset(-u.Px(4)), u.Px(9), u.Px(4), draw.Fade(draw.Now, 0.35))
			u.L.Ring(r.Inset(-u.Px(2)), u.Px(7), u.Px(2.5), draw.Now)
			u.Note("lit:"+w.ID, w.Words, r)
		}
	}
	own := t.taught.own()
	if m, ok := maneuverOf(t.taught.hint.Answer.Each[own.Piece()]); ok && t.question.hint.ship == 0 && len(t.question.Draft.Each) == 0 {
		t.question.hint = hint{ship: own, maneuver: m}
	}
}

// seekLit turns the list of answers a little, until what is lit lies within it; once for each question, so that whoever
// turns it himself has it as he likes.
func (t *tableScreen) seekLit(a *desk, found bool) {
	const most = 8
	s := &t.taught.seek
	if now := t.play.Session.Choices(); s.choices != now {
		*s = seeking{choices: now}
	}
	switch {
	case found:
		s.times = most
	case s.times < most:
		s.times++
		a.UI.ScrollBy("prompt.list", 0.4)
		a.Touch()
	}
}

// own is the ship whose dial is set.
func (s *taught) own() board.ShipID {
	for slot := range s.hint.Answer.Each {
		return board.ShipOf(slot)
	}
	return 0
}

// lightTable lights what of the table the sentence is about: the learner's ship, whom or where to the answer leads, and
// what lies in its way.
func (t *tableScreen) lightTable(a *desk) {
	d, ok := t.question.Asked()
	if !ok || !t.taught.asks {
		return
	}
	h := &t.taught.hint
	if h.Own {
		if s := t.play.learner(t.play.state()); s != nil {
			a.lightUp(t.around(s, a.UI.Px(6)))
		}
	}
	for _, id := range h.Obstacles {
		if shape, ok := t.play.targetShape(a, id.Piece()); ok {
			a.lightUp(t.sight.Cam.Points(shape.Outline(0.4)))
		}
	}
	if h.Bare || d.Shape != game.OneOf {
		return
	}
	for _, id := range h.Answer.Pick {
		o := scene.OptionOf(d, id)
		if o == nil {
			continue
		}
		a.lightUp(t.around(t.play.board.view.Ship(board.ShipOf(o.Target)), a.UI.Px(6)))
		for i := range o.Places {
			shape := o.Places[i].Shape()
			a.lightUp(t.sight.Cam.Points(shape.Outline(0.4)))
		}
	}
}

// lightUp draws a line that shines around something on the table.
func (d *desk) lightUp(points []draw.Pt) {
	if len(points) == 0 {
		return
	}
	d.Back.Outline(points, d.UI.Px(7), draw.Fade(draw.Now, 0.3))
	d.Back.Outline(points, d.UI.Px(3), draw.Now)
}
