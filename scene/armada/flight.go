package armada

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// dragged is how far, in units of the design, a hand goes before it drags a squadron rather than clicks it.
const dragged = 6

// takeUp follows a hand that drags the squadron whose turn it is: that it moves is the answer, and it is held from there on.
// It reports whether the mouse is taken by that.
func (t *tableScreen) takeUp(a *desk) bool {
	in, h := &a.UI.In, &t.hold
	d, asked := t.question.Asked()
	switch {
	case !in.Down[ui.LeftButton]:
		*h = hold{}
		return false
	case in.Pressed[ui.LeftButton]:
		*h = hold{}
		if t.sight.Over(a.Desk) && !scene.Held(in, scene.ActGrab) {
			*h = hold{piece: t.pieces.at(t.sight.Cam.Table(in.X, in.Y)), x: in.X, y: in.Y}
		}
		return false
	case h.piece == "" || !asked || !slices.Contains(d.About, h.piece):
		return false
	case d.Kind == ask.MoveSquadron && h.going:
		if t.placing.Fetch() {
			*h = hold{}
		}
		return true
	case d.Kind != ask.SquadronAction || math.Hypot(in.X-h.x, in.Y-h.y) < a.UI.Px(dragged):
		return false
	}
	switch o := scene.OptionOf(d, "move"); {
	case o == nil:
		*h = hold{}
	case !o.Legal():
		*h = hold{}
		t.question.Refuse(*o.Refusal)
	default:
		h.going = true
		t.question.Pick(d, o.ID)
	}
	return true
}

// attacks is the question that follows when the squadron whose turn it is attacks: it is looked up once.
func (t *tableScreen) attacks(d game.Decision) (game.Decision, bool) {
	key := fmt.Sprint(t.play.Session.Choices())
	if t.ahead.key != key {
		t.ahead = ahead{key: key}
		if o := scene.OptionOf(d, "attack"); o != nil && o.Legal() {
			out, ok := scene.After(t.play.Session, d, o.ID)
			if ok && len(out.Open) == 1 && out.Open[0].Kind == ask.ChooseAttack {
				t.ahead.next, t.ahead.ok = out.Open[0], true
			}
		}
	}
	return t.ahead.next, t.ahead.ok
}

// shoot has a click on an enemy be the answer that the squadron whose turn it is attacks, and whom; it reports whether the
// piece under the mouse can be attacked by it.
func (t *tableScreen) shoot(a *desk, d game.Decision) bool {
	if d.Kind != ask.SquadronAction || t.over == "" || slices.Contains(d.About, t.over) {
		return false
	}
	next, ok := t.attacks(d)
	if !ok {
		return false
	}
	legal := slices.DeleteFunc(t.under(next), func(o *game.Option) bool { return !o.Legal() })
	if len(legal) == 0 {
		return false
	}
	t.ahead.hint = legal[0]
	var says []string
	for _, o := range legal {
		says = append(says, t.play.words.Option(*o))
	}
	in := &a.UI.In
	a.UI.Tip(strings.Join(says, "\n"), draw.Rect{X: in.X - 8, Y: in.Y - 8, W: 16, H: 16})
	if !in.Pressed[ui.LeftButton] {
		return true
	}
	t.question.Pick(d, "attack")
	if now, open := t.question.Decision(); len(legal) == 1 && open && now.Kind == next.Kind && scene.OptionOf(now, legal[0].ID) != nil {
		t.question.Answer(game.Choice{Seat: now.Seat, Kind: now.Kind, Pick: []string{legal[0].ID}, Self: true})
	}
	return true
}

// reach paints how far the squadron whose turn it is may move.
func (t *tableScreen) reach(a *desk) {
	d, ok := t.question.Asked()
	if !ok || d.Kind != ask.SquadronAction || len(d.About) == 0 {
		return
	}
	q := t.play.board.view.Squadron(board.SquadronOf(d.About[0]))
	o := scene.OptionOf(d, "move")
	if q == nil || o == nil || !o.Legal() {
		return
	}
	card, err := a.facts.Squadron(q.Card)
	if err != nil {
		return
	}
	ring := physics.Disc(q.Pose.Point(), gauge.Distance(card.Speed).Limit()+gauge.SquadronRadius)
	a.Back.Outline(t.sight.Cam.Points(ring.Outline(0.5)), max(1, a.UI.Px(1.2)), draw.Fade(draw.Accent, 0.8))
}
