package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// point shows what the options about the piece under the mouse would do. A click
// takes the only legal one; of several it opens a small menu.
func (t *prompt) point(a *desk, d game.Decision, options []*game.Option) {
	if t.question.Draft.Menu != nil {
		return
	}
	var legal []*game.Option
	for _, o := range options {
		if o.Legal() {
			legal = append(legal, o)
		}
	}
	in := &a.UI.In
	at := draw.Rect{X: in.X - a.UI.Px(8), Y: in.Y - a.UI.Px(8), W: a.UI.Px(16), H: a.UI.Px(16)}
	if s := t.play.board.view.Ship(t.pieces.hovered); s != nil { // the tip keeps still beside the ship
		at = t.sight.Rect(s.Base().Shape())
	}
	if len(legal) == 0 {
		t.question.Hint = options[0]
		var why []string
		for _, o := range options {
			if s := t.play.words.Refusal(*o.Refusal); !slices.Contains(why, s) {
				why = append(why, s)
			}
		}
		a.UI.Tip(strings.Join(why, "\n"), at)
		if in.Pressed[ui.LeftButton] {
			t.pieces.look(t.pieces.hovered)
			a.Touch()
		}
		return
	}
	t.question.Hint = t.plates.bestShot(d, legal)
	a.UI.Tip(t.question.pointWords(a, d, legal), at)
	if !in.Pressed[ui.LeftButton] {
		return
	}
	t.question.Take(d, legal)
}

// pointWords says what a click on the piece would do.
func (t *question) pointWords(a *desk, d game.Decision, legal []*game.Option) string {
	attacker, w, target, ok := t.plates.shotOf(d, t.Hint)
	if !ok {
		var says []string
		for _, o := range legal {
			says = append(says, t.cards.optionWords(o))
		}
		return strings.Join(says, "\n")
	}
	text := t.plates.shotWords(a, attacker, w, target)
	if len(legal) > 1 {
		return text + "\n" + a.Say("shot-click-menu")
	}
	return text + "\n" + a.Say("shot-click")
}

// tipOfShot says beside r what an attack would be.
func (t *question) tipOfShot(a *desk, d game.Decision, o *game.Option, r draw.Rect) {
	if attacker, w, target, ok := t.plates.shotOf(d, o); ok && o.Legal() {
		a.UI.Tip(t.plates.shotWords(a, attacker, w, target), r)
	}
}
