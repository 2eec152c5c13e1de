package scene

import (
	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// A way back inside an action: as long as an answer has led to nothing but the next
// question of the same player, it can be thought better of. What has been paid,
// rolled or placed is a matter of undo.

// canStepBack reports whether the question came of its player's latest answer, and
// nothing has happened in between.
func (p *play) canStepBack(d game.Decision) bool {
	n := p.session.Choices()
	if p.hands.quiet == 0 || p.hands.quiet != n || p.hands.self[n-1] || d.Private {
		return false
	}
	u := p.session.CanUndo(game.NoSeat)
	return u.Choices == 1 && !u.Agreement && p.session.Played()[n-1].Seat == d.Seat
}

// stepBack offers the way back above the answers.
func (t *tableScreen) stepBack(a *App, in *draw.Rect, d game.Decision) {
	u := a.ui
	if !t.play.canStepBack(d) {
		return
	}
	b := in.CutTop(u.Px(30), u.Px(8))
	st := ui.ButtonStyle{Size: 14, Tip: a.say("step-back-tip"), Cap: caps(bound(actStepBack)), Quiet: true}
	if u.Button("step.back", b, a.say("step-back"), st) || struck(&u.In, actStepBack) && !u.Writing() {
		t.undo(a)
	}
}
