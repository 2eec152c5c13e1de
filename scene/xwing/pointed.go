package xwing

import (
	"strings"

	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
)

// point shows what the options about the piece under the mouse would do.
func (t *prompt) point(a *desk, d game.Decision, options []*game.Option) {
	in := &a.UI.In
	p := scene.Pointed{At: draw.Rect{X: in.X - a.UI.Px(8), Y: in.Y - a.UI.Px(8), W: a.UI.Px(16), H: a.UI.Px(16)}, Best: t.play.bestShot,
		Words: func(d game.Decision, legal []*game.Option) string { return t.question.pointWords(a, d, legal) },
		Look:  func() { t.looked.look(t.looked.hovered) }}
	if s := t.play.board.view.Ship(t.looked.hovered); s != nil { // the tip keeps still beside the ship
		part := s.Part(s.Pose)
		p.At = t.sight.Rect(part.Shape())
	}
	t.question.Point(d, options, p)
}

// pointWords says what a click on the piece would do.
func (t *question) pointWords(a *desk, d game.Decision, legal []*game.Option) string {
	attacker, w, target, ok := t.play.shotOf(d, t.Hint)
	if !ok {
		var says []string
		for _, o := range legal {
			says = append(says, t.cards.optionWords(o))
		}
		return strings.Join(says, "\n")
	}
	text := t.play.shotWords(a, attacker, w, target)
	if len(legal) > 1 {
		return text + "\n" + a.Say("shot-click-menu")
	}
	return text + "\n" + a.Say("shot-click")
}

// tipOfShot says beside r what an attack would be.
func (t *question) tipOfShot(a *desk, d game.Decision, o *game.Option, r draw.Rect) {
	if attacker, w, target, ok := t.play.shotOf(d, o); ok && o.Legal() {
		a.UI.Tip(t.play.shotWords(a, attacker, w, target), r)
	}
}
