package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/internal/settings"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// neverKey is an ability of a ship.
func neverKey(d game.Decision) string {
	return d.Seat.ID() + " " + d.Prompt.Arg("ship") + " " + d.Prompt.Arg("card")
}

// notAgain reports whether the player wants not to be asked again this round.
func (p *play) notAgain(d game.Decision) bool {
	round, said := p.never[neverKey(d)]
	return said && round == p.state().View.Round
}

// ease looks whether the open question needs anybody.
func (p *play) ease(on settings.Ease, d game.Decision) (scene.Easing, bool) {
	if e, ok := p.keepTurns(d); ok {
		return e, true
	}
	if e, ok := p.keepFlips(d); ok {
		return e, true
	}
	e, ok := ease(on, p.Session, d, p.notAgain)
	if !ok && on.Order {
		return p.keepOrder(d)
	}
	return e, ok
}

// neverButton is, below the answers about using an ability: no, and not again
// this round.
func (t *question) neverButton(a *desk, r draw.Rect, d game.Decision) float64 {
	u := a.UI
	if d.Kind != ask.UseAbility || d.Prompt.Arg("once") != "" { // it does not come again
		return 0
	}
	b := draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(34)}
	if u.Button("ease.never", b, a.Say("never"), ui.ButtonStyle{Tip: a.Say("never-tip")}) {
		if t.play.never == nil {
			t.play.never = map[string]int{}
		}
		t.play.never[neverKey(d)] = t.play.state().View.Round
		t.Pick(d, game.No)
	}
	return b.H + u.Px(6)
}
