package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// A way back inside an action: as long as an answer has led to nothing but the next
// question of the same player, it can be thought better of. What has been paid,
// rolled or placed is a matter of undo.

// stepBack offers the way back above the answers.
func (t *question) stepBack(a *Client, in *draw.Rect, d game.Decision) {
	u := a.UI
	if !t.play.CanStepBack(d) {
		return
	}
	b := in.CutTop(u.Px(30), u.Px(8))
	st := ui.ButtonStyle{Size: 14, Tip: a.Say("step-back-tip"), Cap: scene.Caps(scene.Bound(scene.ActStepBack)), Quiet: true}
	if u.Button("step.back", b, a.Say("step-back"), st) || scene.Struck(&u.In, scene.ActStepBack) && !u.Writing() {
		t.undo(a)
	}
}
